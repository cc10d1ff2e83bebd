/**
 * A picture that is told by what changed since the one before.
 * @param {string} before
 * @param {PicturePart[]} parts
 * @returns {string}
 */
export function pictureOf(before: string, parts: PicturePart[]): string;
/**
 * Pictures one after the other, each whole or told by what changed since the one before; only what changed is cut again.
 * @returns {(picture: string | null, parts: PicturePart[] | null) => string | null} The next picture.
 */
export function pictures(): (picture: string | null, parts: PicturePart[] | null) => string | null;
export type PicturePart = import("../answers.js").PicturePart;
