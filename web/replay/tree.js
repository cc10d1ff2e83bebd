/** A value as a tree: members that have members can be opened, and a click on a value asks for its history. */

import { element } from "../elements.js";

/**
 * @param {unknown} value
 * @param {(pointer: string) => void} ask
 * @param {string} [pointer]
 * @returns {HTMLElement}
 */
export function tree(value, ask, pointer = "") {
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(/** @type {object} */ (value ?? {}));
  return element("ul", { class: "tree" }, members.map(([name, child]) => branch(String(name), child, ask, pointer)));
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {(pointer: string) => void} ask
 * @param {string} parent
 */
function branch(name, value, ask, parent) {
  const pointer = `${parent}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const isLeaf = value === null || typeof value !== "object" || Object.keys(value).length === 0;
  const told = element("button", { type: "button", class: "quiet value", onclick: () => ask(pointer) }, short(value));
  if (isLeaf) return element("li", {}, element("span", { class: "name" }, name), " ", told);
  const details = element("details", {}, element("summary", {}, element("span", { class: "name" }, name)), told);
  details.addEventListener(
    "toggle",
    () => details.append(tree(value, ask, pointer)),
    { once: true },
  );
  return element("li", {}, details);
}

/**
 * A value on one line.
 * @param {unknown} value
 * @returns {string}
 */
export function short(value) {
  const text = value === undefined ? "–" : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
