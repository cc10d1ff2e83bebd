/** What the browser keeps for these pages. Where it keeps nothing, as in frames of other sites, the page remembers by itself. */

/** @typedef {Pick<Storage, "getItem" | "setItem">} Kept */

/** @returns {Kept} Kept by this page alone, for as long as it is open. */
export function memory() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

/** @returns {Kept} */
function keptByBrowser() {
  try {
    return localStorage;
  } catch {
    return memory();
  }
}

export const storage = keptByBrowser();
