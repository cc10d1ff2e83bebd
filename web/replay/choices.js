/**
 * What a seat was asked at a version and, once the match is over, what each option would have led to; where the match was analysed,
 * also what it was worth.
 */

import { pictureOf } from "/strata.js";
import { element, fill } from "../elements.js";

/** @typedef {import("/answers.js").Action} Action */
/** @typedef {import("/answers.js").Alternative} Alternative */
/** @typedef {import("/answers.js").JudgementOfMove} JudgementOfMove */
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
  const decided = element("b");
  const cost = element("span", { class: "cost" });
  const more = element("button", { type: "button", onclick: () => void load() }, say("more"));
  const load = async () => {
    const { decision, board = "", data, next_cursor } = await page.viewer.alternatives(version, { boards: true, limit: MOST, cursor });
    const judgement = page.judgement(version, decision.seat);
    fill(decided, say("asked", { who: page.names[decision.seat] ?? "", what: decision.title, n: decision.options }));
    fill(cost, judgement && say(judgement.cost > 0 ? "cost" : "cost-nothing", { points: judgement.cost.toFixed(1) }));
    list.append(...data.map((option) => alternative(say, page, option, board, judgement)));
    cursor = next_cursor ?? undefined;
    more.hidden = next_cursor === null;
  };
  await load();
  return element("div", {}, element("p", {}, decided, " ", cost), list, more);
}

/**
 * @param {Say} say
 * @param {Page} page
 * @param {Alternative} option
 * @param {string} board
 * @param {JudgementOfMove | null} judgement
 */
function alternative(say, page, option, board, judgement) {
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
    element("p", { class: "small" }, worth(say, option.action, judgement)),
    picture,
    element("p", { class: "small" }, option.lines.join(" ")),
    element("p", { class: "small muted" }, option.totals.map((total, seat) => `${page.names[seat]} ${total}`).join(" · ")),
  );
}

/**
 * How an option compares with the best, in words.
 * @param {Say} say
 * @param {Action} action
 * @param {JudgementOfMove | null} judgement
 */
function worth(say, action, judgement) {
  const [best] = judgement?.options ?? [];
  const valued = judgement?.options.find((option) => isSame(option.action, action));
  if (best === undefined || valued === undefined) return null;
  return valued === best ? say("worth-most") : say("worth-less", { points: (best.points - valued.points).toFixed(1) });
}

/**
 * @param {Action} one
 * @param {Action} other
 */
function isSame(one, other) {
  const written = (/** @type {Action} */ action) => JSON.stringify(Object.entries(action).sort());
  return written(one) === written(other);
}
