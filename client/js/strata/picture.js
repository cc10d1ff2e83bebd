/** Pictures that are told by what changed. */

/** @typedef {import("../answers.js").PicturePart} PicturePart */

/**
 * A picture that is told by what changed since the one before.
 * @param {string} before
 * @param {PicturePart[]} parts
 * @returns {string}
 */
export function pictureOf(before, parts) {
  const pieces = before.split(/(?=<)/);
  return parts.map(({ first, count, text }) => pieces.slice(first, first + count).join("") + text).join("");
}
