/** Which part of a picture a frame shows. Lengths of the frame are in pixels, those of the picture in its own units. */

const CLOSEST = 10;
/** How close a look goes that nobody asked for. */
const CLOSE = 3;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

export class Zoom {
  #picture = { width: 1, height: 1 };
  #frame = { width: 1, height: 1 };
  #x = 0.5;
  #y = 0.5;
  /** How much larger than when the whole picture fits. */
  #scale = 1;

  get isWhole() {
    return this.#scale === 1;
  }

  /** Units in a pixel. */
  get #unit() {
    const { width, height } = this.#picture;
    return Math.max(width / this.#frame.width, height / this.#frame.height) / this.#scale;
  }

  /** @returns {Box} What is shown, in units. */
  get shown() {
    const width = this.#frame.width * this.#unit;
    const height = this.#frame.height * this.#unit;
    return { x: this.#x - width / 2, y: this.#y - height / 2, width, height };
  }

  /** @param {{ width: number, height: number }} size */
  setPicture({ width, height }) {
    if (width === this.#picture.width && height === this.#picture.height) return;
    this.#x *= width / this.#picture.width;
    this.#y *= height / this.#picture.height;
    this.#picture = { width, height };
    this.#stayInside();
  }

  /** @param {{ width: number, height: number }} size */
  setFrame({ width, height }) {
    this.#frame = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#stayInside();
  }

  /**
   * What lies at a pixel stays there while all becomes larger.
   * @param {number} factor
   * @param {number} [left]
   * @param {number} [top]
   */
  by(factor, left = this.#frame.width / 2, top = this.#frame.height / 2) {
    const before = this.#unit;
    this.#scale = Math.min(CLOSEST, Math.max(1, this.#scale * factor));
    this.#x += (left - this.#frame.width / 2) * (before - this.#unit);
    this.#y += (top - this.#frame.height / 2) * (before - this.#unit);
    this.#stayInside();
  }

  /**
   * @param {number} right Pixels.
   * @param {number} down
   */
  pan(right, down) {
    this.#x -= right * this.#unit;
    this.#y -= down * this.#unit;
    this.#stayInside();
  }

  whole() {
    this.#scale = 1;
    this.#stayInside();
  }

  /**
   * Show a box of the picture as large as it fits, with some of what lies around.
   * @param {Box} box
   */
  to({ x, y, width, height }) {
    this.#scale = 1;
    const unit = this.#unit;
    const fits = Math.min((this.#frame.width * unit) / (width * 1.3), (this.#frame.height * unit) / (height * 1.3));
    this.#scale = Math.min(CLOSE, Math.max(1, fits));
    this.#x = x + width / 2;
    this.#y = y + height / 2;
    this.#stayInside();
  }

  #stayInside() {
    const { width, height } = this.shown;
    this.#x = inside(this.#x, width, this.#picture.width, this.#picture.width / 2);
    this.#y = inside(this.#y, height, this.#picture.height, height / 2);
  }
}

/**
 * The middle of a stretch of some length that shows nothing beyond the whole, if it is not longer itself.
 * @param {number} middle
 * @param {number} length
 * @param {number} whole
 * @param {number} otherwise
 */
function inside(middle, length, whole, otherwise) {
  if (length >= whole) return otherwise;
  return Math.min(whole - length / 2, Math.max(length / 2, middle));
}
