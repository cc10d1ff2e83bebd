/** What was found in a record, for people: the verdict, every check, the first bad version, what was not checked. */

import { element } from "../elements.js";

/** @typedef {import("../words.js").Say} Say */
/** @typedef {import("../elements.js").Child} Child */
/** @typedef {import("/verify/report.js").Check} Check */
/** @typedef {import("/verify/sentences.js").Finding} Finding */
/** @typedef {import("/verify.js").Report} Report */

/** The signs differ in form, so that nobody needs to tell their colours apart. */
const SIGNS = { intact: "✓", broken: "✕", not_proven: "?", ok: "✓", failed: "✕", sealed: "⋯", not_comparable: "?" };

/**
 * @param {Say} say
 * @param {Report} report
 * @param {string | null} line The line of the first bad version.
 * @returns {HTMLElement}
 */
export function showReport(say, report, line) {
  const { verdict, firstBadVersion, checks, notChecked } = report;
  return element(
    "div",
    { class: `report ${verdict}`, "data-verdict": verdict, "data-bad": firstBadVersion },
    banner(say, verdict, say(`verdict-${verdict}`), statement(say, report)),
    element(
      "p",
      { class: "facts small" },
      element("code", {}, report.game),
      " ",
      element("code", {}, report.match),
      ` · ${say("events", { n: report.version })} · ${extent(say, report.redactedFor)}`,
    ),
    checkList(say, checks),
    line === null ? null : badLine(say, Number(firstBadVersion), line),
    element(
      "details",
      {},
      element("summary", {}, say("not-checked")),
      element("p", { class: "small" }, say("not-checked-why")),
      element("ul", { class: "small" }, notChecked.map(({ name }) => element("li", {}, say(`unchecked-${name}`)))),
    ),
    element(
      "details",
      {},
      element("summary", {}, say("elsewhere")),
      element("p", { class: "small" }, say("elsewhere-why")),
      element("pre", { tabindex: 0 }, `npx strata-verify ${report.match}.ndjson\nstrata audit ${report.match}.ndjson`),
    ),
    element("p", { class: "small muted" }, say("head"), " ", element("code", { class: "hash" }, report.hash)),
  );
}

/**
 * @param {Say} say
 * @param {Finding} finding Why a file is no record.
 */
export function showRefusal(say, finding) {
  return element(
    "div",
    { class: "report broken", "data-verdict": "refused" },
    banner(say, "broken", say("refused"), `${sentence(say, finding)}.`),
  );
}

/**
 * @param {Say} say
 * @param {"intact" | "broken" | "not_proven"} verdict
 * @param {string} title
 * @param {string} text
 */
export function banner(say, verdict, title, text) {
  return element(
    "div",
    { class: `verdict ${verdict}` },
    element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[verdict]),
    element("div", {}, element("strong", {}, title), element("p", {}, text)),
  );
}

/** @param {Say} say @param {Report} report */
function statement(say, { verdict, firstBadVersion, checks }) {
  if (verdict === "intact") {
    if (checks.some(({ name }) => name === "receipt")) return say("intact-with-receipt");
    const isLogged = checks.some(({ finding }) => finding?.code === "log_included");
    return say(isLogged ? "intact-in-log" : "intact-without-receipt");
  }
  if (verdict === "not_proven") return say("not-proven-why");
  return firstBadVersion === null ? say("broken-nowhere") : say("broken-at", { version: firstBadVersion });
}

/** @param {Say} say @param {string | null} redactedFor */
function extent(say, redactedFor) {
  if (redactedFor === null) return say("whole");
  const seat = /^seat:(\d+)$/.exec(redactedFor)?.[1];
  return seat === undefined ? say("shown-spectator") : say("shown-seat", { seat });
}

/** @param {Say} say @param {readonly Check[]} checks */
function checkList(say, checks) {
  const row = (/** @type {Check} */ check) => {
    const { name, status, version } = check;
    const at = version === null || status === "ok" ? "" : ` · ${say("at-version", { version })}`;
    return element(
      "li",
      { class: `check ${status}`, "data-check": name, "data-status": status },
      element("span", { class: "sign", "aria-hidden": "true" }, SIGNS[status]),
      element(
        "div",
        {},
        element("p", {}, element("strong", {}, say(`check-${name}`)), ` – ${say(`status-${status}`)}${at}`),
        element("p", { class: "small" }, messages(say, check).join(" ")),
      ),
    );
  };
  return element("ul", { class: "checks", "aria-label": say("checks") }, checks.map(row));
}

/** @param {Say} say @param {Check} check @returns {string[]} What was found, and how much of it is right. */
function messages(say, { name, checked, finding }) {
  const found = finding === null ? [] : [`${sentence(say, finding)}.`];
  const verified = checked ? [say(`verified-${name}`, { n: checked })] : [];
  return [...found, ...verified].length ? [...found, ...verified] : [say("nothing-yet")];
}

/**
 * A finding in words, without a full stop.
 * @param {Say} say
 * @param {Finding} finding
 * @returns {string}
 */
export function sentence(say, { code, reason, ...rest }) {
  /** @type {Record<string, string | number>} */
  const values = {};
  for (const [name, value] of Object.entries(rest)) values[name] = typeof value === "number" ? value : String(value);
  if (reason !== undefined) values.reason = sentence(say, reason);
  return say(`found-${code}`, values);
}

/** @param {Say} say @param {number} version @param {string} line */
function badLine(say, version, line) {
  return element(
    "details",
    { open: true },
    element("summary", {}, say("bad-line", { version })),
    element("pre", { tabindex: 0, "aria-label": say("bad-line", { version }) }, line),
  );
}
