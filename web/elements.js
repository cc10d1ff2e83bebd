/** Elements of a page, made in one expression. Text is always text: nothing here is ever read as markup. */

/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with attributes and children. An attribute that is `true` is there without a value, one that is `false`, `null` or
 * undefined is not; a function is a listener (`onclick`).
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
  }
  fill(made, ...children);
  return made;
}

/**
 * Put children into an element, in place of those it has.
 * @param {Element} parent
 * @param {...(Child | readonly Child[])} children
 */
export function fill(parent, ...children) {
  const nodes = children.flat().filter((child) => child !== null && child !== undefined && child !== false);
  parent.replaceChildren(...nodes.map((child) => (child instanceof Node ? child : String(child))));
}

/**
 * The element of a page with an id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}
