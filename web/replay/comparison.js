/** What changed between two versions: in words, as places on the board, and as a JSON Patch. */

import { element, fill } from "../elements.js";
import { copyButton } from "./commands.js";
import { short } from "./tree.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./debug.js").Page} Page */

/** So many versions are compared in words and on the board. */
const MOST = 100;

/**
 * @param {Say} say
 * @param {Page} page
 * @param {number} version
 * @returns {Promise<HTMLElement>}
 */
export async function comparison(say, page, version) {
  const result = element("div", { "aria-live": "polite" });
  const from = element("input", { type: "number", min: 2, max: version, value: Math.max(2, version - 1), class: "from" });
  const compare = async () => fill(result, ...(await changes(say, page, Number(from.value), version)));
  const ask = element("button", { type: "button", onclick: () => void compare().catch((error) => fill(result, error.message)) }, say("compare"));
  await compare();
  return element("div", {}, element("p", {}, element("label", {}, say("compare-from"), " ", from), " ", say("compare-to", { version }), " ", ask), result);
}

/**
 * @param {Say} say
 * @param {Page} page
 * @param {number} from
 * @param {number} to
 */
async function changes(say, page, from, to) {
  const { patch } = await page.viewer.diff(from, { to });
  const [first, last] = [Math.min(from, to) + 1, Math.max(from, to)];
  const frames = first > last ? [] : await page.viewer.frames(Math.max(first, last - MOST + 1), last);
  page.mark([...new Set(frames.flatMap(({ targets }) => targets))]);
  const lines = frames.flatMap(({ version, lines: told }) => told.map((line) => element("li", {}, `${version}  ${line}`)));
  return [
    element("h3", {}, say("in-words")),
    element("ul", { class: "told" }, lines),
    element("h3", {}, say("as-patch", { n: patch.length })),
    copyButton(say, () => JSON.stringify(patch, null, 2)),
    element("ul", { class: "patch" }, patch.map(({ op, path, value }) => element("li", { class: op }, element("code", {}, `${op} ${path}`), " ", op === "remove" ? "" : short(value)))),
  ];
}
