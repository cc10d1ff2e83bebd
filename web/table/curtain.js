/** Between two people at one device: nothing of the table is on the screen until the next one says to be there. */

import { element } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */

/**
 * @param {string} who
 * @param {Say} say
 * @returns {Promise<void>} Until they are there.
 */
export function curtain(who, say) {
  return new Promise((resolve) => {
    const open = () => {
      dialog.close();
      dialog.remove();
      resolve();
    };
    const dialog = element(
      "dialog",
      { class: "curtain", "aria-label": say("curtain") },
      element("h1", {}, say("curtain-turn", { who })),
      element("p", { class: "muted" }, say("curtain-why")),
      element("button", { type: "button", class: "primary", onclick: open }, say("curtain-open", { who })),
    );
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(dialog);
    dialog.showModal();
  });
}
