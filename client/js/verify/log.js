/**
 * The log of heads: its tree (RFC 9162), its signed checkpoints (C2SP signed-note, tlog-checkpoint, tlog-cosignature), and
 * whether a record is under one of them, as docs/record-format.md has it.
 *
 * @module
 */

import { isHex } from "./hashes.js";
import { isObject } from "./json.js";

/** @typedef {import("./json.js").Json} Json */
/** @typedef {import("./sentences.js").Finding} Finding */
/** @typedef {import("./report.js").Status} Status */

/**
 * That leaf `index` of the tree of the first `size` leaves is the head of a match at a version.
 * @typedef {object} LogProof
 * @property {string} match
 * @property {number} version
 * @property {string} hash
 * @property {string} leaf
 * @property {number} index
 * @property {number} size
 * @property {string[]} path
 * @property {string} checkpoint
 * @property {boolean} imported
 */

/**
 * What a verifier has beside the record: a checkpoint that somebody kept, a proof, the public keys of the log.
 * @typedef {{checkpoint?: string | undefined, proof?: LogProof | undefined, keys?: readonly string[] | undefined}} LogEvidence
 */

/** @typedef {{origin: string, size: number, root: string, predecessors: string[]}} Checkpoint */
/** @typedef {{name: string, id: string, value: Uint8Array<ArrayBuffer>}} Signature */
/** @typedef {{text: string, signatures: Signature[]}} Note */
/** @typedef {{name: string, bytes: Uint8Array<ArrayBuffer>}} PublicKey */
/** @typedef {{checkpoint: Checkpoint, time: number | null, isSigned: boolean}} Kept */

const PLAIN = 1;
const TIMED = 4;
const DASH = "\u2014";
/** How much older than a checkpoint an event is that must be under it, in seconds. */
const ON_ITS_WAY = 600;
const { subtle } = globalThis.crypto ?? (await import("node:crypto")).webcrypto;

/** Something that was given proves nothing; `finding` says why. */
class Unusable extends Error {
  /** @param {Finding} finding */
  constructor(finding) {
    super(finding.code);
    this.finding = finding;
  }
}

// The tree

/** @param {Uint8Array} data @returns {Promise<Uint8Array>} */
export async function hashLeaf(data) {
  return sha256(Uint8Array.of(0), data);
}

/**
 * The leaf of a head, in hex.
 * @param {string} match
 * @param {number} version
 * @param {string} hash
 */
export async function leafOf(match, version, hash) {
  const entry = await sha256(new TextEncoder().encode(`strata-head-1\n${match}\n${version}\n${hash}\n`));
  return toHex(await hashLeaf(entry));
}

/**
 * Whether a proof leads from the hash of a leaf to a root (RFC 9162, 2.1.3.2); hashes in hex.
 * @param {string} leaf
 * @param {number} index
 * @param {number} size
 * @param {readonly string[]} path
 * @param {string} root
 */
export async function isIncluded(leaf, index, size, path, root) {
  if (!(index >= 0 && index < size)) return false;
  let [number, last, reached] = [BigInt(index), BigInt(size) - 1n, leaf];
  for (const step of path) {
    if (last === 0n) return false;
    if (number & 1n || number === last) {
      reached = await hashNode(step, reached);
      while (!(number & 1n) && number) [number, last] = [number >> 1n, last >> 1n];
    } else {
      reached = await hashNode(reached, step);
    }
    [number, last] = [number >> 1n, last >> 1n];
  }
  return last === 0n && reached === root;
}

/**
 * Whether a proof leads from one root to another that continues it (RFC 9162, 2.1.4.2); hashes in hex.
 * @param {number} first
 * @param {number} second
 * @param {readonly string[]} path
 * @param {string} firstRoot
 * @param {string} secondRoot
 */
