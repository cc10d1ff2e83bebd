/** The head of every page: where one is, the language, dark or light. */

import { element } from "./elements.js";
import { prefer, preference } from "./preferences.js";
import { LANGUAGES, chooseLanguage, language } from "./words.js";

/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("./words.js").Language} Language */

const THEMES = ["system", "light", "dark"];

/**
 * @param {Say} say
 * @param {...(Node | string)} room What the page puts beside the name.
 * @returns {HTMLElement}
 */
export function header(say, ...room) {
  const brand = element("a", { class: "brand", href: "/" }, mark(), element("span", {}, "Strata"));
  return head(say, brand, ...room, toProof(say));
}

/** The proof of the match that the page shows, if it shows one. @param {Say} say */
function toProof(say) {
  const match = /^\/(?:table|replay)\/([^/]+)/.exec(location.pathname)?.[1];
  const isHere = location.pathname === "/proof";
  const href = match === undefined ? "/proof" : `/proof#match=${match}`;
  return element("a", { href, "aria-current": isHere && "page" }, say("proof"));
}

/**
 * The head of a page that is kept as a file, and has no lobby to lead to.
 * @param {Say} say
 * @returns {HTMLElement}
 */
export function headerOfFile(say) {
  return head(say, element("span", { class: "brand" }, mark(), element("span", {}, "Strata")));
}

/**
 * @param {Say} say
 * @param {HTMLElement} brand
 * @param {...(Node | string)} room
 */
function head(say, brand, ...room) {
  document.documentElement.lang = language;
  return element(
    "header",
    { class: "head" },
    brand,
    element("div", { class: "room" }, room),
    element("div", { class: "settings" }, themeMenu(say), languageMenu(say)),
  );
}

/** Three layers, one above the other. */
function mark() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "mark");
  for (const [y, layer] of [15, 11, 7].entries()) {
    const path = document.createElementNS(svg.namespaceURI, "path");
    path.setAttribute("d", `M12 ${layer - 5} L22 ${layer} L12 ${layer + 5} L2 ${layer} Z`);
    path.setAttribute("class", `layer-${y}`);
    svg.append(path);
  }
  return svg;
}

/** @param {Say} say */
function themeMenu(say) {
  const choose = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    prefer("theme", value);
    document.documentElement.dataset.theme = value;
  };
  const chosen = preference("theme", "system");
  return element(
    "select",
    { "aria-label": say("theme"), onchange: choose },
    THEMES.map((theme) => element("option", { value: theme, selected: theme === chosen }, say(`theme-${theme}`))),
  );
}

/** @param {Say} say */
function languageMenu(say) {
  const choose = (/** @type {Event} */ event) => {
    chooseLanguage(/** @type {Language} */ (/** @type {HTMLSelectElement} */ (event.target).value));
  };
  return element(
    "select",
    { "aria-label": say("language"), onchange: choose },
    Object.entries(LANGUAGES).map(([tag, name]) =>
      element("option", { value: tag, lang: tag, selected: tag === language }, name),
    ),
  );
}
