/**
 * The tokens that this browser keeps: of seats, and of matches that it may watch.
 *
 * A token travels in the fragment of an address, which no server is sent: `/table/<match>#seat=1&token=…`. `address.js`,
 * which a page loads first, takes it out of the address bar.
 */

import { memory, storage } from "./storage.js";

const KEPT = "strata-tokens";

let place = storage;

/** Keep tokens in this page alone. */
export function keepInMemory() {
  place = memory();
}

/**
 * What this browser has of a match: the tokens of its seats, and one to watch it.
 * @typedef {{ seats: Record<number, string>, watch?: string }} Kept
 */

/**
 * What an address brought along: a seat that is this browser's from here on, an invitation to one, or a token to watch.
 * @typedef {{ seat?: number, invitation?: string }} Arrival
 */

/** @returns {Record<string, Kept>} By match, the one that was added last at the end. */
export function allTokens() {
  return JSON.parse(place.getItem(KEPT) ?? "{}");
}

/**
 * @param {string} match
 * @returns {Kept}
 */
export function tokensOf(match) {
  return allTokens()[match] ?? { seats: {} };
}

/**
 * @param {string} match
 * @param {number} seat
 * @param {string} token
 */
export function keepSeat(match, seat, token) {
  const kept = tokensOf(match);
  store(match, { ...kept, seats: { ...kept.seats, [seat]: token } });
}

/**
 * @param {string} match
 * @param {string} token
 */
export function keepWatch(match, token) {
  store(match, { ...tokensOf(match), watch: token });
}

/**
 * @param {string} match
 * @param {number} seat
 */
export function forgetSeat(match, seat) {
  const { [seat]: _, ...seats } = tokensOf(match).seats;
  store(match, { ...tokensOf(match), seats });
}

/**
 * A token with which the match can be looked at as a spectator: without one, only if it is listed.
 * @param {string} match
 * @returns {string | undefined}
 */
export function watchToken(match) {
  const { watch, seats } = tokensOf(match);
  return watch ?? Object.values(seats)[0];
}

/**
 * Store what the address of this page brought along.
 * @param {string} match
 * @returns {Arrival}
 */
export function takeFromAddress(match) {
  const brought = new URLSearchParams(sessionStorage.getItem("strata-arrival") ?? "");
  sessionStorage.removeItem("strata-arrival");
  const token = brought.get("token");
  const invitation = brought.get("invitation");
  const watch = brought.get("watch");
  if (token === null && invitation === null && watch === null) return {};
  if (watch !== null) keepWatch(match, watch);
  const seat = Number(brought.get("seat"));
  if (token !== null) keepSeat(match, seat, token);
  return invitation === null ? { seat } : { seat, invitation };
}

/**
 * An address that carries a seat, an invitation to it, or the right to watch, to somebody else or to another device.
 * @param {string} match
 * @param {{ token: string, seat: number } | { invitation: string, seat: number } | { watch: string }} what
 * @returns {string}
 */
export function addressWith(match, what) {
  const carried = Object.entries(what).map(([name, value]) => [name, String(value)]);
  return `${location.origin}/table/${encodeURIComponent(match)}#${new URLSearchParams(Object.fromEntries(carried))}`;
}

/**
 * @param {string} match
 * @param {Kept} kept
 */
function store(match, kept) {
  const { [match]: _, ...others } = allTokens();
  const isEmpty = Object.keys(kept.seats).length === 0 && kept.watch === undefined;
  place.setItem(KEPT, JSON.stringify(isEmpty ? others : { ...others, [match]: kept }));
}
