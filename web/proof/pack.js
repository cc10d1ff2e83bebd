/**
 * The proof as one file, to be kept and opened without any service: every module, style and text of it is inside, as
 * `data:` addresses, and its policy lets it load nothing else and send nothing anywhere.
 */

import { LANGUAGES } from "../words.js";

/** Where a module names another: by an import, or as the address of a worker. */
const NAMED = /\b(?:(from|import) "((?:\.{1,2})?\/[^"]+)"|new URL\("(\.[^"]+)", import\.meta\.url\))/g;

const POLICY = [
  "default-src 'none'",
  ...["script-src", "worker-src", "style-src", "img-src"].map((kind) => `${kind} data:`),
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * @param {string} title
 * @returns {Promise<Blob>}
 */
export async function savedPage(title) {
  const here = (/** @type {string} */ path) => new URL(path, import.meta.url);
  const [theme, style, own, icon, script, texts] = await Promise.all([
    packed(here("../theme.js"), "text/javascript"),
    packed(here("../style.css"), "text/css"),
    packed(here("../proof.css"), "text/css"),
    packed(here("../icon.svg"), "image/svg+xml"),
    new Modules().address(here("saved.js")),
    allTexts(here("../words/")),
  ]);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/[&<>]/g, "")}</title>
<script src="${theme}"></script>
<link rel="stylesheet" href="${style}">
<link rel="stylesheet" href="${own}">
<link rel="icon" href="${icon}">
<script type="application/json" id="words">${JSON.stringify(texts).replaceAll("<", "\\u003c")}</script>
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;
  return new Blob([page], { type: "text/html" });
}

/** Modules as `data:` addresses, with those they import inside them. */
class Modules {
  /** @type {Map<string, Promise<string>>} */
  #addresses = new Map();

  /** @param {URL} url @returns {Promise<string>} */
  address(url) {
    const known = this.#addresses.get(url.href);
    if (known !== undefined) return known;
    const made = this.#pack(url);
    this.#addresses.set(url.href, made);
    return made;
  }

  /** @param {URL} url */
  async #pack(url) {
    const text = await contents(url);
    const named = [...text.matchAll(NAMED)].map(([, , imported, worker]) => imported ?? worker ?? "");
    const addresses = await Promise.all(named.map((path) => this.address(new URL(path, url))));
    let next = 0;
    const whole = text.replace(NAMED, (_, keyword) => {
      const address = addresses[next++];
      return keyword === undefined ? `new URL("${address}")` : `${keyword} "${address}"`;
    });
    return asData(whole, "text/javascript");
  }
}

/** @param {URL} url @param {string} type */
async function packed(url, type) {
  return asData(await contents(url), type);
}

/** @param {URL} url @returns {Promise<string>} */
async function contents(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response.text();
}

/**
 * @param {URL} folder
 * @returns {Promise<Record<string, Record<string, unknown>>>} By language.
 */
async function allTexts(folder) {
  const told = Object.keys(LANGUAGES).map(async (language) => {
    const rooms = ["common", "proof"].map(async (room) => JSON.parse(await contents(new URL(`${language}/${room}.json`, folder))));
    return [language, Object.assign({}, ...(await Promise.all(rooms)))];
  });
  return Object.fromEntries(await Promise.all(told));
}

/** @param {string} text @param {string} type @returns {Promise<string>} */
function asData(text, type) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([text], { type }));
  });
}
