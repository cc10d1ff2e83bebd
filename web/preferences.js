/** What a reader prefers, kept by this browser. */

import { storage } from "./storage.js";

/** @typedef {"theme" | "language" | "name" | "confirm" | "pace" | "single" | "notify" | "replay-pace"} Preference */

/**
 * @param {Preference} name
 * @param {string} otherwise
 * @returns {string}
 */
export function preference(name, otherwise) {
  return storage.getItem(`strata-${name}`) ?? otherwise;
}

/**
 * @param {Preference} name
 * @param {string} value
 */
export function prefer(name, value) {
  storage.setItem(`strata-${name}`, value);
}
