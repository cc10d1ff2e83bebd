/** Which places of a board differ between two pictures of it; those of seats, which change all the time, are left out. */

import { parseBoard } from "../svg.js";

/**
 * @param {string} before
 * @param {string} after
 * @returns {string[]}
 */
export function changedPlaces(before, after) {
  const known = places(before);
  return [...places(after)]
    .filter(([target, drawn]) => known.get(target) !== drawn && !target.startsWith("seat:"))
    .map(([target]) => target);
}

/** @param {string} svg */
function places(svg) {
  const marked = [...parseBoard(svg).querySelectorAll("[data-target]")];
  return new Map(marked.map((place) => [place.getAttribute("data-target") ?? "", place.outerHTML]));
}
