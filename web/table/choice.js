/** What the reader is choosing: by pointing at the board, from the list or by a key, at once or after a question. */

import "../board.js";
import { element, fill } from "../elements.js";
import { preference } from "../preferences.js";
import { Choosing } from "./choosing.js";
import { OptionList } from "./options.js";

/** @typedef {import("/strata.js").Decision} Decision */
/** @typedef {import("/strata.js").Option} Option */
/** @typedef {import("../board.js").StrataPicture} StrataPicture */
/** @typedef {import("../words.js").Say} Say */

const NARROW = matchMedia("(max-width: 760px)");

export class Choice {
  picture = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  steps = element("div", { class: "steps" });
  options;
  #say;
  #play;
  /** @type {Choosing | null} */
  #choosing = null;
  /** The option that the reader is asked about. @type {Option | null} */
  #asked = null;
  /** The option that the reader looks at. @type {Option | null} */
  #looked = null;
  /** Places where something happened since the reader's own last move. @type {readonly string[]} */
  #happened = [];

  /**
   * @param {Say} say
   * @param {(option: Option) => void} play
   */
  constructor(say, play) {
    this.#say = say;
    this.#play = play;
    this.options = new OptionList(say, {
      choose: (option) => this.decide(option),
      look: (option) => {
        this.#looked = option;
        this.#point();
      },
    });
    this.picture.addEventListener("point", (event) => this.#pointAt(/** @type {CustomEvent} */ (event).detail.target));
    this.picture.addEventListener("hover", (event) => this.options.light(/** @type {CustomEvent} */ (event).detail.target));
  }

  /**
   * Offer the options of a decision on a board; places that the reader has pointed at stay, as far as they lead.
   * @param {Decision | null} decision
   * @param {string | null} board
   */
  offer(decision, board) {
    const options = decision?.options ?? null;
    if (options === null) this.#choosing = null;
    else if (this.#choosing?.all !== options) this.#choosing = this.#choosing?.among(options) ?? new Choosing(options);
    this.#asked = null;
    if (this.#looked && !options?.includes(this.#looked)) this.#looked = null;
    this.#drawList();
    if (board !== null) this.picture.show(board, this.#pointing());
    if (NARROW.matches && options !== null) this.picture.showPlaces(new Set(options.flatMap(({ targets }) => targets)));
  }

  /** Nothing is offered until something is again, and the board stays. */
  withdraw() {
    this.#choosing = this.#asked = this.#looked = null;
    this.#happened = [];
    this.#draw();
  }

  /** Nothing is offered, and no trace of the board stays. */
  clear() {
    this.withdraw();
    this.picture.clear();
  }

  /** @param {readonly string[]} places */
  markHappened(places) {
    this.#happened = places;
    this.#point();
  }

  /** Play an option, or ask first, as the reader prefers. @param {Option} option */
  decide(option) {
    if (preference("confirm", "no") === "no") {
      this.#play(option);
      return;
    }
    this.#asked = option;
    this.#draw();
    this.steps.querySelector("button")?.focus();
  }

  /** One step back. */
  back() {
    if (this.#asked !== null) this.#asked = null;
    if ((this.#choosing?.path.length ?? 0) > 0) this.#choosing = this.#choosing?.back() ?? null;
    this.#draw();
  }

  /** Choose by the number of an option. @param {number} number */
  press(number) {
    const option = this.options.numbered(number);
    if (option !== undefined && this.#asked === null) this.decide(option);
  }

  /** @param {string} target */
  #pointAt(target) {
    if (this.#choosing === null || this.#asked !== null) return;
    this.#choosing = this.#choosing.point(target);
    const { unique } = this.#choosing;
    if (unique === undefined) this.#draw();
    else this.decide(unique);
  }

  #draw() {
    this.#drawList();
    this.#point();
  }

  #drawList() {
    this.options.show(this.#choosing);
    this.#drawSteps();
  }

  /** The places pointed at so far, or the option that waits for a yes. */
  #drawSteps() {
    const say = this.#say;
    const asked = this.#asked;
    const hasPointed = (this.#choosing?.path.length ?? 0) > 0;
    fill(
      this.steps,
      asked !== null && element("p", { class: "asked-option" }, asked.label),
      asked !== null && element("button", { type: "button", class: "primary play", onclick: () => this.#play(asked) }, say("play")),
      asked === null && hasPointed && element("p", {}, say("point-on", { n: this.#choosing?.left.length ?? 0 })),
      (asked !== null || hasPointed) &&
        element("button", { type: "button", onclick: () => this.back() }, say("back"), element("kbd", { "aria-hidden": "true" }, "Esc")),
    );
  }

  #point() {
    this.picture.point(this.#pointing());
  }

  /** @returns {import("../board.js").Pointing} */
  #pointing() {
    const choosing = this.#choosing;
    if (choosing === null) return { happened: this.#happened };
    const targets = new Map(
      [...choosing.next].map(([target, options]) => [
        target,
        options.length === 1 ? (options[0]?.label ?? "") : this.#say("place-options", { n: options.length, first: options[0]?.label ?? "" }),
      ]),
    );
    const lit = this.#asked?.targets ?? this.#looked?.targets ?? [];
    return { targets: this.#asked === null ? targets : new Map(), lit, chosen: choosing.path, happened: this.#happened };
  }
}
