/** Follows a match for the page around, and tells it what happens: `move`, `turn`, `over`. */

import { strata } from "../service.js";
import { language } from "../words.js";
import { tell } from "./host.js";

/** @typedef {import("/strata.js").Seat} Seat */
/** @typedef {import("/strata.js").Summary} Summary */

/**
 * @param {string} match
 * @param {string | null} token
 * @returns {Seat} Whoever has no token looks as a spectator.
 */
export function viewerOf(match, token) {
  return token === null ? /** @type {any} */ (strata.match(match)) : strata.seat(match, token);
}

/**
 * Until the match is over, or the signal says so. `changed` is told of every change, the latest at least.
 * @param {string} match
 * @param {string | null} token
 * @param {AbortSignal} signal
 * @param {(version: number) => void} [changed]
 */
export async function follow(match, token, signal, changed = () => {}) {
  const viewer = viewerOf(match, token);
  const seat = token === null ? null : (await viewer.view({ signal })).seat;
  let asked = -1;
  let isAsking = false;
  let isStale = false;

  /** Who must decide is asked for once however many events come meanwhile. */
  const look = async () => {
    isStale = true;
    if (isAsking) return;
    isAsking = true;
    while (isStale) {
      isStale = false;
      const summary = await viewer.summary({ signal });
      tellTurn(summary);
    }
    isAsking = false;
  };
  const tellTurn = (/** @type {Summary} */ { version, pending }) => {
    const own = pending.find((each) => each.seat === seat);
    if (own !== undefined && version > asked) tell("turn", { match, version, seat, decision: own.name });
    asked = version;
  };

  const { version, status } = await viewer.summary({ signal });
  changed(version);
  void look().catch(() => {});
  const isOver = ["scored", "cancelled"].includes(status);
  for await (const event of isOver ? [] : viewer.stream({ after: version, lang: language, signal })) {
    const { version, type, actor, lines = [] } = /** @type {typeof event & { lines?: string[] }} */ (event);
    tell("move", { match, version, type, actor, lines });
    changed(version);
    void look().catch(() => {});
  }
  const { status: end, outcome } = await viewer.summary({ signal });
  tell("over", { match, status: end, outcome });
}
