/**
 * The page that this one is framed in, on another origin. It says what to show and in which colours; it is told what
 * happens. Only an origin that the operator allows can frame this page at all.
 */

import { language } from "../words.js";

/** @typedef {{ match: string, token: string | null, version: string | null, as: string | null }} Asked */
/** @typedef {{ theme: string, variables: Record<string, string> }} Style */

const THEMES = ["system", "light", "dark"];
/** What a variable must be, where it is not a colour. @type {Record<string, string>} */
const OTHERS = { radius: "border-radius", type: "font-family" };

/** @type {string | null} */
let origin = null;

/**
 * @param {(asked: Asked) => void} show
 */
export function listen(show) {
  document.documentElement.lang = language;
  addEventListener("message", (message) => {
    if (message.source !== parent || parent === window) return;
    if (origin !== null && origin !== message.origin) return;
    const { data } = message;
    if (data?.strata !== "show" && data?.strata !== "style") return;
    origin = message.origin;
    wear(data.style);
    if (data.strata === "show") show({ match: data.match, token: data.token, version: data.version, as: data.as });
  });
  // To anybody, for it says nothing: who frames this page is known when they ask for something.
  if (parent !== window) parent.postMessage({ strata: "ready" }, "*");
}

/**
 * @param {"turn" | "move" | "over" | "problem"} type
 * @param {Record<string, unknown>} detail
 */
export function tell(type, detail) {
  if (origin !== null) parent.postMessage({ strata: "happened", type, detail }, origin);
}

/** @param {Error & { code?: string }} error */
export function tellProblem(error) {
  tell("problem", { code: error.code ?? "failed", message: error.message });
}

/** @param {number} ratio Of width to height. */
export function tellRatio(ratio) {
  if (origin !== null) parent.postMessage({ strata: "ratio", ratio }, origin);
}

/** @param {Style} style */
function wear({ theme, variables }) {
  const root = document.documentElement;
  root.dataset.theme = THEMES.includes(theme) ? theme : "system";
  root.removeAttribute("style");
  for (const [name, value] of Object.entries(variables)) {
    if (/^[a-z-]+$/.test(name) && CSS.supports(OTHERS[name] ?? "color", value)) root.style.setProperty(`--${name}`, value);
  }
}
