/** How all seats stood, version by version: a line for each seat, a dashed one for each track of the game. */

import { element } from "../elements.js";
import { Chart } from "./chart.js";
import { Legend } from "./legend.js";

/** @typedef {import("/answers.js").ScoreHistory} ScoreHistory */
/** @typedef {import("../words.js").Say} Say */

export class Curve {
  element;
  #history;
  #names;
  #chart;
  #legend;

  /**
   * @param {ScoreHistory} history
   * @param {string[]} names
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(history, names, say, go) {
    this.#history = history;
    this.#names = names;
    const { data: rows, tracks } = history;
    const hasPoints = rows.some(({ totals }) => totals.some((total) => total !== 0));
    const lines = [
      ...tracks.map(({ name }, number) => ({
        kind: `track line-${number}`,
        points: rows.map(({ version, tracks: there }) => ({ version, value: there[name] ?? 0 })),
      })),
      ...(hasPoints ? names : []).map((_, seat) => ({
        kind: `points seat-${seat}`,
        points: rows.map(({ version, totals }) => ({ version, value: totals[seat] ?? 0 })),
      })),
    ];
    const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
    this.#chart = new Chart(say("curve"), history.version, lines, [Math.min(0, ...values), Math.max(1, ...values)], go);
    this.#legend = new Legend([
      ...names.map((name, seat) => /** @type {[string, string]} */ ([`seat-${seat}`, name])),
      ...tracks.map(({ title }, number) => /** @type {[string, string]} */ ([`line-${number}`, title])),
    ]);
    this.element = element("section", { class: "card curve" }, element("h2", {}, say("curve")), this.#chart.element, this.#legend.element);
  }

  /** @param {number} version */
  show(version) {
    this.#chart.show(version);
    const { data, tracks } = this.#history;
    const row = data.findLast((one) => one.version <= version);
    this.#legend.show([...this.#names.map((_, seat) => row?.totals[seat]), ...tracks.map(({ name }) => row?.tracks[name])]);
  }
}
