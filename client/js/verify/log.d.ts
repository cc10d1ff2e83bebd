/** @param {Uint8Array} data @returns {Promise<Uint8Array>} */
export function hashLeaf(data: Uint8Array): Promise<Uint8Array>;
/**
 * The leaf of a head, in hex.
 * @param {string} match
 * @param {number} version
 * @param {string} hash
 */
export function leafOf(match: string, version: number, hash: string): Promise<string>;
/**
 * Whether a proof leads from the hash of a leaf to a root (RFC 9162, 2.1.3.2); hashes in hex.
 * @param {string} leaf
 * @param {number} index
 * @param {number} size
 * @param {readonly string[]} path
 * @param {string} root
 */
export function isIncluded(leaf: string, index: number, size: number, path: readonly string[], root: string): Promise<boolean>;
/**
 * Whether a proof leads from one root to another that continues it (RFC 9162, 2.1.4.2); hashes in hex.
 * @param {number} first
 * @param {number} second
 * @param {readonly string[]} path
 * @param {string} firstRoot
 * @param {string} secondRoot
 */
export function isConsistent(first: number, second: number, path: readonly string[], firstRoot: string, secondRoot: string): Promise<boolean>;
/**
 * A note as it is written, verified by nobody; null if it is none.
 * @param {string} note
 * @returns {Note | null}
 */
export function readNote(note: string): Note | null;
/** @param {Note} note @returns {Checkpoint | null} */
export function readCheckpoint({ text }: Note): Checkpoint | null;
/** @param {string} text @returns {Promise<PublicKey | null>} */
export function readKey(text: string): Promise<PublicKey | null>;
/**
 * Whether a known key has signed a note, and all that are known have signed what they should; with the time that was
 * signed, if one was. Throws where this browser has no Ed25519.
 * @param {Note} note
 * @param {readonly PublicKey[]} keys
 * @returns {Promise<{time: number | null} | null>}
 */
export function verifyNote({ text, signatures }: Note, keys: readonly PublicKey[]): Promise<{
    time: number | null;
} | null>;
/**
 * The proof that a value is, if it has the form of one.
 * @param {Json | undefined} value
 * @returns {LogProof | null}
 */
export function readProof(value: Json | undefined): LogProof | null;
/**
 * Judge a record by a checkpoint that somebody kept, otherwise by the one that came with its proof: included is ok, not
 * yet is not comparable, contradicted is failed.
 *
 * @param {string} match
 * @param {readonly {version: number, type: string, at: string, hash: string}[]} events
 * @param {LogProof | null} carried the proof in the file
 * @param {LogEvidence} evidence
 * @returns {Promise<{status: Status, version: number | null, finding: Finding}>}
 */
export function judgeByLog(match: string, events: readonly {
    version: number;
    type: string;
    at: string;
    hash: string;
}[], carried: LogProof | null, evidence: LogEvidence): Promise<{
    status: Status;
    version: number | null;
    finding: Finding;
}>;
export type Json = import("./json.js").Json;
export type Finding = import("./sentences.js").Finding;
export type Status = import("./report.js").Status;
/**
 * That leaf `index` of the tree of the first `size` leaves is the head of a match at a version.
 */
export type LogProof = {
    match: string;
    version: number;
    hash: string;
    leaf: string;
    index: number;
    size: number;
    path: string[];
    checkpoint: string;
    imported: boolean;
};
/**
 * What a verifier has beside the record: a checkpoint that somebody kept, a proof, the public keys of the log.
 */
export type LogEvidence = {
    checkpoint?: string | undefined;
    proof?: LogProof | undefined;
    keys?: readonly string[] | undefined;
};
export type Checkpoint = {
    origin: string;
    size: number;
    root: string;
    predecessors: string[];
};
export type Signature = {
    name: string;
    id: string;
    value: Uint8Array<ArrayBuffer>;
};
export type Note = {
    text: string;
    signatures: Signature[];
};
export type PublicKey = {
    name: string;
    bytes: Uint8Array<ArrayBuffer>;
};
export type Kept = {
    checkpoint: Checkpoint;
    time: number | null;
    isSigned: boolean;
};
