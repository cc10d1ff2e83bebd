/** @param {Check[]} checks @returns {Verdict} */
export function verdictOn(checks: Check[]): Verdict;
/** @param {Check[]} checks @returns {number | null} */
export function firstBad(checks: Check[]): number | null;
/**
 * The verdict in words.
 * @param {Verdict} verdict
 * @param {number | null} firstBadVersion
 * @param {Check[]} checks
 * @returns {string}
 */
export function state(verdict: Verdict, firstBadVersion: number | null, checks: Check[]): string;
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
    static "__#private@#GRAVITY": {
        ok: number;
        sealed: number;
        not_comparable: number;
        failed: number;
    };
    /** @param {string} name @param {string} what */
    constructor(name: string, what: string);
    name: string;
    what: string;
    ok(): void;
    /** @param {Status} status @param {number | null} version @param {Finding} finding */
    note(status: Status, version: number | null, finding: Finding): void;
    /** @returns {Check} */
    check(): Check;
    #private;
}
export type Finding = import("./sentences.js").Finding;
/**
 * Verified; kept back until the seed is out; not decidable because of something else; wrong.
 */
export type Status = "ok" | "sealed" | "not_comparable" | "failed";
/**
 * Everything that is checked here is as it must be; nothing is wrong, but not all of it could be checked; something is
 * wrong.
 */
export type Verdict = "intact" | "not_proven" | "broken";
/**
 * One thing that was verified: `version` is the first that is not ok, `checked` how much was found right. `finding` is
 * what was found there, null if there is nothing to say; `message` says all of it in English.
 */
export type Check = {
    name: string;
    status: Status;
    version: number | null;
    checked: number;
    finding: Finding | null;
    message: string;
};
