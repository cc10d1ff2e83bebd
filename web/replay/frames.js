/** The frames of a match with some eyes. */

import { Windows } from "./windows.js";

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {number | "spectator" | undefined} Eyes */

const SIZE = { length: 25, kept: 12 };
/** How many versions ahead are asked for before they are looked at. */
const AHEAD = 2 * SIZE.length;

/** @extends {Windows<Frame>} */
export class Frames extends Windows {
  #viewer;
  #eyes;

  /**
   * @param {Viewer} viewer
   * @param {number} last The latest version.
   * @param {Eyes} eyes
   */
  constructor(viewer, last, eyes) {
    super(last, SIZE, (from, to) => viewer.frames(from, to, { as: eyes }));
    this.#viewer = viewer;
    this.#eyes = eyes;
  }

  /**
   * A frame without its neighbours, which is there soonest.
   * @param {number} version
   */
  async alone(version) {
    const [frame] = await this.#viewer.frames(version, version, { as: this.#eyes });
    if (frame !== undefined) this.put(frame);
  }

  /**
   * Ask for the frames around a version and for what is likely to be looked at next.
   * @param {number} version
   * @param {number} direction
   */
  prepare(version, direction) {
    const ahead = version + direction * AHEAD;
    this.want(version, version);
    this.want(Math.min(version, ahead), Math.max(version, ahead));
  }
}
