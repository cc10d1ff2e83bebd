/** What happened, in words, around the version that is shown; a line leads to its version. */

import { element, fill } from "../elements.js";

/** @typedef {import("/answers.js").Frame} Frame */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./frames.js").Frames} Frames */

/** How many versions are told before and after the one that is shown. */
const AROUND = 12;

export class Log {
  #list = element("ol", { class: "lines", tabindex: 0 });
  element;
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
   * @param {number} version
   * @param {Frames} frames
   */
  show(version, frames) {
    const rows = [];
    for (let at = version - AROUND; at <= version + AROUND; at += 1) {
      const frame = frames.known(at);
      if (frame !== undefined) rows.push(this.#row(frame, at === version));
    }
    fill(this.#list, rows);
    const current = this.#list.querySelector(".current");
    if (current instanceof HTMLElement) this.#list.scrollTop = current.offsetTop - this.#list.clientHeight / 3;
  }

  /**
   * @param {Frame} frame
   * @param {boolean} isCurrent
   */
  #row({ version, lines, undone, type }, isCurrent) {
    const told = lines.length > 0 ? lines : [this.#say("event-untold", { type })];
    return element(
      "li",
      { class: [isCurrent ? "current" : "", undone ? "undone" : ""].join(" "), "aria-current": isCurrent ? "step" : null },
      element(
        "button",
        { type: "button", class: "quiet line", onclick: () => this.#go(version) },
        element("span", { class: "number" }, version),
        element("span", {}, told.map((line) => element("span", { class: "sentence" }, line))),
      ),
    );
  }
}
