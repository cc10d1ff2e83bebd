/** What a seat was asked at a version and, once the match is over, what each option would have led to. */

import { pictureOf } from "/strata.js";
import { element } from "../elements.js";

/** @typedef {import("/answers.js").Alternative} Alternative */
/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("./debug.js").Page} Page */

/** How many options are shown at once. */
const MOST = 6;

/**
 * @param {Say} say
 * @param {Page} page
 * @param {number} version
 * @returns {Promise<HTMLElement>}
 */
export async function choices(say, page, version) {
  if (!page.isOver) return element("p", { class: "muted" }, say("choices-sealed"));
  const list = element("ul", { class: "alternatives" });
  let cursor = /** @type {string | undefined} */ (undefined);
  let decided = "";
  const more = element("button", { type: "button", onclick: () => void load() }, say("more"));
  const load = async () => {
    const { decision, board = "", data, next_cursor } = await page.viewer.alternatives(version, { boards: true, limit: MOST, cursor });
    decided = say("asked", { who: page.names[decision.seat] ?? "", what: decision.title, n: decision.options });
    list.append(...data.map((option) => alternative(say, page, option, board)));
    cursor = next_cursor ?? undefined;
    more.hidden = next_cursor === null;
  };
  await load();
  return element("div", {}, element("p", {}, element("b", {}, decided)), list, more);
}

/**
 * @param {Say} say
 * @param {Page} page
 * @param {Alternative} option
 * @param {string} board
 */
function alternative(say, page, option, board) {
  const picture = /** @type {import("../board.js").StrataPicture} */ (document.createElement("strata-picture"));
  picture.show(pictureOf(board, option.board_change ?? []));
  const led = option.led_to.map((version) =>
    element("button", { type: "button", class: "quiet", onclick: () => page.go(version) }, say("was-chosen", { version })),
  );
  return element(
    "li",
    { class: option.led_to.length > 0 ? "chosen" : "" },
    element("b", {}, option.label),
    led,
    picture,
    element("p", { class: "small" }, option.lines.join(" ")),
    element("p", { class: "small muted" }, option.totals.map((total, seat) => `${page.names[seat]} ${total}`).join(" · ")),
  );
}
