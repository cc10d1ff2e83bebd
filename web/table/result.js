/** How a match ended: the ranking with what every total is made of. */

import { element } from "../elements.js";
import { seatName } from "./seats.js";

/** @typedef {import("/strata.js").Score} Score */
/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("../words.js").Say} Say */

/**
 * @param {Score} score
 * @param {Summary} summary
 * @param {Say} say
 * @returns {HTMLElement}
 */
export function resultOf(score, summary, say) {
  const { ranking } = score;
  const lines = [...new Map(ranking.flatMap((standing) => standing.lines.map(({ name, title }) => [name, title])))];
  const row = (/** @type {string} */ title, /** @type {(standing: Score["ranking"][number]) => number | string} */ cell, kind = "") =>
    element("tr", { class: kind }, element("th", { scope: "row" }, title), ranking.map((standing) => element("td", {}, cell(standing))));
  return element(
    "section",
    { class: "result card" },
    element("h2", {}, say("over")),
    score.reason_title !== null && element("p", { class: "muted" }, score.reason_title),
    element(
      "div",
      { class: "scores", tabindex: "0", role: "region", "aria-label": say("over") },
      element(
        "table",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            element("td"),
            ranking.map(({ seat }) => element("th", { scope: "col" }, element("bdi", {}, seatName(summary, seat, say)))),
          ),
        ),
        element(
          "tbody",
          {},
          row(say("rank"), ({ rank }) => rank),
          row(say("total"), ({ total }) => total, "total"),
          lines.map(([name, title]) => row(title, (standing) => standing.lines.find((line) => line.name === name)?.points ?? "–")),
        ),
      ),
    ),
  );
}
