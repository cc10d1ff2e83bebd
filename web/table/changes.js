/** Which places of a board differ between two pictures of it. */

import { parseBoard } from "../svg.js";

/**
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
export function changedPlaces(before, after) {
  const known = places(before);
  return [...places(after)].filter(([target, drawn]) => known.get(target) !== drawn).map(([target]) => target);
}

/** @param {string} svg */
function places(svg) {
  const marked = [...parseBoard(svg).querySelectorAll("[data-target]")];
  return new Map(marked.map((place) => [place.getAttribute("data-target") ?? "", place.outerHTML]));
}
