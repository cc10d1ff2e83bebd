/**
 * What happened, in words, version by version, in step with the board; a line leads to its version. Only the lines near those in sight
 * are in the page: the others are left as room above and below, and made when they are scrolled to.
 */

import { element, fill } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("./narration.js").Narration} Narration */

/** How many lines are in the page before and after the one in the middle. */
const AROUND = 40;
/** The room that is left for a line, in pixels. */
const HEIGHT = 28;

export class Log {
  #list = element("ol");
  #scroller = element("div", { class: "lines", tabindex: 0, role: "region" }, this.#list);
  element;
  /** The lines in the page, by version and in its order. @type {Map<number, HTMLElement>} */
  #rows = new Map();
  /** Where words will stand that are not here yet. @type {Map<number, Element>} */
  #untold = new Map();
  #course;
  #say;
  #go;
  /** @type {Narration | null} */
  #narration = null;
  #version = 0;

  /**
   * @param {Course} course
   * @param {Say} say
   * @param {(version: number) => void} go
   */
  constructor(course, say, go) {
    this.#course = course;
    this.#say = say;
    this.#go = go;
    this.#scroller.setAttribute("aria-label", say("log"));
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    this.element = element("section", { class: "card log" }, element("h2", {}, say("log")), this.#scroller);
  }

  /**
   * Tell it in other words.
   * @param {Narration} narration
   */
  look(narration) {
    this.#narration = narration;
    this.#list.replaceChildren();
    this.#rows.clear();
    this.#untold.clear();
    if (this.#version > 0) this.show(this.#version);
  }

  /** @param {number} version */
  show(version) {
    this.#mark(this.#version, false);
    this.#version = version;
    if (!this.#rows.has(version)) this.#fill(version);
    this.#mark(version, true);
    this.#follow();
  }

  /** Tell what has come in the meantime. */
  tell() {
    const isFollowed = this.#isInSight();
    this.#staying(() => {
      for (const [version, told] of [...this.#untold]) this.#tellOf(version, told);
    });
    if (isFollowed) this.#follow();
  }

  /**
   * @param {number} version
   * @param {boolean} isShown
   */
  #mark(version, isShown) {
    const row = this.#rows.get(version);
    const line = row?.querySelector("button");
    row?.classList.toggle("current", isShown);
    line?.setAttribute("tabindex", isShown ? "0" : "-1");
    if (isShown) line?.setAttribute("aria-current", "step");
    else line?.removeAttribute("aria-current");
  }

  /** Bring the line of the version that is shown into sight. */
  #follow() {
    const row = this.#rows.get(this.#version);
    if (row === undefined || this.#isInSight()) return;
    const room = this.#scroller.clientHeight - row.offsetHeight;
    this.#scroller.scrollTop = row.offsetTop - Math.max(0, room / 3);
  }

  /** Whether all of the line of the version that is shown is in sight. */
  #isInSight() {
    const { scrollTop, clientHeight } = this.#scroller;
    const { offsetTop = 0, offsetHeight = Infinity } = this.#rows.get(this.#version) ?? {};
    return offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
  }

  /** Have the lines around those in sight, wherever somebody has scrolled to. */
  #scrolled() {
    const { scrollTop, clientHeight } = this.#scroller;
    const versions = [...this.#rows.keys()];
    const [from, to] = [versions[0] ?? 1, versions.at(-1) ?? 0];
    const [top, bottom] = [this.#top(from), this.#top(to)];
    if (top > scrollTop + clientHeight) this.#jump(1 + scrollTop / HEIGHT);
    else if (bottom < scrollTop) this.#jump(to + (scrollTop - bottom) / HEIGHT);
    else if ((from > 1 && top > scrollTop - clientHeight) || (to < this.#course.last && bottom < scrollTop + 2 * clientHeight)) {
      this.#staying(() => this.#fill(this.#inSight() ?? this.#version));
    }
  }

  /** @param {number} version About. */
  #jump(version) {
    const there = Math.min(Math.max(Math.round(version), 1), this.#course.last);
    this.#fill(there);
    this.#scroller.scrollTop = this.#top(there);
  }

  /** How far down the line of a version is. @param {number} version */
  #top(version) {
    return this.#rows.get(version)?.offsetTop ?? 0;
  }

  /** The first version whose line is in sight. */
  #inSight() {
    const { scrollTop } = this.#scroller;
    return [...this.#rows].find(([, row]) => row.offsetTop + row.offsetHeight > scrollTop)?.[0];
  }

  /**
   * Have the lines around a version in the page, and no others.
   * @param {number} version
   */
  #fill(version) {
    const [from, to] = [Math.max(1, version - AROUND), Math.min(this.#course.last, version + AROUND)];
    this.#narration?.want(from, to);
    const before = this.#rows;
    this.#rows = new Map();
    for (let at = from; at <= to; at += 1) this.#rows.set(at, before.get(at) ?? this.#row(at));
    for (const [at, row] of before) {
      if (this.#rows.has(at)) continue;
      row.remove();
      this.#untold.delete(at);
    }
    let current = this.#list.firstChild;
    for (const row of this.#rows.values()) {
      if (row === current) current = row.nextSibling;
      else this.#list.insertBefore(row, current);
    }
    this.#list.style.paddingTop = `${(from - 1) * HEIGHT}px`;
    this.#list.style.paddingBottom = `${(this.#course.last - to) * HEIGHT}px`;
    this.#mark(this.#version, true);
  }

  /**
   * What is in sight stays where it is while lines above it change.
   * @param {() => void} change
   */
  #staying(change) {
    const version = this.#inSight();
    const before = version === undefined ? 0 : this.#top(version);
    change();
    const after = version === undefined ? 0 : this.#top(version);
    if (after !== before) this.#scroller.scrollTop += after - before;
  }

  /** @param {number} version */
  #row(version) {
    const { last } = this.#course;
    const told = element("span", { class: "told" });
    const button = element(
      "button",
      { type: "button", class: "quiet line", tabindex: -1, onclick: () => this.#go(version) },
      element("span", { class: "number" }, version),
      told,
    );
    const { undone } = this.#course.at(version);
    this.#tellOf(version, told);
    return element("li", { class: undone ? "undone" : "", "aria-posinset": version, "aria-setsize": last }, button);
  }

  /**
   * @param {number} version
   * @param {Element} told Where its words stand.
   */
  #tellOf(version, told) {
    const lines = this.#narration?.known(version)?.lines;
    if (lines === undefined) this.#untold.set(version, told);
    else this.#untold.delete(version);
    const untold = lines === undefined ? "…" : this.#say("event-untold", { type: this.#course.at(version).type });
    fill(told, (lines?.length ? lines : [untold]).map((line) => element("span", { class: "sentence" }, line)));
  }
}
