/** The versions of a match as a tree: which continues from which, and the line that leads to one of them. */

/** @typedef {import("/answers.js").Step} Step */

/**
 * Versions that follow one another without going back: undone ones are a branch.
 * @typedef {{ first: number, last: number, from: number, undone: boolean }} Stretch
 */

export class Course {
  /** @type {Step[]} By version, from 1 on. */
  steps;
  /** The versions that lead to the head, and the head. */
  #main;
  #onMain;

  /** @param {Step[]} steps */
  constructor(steps) {
    this.steps = steps;
    this.#main = this.#lineTo(steps.length);
    this.#onMain = new Set(this.#main);
  }

  get last() {
    return this.steps.length;
  }

  /**
   * @param {number} version
   * @returns {Step}
   */
  at(version) {
    const step = this.steps[version - 1];
    if (step === undefined) throw new RangeError(`There is no version ${version}.`);
    return step;
  }

  /**
   * The versions that lead to one, and on to the end of its branch; those of the match itself lead to its head.
   * @param {number} version
   * @returns {number[]}
   */
  lineThrough(version) {
    if (this.isOnMain(version)) return this.#main;
    let tip = version;
    while (tip < this.last && this.at(tip + 1).continues === tip && !this.isOnMain(tip + 1)) tip += 1;
    return this.#lineTo(tip);
  }

  /**
   * Whether a version leads to the head.
   * @param {number} version
   */
  isOnMain(version) {
    return this.#onMain.has(version);
  }

  /** @param {number} tip */
  #lineTo(tip) {
    const line = [];
    for (let at = tip; at >= 1; at = this.at(at).continues) line.push(at);
    return line.reverse();
  }

  /** @returns {Stretch[]} In the order of the record. */
  stretches() {
    /** @type {Stretch[]} */
    const found = [];
    for (const { version, continues, undone } of this.steps) {
      const latest = found.at(-1);
      if (latest !== undefined && continues === latest.last && undone === latest.undone) latest.last = version;
      else found.push({ first: version, last: version, from: continues, undone });
    }
    return found;
  }
}
