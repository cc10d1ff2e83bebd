/**
 * Verify an exported match; with receipts also that it is the record for which they were given; with evidence of the log of
 * heads, or where the file carries a proof, also that the log has it.
 *
 * Where an event is out of place, what comes after it is checked by its chain alone, but for the seed. `isLatest`: the
 * file has all that was recorded until now, so no receipt can be of a later version. Throws `NotAnExport` if the file
 * does not even begin like one.
 *
 * @param {Uint8Array | string} file
 * @param {{
 *   receipts?: readonly Receipt[] | undefined, isLatest?: boolean | undefined, log?: LogEvidence | undefined,
 *   onProgress?: Progress | undefined,
 * }} [options]
 * @returns {Promise<Report>}
 */
export function verify(file: Uint8Array | string, { receipts, isLatest, log, onProgress }?: {
    receipts?: readonly Receipt[] | undefined;
    isLatest?: boolean | undefined;
    log?: LogEvidence | undefined;
    onProgress?: Progress | undefined;
}): Promise<Report>;
export type Export = import("./verify/file.js").Export;
export type Header = import("./verify/file.js").Header;
export type ShownEvent = import("./verify/file.js").ShownEvent;
export type Json = import("./verify/json.js").Json;
export type JsonObject = import("./verify/json.js").JsonObject;
export type LogEvidence = import("./verify/log.js").LogEvidence;
export type LogProof = import("./verify/log.js").LogProof;
export type Check = import("./verify/report.js").Check;
export type Status = import("./verify/report.js").Status;
export type Verdict = import("./verify/report.js").Verdict;
export type Finding = import("./verify/sentences.js").Finding;
/**
 * The hash of an event that somebody kept, with its version if that is known.
 */
export type Receipt = {
    hash: string;
    version?: number | undefined;
};
/**
 * Told while a check is under way: its name, how much of it is done, and how much there is to do.
 */
export type Progress = (name: string, done: number, of: number) => void;
export type Report = {
    match: string;
    game: string;
    /**
     * how many events the header says there are
     */
    version: number;
    /**
     * that of the last event, as the header says
     */
    hash: string;
    /**
     * for whose eyes the file was written; null if nothing is kept back
     */
    redactedFor: string | null;
    verdict: Verdict;
    /**
     * the verdict in words, with what it does not say
     */
    statement: string;
    firstBadVersion: number | null;
    checks: Check[];
    /**
     * what `strata audit` checks and this verifier does not
     */
    notChecked: {
        name: string;
        what: string;
    }[];
};
export { NotAnExport, readExport } from "./verify/file.js";
