/** What a reader prefers, kept by this browser. */

/** @typedef {"theme" | "language" | "name" | "confirm" | "pace" | "single" | "notify"} Preference */

/**
 * @param {Preference} name
 * @param {string} otherwise
 * @returns {string}
 */
export function preference(name, otherwise) {
  return localStorage.getItem(`strata-${name}`) ?? otherwise;
}

/**
 * @param {Preference} name
 * @param {string} value
 */
export function prefer(name, value) {
  localStorage.setItem(`strata-${name}`, value);
}
