/**
 * The record that a file holds. A line that is no event is among the unreadable ones, under the version of its place.
 * @param {Uint8Array | string} file
 * @returns {Export}
 */
export function readExport(file: Uint8Array | string): Export;
/** The file is not an exported match; `finding` says why. */
export class NotAnExport extends Unreadable {
}
export type Finding = import("./sentences.js").Finding;
export type Json = import("./json.js").Json;
export type JsonObject = import("./json.js").JsonObject;
export type LogProof = import("./log.js").LogProof;
export type Header = {
    match: string;
    game: string;
    version: number;
    hash: string;
    redactedFor: string | null;
    seed: string | null;
};
/**
 * An event as its reader was shown it.
 */
export type ShownEvent = {
    version: number;
    type: string;
    at: string;
    actor: string;
    data: JsonObject;
    sealed: {
        [pointer: string]: string;
    };
    nonces: {
        [pointer: string]: string;
    };
    hash: string;
};
/**
 * A line that stands where an event should, and why it is none.
 */
export type UnreadableLine = {
    version: number;
    reason: Finding;
};
/**
 * The proof is that of the last line, if there is one: that the log of heads has the record.
 */
export type Export = {
    header: Header;
    events: ShownEvent[];
    unreadable: UnreadableLine[];
    proof: LogProof | null;
};
/**
 * what each field of an object must be
 */
export type Form = {
    [name: string]: (value: Json) => boolean;
};
import { Unreadable } from "./sentences.js";
