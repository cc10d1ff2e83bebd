/** The course as a picture: the match as a line from left to right, what was undone as branches below it, with marks. */

import { element } from "../elements.js";
import { shape } from "./shapes.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("./course.js").Stretch} Stretch */

const WIDTH = 1000;
const LANE = 16;
const TOP = 26;
/** The events that are marked by their type, each with its sign. @type {Record<string, string>} */
const SIGNS = {
  match_rewound: "↶",
  match_restored: "↷",
  undo_requested: "?",
  seat_lapsed: "⏱",
  seat_left: "⇥",
  match_finished: "■",
  match_cancelled: "✕",
};

export class CoursePicture {
  element = element("div", { class: "course" });
  #course;
  #cursor = shape("line", { class: "cursor", y1: 2 });
  #svg;

  /**
   * @param {Course} course
   * @param {number[]} forks Versions that forks start from.
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(course, forks, say, go) {
    this.#course = course;
    const stretches = course.stretches();
    const branches = stretches.filter(({ undone }) => undone);
    const lanes = lanesOf(branches);
    const height = TOP + LANE * (1 + Math.max(0, ...lanes.values())) + 10;
    this.#cursor.setAttribute("y2", String(height - 2));
    this.#svg = shape(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${height}`, preserveAspectRatio: "none", role: "img", "aria-label": say("course") },
      this.#turns(height),
      ...stretches.map((stretch) => this.#stretch(stretch, lanes)),
      this.#ticks("draws", "draw", 2),
      this.#ticks("reveals", "reveal", 9),
      ...forks.map((version) => shape("circle", { class: "fork", cx: this.#x(version), cy: TOP, r: 3.5 })),
      this.#cursor,
    );
    this.#svg.addEventListener("click", (event) => {
      const box = this.#svg.getBoundingClientRect();
      const lane = Math.round((((event.clientY - box.top) / box.height) * height - TOP) / LANE);
      go(this.#nearest(((event.clientX - box.left) / box.width) * WIDTH, lane, branches, lanes));
    });
    this.element.append(this.#svg, this.#signs(say, go), this.#legend(say, branches, forks, go));
  }

  /** @param {number} version */
  show(version) {
    const x = this.#x(version);
    this.#cursor.setAttribute("x1", String(x));
    this.#cursor.setAttribute("x2", String(x));
    for (const entry of this.element.querySelectorAll("[data-first]")) {
      const { first, last } = /** @type {HTMLElement} */ (entry).dataset;
      entry.setAttribute("aria-pressed", String(version >= Number(first) && version <= Number(last)));
    }
  }

  /** @param {number} version */
  #x(version) {
    return 6 + ((WIDTH - 12) * (version - 1)) / Math.max(1, this.#course.last - 1);
  }

  /**
   * @param {Stretch} stretch
   * @param {Map<Stretch, number>} lanes
   */
  #stretch(stretch, lanes) {
    const y = TOP + LANE * (lanes.get(stretch) ?? 0);
    const start = Math.max(1, stretch.from);
    const from = `M${this.#x(start)} ${TOP} `;
    const to = `L${this.#x(stretch.first)} ${y} H${Math.max(this.#x(stretch.last), this.#x(stretch.first) + 0.5)}`;
    return shape("path", { class: stretch.undone ? "branch" : "main", d: from + to });
  }

  /**
   * Marks of a kind, as ticks in one path.
   * @param {string} mark
   * @param {string} kind
   * @param {number} y
   */
  #ticks(mark, kind, y) {
    const marked = this.#course.steps.filter(({ marks }) => marks.includes(mark));
    return shape("path", { class: kind, d: marked.map(({ version }) => `M${this.#x(version)} ${y} v6`).join(" ") });
  }

  /** @param {number} height */
  #turns(height) {
    const begun = this.#course.steps.filter(({ turn, undone, continues }, place) => {
      const before = place === 0 ? null : this.#course.at(Math.max(1, continues)).turn;
      return turn !== null && !undone && turn !== before;
    });
    return shape("path", { class: "turns", d: begun.map(({ version }) => `M${this.#x(version)} 0 V${height}`).join(" ") });
  }

  /**
   * Events with a sign of their own, as buttons.
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  #signs(say, go) {
    const marked = this.#course.steps.filter(({ type }) => type in SIGNS);
    return element(
      "div",
      { class: "signs" },
      marked.slice(0, 60).map(({ version, type }) => {
        const label = say("sign", { what: say(type), version });
        const onclick = () => go(version);
        return element("button", { type: "button", class: "quiet sign", title: label, "aria-label": label, onclick }, SIGNS[type] ?? "");
      }),
    );
  }

  /**
   * @param {Say} say
   * @param {Stretch[]} branches
   * @param {number[]} forks
   * @param {(version: number) => void} go
   */
  #legend(say, branches, forks, go) {
    const entries = branches.map(({ first, last }) =>
      element(
        "button",
        { type: "button", class: "entry", "data-first": first, "data-last": last, "aria-pressed": "false", onclick: () => go(first) },
        say("branch", { what: first === last ? first : `${first}–${last}` }),
      ),
    );
    const kinds = ["draw", "reveal", ...(forks.length > 0 ? ["fork"] : [])];
    const keys = kinds.map((kind) => element("span", { class: `key ${kind}` }, say(`key-${kind}`)));
    return element("div", { class: "legend" }, keys, entries);
  }

  /**
   * @param {number} x
   * @param {number} lane
   * @param {Stretch[]} branches
   * @param {Map<Stretch, number>} lanes
   */
  #nearest(x, lane, branches, lanes) {
    const version = Math.round(1 + ((x - 6) / (WIDTH - 12)) * (this.#course.last - 1));
    const within = Math.min(Math.max(version, 1), this.#course.last);
    if (lane <= 0) return within;
    const near = branches
      .filter((branch) => lanes.get(branch) === lane)
      .map((branch) => Math.min(Math.max(within, branch.first), branch.last))
      .sort((one, other) => Math.abs(one - within) - Math.abs(other - within));
    return near[0] ?? within;
  }
}

/**
 * A lane for each branch, so that none covers another.
 * @param {Stretch[]} branches
 * @returns {Map<Stretch, number>}
 */
function lanesOf(branches) {
  /** @type {Map<Stretch, number>} */
  const lanes = new Map();
  /** @type {number[]} */
  const ends = [];
  for (const branch of branches) {
    let lane = ends.findIndex((end) => end < branch.from);
    if (lane < 0) lane = Math.min(ends.length, 4);
    ends[lane] = branch.last;
    lanes.set(branch, lane + 1);
  }
  return lanes;
}