export async function isConsistent(first, second, path, firstRoot, secondRoot) {
  if (!(first >= 0 && first <= second)) return false;
  if (first === 0) return !path.length && firstRoot === toHex(await sha256());
  if (first === second) return !path.length && firstRoot === secondRoot;
  const isPower = (BigInt(first) & (BigInt(first) - 1n)) === 0n;
  const steps = isPower ? [firstRoot, ...path] : [...path];
  if (!steps.length) return false;
  let [number, last] = [BigInt(first) - 1n, BigInt(second) - 1n];
  while (number & 1n) [number, last] = [number >> 1n, last >> 1n];
  let [early, late] = [steps[0], steps[0]];
  for (const step of steps.slice(1)) {
    if (last === 0n) return false;
    if (number & 1n || number === last) {
      [early, late] = [await hashNode(step, early), await hashNode(step, late)];
      while (!(number & 1n) && number) [number, last] = [number >> 1n, last >> 1n];
    } else {
      late = await hashNode(late, step);
    }
    [number, last] = [number >> 1n, last >> 1n];
  }
  return last === 0n && early === firstRoot && late === secondRoot;
}

/** @param {string} left @param {string} right in hex */
async function hashNode(left, right) {
  return toHex(await sha256(Uint8Array.of(1), fromHex(left), fromHex(right)));
}

// Notes and checkpoints

/**
 * A note as it is written, verified by nobody; null if it is none.
 * @param {string} note
 * @returns {Note | null}
 */
export function readNote(note) {
  const end = note.lastIndexOf("\n\n");
  if (end === -1 || !note.endsWith("\n") || /[\0-\x09\x0b-\x1f]/.test(note)) return null;
  const lines = note.slice(end + 2, -1).split("\n");
  const signatures = lines.map((line) => {
    const found = /^\u2014 ([^\s+]+) ([A-Za-z0-9+/]+=*)$/u.exec(line);
    const value = found === null ? null : fromBase64(found[2]);
    if (found === null || value === null || value.length < 5 || line[0] !== DASH) return null;
    return { name: found[1], id: toHex(value.subarray(0, 4)), value: value.slice(4) };
  });
  if (signatures.some((signature) => signature === null)) return null;
  return { text: note.slice(0, end + 1), signatures: /** @type {Signature[]} */ (signatures) };
}

/** @param {Note} note @returns {Checkpoint | null} */
export function readCheckpoint({ text }) {
  const [origin, size, written, ...more] = text.slice(0, -1).split("\n");
  const root = written === undefined ? null : fromBase64(written);
  if (!origin || !/^(0|[1-9][0-9]{0,14})$/.test(size ?? "") || root?.length !== 32) return null;
  const predecessors = more.flatMap((line) => /^restarted-from (\S+) /.exec(line)?.[1] ?? []);
  return { origin, size: Number(size), root: toHex(root), predecessors };
}

/** @param {string} text @returns {Promise<PublicKey | null>} */
export async function readKey(text) {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(text.trim()) ?? [];
  const value = encoded === undefined ? null : fromBase64(encoded);
  if (value?.length !== 33 || ![PLAIN, TIMED].includes(value[0])) return null;
  const key = { name, bytes: value.slice(1) };
  return (await keyId(key, value[0])) === id ? key : null;
}

/**
 * Whether a known key has signed a note, and all that are known have signed what they should; with the time that was
 * signed, if one was. Throws where this browser has no Ed25519.
 * @param {Note} note
 * @param {readonly PublicKey[]} keys
 * @returns {Promise<{time: number | null} | null>}
 */
export async function verifyNote({ text, signatures }, keys) {
  let isSigned = false;
  /** @type {number | null} */
  let time = null;
  for (const { name, id, value } of signatures) {
    for (const key of keys.filter((each) => each.name === name)) {
      if (id === (await keyId(key, PLAIN))) {
        if (!(await verifies(key, value, text))) return null;
        isSigned = true;
      } else if (id === (await keyId(key, TIMED))) {
        const at = timeIn(value);
        if (!(await verifies(key, value.slice(8), `cosignature/v1\ntime ${at}\n${text}`))) return null;
        isSigned = true;
        time = Math.min(time ?? Infinity, Number(at));
      }
    }
  }
  return isSigned ? { time } : null;
}

