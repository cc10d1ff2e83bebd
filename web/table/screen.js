/** Where everything of a table stands on the page. */

import "../board.js";
import { element } from "../elements.js";

/** @typedef {import("../board.js").StrataPicture} StrataPicture */
/** @typedef {import("../words.js").Say} Say */

export class Screen {
  picture = /** @type {StrataPicture} */ (document.createElement("strata-picture"));
  status = element("p", { class: "status", role: "status", "aria-live": "polite" });
  connection = element("p", { class: "connection", role: "alert", hidden: true });
  notice = element("p", { class: "notice", role: "alert", hidden: true });
  question = element("h2", { class: "question" });
  steps = element("div", { class: "steps" });
  /** What stands before the options: a question of the page's own, the waiting room, the result. */
  room = element("div", { class: "room-card" });
  tools = element("div", { class: "tools" });

  /**
   * @param {Say} say
   * @param {{ seats: HTMLElement, options: HTMLElement, log: HTMLElement, news: HTMLElement, request: HTMLElement }} parts
   */
  constructor(say, { seats, options, log, news, request }) {
    this.element = element(
      "main",
      { class: "table" },
      element(
        "div",
        { class: "stage" },
        seats,
        this.connection,
        element("section", { class: "board", "aria-label": say("board") }, this.picture),
      ),
      element(
        "aside",
        { class: "panel", "aria-label": say("panel") },
        this.status,
        this.notice,
        request,
        this.room,
        element("section", { class: "choices", "aria-label": say("choices") }, this.question, this.steps, news, options),
        this.tools,
        log,
      ),
    );
  }
}
