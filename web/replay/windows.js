/** Rows of a match, one for each version: fetched a window at a time, and of those the latest few are kept. */

/**
 * @template {{ version: number }} Row
 */
export class Windows {
  /** @type {Map<number, Promise<Row[]>>} By number of the window; the one used last at the end. */
  #windows = new Map();
  /** @type {Map<number, Row>} */
  #ready = new Map();
  #last;
  #length;
  #kept;
  #fetch;
  #arrived;

  /**
   * @param {number} last The latest version.
   * @param {{ length: number, kept: number }} size How many versions a window has, and how many windows are kept.
   * @param {(from: number, to: number) => Promise<Row[]>} fetch
   * @param {() => void} [arrived] Called when there are more rows.
   */
  constructor(last, { length, kept }, fetch, arrived = () => {}) {
    this.#last = last;
    this.#length = length;
    this.#kept = kept;
    this.#fetch = fetch;
    this.#arrived = arrived;
  }

  /** How many rows are in memory. */
  get size() {
    return this.#ready.size;
  }

  /**
   * A row that is here already.
   * @param {number} version
   */
  known(version) {
    return this.#ready.get(version);
  }

  /**
   * @param {number} version
   * @returns {Promise<Row>}
   */
  async at(version) {
    const row = this.#ready.get(version) ?? (await this.#load(this.#windowOf(version))).find((one) => one.version === version);
    if (row === undefined) throw new RangeError(`There is no version ${version}.`);
    return row;
  }

  /**
   * A row that came by itself.
   * @param {Row} row
   */
  put(row) {
    this.#ready.set(row.version, row);
  }

  /**
   * Ask for all windows that some versions are in.
   * @param {number} from
   * @param {number} to
   */
  want(from, to) {
    const [first, last] = [Math.max(from, 1), Math.min(to, this.#last)].map((version) => this.#windowOf(version));
    for (let number = first ?? 0; number <= (last ?? 0); number += 1) this.#load(number).catch(() => {});
  }

  /** @param {number} version */
  #windowOf(version) {
    return Math.floor((version - 1) / this.#length);
  }

  /** @param {number} number */
  #load(number) {
    const found = this.#windows.get(number);
    if (found !== undefined) {
      this.#windows.delete(number);
      this.#windows.set(number, found);
      return found;
    }
    const first = number * this.#length + 1;
    const asked = this.#fetch(first, Math.min(first + this.#length - 1, this.#last));
    this.#windows.set(number, asked);
    asked.then(
      (rows) => this.#keep(number, rows),
      () => this.#windows.delete(number),
    );
    return asked;
  }

  /**
   * @param {number} number
   * @param {Row[]} rows
   */
  #keep(number, rows) {
    if (this.#windows.has(number)) for (const row of rows) this.#ready.set(row.version, row);
    for (const old of [...this.#windows.keys()].slice(0, -this.#kept)) {
      this.#windows.delete(old);
      const first = old * this.#length + 1;
      for (let version = first; version < first + this.#length; version += 1) this.#ready.delete(version);
    }
    this.#arrived();
  }
}
