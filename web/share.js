/** A link to hand to somebody: to copy, or as a code for the camera of another device. */

import { element } from "./elements.js";
import { qrCode } from "./qr.js";

/** @typedef {import("./words.js").Say} Say */

/**
 * @param {string} address
 * @param {Say} say
 * @returns {HTMLElement}
 */
export function shareLink(address, say) {
  const field = element("input", { readonly: true, class: "address", "aria-label": say("link"), value: address });
  const copy = element("button", { type: "button", onclick: () => void copyIt() }, say("copy"));
  const copyIt = async () => {
    field.select();
    // Pages without TLS have no clipboard; the text is selected for whoever copies it by hand.
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    copy.textContent = say("copied");
  };
  const code = element("details", {}, element("summary", {}, say("qr")));
  code.addEventListener("toggle", () => code.children.length === 1 && code.append(qrCode(address, say("qr"))));
  return element("div", { class: "share" }, field, copy, code);
}