/** @param {PublicKey} key @param {Uint8Array<ArrayBuffer>} signature @param {string} text */
async function verifies({ bytes }, signature, text) {
  const key = await subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
  return subtle.verify("Ed25519", key, signature, new TextEncoder().encode(text));
}

/** @param {PublicKey} key @param {number} type @returns {Promise<string>} */
async function keyId({ name, bytes }, type) {
  const hash = await sha256(new TextEncoder().encode(`${name}\n`), Uint8Array.of(type), bytes);
  return toHex(hash.subarray(0, 4));
}

/** @param {Uint8Array<ArrayBuffer>} value of a timed signature */
function timeIn(value) {
  return value.length < 8 ? 0n : new DataView(value.buffer, value.byteOffset).getBigUint64(0);
}

// The check

/**
 * The proof that a value is, if it has the form of one.
 * @param {Json | undefined} value
 * @returns {LogProof | null}
 */
export function readProof(value) {
  if (!isObject(value)) return null;
  const { match, version, hash, leaf, index, size, path, checkpoint, imported = false } = value;
  const isRight =
    typeof match === "string" &&
    [version, index, size].every((number) => typeof number === "number" && Number.isSafeInteger(number)) &&
    isHex(hash) &&
    isHex(leaf) &&
    Array.isArray(path) &&
    path.length <= 64 &&
    path.every(isHex) &&
    typeof checkpoint === "string" &&
    typeof imported === "boolean";
  return isRight ? /** @type {any} */ ({ match, version, hash, leaf, index, size, path, checkpoint, imported }) : null;
}

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
export async function judgeByLog(match, events, carried, evidence) {
  const proof = evidence.proof === undefined ? carried : readProof(/** @type {any} */ (evidence.proof));
  try {
    if (proof === null) throw new Unusable({ code: "log_no_proof" });
    const keys = await readKeys(evidence.keys ?? []);
    const kept = await readKept(evidence.checkpoint ?? proof.checkpoint, keys);
    // Where the checkpoint that was kept decides, a key that signed it may be retired since.
    const own = await readKept(proof.checkpoint, proof.size === kept.checkpoint.size ? [] : keys);
    if (proof.match !== match) throw new Unusable({ code: "log_other_match", match: proof.match });
    if (own.checkpoint.origin !== kept.checkpoint.origin) throw new Unusable(otherLog(own.checkpoint, kept.checkpoint));
    const event = events.find(({ version }) => version === proof.version);
    return await (event === undefined
      ? judgeShort(events, proof, kept)
      : judge(match, events, event, proof, own, kept));
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { status: "not_comparable", version: null, finding: error.finding };
  }
}

/**
 * @param {string} match
 * @param {readonly {version: number}[]} events
 * @param {{version: number, at: string, hash: string}} event
 * @param {LogProof} proof
 * @param {Kept} own
 * @param {Kept} kept
 * @returns {Promise<{status: Status, version: number | null, finding: Finding}>}
 */
