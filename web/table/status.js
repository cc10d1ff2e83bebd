/** How a match stands, in a line. */

import { seatName } from "./seats.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Shown} Shown */

/**
 * @param {Shown} shown
 * @param {number | null} seat The viewer's.
 * @param {Say} say
 * @returns {string}
 */
export function statusOf({ summary, decision, telling }, seat, say) {
  if (summary.status === "open") return waitingFor(summary, say);
  if (summary.status === "cancelled") return say("status-cancelled");
  if (summary.status !== "playing") return say("status-over");
  if (decision !== null) return say("your-turn");
  if (telling !== null) return say("status-bots");
  const names = summary.pending.filter((asked) => asked.seat !== seat).map((asked) => seatName(summary, asked.seat, say));
  return names.length === 0 ? say("status-bots") : say("status-waiting", { who: names.join(", ") });
}

/**
 * Whom a match waits for before its game begins.
 * @param {import("/strata.js").Summary} summary
 * @param {Say} say
 */
function waitingFor(summary, say) {
  const { until, waits_for } = summary.chance;
  if (until === null) return say("status-open");
  return say("status-values", { who: waits_for.map((seat) => seatName(summary, seat, say)).join(", ") });
}
