/** A match that waits for people: who is there, links for those who are not, and the seats that can be taken here. */

import { element, fill } from "../elements.js";
import { prefer, preference } from "../preferences.js";
import { shareLink } from "../share.js";
import { addressWith } from "../tokens.js";

/** @typedef {import("/strata.js").Summary} Summary */
/** @typedef {import("../words.js").Say} Say */

/**
 * @param {Summary} summary
 * @param {Say} say
 * @param {{
 *   invite: ((seat: number) => Promise<string>) | null,
 *   take: (seat: number, name: string) => Promise<void>,
 *   mayTake: (seat: number) => boolean,
 * }} doors How to let others in, and how to take a seat.
 * @returns {HTMLElement}
 */
export function waitingRoom(summary, say, { invite, take, mayTake }) {
  const open = summary.seats.filter((row) => row.kind === "open");
  const name = element("input", {
    id: "own-name",
    maxlength: 40,
    autocomplete: "nickname",
    value: preference("name", ""),
  });
  const rows = open.map((row) => {
    const link = element("div", { class: "link" });
    const showLink = async () => {
      if (invite !== null) fill(link, shareLink(addressWith(summary.id, { invitation: await invite(row.seat), seat: row.seat }), say));
    };
    const sit = async () => {
      prefer("name", name.value.trim());
      await take(row.seat, name.value.trim());
    };
    return element(
      "li",
      {},
      element("strong", {}, say("seat-number", { seat: row.seat })),
      mayTake(row.seat) && element("button", { type: "button", class: "primary take", onclick: sit }, say("take-seat")),
      invite !== null && element("button", { type: "button", class: "invite", onclick: showLink }, say("invite")),
      link,
    );
  });
  return element(
    "section",
    { class: "waiting card" },
    element("h2", {}, say("waiting", { n: open.length })),
    open.some(({ seat }) => mayTake(seat)) &&
      element("p", { class: "field" }, element("label", { for: "own-name" }, say("your-name")), name),
    element("ul", {}, rows),
  );
}
