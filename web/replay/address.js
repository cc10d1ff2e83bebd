/** The version in the address of the page: `/replay/<match>#<version>`. */

/** Browsers let a page change its address only so often: milliseconds between two changes. */
const PAUSE = 150;

export class Address {
  #noted = -PAUSE;
  #timer = 0;

  /**
   * The version that an address names, or else the latest.
   * @param {number} last
   * @param {string} address
   */
  version(last, address = location.href) {
    const asked = Number(new URL(address).hash.slice(1));
    return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, last) : last;
  }

  /**
   * Name a version; while others follow quickly, only some of them and the last.
   * @param {number} version
   */
  note(version) {
    clearTimeout(this.#timer);
    const note = () => {
      this.#noted = performance.now();
      history.replaceState(history.state, "", `#${version}`);
    };
    const early = this.#noted + PAUSE - performance.now();
    if (early <= 0) note();
    else this.#timer = setTimeout(note, early);
  }
}
