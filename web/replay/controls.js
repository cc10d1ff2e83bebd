/** Slider, buttons and keys over a line of versions; it can play by itself, at a pace. */

import { element } from "../elements.js";
import { prefer, preference } from "../preferences.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./course.js").Course} Course */
/** @typedef {"event" | "decision" | "turn"} Stride */

/** Milliseconds between two versions. */
const PACES = { slow: 1600, steady: 700, fast: 200 };
/** @type {Record<string, [Stride, number]>} */
const KEYS = {
  ArrowRight: ["event", 1],
  ArrowLeft: ["event", -1],
  ArrowDown: ["turn", 1],
  ArrowUp: ["turn", -1],
  PageDown: ["turn", 1],
  PageUp: ["turn", -1],
};

export class Controls {
  element;
  #course;
  #say;
  #go;
  #slider = element("input", { type: "range", min: 0, step: 1, class: "slider" });
  #place = element("output", { class: "place" });
  #play;
  #pace;
  /** @type {number[]} */
  #line = [];
  #version = 1;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;

  /**
   * @param {Course} course
   * @param {Say} say
   * @param {(version: number) => Promise<void>} go
   */
  constructor(course, say, go) {
    this.#course = course;
    this.#say = say;
    this.#go = go;
    this.#slider.setAttribute("aria-label", say("slider"));
    this.#slider.addEventListener("input", () => {
      const version = this.#line[Number(this.#slider.value)];
      if (version !== undefined) void go(version);
    });
    const button = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ onclick) =>
      element("button", { type: "button", title: say(id), "aria-label": say(id), onclick }, sign);
    this.#play = button("▶", "play", () => this.#toggle());
    this.#play.classList.add("primary");
    this.#pace = element(
      "select",
      { "aria-label": say("pace"), onchange: () => prefer("replay-pace", this.#pace.value) },
      Object.keys(PACES).map((pace) =>
        element("option", { value: pace, selected: pace === preference("replay-pace", "steady") }, say(`pace-${pace}`)),
      ),
    );
    this.element = element(
      "div",
      { class: "controls", role: "group", "aria-label": say("controls") },
      element(
        "div",
        { class: "buttons" },
        button("⇤", "first", () => this.#end(0)),
        button("«", "turn-before", () => this.step("turn", -1)),
        button("‹", "before", () => this.step("event", -1)),
        this.#play,
        button("›", "next", () => this.step("event", 1)),
        button("◆", "next-decision", () => this.step("decision", 1)),
        button("»", "next-turn", () => this.step("turn", 1)),
        button("⇥", "last", () => this.#end(-1)),
        this.#pace,
        this.#place,
      ),
      this.#slider,
    );
    addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {number} version */
  show(version) {
    if (this.#course.isOnMain(version) || !this.#line.includes(version)) {
      this.#line = this.#course.lineThrough(version);
      this.#slider.max = String(this.#line.length - 1);
    }
    this.#version = version;
    this.tell(null);
    this.#slider.value = String(this.#line.indexOf(version));
  }

  /**
   * Say where the match is.
   * @param {string | null} phase In words.
   */
  tell(phase) {
    const { turn, undone } = this.#course.at(this.#version);
    const where = this.#say("place", { version: this.#version, last: this.#course.last });
    const about = [turn === null ? null : this.#say("turn", { turn }), phase, undone ? this.#say("undone") : null];
    this.#place.value = [where, ...about.filter((text) => text !== null)].join(" · ");
    this.#slider.setAttribute("aria-valuetext", this.#place.value);
  }

  /**
   * Go on, or back, by an event, a decision or a turn.
   * @param {Stride} stride
   * @param {number} direction
   */
  step(stride, direction) {
    this.#stop();
    const version = this.#after(stride, direction);
    if (version !== this.#version) void this.#go(version);
  }

  /**
   * @param {Stride} stride
   * @param {number} direction
   * @returns {number}
   */
  #after(stride, direction) {
    const here = this.#line.indexOf(this.#version);
    const turnAt = (/** @type {number} */ place) => this.#course.at(this.#line[place] ?? 1).turn;
    let place = here + direction;
    const isWithin = () => place > 0 && place < this.#line.length - 1;
    if (stride === "decision") {
      while (isWithin() && this.#course.at(this.#line[place] ?? 1).type !== "move_played") place += direction;
    } else if (stride === "turn") {
      while (isWithin() && turnAt(place) === turnAt(here)) place += direction;
      if (direction < 0) while (place > 0 && turnAt(place - 1) === turnAt(place)) place -= 1;
    }
    return this.#line[Math.min(Math.max(place, 0), this.#line.length - 1)] ?? this.#version;
  }

  /** @param {number} place */
  #end(place) {
    this.#stop();
    void this.#go(this.#line.at(place) ?? 1);
  }

  #toggle() {
    if (this.#timer !== null) return this.#stop();
    this.#play.textContent = "❚❚";
    this.#play.setAttribute("aria-label", this.#say("pause"));
    return this.#next();
  }

  /** The next version after a while, until the line ends. */
  #next() {
    const pace = PACES[/** @type {keyof typeof PACES} */ (this.#pace.value)];
    this.#timer = setTimeout(async () => {
      const version = this.#after("event", 1);
      if (version === this.#version) return this.#stop();
      await this.#go(version);
      if (this.#timer !== null) this.#next();
    }, pace);
  }

  #stop() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#play.textContent = "▶";
    this.#play.setAttribute("aria-label", this.#say("play"));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = /** @type {Element} */ (event.composedPath()[0]);
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest?.("input:not(.slider), select, textarea, [role=tab], [role=tree]")) return;
    const step = KEYS[event.key];
    if (event.key === " " && at.closest?.("button, a, summary")) return;
    if (step !== undefined) this.step(event.shiftKey && step[0] === "event" ? "decision" : step[0], step[1]);
    else if (event.key === "Home" || event.key === "End") this.#end(event.key === "Home" ? 0 : -1);
    else if (event.key === " ") this.#toggle();
    else return;
    event.preventDefault();
  }
}
