/** How all seats stood, version by version: a line for each seat, a dashed one for each track of the game. */

import { element, fill } from "../elements.js";
import { shape } from "./shapes.js";

/** @typedef {import("/answers.js").ScoreHistory} ScoreHistory */
/** @typedef {import("/answers.js").StandingsAtVersion} Row */
/** @typedef {import("../words.js").Say} Say */

const WIDTH = 1000;
const HEIGHT = 150;

export class Curve {
  element = element("section", { class: "card curve" });
  #history;
  #names;
  #cursor = shape("line", { class: "cursor", y1: 0, y2: HEIGHT });
  #legend = element("ul", { class: "standings" });

  /**
   * @param {ScoreHistory} history
   * @param {string[]} names
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(history, names, say, go) {
    this.#history = history;
    this.#names = names;
    const rows = history.data;
    const hasPoints = rows.some(({ totals }) => totals.some((total) => total !== 0));
    const tracks = history.tracks.map(({ name }) => rows.map((row) => row.tracks[name] ?? 0));
    const seats = hasPoints ? names.map((_, seat) => rows.map((row) => row.totals[seat] ?? 0)) : [];
    const values = [...seats, ...tracks].flat();
    const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
    const y = (/** @type {number} */ value) => HEIGHT - 6 - ((HEIGHT - 12) * (value - low)) / (high - low);
    const line = (/** @type {number[]} */ series, /** @type {string} */ kind) =>
      shape("path", { class: kind, d: this.#steps(series.map(y)) });
    const svg = shape(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": say("curve") },
      ...tracks.map((series, number) => line(series, `track line-${number}`)),
      ...seats.map((series, seat) => line(series, `points seat-${seat}`)),
      this.#cursor,
    );
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const version = 1 + ((event.clientX - box.left) / box.width) * (history.version - 1);
      go(Math.min(Math.max(Math.round(version), 1), history.version));
    });
    this.element.append(element("h2", {}, say("curve")), svg, this.#legend);
  }

  /** @param {number} version */
  show(version) {
    const x = this.#x(version);
    this.#cursor.setAttribute("x1", String(x));
    this.#cursor.setAttribute("x2", String(x));
    const row = this.#history.data.findLast((one) => one.version <= version);
    const seats = this.#names.map((name, seat) => entry(`seat-${seat}`, name, row?.totals[seat]));
    const tracks = this.#history.tracks.map(({ name, title }, number) => entry(`line-${number}`, title, row?.tracks[name]));
    fill(this.#legend, seats, tracks);
  }

  /** @param {number} version */
  #x(version) {
    return (WIDTH * (version - 1)) / Math.max(1, this.#history.version - 1);
  }

  /** @param {number[]} heights */
  #steps(heights) {
    const parts = this.#history.data.map(({ version }, place) => {
      const [x, y] = [this.#x(version).toFixed(1), (heights[place] ?? 0).toFixed(1)];
      return place === 0 ? `M${x} ${y}` : `H${x} V${y}`;
    });
    return parts.length === 0 ? "" : `${parts.join(" ")} H${WIDTH}`;
  }
}

/**
 * @param {string} kind
 * @param {string} name
 * @param {number | undefined} value
 */
function entry(kind, name, value) {
  return element("li", {}, element("span", { class: `swatch ${kind}` }), name, " ", element("b", {}, value ?? "–"));
}
