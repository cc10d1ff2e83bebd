/**
 * What the pages say, in the reader's language. Texts lie in `words/<language>/<room>.json`, by id. A text is a sentence with
 * `{places}` for values, or one sentence for each plural form of its value `n`.
 */

import { prefer, preference } from "./preferences.js";

export const LANGUAGES = { en: "English", ru: "Русский", uk: "Українська" };

/** @typedef {keyof typeof LANGUAGES} Language */
/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Text */
/** @typedef {(id: string, values?: Record<string, string | number>) => string} Say */

/** The language that the address asks for (`?lang=`), that was chosen here, or else the first of the browser's that there is. */
export const language = chosenLanguage();

const plural = new Intl.PluralRules(language);

/**
 * The texts of some rooms, and those that all rooms share.
 * @param {...string} rooms
 * @returns {Promise<Say>}
 */
export async function words(...rooms) {
  const files = ["common", ...rooms].map(async (room) => {
    const response = await fetch(new URL(`words/${language}/${room}.json`, import.meta.url));
    return /** @type {Promise<Record<string, Text>>} */ (response.json());
  });
  return speaker(Object.assign({}, ...(await Promise.all(files))));
}

/**
 * Says what is in some texts.
 * @param {Record<string, Text>} texts
 * @returns {Say}
 */
export function speaker(texts) {
  return (id, values = {}) => {
    const text = texts[id];
    const form = typeof text === "object" ? text[plural.select(Number(values.n))] : text;
    if (form === undefined) throw new Error(`There are no words for ${id} in ${language}.`);
    return form.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  };
}

/** @param {Language} tag */
export function chooseLanguage(tag) {
  prefer("language", tag);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** @returns {Language} */
function chosenLanguage() {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const wanted = [asked, preference("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return /** @type {Language | undefined} */ (wanted.find((tag) => Object.hasOwn(LANGUAGES, tag))) ?? "en";
}
