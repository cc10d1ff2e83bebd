/** The token of a seat, or to watch, that the page around gives: kept by this page alone, for as long as it is open. */

import { strata } from "../service.js";
import { keepInMemory, keepSeat, keepWatch } from "../tokens.js";

/** @typedef {import("/strata.js").Viewer} Viewer */

/**
 * @param {string} match
 * @param {string | null} token
 * @returns {Promise<number | null>} Whose token it is; before a match has started, nobody can tell.
 */
export async function keepToken(match, token) {
  keepInMemory();
  if (token === null) return null;
  const viewer = strata.match(match, token);
  const seat = (await isOpen(viewer)) ? null : (await viewer.view()).seat;
  if (seat === null) keepWatch(match, token);
  else keepSeat(match, seat, token);
  return seat;
}

/**
 * Once all seats are taken.
 * @param {Viewer} viewer
 * @param {AbortSignal} [signal]
 */
export async function started(viewer, signal) {
  if (!(await isOpen(viewer, signal))) return;
  for await (const { type } of viewer.stream({ signal })) if (type === "match_started") return;
}

/** @param {Viewer} viewer @param {AbortSignal} [signal] */
export async function isOpen(viewer, signal) {
  return (await viewer.summary({ signal })).status === "open";
}
