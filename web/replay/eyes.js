/** With whose eyes the match is looked at: as its rules allow, and of two pairs of eyes what they see differently. */

import { element } from "../elements.js";

/** @typedef {import("/answers.js").Summary} Summary */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./frames.js").Eyes} Eyes */

/**
 * Whose eyes there are: of a running match a spectator's and those of one's own seats, else everybody's.
 * @param {Summary} summary
 * @param {number[]} own
 * @returns {number[]}
 */
export function seatsToLookWith(summary, own) {
  const isOpen = summary.status === "scored" || summary.status === "cancelled";
  return isOpen ? summary.seats.map(({ seat }) => seat) : own;
}

/**
 * @param {string} value Of a menu.
 * @returns {Eyes}
 */
export function eyesOf(value) {
  return value === "spectator" ? "spectator" : Number(value);
}

/**
 * @param {Say} say
 * @param {string} label
 * @param {[string, string][]} choices Value and text of each.
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function eyesMenu(say, label, choices, chosen, choose) {
  const menu = element(
    "select",
    { onchange: () => choose(menu.value) },
    choices.map(([value, text]) => element("option", { value, selected: value === chosen }, text)),
  );
  return element("label", { class: "eyes" }, say(label), " ", menu);
}

/**
 * The places of a board that are drawn otherwise on another one: what one of the two cannot see.
 * @param {string} board
 * @param {string} other
 * @returns {string[]}
 */
export function differingPlaces(board, other) {
  const [here, there] = [places(board), places(other)];
  return [...here].filter(([target, drawn]) => there.get(target) !== drawn).map(([target]) => target);
}

/**
 * The innermost drawing of each place.
 * @param {string} board
 * @returns {Map<string, string>}
 */
function places(board) {
  const parsed = new DOMParser().parseFromString(board, "image/svg+xml");
  const found = new Map();
  for (const place of parsed.querySelectorAll("[data-target]")) {
    if (place.querySelector("[data-target]") === null) found.set(place.getAttribute("data-target") ?? "", place.outerHTML);
  }
  return found;
}
