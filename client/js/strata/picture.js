/** Pictures that are told by what changed. */

/** @typedef {import("../answers.js").PicturePart} PicturePart */

/** A picture is cut in front of every tag. */
const CUTS = /(?=<)/;

/**
 * A picture that is told by what changed since the one before.
 * @param {string} before
 * @param {PicturePart[]} parts
 * @returns {string}
 */
export function pictureOf(before, parts) {
  return changedPieces(before.split(CUTS), parts).join("");
}

/**
 * Pictures one after the other, each whole or told by what changed since the one before; only what changed is cut again.
 * @returns {(picture: string | null, parts: PicturePart[] | null) => string | null} The next picture.
 */
export function pictures() {
  /** @type {string[]} */
  let pieces = [];
  return (picture, parts) => {
    if (parts !== null) pieces = changedPieces(pieces, parts);
    else if (picture !== null) pieces = picture.split(CUTS);
    else return null;
    return pieces.join("");
  };
}

/**
 * @param {string[]} pieces
 * @param {PicturePart[]} parts
 * @returns {string[]}
 */
function changedPieces(pieces, parts) {
  /** @type {string[]} */
  const changed = [];
  for (const { first, count, text } of parts) {
    changed.push(...pieces.slice(first, first + count));
    for (const piece of text.split(CUTS)) {
      // A text that does not begin with a tag goes on with the piece before it.
      if (piece.startsWith("<") || changed.length === 0) changed.push(piece);
      else changed.push(`${changed.pop()}${piece}`);
    }
  }
  return changed;
}
