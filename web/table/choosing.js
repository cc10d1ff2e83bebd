/**
 * How a choice narrows: every place that is pointed at leaves the options that go by it. Nothing here knows a rule; options
 * and their places are the service's.
 */

/** @typedef {import("/strata.js").Option} Option */

export class Choosing {
  /** @param {readonly Option[]} options @param {readonly string[]} [path] Places pointed at so far. */
  constructor(options, path = []) {
    this.all = options;
    this.path = path;
    /** The options that go by all places so far. */
    this.left = options.filter((option) => path.every((target, step) => option.targets[step] === target));
  }

  /** The one option that is left, if there is only one. @returns {Option | undefined} */
  get unique() {
    return this.path.length > 0 && this.left.length === 1 ? this.left[0] : undefined;
  }

  /** Options without a place, or whose places have all been pointed at. @returns {Option[]} */
  get complete() {
    return this.left.filter((option) => option.targets.length === this.path.length);
  }

  /** Where to point next, and the options behind each place. @returns {Map<string, Option[]>} */
  get next() {
    /** @type {Map<string, Option[]>} */
    const places = new Map();
    for (const option of this.left) {
      const target = option.targets[this.path.length];
      if (target !== undefined) places.set(target, [...(places.get(target) ?? []), option]);
    }
    return places;
  }

  /** @param {string} target @returns {Choosing} */
  point(target) {
    return this.next.has(target) ? new Choosing(this.all, [...this.path, target]) : this;
  }

  /** One step back. @returns {Choosing} */
  back() {
    return new Choosing(this.all, this.path.slice(0, -1));
  }

  /**
   * The same places among other options, as far as they lead.
   * @param {readonly Option[]} options
   * @returns {Choosing}
   */
  among(options) {
    let kept = new Choosing(options);
    for (const target of this.path) kept = kept.point(target);
    return kept.unique === undefined ? kept : new Choosing(options);
  }
}
