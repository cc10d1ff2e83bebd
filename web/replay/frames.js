/** The frames of a match with some eyes: fetched a window at a time, and of those the latest few are kept. */

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {number | "spectator" | undefined} Eyes */

/** How many versions are asked for at once. */
const WINDOW = 25;
/** How many windows are kept: what is farthest from the versions looked at is asked for again. */
const KEPT = 12;

export class Frames {
  /** @type {Map<number, Promise<Frame[]>>} By number of the window; the one used last at the end. */
  #windows = new Map();
  /** @type {Map<number, Frame>} */
  #ready = new Map();
  #viewer;
  #last;
  #eyes;
  #arrived;

  /**
   * @param {Viewer} viewer
   * @param {number} last The latest version.
   * @param {Eyes} eyes
   * @param {() => void} [arrived] Called when there are more frames.
   */
  constructor(viewer, last, eyes, arrived = () => {}) {
    this.#viewer = viewer;
    this.#last = last;
    this.#eyes = eyes;
    this.#arrived = arrived;
  }

  /** How many frames are in memory. */
  get size() {
    return this.#ready.size;
  }

  /**
   * A frame that is here already.
   * @param {number} version
   */
  known(version) {
    return this.#ready.get(version);
  }

  /**
   * @param {number} version
   * @returns {Promise<Frame>}
   */
  async at(version) {
    const frame = this.#ready.get(version) ?? (await this.#load(windowOf(version))).find((one) => one.version === version);
    if (frame === undefined) throw new RangeError(`There is no version ${version}.`);
    return frame;
  }

  /**
   * A frame without its neighbours, which is there soonest.
   * @param {number} version
   */
  async alone(version) {
    const [frame] = await this.#viewer.frames(version, version, { as: this.#eyes });
    if (frame !== undefined) this.#ready.set(version, frame);
  }

  /**
   * Ask for the frames around a version and for what is likely to be looked at next.
   * @param {number} version
   * @param {number} direction
   */
  prepare(version, direction) {
    for (const ahead of [0, direction, 2 * direction]) {
      const next = windowOf(version) + ahead;
      if (next >= 0 && next <= windowOf(this.#last)) this.#load(next).catch(() => {});
    }
  }

  /** @param {number} number */
  #load(number) {
    const found = this.#windows.get(number);
    if (found !== undefined) {
      this.#windows.delete(number);
      this.#windows.set(number, found);
      return found;
    }
    const first = number * WINDOW + 1;
    const asked = this.#viewer.frames(first, Math.min(first + WINDOW - 1, this.#last), { as: this.#eyes });
    this.#windows.set(number, asked);
    asked.then(
      (frames) => this.#keep(number, frames),
      () => this.#windows.delete(number),
    );
    return asked;
  }

  /**
   * @param {number} number
   * @param {Frame[]} frames
   */
  #keep(number, frames) {
    if (this.#windows.has(number)) for (const frame of frames) this.#ready.set(frame.version, frame);
    for (const old of [...this.#windows.keys()].slice(0, -KEPT)) {
      this.#windows.delete(old);
      for (let version = old * WINDOW + 1; version <= (old + 1) * WINDOW; version += 1) this.#ready.delete(version);
    }
    this.#arrived();
  }
}

/** @param {number} version */
function windowOf(version) {
  return Math.floor((version - 1) / WINDOW);
}
