/** A match that waits for people: who is there, links for those who are not, and the seats that can be taken here. */

import { element, fill } from "../elements.js";
import { prefer, preference } from "../preferences.js";
import { shareLink } from "../share.js";
import { addressWith } from "../tokens.js";

/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("../words.js").Say} Say */

/**
 * How to let others in, and how to take a seat.
 * @typedef {object} Doors
 * @property {(() => Promise<string>) | null} invite
 * @property {((name: string) => Promise<void>) | null} take
 */

export class WaitingRoom {
  #say;
  #name;
  #title = element("h2");
  #rows = element("ul");
  /** What is shown of each open seat: a link or a name that is being typed stays while others join. @type {Map<number, HTMLElement>} */
  #open = new Map();

  /** @param {Say} say */
  constructor(say) {
    this.#say = say;
    const input = element("input", { id: "own-name", maxlength: 40, autocomplete: "nickname", value: preference("name", "") });
    const label = element("label", { for: "own-name" }, say("your-name"));
    this.#name = { input, field: element("p", { class: "field" }, label, input) };
    this.element = element("section", { class: "waiting card" }, this.#title, this.#name.field, this.#rows);
  }

  /**
   * @param {Summary} summary
   * @param {(seat: number) => Doors} doorsOf
   */
  show(summary, doorsOf) {
    const open = summary.seats.filter(({ kind }) => kind === "open").map(({ seat }) => seat);
    this.#title.textContent = this.#say("waiting", { n: open.length });
    this.#name.field.hidden = open.every((seat) => doorsOf(seat).take === null);
    for (const [seat, row] of this.#open) {
      if (open.includes(seat)) continue;
      row.remove();
      this.#open.delete(seat);
    }
    for (const seat of open) if (!this.#open.has(seat)) this.#add(summary.id, seat, doorsOf(seat));
  }

  /**
   * @param {string} match
   * @param {number} seat
   * @param {Doors} doors
   */
  #add(match, seat, { invite, take }) {
    const say = this.#say;
    const { input } = this.#name;
    const link = element("div", { class: "link" });
    const showLink = async () => {
      if (invite !== null) fill(link, shareLink(addressWith(match, { invitation: await invite(), seat }), say));
    };
    const sit = async () => {
      prefer("name", input.value.trim());
      await take?.(input.value.trim());
    };
    const row = element(
      "li",
      {},
      element("strong", {}, say("seat-number", { seat })),
      take !== null && element("button", { type: "button", class: "primary take", onclick: sit }, say("take-seat")),
      invite !== null && element("button", { type: "button", class: "invite", onclick: showLink }, say("invite")),
      link,
    );
    this.#open.set(seat, row);
    this.#rows.append(row);
  }
}
