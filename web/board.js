/**
 * `<strata-picture>`: a board inside a page, to point at.
 *
 *     picture.show(svg, { targets: new Map([["hex:1,-2", "Birth on 1,-2: safe"]]) });
 *     picture.addEventListener("point", (event) => console.log(event.detail.target));
 *
 * It knows no rules: what may be pointed at is given to it. Pointer, touch and keyboard do the same; for a screen reader
 * every place to point at is a button with the words it is given.
 */

import { Drawing } from "./drawing.js";
import { element } from "./elements.js";
import { Gestures } from "./gestures.js";
import { boxOf, drawMarks } from "./marks.js";
import { words } from "./words.js";
import { Zoom } from "./zoom.js";

/**
 * What can be pointed at, with words for each place, and what is marked: `lit` places belong to what the reader looks at,
 * `chosen` ones are pointed at already, at `happened` ones something has just happened.
 * @typedef {object} Pointing
 * @property {ReadonlyMap<string, string>} [targets]
 * @property {readonly string[]} [lit]
 * @property {readonly string[]} [chosen]
 * @property {readonly string[]} [happened]
 */

const say = await words("board");
/** How far beside a place, in pixels, a finger may land. */
const REACH = 22;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class StrataPicture extends HTMLElement {
  #frame = element("div", { class: "frame" });
  #marks = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  /** @type {Drawing | null} */
  #drawing = null;
  /** @type {Pointing} */
  #pointing = {};
  #zoom = new Zoom();
  #gestures;
  /** @type {string | null} */
  #hovered = null;
  /** Where the reader's keys were last, on the screen. @type {{ x: number, y: number } | null} */
  #keysAt = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    const button = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
      element("button", { type: "button", title: say(id), "aria-label": say(id), onclick }, sign);
    root.append(
      element("link", { rel: "stylesheet", href: new URL("board.css", import.meta.url).href }),
      this.#frame,
      element(
        "div",
        { class: "zoom" },
        button("+", "zoom-in", () => this.#zoomBy(1.5)),
        button("−", "zoom-out", () => this.#zoomBy(1 / 1.5)),
        button("⤢", "zoom-whole", () => this.showWhole()),
      ),
    );
    this.#marks.setAttribute("class", "marks");
    this.#marks.setAttribute("aria-hidden", "true");
    this.#gestures = new Gestures(this.#frame, this.#zoom, () => this.#look());
    this.#frame.addEventListener("click", (event) => this.#click(event));
    this.#frame.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" && event.buttons === 0) this.#hover(this.#placeAt(event, 0));
    });
    this.#frame.addEventListener("pointerleave", () => this.#hover(null));
    this.#frame.addEventListener("focusin", (event) => this.#hover(placeOf(event.target)));
    this.#frame.addEventListener("focusout", () => this.#hover(null));
    this.#frame.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      this.#zoom.setFrame(entry.contentRect);
      this.#look();
    }).observe(this.#frame);
  }

  /**
   * Show a board; from the one before only what differs changes.
   * @param {string} svg
   * @param {Pointing} [pointing]
   * @returns {number} How wide it is for its height.
   */
  show(svg, pointing = {}) {
    this.#noteKeys();
    if (this.#drawing === null) {
      this.#drawing = new Drawing(svg);
      this.#drawing.element.setAttribute("role", "group");
      this.#drawing.element.setAttribute("class", "picture");
      this.#frame.append(this.#drawing.element, this.#marks);
    } else {
      this.#become(this.#drawing, svg);
    }
    const { element: picture, size } = this.#drawing;
    const { width, height } = size;
    picture.setAttribute("aria-label", picture.querySelector("title")?.textContent ?? "");
    this.style.setProperty("--board-ratio", String(width / height));
    this.#zoom.setPicture(size);
    this.#look();
    this.point(pointing);
    return width / height;
  }

  /**
   * Nothing is shown rather than half of a picture that was refused.
   * @param {Drawing} drawing
   * @param {string} svg
   */
  #become(drawing, svg) {
    try {
      drawing.become(svg);
    } catch (error) {
      this.clear();
      throw error;
    }
  }

  /**
   * Change what can be pointed at and what is marked.
   * @param {Pointing} pointing
   */
  point(pointing) {
    this.#noteKeys();
    this.#pointing = pointing;
    const places = this.#places();
    const focused = this.shadowRoot?.activeElement ?? null;
    const first = places.find((place) => place === focused) ?? places[0];
    for (const place of this.#drawn()) {
      const label = pointing.targets?.get(place.getAttribute("data-target") ?? "");
      if (label === undefined) {
        if (!place.hasAttribute("role")) continue;
        for (const name of ["role", "tabindex", "aria-label"]) place.removeAttribute(name);
      } else {
        place.setAttribute("role", "button");
        place.setAttribute("tabindex", place === first ? "0" : "-1");
        place.setAttribute("aria-label", named(place, label));
      }
    }
    this.#mark();
    this.#returnKeys(places);
  }

  /** Note whether somebody goes over the board by keys, before their place is one no more. */
  #noteKeys() {
    const place = this.shadowRoot?.activeElement;
    if (place?.matches("[data-target]:focus-visible")) this.#keysAt = middle(place.getBoundingClientRect());
  }

  /**
   * Whoever went over the board by keys goes on there, at the nearest place, unless they have gone elsewhere.
   * @param {SVGGraphicsElement[]} places
   */
  #returnKeys(places) {
    const at = this.#keysAt;
    if (at === null || places.length === 0) return;
    this.#keysAt = null;
    const focused = this.shadowRoot?.activeElement ?? null;
    const { activeElement } = document;
    const isHere = activeElement === document.body || (activeElement === this && focused?.closest(".zoom") === null);
    if (!isHere || places.some((place) => place === focused)) return;
    const nearest = places
      .map((place) => ({ place, box: place.getBoundingClientRect() }))
      .sort((one, other) => distance(one.box, at.x, at.y) - distance(other.box, at.x, at.y))[0];
    if (nearest !== undefined) this.#goTo(nearest.place);
  }

  /** Focus a place; Tab leads to it alone among the others. @param {SVGGraphicsElement} place */
  #goTo(place) {
    for (const other of this.#places()) other.setAttribute("tabindex", other === place ? "0" : "-1");
    place.focus();
  }

  /** Show nothing: no trace of the board stays in the page. */
  clear() {
    this.#drawing?.element.remove();
    this.#drawing = null;
    this.point({});
  }

  showWhole() {
    this.#zoom.whole();
    this.#look();
  }

  /**
   * Show some places as large as they fit, with what lies around them.
   * @param {ReadonlySet<string>} targets
   */
  showPlaces(targets) {
    const boxes = this.#drawn()
      .filter((place) => targets.has(place.getAttribute("data-target") ?? ""))
      .flatMap((place) => (place instanceof SVGGraphicsElement ? [boxOf(place)] : []));
    if (boxes.length === 0) return this.showWhole();
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    this.#zoom.to({ x, y, width: right - x, height: bottom - y });
    return this.#look();
  }

  /** @returns {Element[]} All places, in the order of the picture. */
  #drawn() {
    return [...(this.#drawing?.element.querySelectorAll("[data-target]") ?? [])];
  }

  /** @returns {SVGGraphicsElement[]} Where one can point, in the order of the picture. */
  #places() {
    const { targets } = this.#pointing;
    if (targets === undefined) return [];
    /** @type {SVGGraphicsElement[]} */
    const marked = this.#drawn().filter((place) => place instanceof SVGGraphicsElement);
    return marked.filter((place) => targets.has(place.getAttribute("data-target") ?? ""));
  }

  #mark() {
    const { lit = [], chosen = [], happened = [] } = this.#pointing;
    /** @type {Map<SVGGraphicsElement, import("./marks.js").MarkKind>} */
    const kinds = new Map();
    for (const place of this.#drawn()) {
      if (!(place instanceof SVGGraphicsElement)) continue;
      const target = place.getAttribute("data-target") ?? "";
      if (chosen.includes(target)) kinds.set(place, "chosen");
      else if (lit.includes(target) || target === this.#hovered) kinds.set(place, "lit");
      else if (chosen.length > 0 && this.#pointing.targets?.has(target)) kinds.set(place, "choice");
      else if (happened.includes(target)) kinds.set(place, "happened");
    }
    drawMarks(this.#marks, kinds);
  }

  #look() {
    const { x, y, width, height } = this.#zoom.shown;
    const box = `${x} ${y} ${width} ${height}`;
    for (const svg of [this.#drawing?.element, this.#marks]) {
      // The same box again would have the whole board laid out again.
      if (svg !== undefined && svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
    }
    this.#frame.classList.toggle("whole", this.#zoom.isWhole);
  }

  /** @param {number} factor */
  #zoomBy(factor) {
    this.#zoom.by(factor);
    this.#look();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // A click by the keyboard or a screen reader has no place on the screen.
    const isPlaced = event.detail > 0;
    if (isPlaced && this.#gestures.hasDragged) return;
    const target = isPlaced ? this.#placeAt(event, REACH) : placeOf(event.target);
    if (target !== null) this.#tell("point", target);
  }

  /**
   * The place to point at under a pointer, or else the nearest within reach.
   * @param {MouseEvent} event
   * @param {number} reach
   * @returns {string | null}
   */
  #placeAt(event, reach) {
    const places = this.#places();
    for (const under of this.shadowRoot?.elementsFromPoint(event.clientX, event.clientY) ?? []) {
      for (let at = under.closest("[data-target]"); at !== null; at = at.parentElement?.closest("[data-target]") ?? null) {
        if (places.some((place) => place === at)) return at.getAttribute("data-target");
      }
    }
    const near = places
      .map((place) => ({ place, apart: distance(place.getBoundingClientRect(), event.clientX, event.clientY) }))
      .filter(({ apart }) => apart < reach)
      .sort((one, other) => one.apart - other.apart);
    return near[0]?.place.getAttribute("data-target") ?? null;
  }

  /** @param {string | null} target */
  #hover(target) {
    if (target === this.#hovered) return;
    this.#hovered = target;
    this.#frame.classList.toggle("pointing", target !== null);
    this.#mark();
    this.#tell("hover", target);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const place = /** @type {Element} */ (event.target).closest("[data-target]");
    if (place === null) return;
    const direction = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") this.#tell("point", place.getAttribute("data-target"));
    else if (direction !== undefined) this.#step(place, direction);
    else return;
    event.preventDefault();
  }

  /**
   * Focus the nearest place in a direction.
   * @param {Element} from
   * @param {[number, number]} direction
   */
  #step(from, [right, down]) {
    const start = middle(from.getBoundingClientRect());
    const ahead = this.#places()
      .filter((place) => place !== from)
      .map((place) => {
        const { x, y } = middle(place.getBoundingClientRect());
        const along = (x - start.x) * right + (y - start.y) * down;
        const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
        return { place, along, cost: along + 2 * aside };
      })
      .filter(({ along }) => along > 0.5)
      .sort((one, other) => one.cost - other.cost);
    const next = ahead[0]?.place;
    if (next !== undefined) this.#goTo(next);
  }

  /**
   * @param {"point" | "hover"} type
   * @param {string | null} target
   */
  #tell(type, target) {
    this.dispatchEvent(new CustomEvent(type, { detail: { target } }));
  }
}

customElements.define("strata-picture", StrataPicture);

/** @param {EventTarget | null} node */
function placeOf(node) {
  return node instanceof Element ? (node.closest("[data-target]")?.getAttribute("data-target") ?? null) : null;
}

/**
 * What a place to point at is called: the words for it and then those printed there, for whoever says aloud what they see.
 * @param {Element} place
 * @param {string} label
 */
function named(place, label) {
  const printed = [...place.querySelectorAll("text")].map(({ textContent }) => textContent).join(" ");
  return label.includes(printed) ? label : `${label} – ${printed}`;
}

/** @param {DOMRect} box */
function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * From a point to the nearest of a box.
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function distance(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}
