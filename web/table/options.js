/** The list of what can be chosen: what needs no place as buttons, the rest as rows with keys, filtered and in groups. */

import { element, fill } from "../elements.js";

/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./choosing.js").Choosing} Choosing */

/** Above so many there is a field to filter them. */
const FEW = 8;
/** Kinds of places that have a name for their group. */
const KINDS = ["hex", "card", "edge", "tile", "space", "seat", "place", "token", "row", "cell", "element"];

/**
 * @typedef {object} OptionListeners
 * @property {(option: Option) => void} choose
 * @property {(option: Option | null) => void} look The reader looks at an option, or at none.
 */

export class OptionList {
  /** @type {Option[]} */
  #rows = [];
  #filter;
  #buttons = element("div", { class: "placeless" });
  #list = element("div", { class: "rows" });
  #say;
  #listeners;
  /** @type {Choosing | null} */
  #choosing = null;

  /**
   * @param {Say} say
   * @param {OptionListeners} listeners
   */
  constructor(say, listeners) {
    this.#say = say;
    this.#listeners = listeners;
    this.#filter = element("input", {
      type: "search",
      class: "filter",
      placeholder: say("filter"),
      "aria-label": say("filter"),
      oninput: () => this.#draw(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter" && this.#rows[0]) listeners.choose(this.#rows[0]);
      },
    });
    this.element = element("div", { class: "options" }, this.#buttons, this.#filter, this.#list);
    this.#list.addEventListener("keydown", (event) => this.#step(event));
  }

  /** @param {Choosing | null} choosing */
  show(choosing) {
    if (choosing?.all !== this.#choosing?.all) this.#filter.value = "";
    this.#choosing = choosing;
    this.#draw();
  }

  focusFilter() {
    if (!this.#filter.hidden) this.#filter.focus();
  }

  /** @param {number} number The key of a row, from 1. @returns {Option | undefined} */
  numbered(number) {
    return this.#keyed()[number - 1];
  }

  /** Mark the options that go by a place. @param {string | null} target */
  light(target) {
    for (const row of this.#list.querySelectorAll("button")) {
      row.classList.toggle("lit", target !== null && (row.dataset.targets ?? "").split(" ").includes(target));
    }
  }

  #keyed() {
    const complete = this.#choosing?.complete ?? [];
    return [...complete, ...this.#rows.filter((option) => !complete.includes(option))];
  }

  #draw() {
    const choosing = this.#choosing;
    const complete = choosing?.complete ?? [];
    const placed = choosing === null ? [] : choosing.left.filter((option) => !complete.includes(option));
    const wanted = this.#filter.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    this.#filter.hidden = placed.length <= FEW && wanted.length === 0;
    this.#rows = placed.filter(({ label }) => wanted.every((word) => label.toLocaleLowerCase().includes(word)));
    const keyed = this.#keyed();
    fill(this.#buttons, complete.map((option, index) => this.#button(option, index + 1, "placeless-option primary")));
    this.#buttons.hidden = complete.length === 0;
    /** @type {Map<string, Option[]>} */
    const groups = new Map();
    for (const option of this.#rows) {
      const kind = (option.targets[choosing?.path.length ?? 0] ?? "").split(":")[0] ?? "";
      groups.set(kind, [...(groups.get(kind) ?? []), option]);
    }
    fill(
      this.#list,
      [...groups].map(([kind, options]) => [
        groups.size > 1 && KINDS.includes(kind) && element("h3", {}, this.#say(`kind-${kind}`)),
        element("ul", {}, options.map((option) => element("li", {}, this.#button(option, keyed.indexOf(option) + 1, "row")))),
      ]).flat(),
      this.#rows.length === 0 && placed.length > 0 && element("p", { class: "muted" }, this.#say("filter-nothing")),
    );
  }

  /**
   * @param {Option} option
   * @param {number} number
   * @param {string} kind
   */
  #button(option, number, kind) {
    const look = () => this.#listeners.look(option);
    const leave = () => this.#listeners.look(null);
    return element(
      "button",
      {
        type: "button",
        class: kind,
        "data-targets": option.targets.join(" "),
        "aria-keyshortcuts": number <= 9 && number,
        onclick: () => this.#listeners.choose(option),
        onmouseenter: look,
        onmouseleave: leave,
        onfocus: look,
        onblur: leave,
      },
      number <= 9 && element("kbd", { "aria-hidden": "true" }, number),
      element("span", {}, option.label),
    );
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (down === undefined) return;
    const rows = [...this.#list.querySelectorAll("button")];
    rows[rows.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + down]?.focus();
    event.preventDefault();
  }
}
