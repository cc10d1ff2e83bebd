/** A text as a QR code. */

import qrcode from "./vendor/qrcode.js";

const NAMESPACE = "http://www.w3.org/2000/svg";
/** Modules around the code that stay white. */
const QUIET = 4;

/**
 * @param {string} text
 * @param {string} label
 * @returns {SVGSVGElement}
 */
export function qrCode(text, label) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * QUIET;
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("class", "qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  svg.setAttribute("viewBox", `0 0 ${side} ${side}`);
  let dark = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) dark += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    }
  }
  for (const [d, fill] of /** @type {const} */ ([[`M0 0h${side}v${side}H0z`, "#ffffff"], [dark, "#000000"]])) {
    const path = document.createElementNS(NAMESPACE, "path");
    path.setAttribute("d", d);
    path.setAttribute("fill", fill);
    svg.append(path);
  }
  return svg;
}
