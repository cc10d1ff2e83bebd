/** What is told of a record: a check for each thing that was verified, and the verdict on all of them. @module */

import { sentence } from "./sentences.js";

/** @typedef {import("./sentences.js").Finding} Finding */

/**
 * Verified; kept back until the seed is out; not decidable because of something else; wrong.
 * @typedef {"ok" | "sealed" | "not_comparable" | "failed"} Status
 */

/**
 * Everything that is checked here is as it must be; nothing is wrong, but not all of it could be checked; something is
 * wrong.
 * @typedef {"intact" | "not_proven" | "broken"} Verdict
 */

/**
 * One thing that was verified: `version` is the first that is not ok, `checked` how much was found right. `finding` is
 * what was found there, null if there is nothing to say; `message` says all of it in English.
 * @typedef {{
 *   name: string, status: Status, version: number | null, checked: number, finding: Finding | null, message: string,
 * }} Check
 */

/**
 * A check under way: counts what is right, and keeps the gravest finding, of equal ones that of the first version.
 */
export class Findings {
  static #GRAVITY = { ok: 0, sealed: 1, not_comparable: 2, failed: 3 };
  #checked = 0;
  /** @type {{status: Status, version: number | null, finding: Finding | null}} */
  #gravest = { status: "ok", version: null, finding: null };

  /** @param {string} name @param {string} what */
  constructor(name, what) {
    this.name = name;
    this.what = what;
  }

  ok() {
    this.#checked += 1;
  }

  /** @param {Status} status @param {number | null} version @param {Finding} finding */
  note(status, version, finding) {
    const more = Findings.#GRAVITY[status] - Findings.#GRAVITY[this.#gravest.status];
    const isEarlier = version !== null && (this.#gravest.version === null || version < this.#gravest.version);
    if (more > 0 || (more === 0 && isEarlier)) this.#gravest = { status, version, finding };
  }

  /** @returns {Check} */
  check() {
    const { status, version, finding } = this.#gravest;
    const verified = this.#checked ? `${this.#checked} ${this.what}` : "";
    const found = finding === null ? "" : sentence(finding);
    const message = found && verified ? `${found} (${verified})` : found || verified || "nothing to check yet";
    return { name: this.name, status, version, checked: this.#checked, finding, message };
  }
}

/** @param {Check[]} checks @returns {Verdict} */
export function verdictOn(checks) {
  if (checks.some((check) => check.status === "failed")) return "broken";
  return checks.every((check) => check.status === "ok") ? "intact" : "not_proven";
}

/** @param {Check[]} checks @returns {number | null} */
export function firstBad(checks) {
  const bad = checks.flatMap(({ status, version }) => (status === "failed" && version !== null ? [version] : []));
  return bad.length ? Math.min(...bad) : null;
}

/**
 * The verdict in words.
 * @param {Verdict} verdict
 * @param {number | null} firstBadVersion
 * @param {Check[]} checks
 * @returns {string}
 */
export function state(verdict, firstBadVersion, checks) {
  const failed = checks.find((check) => check.status === "failed");
  if (failed) {
    const where = firstBadVersion === null ? failed.message : `the first bad version is ${firstBadVersion}`;
    return `The record is broken: ${where}.`;
  }
  const rules = "Whether its moves follow the rules is not checked here; `strata audit` does that.";
  if (verdict === "intact") {
    return `The record is intact: its hashes and seals fit its events, its draws are what its seed gives. ${rules}`;
  }
  const names = checks.flatMap((check) => (check.status === "ok" ? [] : [check.name])).join(", ");
  return `The record is not proven: nothing wrong was found, but not all could be checked (${names}). ${rules}`;
}
