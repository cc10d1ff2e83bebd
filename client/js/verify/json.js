/** JSON without loss: canonical as RFC 8785 has it, and read so that no two texts pass for the same. @module */

import { Unreadable } from "./sentences.js";

/** @typedef {null | boolean | number | bigint | string | JsonArray | JsonObject} Json */
/** @typedef {Json[]} JsonArray */
/** @typedef {{[name: string]: Json}} JsonObject */

const DEEPEST = 500;

/** @param {Json | undefined} value @returns {value is JsonObject} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The object that holds what a pointer points at, and its name there; null if the pointer leads to nothing.
 * @param {JsonObject} tree
 * @param {string} pointer
 * @returns {{of: JsonObject, name: string} | null}
 */
export function parentOf(tree, pointer) {
  const [start, ...path] = pointer.split("/");
  const name = path.pop();
  if (start !== "" || name === undefined) return null;
  /** @type {Json | undefined} */
  let at = tree;
  for (const step of path) {
    if (Array.isArray(at)) at = /^(0|[1-9]\d*)$/.test(step) ? at[Number(step)] : undefined;
    else at = isObject(at) ? at[step] : undefined;
  }
  return isObject(at) && name in at ? { of: at, name } : null;
}

/** @param {Json} value @returns {Json} */
export function copy(value) {
  if (Array.isArray(value)) return value.map(copy);
  if (!isObject(value)) return value;
  const made = emptyObject();
  for (const name of Object.keys(value)) made[name] = copy(value[name]);
  return made;
}

/** @returns {JsonObject} an object in which every name is like any other, `__proto__` too */
function emptyObject() {
  return Object.create(null);
}

/**
 * The one text that stands for a value: canonical JSON as RFC 8785 has it, of whole numbers alone.
 * @param {Json} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
  }
  return typeof value === "bigint" ? value.toString() : JSON.stringify(value);
}

/**
 * Read JSON so that nothing is lost: a name occurs once in an object, numbers are whole and exact, strings are Unicode.
 *
 * `JSON.parse` would take 1.0 for 1, round long numbers, and pass over all but the last of equal names, and so call
 * a text unaltered that is not.
 *
 * @param {string} text
 * @returns {Json}
 */
export function parseJson(text) {
  const reader = new JsonReader(text);
  const value = reader.value(0);
  reader.end();
  return value;
}

const SPACES = /[ \t\n\r]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const WORD = /true|false|null|-?(?:0|[1-9][0-9]*)(?![0-9.eE])/y;

class JsonReader {
  #at = 0;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /** @param {number} depth @returns {Json} */
  value(depth) {
    if (depth > DEEPEST) throw new Unreadable({ code: "too_deep" });
    this.#skip(SPACES);
    const next = this.text[this.#at];
    if (next === "{") return this.#object(depth);
    if (next === "[") return this.#array(depth);
    if (next === '"') return this.#string();
    const word = this.#skip(WORD);
    if (word === "true" || word === "false") return word === "true";
    if (word === "null") return null;
    if (word === "") throw this.#trouble();
    const number = Number(word);
    return Number.isSafeInteger(number) ? number + 0 : BigInt(word);
  }

  end() {
    this.#skip(SPACES);
    if (this.#at < this.text.length) throw this.#trouble();
  }

  /** @param {number} depth @returns {JsonObject} */
  #object(depth) {
    const made = emptyObject();
    this.#at += 1;
    if (this.#takes("}")) return made;
    do {
      this.#skip(SPACES);
      const name = this.#string();
      if (name in made) throw new Unreadable({ code: "name_twice", name });
      if (!this.#takes(":")) throw this.#trouble();
      made[name] = this.value(depth + 1);
    } while (this.#takes(","));
    if (!this.#takes("}")) throw this.#trouble();
    return made;
  }

  /** @param {number} depth @returns {Json[]} */
  #array(depth) {
    /** @type {Json[]} */
    const made = [];
    this.#at += 1;
    if (this.#takes("]")) return made;
    do made.push(this.value(depth + 1));
    while (this.#takes(","));
    if (!this.#takes("]")) throw this.#trouble();
    return made;
  }

  /** @returns {string} */
  #string() {
    // What may stand between the quotes, JSON.parse knows.
    const written = this.#skip(STRING);
    if (written === "") throw this.#trouble();
    const read = unquoted(written);
    if (read === null) throw this.#trouble();
    if (/[\ud800-\udfff]/u.test(read)) throw new Unreadable({ code: "not_unicode" });
    return read;
  }

  /** @param {string} sign @returns {boolean} */
  #takes(sign) {
    this.#skip(SPACES);
    if (this.text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  /** @param {RegExp} pattern sticky @returns {string} what matches here, which is passed over */
  #skip(pattern) {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #trouble() {
    return new Unreadable({ code: "not_json", character: this.#at + 1 });
  }
}

/** @param {string} written @returns {string | null} null if it is no string of JSON */
function unquoted(written) {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
