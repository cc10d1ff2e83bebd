/** Where everything of a table stands on the page. */

import { element } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./log.js").Log} Log */

export class Screen {
  status = element("p", { class: "status", role: "status", "aria-live": "polite" });
  connection = element("p", { class: "connection", role: "alert", hidden: true });
  notice = element("p", { class: "notice", role: "alert", hidden: true });
  question = element("h2", { class: "question", hidden: true });
  /** The game, for whoever goes by headings. */
  title = element("h1", { class: "unseen" });

  /**
   * `room` stands before the options, and `request` above all else.
   * @param {Say} say
   * @param {{ choice: Choice, log: Log } & Record<"seats" | "request" | "room" | "standing" | "tools", HTMLElement>} parts
   */
  constructor(say, { choice, log, seats, request, room, standing, tools }) {
    const { picture, steps, options } = choice;
    this.element = element(
      "main",
      { class: "table" },
      this.title,
      element(
        "div",
        { class: "stage" },
        seats,
        this.connection,
        element("section", { class: "board", "aria-label": say("board") }, picture),
      ),
      element(
        "aside",
        { class: "panel", "aria-label": say("panel") },
        this.status,
        this.notice,
        request,
        room,
        element("section", { class: "choices", "aria-label": say("choices") }, this.question, steps, log.news, options.element),
        standing,
        tools,
        log.element,
      ),
    );
  }
}