async function judge(match, events, event, proof, own, kept) {
  const leaf = await leafOf(match, event.version, event.hash);
  const about = under(proof, kept);
  const last = events.length;
  if (await isUnder(proof, leaf, kept)) {
    if (event.version === last) {
      const code = kept.isSigned ? "log_included" : "log_included_unsigned";
      return { status: "ok", version: last, finding: { code, ...about } };
    }
    const finding = { code: "log_included_up_to", ...about, version: event.version, last };
    return { status: "not_comparable", version: event.version + 1, finding };
  }
  for (const by of [kept, own]) {
    if (proof.size === by.checkpoint.size && !(await isUnder(proof, leaf, by))) {
      return { status: "failed", version: event.version, finding: { code: "log_other_head", ...under(proof, by) } };
    }
  }
  if (proof.index < kept.checkpoint.size) throw new Unusable({ code: "log_other_size", size: kept.checkpoint.size });
  const age = kept.time === null ? 0 : kept.time - Date.parse(event.at) / 1000;
  if (age <= ON_ITS_WAY) throw new Unusable({ code: "log_later", ...about });
  if (proof.imported) throw new Unusable({ code: "log_imported", ...about });
  const finding = { code: "log_too_late", ...about, version: event.version, happened: event.at };
  return { status: "failed", version: event.version, finding };
}

/**
 * The log has a version that is not in the file: the match has gone on, unless it was over.
 * @param {readonly {version: number, type: string}[]} events
 * @param {LogProof} proof
 * @param {Kept} kept
 * @returns {Promise<{status: Status, version: number | null, finding: Finding}>}
 */
async function judgeShort(events, proof, kept) {
  const last = events.length;
  const isOver = events[last - 1]?.type === "seed_revealed";
  if (isOver && (await isUnder(proof, await leafOf(proof.match, proof.version, proof.hash), kept))) {
    const finding = { code: "log_longer", ...under(proof, kept), version: proof.version, last };
    return { status: "failed", version: last, finding };
  }
  throw new Unusable({ code: "log_other_version", version: proof.version });
}

/** @param {LogProof} proof @param {Kept} kept What is told of them. */
function under({ index }, { checkpoint, time, isSigned }) {
  return { leaf: index, size: checkpoint.size, at: moment(time), signed: isSigned };
}

/** @param {LogProof} proof @param {string} leaf @param {Kept} kept */
async function isUnder({ index, size, path }, leaf, { checkpoint }) {
  return size === checkpoint.size && isIncluded(leaf, index, size, path, checkpoint.root);
}

/** @param {readonly string[]} written @returns {Promise<PublicKey[]>} */
async function readKeys(written) {
  const keys = await Promise.all(written.map(readKey));
  if (keys.some((key) => key === null)) throw new Unusable({ code: "log_bad_key" });
  return /** @type {PublicKey[]} */ (keys);
}

/** @param {string} note @param {readonly PublicKey[]} keys @returns {Promise<Kept>} */
async function readKept(note, keys) {
  const signed = readNote(note);
  const checkpoint = signed === null ? null : readCheckpoint(signed);
  if (signed === null || checkpoint === null) throw new Unusable({ code: "log_bad_checkpoint" });
  if (!keys.length) {
    const times = signed.signatures.filter(({ value }) => value.length === 72).map(({ value }) => Number(timeIn(value)));
    return { checkpoint, time: times.length ? Math.min(...times) : null, isSigned: false };
  }
  let verified;
  try {
    verified = await verifyNote(signed, keys);
  } catch {
    throw new Unusable({ code: "log_no_ed25519" });
  }
  if (verified === null) throw new Unusable({ code: "log_not_signed" });
  return { checkpoint, time: verified.time, isSigned: true };
}

/** @param {Checkpoint} own @param {Checkpoint} kept @returns {Finding} */
function otherLog(own, kept) {
  const code = own.predecessors.includes(kept.origin) ? "log_restarted" : "log_other_log";
  return { code, origin: own.origin, kept: kept.origin };
}

/** @param {number | null} time in seconds @returns {string} */
function moment(time) {
  const date = new Date((time ?? NaN) * 1000);
  return Number.isNaN(date.getTime()) ? "–" : date.toISOString().replace(".000Z", "Z");
}

// Bytes

/** @param {Uint8Array[]} parts @returns {Promise<Uint8Array>} */
async function sha256(...parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await subtle.digest("SHA-256", whole));
}

/** @param {Uint8Array} bytes */
function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
function fromHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} */
function fromBase64(text) {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
