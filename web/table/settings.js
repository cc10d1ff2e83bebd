/** How a reader wants to play: at once or after a question, the bots' pace, the only button there is, notifications. */

import { element } from "../elements.js";
import { prefer, preference } from "../preferences.js";

/** @typedef {import("../preferences.js").Preference} Preference */
/** @typedef {import("../words.js").Say} Say */

/** @type {[Preference, string, string[]][]} */
const CHOICES = [
  ["confirm", "no", ["no", "yes"]],
  ["pace", "0.4", ["0", "0.4", "1.2", "2.5"]],
  ["single", "no", ["no", "yes"]],
  ["notify", "no", ["no", "yes"]],
];

/**
 * @param {Say} say
 * @param {() => void} changed
 * @returns {HTMLDetailsElement}
 */
export function settings(say, changed) {
  const fields = CHOICES.map(([name, otherwise, values]) => {
    const chosen = preference(name, otherwise);
    const choose = async (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      prefer(name, value);
      if (name === "notify" && value === "yes" && "Notification" in window) await Notification.requestPermission();
      changed();
    };
    return element(
      "p",
      { class: "field" },
      element("label", { for: `prefer-${name}` }, say(`prefer-${name}`)),
      element(
        "select",
        { id: `prefer-${name}`, onchange: choose },
        values.map((value) => element("option", { value, selected: value === chosen }, say(`prefer-${name}-${value}`))),
      ),
    );
  });
  return element(
    "details",
    { class: "preferences" },
    element("summary", {}, say("preferences")),
    fields,
    element("p", { class: "muted small" }, say("keys")),
  );
}
