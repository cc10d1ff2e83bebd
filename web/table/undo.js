/** Taking back: undo, redo, asking the others and answering them. */

import { element, fill } from "../elements.js";
import { seatName } from "./seats.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Session} Session */

export class UndoBar {
  #say;
  #done;
  #undo;
  #redo;
  /** @type {Session | null} */
  #session = null;

  /**
   * @param {Say} say
   * @param {(work: Promise<import("/strata.js").StrataProblem | null>) => void} done What came of it.
   */
  constructor(say, done) {
    this.#say = say;
    this.#done = done;
    this.#undo = element("button", { type: "button", "aria-keyshortcuts": "z", onclick: () => this.undo() }, say("undo"));
    this.#redo = element("button", { type: "button", onclick: () => this.#redoLast() }, say("redo"));
    this.element = element("div", { class: "undo" }, this.#undo, this.#redo);
    /** Somebody asks to go back: shown above all else. */
    this.request = element("div", { class: "request card", role: "alert", hidden: true });
  }

  /** @param {Session} session */
  show(session) {
    this.#session = session;
    const { shown } = session;
    if (shown === null) return;
    const { summary } = shown;
    const isPlaying = summary.status === "playing";
    const own = session.events.filter((event) => event.actor === `seat:${session.seat}`);
    this.element.hidden = session.seat === null || summary.undo_policy === "off" || !isPlaying;
    this.#undo.disabled = own.length === 0 || summary.undo_request !== null;
    this.#redo.hidden = session.events.at(-1)?.type !== "match_rewound";
    this.#showRequest(session);
  }

  /** Take back at once where that is allowed, else ask the others. */
  undo() {
    const session = this.#session;
    if (session === null || this.element.hidden || this.#undo.disabled) return;
    this.#done(session.act((seat, signal) => seat.undo({ signal })));
  }

  #redoLast() {
    const session = this.#session;
    if (session !== null) this.#done(session.act((seat, signal) => seat.redo({ signal })));
  }

  /** @param {Session} session */
  #showRequest(session) {
    const summary = session.shown?.summary;
    const request = summary?.undo_request ?? null;
    this.request.hidden = request === null || session.seat === null;
    if (summary === undefined || request === null || this.request.hidden) return;
    const answer = (/** @type {boolean} */ agrees) => () =>
      this.#done(session.act((seat, signal) => seat.answer(agrees, { signal })));
    const isOwn = request.seat === session.seat;
    const hasAgreed = session.seat !== null && request.agreed.includes(session.seat);
    const who = seatName(summary, request.seat, this.#say);
    fill(
      this.request,
      element("p", {}, this.#say(isOwn ? "undo-asked" : "undo-request", { who })),
      !isOwn && !hasAgreed && element("button", { type: "button", class: "primary", onclick: answer(true) }, this.#say("undo-agree")),
      (isOwn || !hasAgreed) &&
        element("button", { type: "button", onclick: answer(false) }, this.#say(isOwn ? "undo-withdraw" : "undo-refuse")),
    );
  }
}
