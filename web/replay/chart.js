/** Values along the versions of a match, a line each, with a cursor at the version that is shown. */

import { shape } from "./shapes.js";

const WIDTH = 1000;
const HEIGHT = 150;
/** Room above and below the lines. */
const MARGIN = 6;

/**
 * A line: its class, and the value from a version on until the next.
 * @typedef {{ kind: string, points: { version: number, value: number }[] }} Line
 */

export class Chart {
  element;
  #last;
  #cursor = shape("line", { class: "cursor", y1: 0, y2: HEIGHT });

  /**
   * @param {string} label
   * @param {number} last The latest version.
   * @param {Line[]} lines
   * @param {[number, number]} range The lowest value and the highest.
   * @param {(version: number) => void} go
   */
  constructor(label, last, lines, [low, high], go) {
    this.#last = last;
    const height = (/** @type {number} */ value) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (value - low)) / (high - low);
    const svg = shape(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": label },
      ...lines.map(({ kind, points }) =>
        shape("path", { class: kind, d: this.#steps(points.map(({ version, value }) => [this.#x(version), height(value)])) }),
      ),
      this.#cursor,
    );
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const version = 1 + ((event.clientX - box.left) / box.width) * (last - 1);
      go(Math.min(Math.max(Math.round(version), 1), last));
    });
    this.element = svg;
  }

  /** @param {number} version */
  show(version) {
    const x = String(this.#x(version));
    this.#cursor.setAttribute("x1", x);
    this.#cursor.setAttribute("x2", x);
  }

  /** @param {number} version */
  #x(version) {
    return (WIDTH * (version - 1)) / Math.max(1, this.#last - 1);
  }

  /** @param {[number, number][]} points */
  #steps(points) {
    const parts = points.map(([x, y], place) => (place === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)} V${y.toFixed(1)}`));
    return parts.length === 0 ? "" : `${parts.join(" ")} H${WIDTH}`;
  }
}
