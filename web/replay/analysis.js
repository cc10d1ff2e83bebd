/** What the decisions of a match that is over were worth: asked for here, then told by its turning points and everybody's chances. */

import { element, fill } from "../elements.js";
import { Chart } from "./chart.js";
import { Legend } from "./legend.js";

/** @typedef {import("/answers.js").Analysis} Found */
/** @typedef {import("/answers.js").AnalysedMove} AnalysedMove */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("../words.js").Say} Say */

/** The most moves to ask for at once. */
const PAGE = 500;
/** Milliseconds until it is asked again how far an analysis is. */
const PAUSE = 2000;

export class Analysis {
  element = element("section", { class: "card analysis" });
  #viewer;
  #names;
  #last;
  #say;
  #go;
  /** @type {Map<number, AnalysedMove>} By version, in order. */
  #moves = new Map();
  /** @type {{ chart: Chart, legend: Legend } | null} */
  #chances = null;
  #shown = 1;

  /**
   * @param {Viewer} viewer
   * @param {string[]} names
   * @param {number} last The latest version.
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(viewer, names, last, say, go) {
    this.#viewer = viewer;
    this.#names = names;
    this.#last = last;
    this.#say = say;
    this.#go = go;
  }

  /**
   * What is known of the choice that a seat made, asked at a version.
   * @param {number} version
   * @param {number} seat
   */
  judgement(version, seat) {
    return [...this.#moves.values()].find((move) => move.version > version && move.seat === seat)?.judgement ?? null;
  }

  /** Show what was found so far, and go on as long as there is more to come. */
  async follow() {
    for (;;) {
      const found = await this.#load();
      this.#tell(found);
      if (found.status !== "waiting" && found.status !== "running") return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  /** @param {number} version */
  show(version) {
    this.#shown = version;
    if (this.#chances === null) return;
    this.#chances.chart.show(version);
    const move = [...this.#moves.values()].findLast((one) => one.version <= version);
    this.#chances.legend.show(this.#names.map((_, seat) => percent(chanceOf(move, seat))));
  }

  async #load() {
    for (;;) {
      const after = [...this.#moves.keys()].at(-1) ?? 0;
      const found = await this.#viewer.analysis({ after, limit: PAGE });
      for (const move of found.moves) this.#moves.set(move.version, move);
      if (!found.has_more) return found;
    }
  }

  async #ask() {
    this.#moves.clear();
    await this.#viewer.analyse();
    await this.follow();
  }

  /** @param {Found} found */
  #tell(found) {
    const say = this.#say;
    const { status, done, of, outdated } = found;
    fill(
      this.element,
      element("h2", {}, say("analysis")),
      (status === "none" || status === "failed" || outdated) && this.#request(found),
      (status === "waiting" || status === "running") && [
        element("progress", { max: of, value: done, "aria-label": say("analysis") }),
        element("p", { class: "small muted", role: "status" }, status === "waiting" ? say("analysis-waiting") : say("analysed", { done, n: of })),
      ],
      status === "done" && this.#turningPoints(found),
      this.#moves.size > 0 && this.#chart(),
    );
    this.show(this.#shown);
  }

  /** @param {Found} found */
  #request({ status, outdated }) {
    const say = this.#say;
    const why = status === "failed" ? "analysis-failed" : outdated ? "analysis-outdated" : "analysis-why";
    const told = element("p", { class: "small", role: "status" });
    const button = element("button", { type: "button" }, say(status === "none" ? "analyse" : "analyse-again"));
    button.addEventListener("click", async () => {
      button.disabled = true;
      fill(told, say("analysis-waiting"));
      await this.#ask().catch((error) => fill(told, error.detail ?? error.message));
      button.disabled = false;
    });
    return [element("p", { class: "small muted" }, say(why)), button, told];
  }

  /** @param {Found} found */
  #turningPoints({ turning_points: points }) {
    if (points.length === 0) return element("p", { class: "small" }, this.#say("no-turning-points"));
    return element(
      "ol",
      { class: "turning-points" },
      points.map(({ version, text }) =>
        element("li", {}, text, " ", element("button", { type: "button", class: "quiet", onclick: () => this.#go(version) }, this.#say("to-version", { version }))),
      ),
    );
  }

  #chart() {
    const moves = [...this.#moves.values()];
    const lines = this.#names.map((_, seat) => ({
      kind: `points seat-${seat}`,
      points: moves.map((move) => ({ version: move.version, value: chanceOf(move, seat) ?? 0 })),
    }));
    const chart = new Chart(this.#say("chances"), this.#last, lines, [0, 1], this.#go);
    const legend = new Legend(this.#names.map((name, seat) => [`seat-${seat}`, name]));
    this.#chances = { chart, legend };
    return [element("h3", {}, this.#say("chances")), chart.element, legend.element];
  }
}

/**
 * @param {AnalysedMove | undefined} move
 * @param {number} seat
 */
function chanceOf(move, seat) {
  return move?.chances.find((one) => one.seat === seat)?.chance;
}

/** @param {number | undefined} chance */
function percent(chance) {
  return chance === undefined ? undefined : `${Math.round(100 * chance)} %`;
}
