/** Wheel, drag and pinch on a frame, as changes of what it shows. A pointer that only taps is left to others. */

/** @typedef {import("./zoom.js").Zoom} Zoom */

/** How far a pointer moves, in pixels, before it drags. */
const SLACK = 6;

export class Gestures {
  /** @type {Map<number, { x: number, y: number }>} */
  #pointers = new Map();
  #moved = 0;
  #frame;
  #zoom;
  #changed;

  /**
   * @param {HTMLElement} frame
   * @param {Zoom} zoom
   * @param {() => void} changed
   */
  constructor(frame, zoom, changed) {
    this.#frame = frame;
    this.#zoom = zoom;
    this.#changed = changed;
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      frame.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
    }
  }

  /** Whether the click that follows ends a drag. */
  get hasDragged() {
    return this.#moved > SLACK;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const factor = Math.exp((-event.deltaY * lines) / 400);
    if (factor < 1 && this.#zoom.isWhole) return;
    event.preventDefault();
    const { left, top } = this.#frame.getBoundingClientRect();
    this.#zoom.by(factor, event.clientX - left, event.clientY - top);
    this.#changed();
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const right = event.clientX - before.x;
    const down = event.clientY - before.y;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined && this.#moved <= SLACK && Math.hypot(right, down) <= SLACK) return;
    this.#moved = Math.max(this.#moved, SLACK + Math.hypot(right, down));
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other === undefined) {
      if (this.#zoom.isWhole) return;
      this.#frame.setPointerCapture(event.pointerId);
      this.#zoom.pan(right, down);
    } else {
      const apart = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const apartBefore = Math.hypot(before.x - other.x, before.y - other.y);
      const { left, top } = this.#frame.getBoundingClientRect();
      this.#zoom.pan(right / 2, down / 2);
      this.#zoom.by(apart / Math.max(1, apartBefore), (event.clientX + other.x) / 2 - left, (event.clientY + other.y) / 2 - top);
    }
    this.#changed();
  }
}
