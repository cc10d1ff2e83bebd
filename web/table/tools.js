/** What can be done at a table besides choosing: return to a seat, take it along, leave it; undo and preferences stand among it. */

import { element, fill } from "../elements.js";
import { shareLink } from "../share.js";
import { addressWith, tokensOf } from "../tokens.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./session.js").Session} Session */

export class Tools {
  element = element("div", { class: "tools" });
  #match;
  #say;
  #undo;
  #settings;
  #doors;
  #return;
  /** @type {Session | null} */
  #session = null;

  /**
   * @param {string} match
   * @param {Say} say
   * @param {{ undo: HTMLElement, settings: HTMLElement }} parts
   * @param {{ comeBack: () => void, leave: () => void }} doors
   */
  constructor(match, say, { undo, settings }, doors) {
    this.#match = match;
    this.#say = say;
    this.#undo = undo;
    this.#settings = settings;
    this.#doors = doors;
    this.#return = element("button", { type: "button", class: "primary", onclick: doors.comeBack }, say("return"));
  }

  /** @param {Session} session */
  show(session) {
    const own = session.seat === null ? undefined : session.shown?.summary.seats[session.seat];
    this.#return.hidden = own === undefined || own.stand_in === null;
    if (session === this.#session) return;
    this.#session = session;
    const token = session.seat === null ? undefined : tokensOf(this.#match).seats[session.seat];
    fill(
      this.element,
      this.#return,
      this.#undo,
      this.#settings,
      token !== undefined && session.seat !== null && this.#carry(token, session.seat),
      token !== undefined && element("button", { type: "button", class: "quiet leave", onclick: this.#doors.leave }, this.#say("leave")),
    );
  }

  /**
   * The link that carries a seat, made when somebody wants it.
   * @param {string} token
   * @param {number} seat
   */
  #carry(token, seat) {
    const say = this.#say;
    const carry = element("details", { class: "carry" }, element("summary", {}, say("carry")), element("p", { class: "muted small" }, say("carry-why")));
    carry.addEventListener("toggle", () => carry.append(shareLink(addressWith(this.#match, { token, seat }), say)), { once: true });
    return carry;
  }
}
