/** What happened, in words, around the version that is shown; a line leads to its version. */

import { element } from "../elements.js";

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./frames.js").Frames} Frames */

/** How many versions are told before and after the one that is shown. */
const AROUND = 12;

export class Log {
  #list = element("ol", { class: "lines", tabindex: 0 });
  element;
  /** The lines in the page. @type {Map<Frame, HTMLElement>} */
  #rows = new Map();
  #say;
  #go;

  /**
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(say, go) {
    this.#say = say;
    this.#go = go;
    this.#list.setAttribute("aria-label", say("log"));
    this.element = element("section", { class: "card log" }, element("h2", {}, say("log")), this.#list);
  }

  /**
   * Tell what led to a version and what followed, as far as it is here.
   * @param {number} version
   * @param {Frames} frames
   */
  show(version, frames) {
    const wanted = new Map();
    for (let at = version - AROUND; at <= version + AROUND; at += 1) {
      const frame = frames.known(at);
      if (frame !== undefined) wanted.set(frame, this.#rows.get(frame) ?? this.#row(frame));
    }
    for (const [frame, row] of this.#rows) if (!wanted.has(frame)) row.remove();
    let current = this.#list.firstChild;
    for (const [frame, row] of wanted) {
      if (row === current) current = row.nextSibling;
      else this.#list.insertBefore(row, current);
      const isCurrent = frame.version === version;
      row.classList.toggle("current", isCurrent);
      if (isCurrent) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    }
    this.#rows = wanted;
    this.#follow();
  }

  /** Scroll to the line of the version that is shown. */
  #follow() {
    const current = this.#list.querySelector(".current");
    if (current instanceof HTMLElement) this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 3;
  }

  /** @param {Frame} frame */
  #row({ version, lines, undone, type }) {
    const told = lines.length > 0 ? lines : [this.#say("event-untold", { type })];
    return element(
      "li",
      { class: undone ? "undone" : "" },
      element(
        "button",
        { type: "button", class: "quiet line", onclick: () => this.#go(version) },
        element("span", { class: "number" }, version),
        element("span", {}, told.map((line) => element("span", { class: "sentence" }, line))),
      ),
    );
  }
}
