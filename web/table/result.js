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
  const names = [...new Map(score.ranking.flatMap(({ lines }) => lines.map(({ name, title }) => [name, title])))];
  const points = (/** @type {Score["ranking"][number]} */ standing, /** @type {string} */ name) =>
    standing.lines.find((line) => line.name === name)?.points ?? "–";
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
        element("thead", {}, element("tr", {}, ["rank", "who", "total"].map((id) => element("th", { scope: "col" }, say(id))), names.map(([, title]) => element("th", { scope: "col" }, title)))),
        element(
          "tbody",
          {},
          score.ranking.map((standing) =>
            element(
              "tr",
              { class: standing.rank === 1 ? "first" : null },
              element("td", {}, standing.rank),
              element("th", { scope: "row" }, element("bdi", {}, seatName(summary, standing.seat, say))),
              element("td", { class: "total" }, standing.total),
              names.map(([name]) => element("td", {}, points(standing, name))),
            ),
          ),
        ),
      ),
    ),
  );
}
