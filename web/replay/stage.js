/** The boards of the version that is wanted, with one pair of eyes or with two. */

import "../board.js";
import { element, fill } from "../elements.js";
import { differingPlaces } from "./eyes.js";

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("../board.js").StrataPicture} StrataPicture */
/** @typedef {import("./frames.js").Frames} Frames */

/**
 * What stands beside the board: other frames, at which version, and whether what the two see differently is marked.
 * @typedef {{ frames: Frames, versionOf: (version: number) => number, isMarked: boolean }} Beside
 */

export class Stage {
  element = element("div", { class: "boards" });
  #picture = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  #other = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  #frames;
  /** @type {Beside | null} */
  #beside = null;
  #shown;
  #wanted = 0;
  #version = 0;
  /** @type {Promise<void> | null} */
  #drawing = null;

  /**
   * @param {string} label
   * @param {Frames} frames
   * @param {(version: number) => void} shown Called with every version that was drawn.
   */
  constructor(label, frames, shown) {
    this.#frames = frames;
    this.#shown = shown;
    for (const picture of [this.#picture, this.#other]) picture.setAttribute("aria-label", label);
    this.element.append(this.#picture);
  }

  /** The version that is drawn. */
  get version() {
    return this.#version;
  }

  get frames() {
    return this.#frames;
  }

  /**
   * Take other eyes.
   * @param {Frames} frames
   */
  look(frames) {
    this.#frames = frames;
    return this.#again();
  }

  /** @param {Beside | null} beside */
  lookBeside(beside) {
    this.#beside = beside;
    fill(this.element, this.#picture, beside !== null && this.#other);
    return this.#again();
  }

  /** @param {string[]} targets */
  mark(targets) {
    this.#picture.point({ happened: targets });
  }

  /**
   * Draw a version as soon as it can be: one after the other, and only the latest of those wanted in the meantime.
   * @param {number} version
   * @returns {Promise<void>} Until the wanted version is drawn.
   */
  go(version) {
    this.#wanted = version;
    this.#drawing ??= this.#draw().finally(() => (this.#drawing = null));
    return this.#drawing;
  }

  #again() {
    this.#version = 0;
    return this.go(this.#wanted);
  }

  async #draw() {
    while (this.#version !== this.#wanted) {
      const before = this.#version;
      const version = this.#wanted;
      const [frames, beside] = [this.#frames, this.#beside];
      const frame = await frames.at(version);
      const other = await beside?.frames.at(beside.versionOf(version));
      await painting();
      if (frames !== this.#frames || beside !== this.#beside) continue;
      this.#version = version;
      const hidden = beside?.isMarked && frame.board !== null && other?.board ? differingPlaces(frame.board, other.board) : [];
      show(this.#picture, frame, hidden);
      if (other !== undefined) show(this.#other, other, hidden);
      this.#shown(version);
      if (version === this.#wanted) frames.prepare(version, version < before ? -1 : 1);
    }
  }
}

/**
 * @param {StrataPicture} picture
 * @param {Frame} frame
 * @param {string[]} hidden
 */
function show(picture, { board, targets }, hidden) {
  if (board === null) picture.clear();
  else picture.show(board, { happened: targets, chosen: hidden });
}

/** The time when the browser paints next; a page that is out of sight is not painted, and goes on all the same. */
function painting() {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  });
}
