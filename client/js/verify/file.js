/** The file: a header, then an event in each line, as docs/record-format.md has them. @module */

import { isHex } from "./hashes.js";
import { isObject, parseJson } from "./json.js";
import { readProof } from "./log.js";
import { Unreadable } from "./sentences.js";

/** @typedef {import("./sentences.js").Finding} Finding */

/** @typedef {import("./json.js").Json} Json */
/** @typedef {import("./json.js").JsonObject} JsonObject */
/** @typedef {import("./log.js").LogProof} LogProof */

/**
 * @typedef {object} Header
 * @property {string} match
 * @property {string} game
 * @property {number} version
 * @property {string} hash
 * @property {string | null} redactedFor
 * @property {string | null} seed
 */

/**
 * An event as its reader was shown it.
 * @typedef {object} ShownEvent
 * @property {number} version
 * @property {string} type
 * @property {string} at
 * @property {string} actor
 * @property {JsonObject} data
 * @property {{[pointer: string]: string}} sealed
 * @property {{[pointer: string]: string}} nonces
 * @property {string} hash
 */

/**
 * A line that stands where an event should, and why it is none.
 * @typedef {{version: number, reason: Finding}} UnreadableLine
 */

/**
 * The proof is that of the last line, if there is one: that the log of heads has the record.
 * @typedef {{header: Header, events: ShownEvent[], unreadable: UnreadableLine[], proof: LogProof | null}} Export
 */

const MOST_EVENTS = 50_000;
const NEWLINE = 0x0a;

/** The file is not an exported match; `finding` says why. */
export class NotAnExport extends Unreadable {}

/**
 * The record that a file holds. A line that is no event is among the unreadable ones, under the version of its place.
 * @param {Uint8Array | string} file
 * @returns {Export}
 */
export function readExport(file) {
  const [first, ...rest] = linesOf(typeof file === "string" ? new TextEncoder().encode(file) : file);
  if (rest.length > MOST_EVENTS) throw new NotAnExport({ code: "too_many_events", most: MOST_EVENTS });
  const header = readHeader(first);
  const proof = rest.length ? proofIn(rest[rest.length - 1]) : null;
  if (proof !== null) rest.pop();
  /** @type {ShownEvent[]} */
  const events = [];
  /** @type {UnreadableLine[]} */
  const unreadable = [];
  for (const [index, line] of rest.entries()) {
    const read = readEvent(line, index + 1);
    if ("reason" in read) unreadable.push(read);
    else events.push(read);
  }
  return { header, events, unreadable, proof };
}

/** @param {Uint8Array} line @returns {LogProof | null} */
function proofIn(line) {
  const found = read(line);
  if ("reason" in found || !isObject(found.value) || Object.keys(found.value).join() !== "log") return null;
  return readProof(found.value.log);
}

/** @param {Uint8Array} file @returns {Uint8Array[]} */
function linesOf(file) {
  const lines = [];
  let from = 0;
  for (let to = file.indexOf(NEWLINE); to !== -1; to = file.indexOf(NEWLINE, from)) {
    lines.push(file.subarray(from, to));
    from = to + 1;
  }
  return from < file.length || !lines.length ? [...lines, file.subarray(from)] : lines;
}

/**
 * The value that a line holds, or why it holds none.
 * @param {Uint8Array} line
 * @returns {{value: Json} | {reason: Finding}}
 */
function read(line) {
  try {
    return { value: parseJson(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line)) };
  } catch (error) {
    return { reason: error instanceof Unreadable ? error.finding : { code: "not_text" } };
  }
}

/** @param {Uint8Array} line @returns {Header} */
function readHeader(line) {
  const found = read(line);
  const reason = "reason" in found ? found.reason : troubleWith(found.value, HEADER, ["seed"]);
  if ("reason" in found || reason !== null) {
    throw new NotAnExport({ code: "line", line: 1, reason: /** @type {Finding} */ (reason) });
  }
  const { match, game, version, hash, redacted_for, seed } = /** @type {any} */ (found.value);
  return { match, game, version, hash, redactedFor: redacted_for, seed: seed ?? null };
}

/**
 * The event that a line holds, or why it holds none.
 * @param {Uint8Array} line
 * @param {number} place the version that should stand there
 * @returns {ShownEvent | UnreadableLine}
 */
function readEvent(line, place) {
  const found = read(line);
  if ("reason" in found) return { version: place, reason: found.reason };
  const trouble = troubleWith(found.value, EVENT, ["readers"]);
  if (trouble === null) return /** @type {any} */ (found.value);
  if (troubleWith(found.value, UNREADABLE, ["data"]) !== null) return { version: place, reason: trouble };
  const { version, unreadable } = /** @type {any} */ (found.value);
  return { version, reason: { code: "said_by_service", text: unreadable } };
}

/** @typedef {{[name: string]: (value: Json) => boolean}} Form what each field of an object must be */

/** @type {Form} */
const HEADER = {
  format: (value) => value === "strata-match",
  format_version: (value) => value === 1,
  match: (value) => typeof value === "string" && /^[a-z0-9]{1,40}$/.test(value),
  game: isText,
  version: isWhole,
  hash: isHex,
  rules_version: isWhole,
  codec_version: isWhole,
  state_schema: (value) => value === null || isText(value),
  redacted_for: (value) => value === null || isText(value),
  seed: isHex,
};
/** @type {Form} */
const EVENT = {
  version: isWhole,
  type: isText,
  at: (value) => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value),
  actor: isText,
  data: isObject,
  sealed: (value) => isObject(value) && Object.values(value).every(isText),
  nonces: (value) => isObject(value) && Object.values(value).every(isText),
  hash: isHex,
  readers: (value) =>
    isObject(value) && Object.values(value).every((seats) => Array.isArray(seats) && seats.every(isWhole)),
};
/** @type {Form} */
const UNREADABLE = { version: isWhole, unreadable: isText, data: (value) => value === null || isText(value) };

/**
 * Why something does not have a form; null if it has.
 * @param {Json} found
 * @param {Form} form
 * @param {string[]} optional
 * @returns {Finding | null}
 */
function troubleWith(found, form, optional) {
  if (!isObject(found)) return { code: "not_an_object" };
  for (const name of Object.keys(form)) {
    if (!(name in found)) {
      if (!optional.includes(name)) return { code: "field_missing", field: name };
    } else if (!form[name](found[name])) {
      return { code: "field_malformed", field: name };
    }
  }
  const field = Object.keys(found).find((name) => !Object.hasOwn(form, name));
  return field === undefined ? null : { code: "field_unknown", field };
}

/** @param {Json} value @returns {value is string} */
function isText(value) {
  return typeof value === "string";
}

/** @param {Json} value @returns {value is number} */
function isWhole(value) {
  return typeof value === "number";
}
