/**
 * Verifies an exported match of Strata: chain, seals, seed and draws, as docs/record-format.md has them.
 *
 * It knows no rules of any game, so it says of a record that it is intact, never that it was played by them. It
 * depends on nothing but WebCrypto, and runs in browsers and in Node.js 18 or later.
 *
 * @module
 */

import { commitmentTo, hashOf, hmacKey, isHex, jointSeed, nonceOf, nthDraw, sealOf } from "./verify/hashes.js";
import { readExport } from "./verify/file.js";
import { copy, parentOf } from "./verify/json.js";
import { judgeByLog } from "./verify/log.js";
import { Findings, firstBad, state, verdictOn } from "./verify/report.js";
import { sentence } from "./verify/sentences.js";

export { NotAnExport, readExport } from "./verify/file.js";

/** @typedef {import("./verify/file.js").Export} Export */
/** @typedef {import("./verify/file.js").Header} Header */
/** @typedef {import("./verify/file.js").ShownEvent} ShownEvent */
/** @typedef {import("./verify/json.js").Json} Json */
/** @typedef {import("./verify/json.js").JsonObject} JsonObject */
/** @typedef {import("./verify/log.js").LogEvidence} LogEvidence */
/** @typedef {import("./verify/log.js").LogProof} LogProof */

/** @typedef {import("./verify/report.js").Check} Check */
/** @typedef {import("./verify/report.js").Status} Status */
/** @typedef {import("./verify/report.js").Verdict} Verdict */
/** @typedef {import("./verify/sentences.js").Finding} Finding */

/**
 * The hash of an event that somebody kept, with its version if that is known.
 * @typedef {{hash: string, version?: number | undefined}} Receipt
 */

/**
 * Told while a check is under way: its name, how much of it is done, and how much there is to do.
 * @typedef {(name: string, done: number, of: number) => void} Progress
 */

/**
 * @typedef {object} Report
 * @property {string} match
 * @property {string} game
 * @property {number} version how many events the header says there are
 * @property {string} hash that of the last event, as the header says
 * @property {string | null} redactedFor for whose eyes the file was written; null if nothing is kept back
 * @property {Verdict} verdict
 * @property {string} statement the verdict in words, with what it does not say
 * @property {number | null} firstBadVersion
 * @property {Check[]} checks
 * @property {{name: string, what: string}[]} notChecked what `strata audit` checks and this verifier does not
 */

const NO_HASH = "0".repeat(64);
const MOST_CANDIDATES = 1n << 64n;
const BEGINNINGS = ["match_created", "match_forked"];
const LAYERS = ["match_started", "move_played"];
const REWINDS = ["match_rewound", "match_restored"];

const NOT_CHECKED = [
  { name: "releases", what: "that the versions of rules it declares are those of a release" },
  { name: "course", what: "that every event was possible where it stands" },
  { name: "times", what: "that times do not run back" },
  { name: "state", what: "that the facts lead to the states recorded" },
  { name: "asked", what: "that those were asked whom the rules ask" },
  { name: "rules", what: "that the moves follow the rules" },
  { name: "outcome", what: "that the end and the scores are those of the rules" },
  { name: "undo", what: "that rewinds crossed what they say" },
];
const ORIGIN = { name: "origin", what: "that this fork starts from the state of its origin" };

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
export async function verify(file, { receipts = [], isLatest = false, log, onProgress = () => {} } = {}) {
  const record = readExport(file);
  const { header } = record;
  const [versions, events] = checkVersions(record);
  const [seedCheck, seed] = await checkSeed(record, events);
  const key = seed === null ? null : await hmacKey(seed);
  const checks = [
    versions,
    await checkChain(record.events, onProgress),
    seedCheck,
    await checkDraws(header.match, events, await drawingKey(events, seed), seedCheck.status === "failed", onProgress),
    await checkSeals(header.match, events, key, onProgress),
  ];
  if (receipts.length) checks.push(checkReceipts(record.events, receipts, isLatest));
  if (log !== undefined || record.proof !== null) checks.push(await checkLog(record, log ?? {}));
  const notChecked = events[0]?.type === "match_forked" ? [...NOT_CHECKED, ORIGIN] : NOT_CHECKED;
  const verdict = verdictOn(checks);
  const firstBadVersion = firstBad(checks);
  return {
    match: header.match,
    game: header.game,
    version: header.version,
    hash: header.hash,
    redactedFor: header.redactedFor,
    verdict,
    statement: state(verdict, firstBadVersion, checks),
    firstBadVersion,
    checks,
    notChecked,
  };
}

/**
 * What work gives for each thing, in their order. Some are done at a time, so that a long record does not fill the
 * memory with work under way.
 * @template T, R
 * @param {T[]} things
 * @param {(done: number, of: number) => void} tell
 * @param {(thing: T, index: number) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function inBatches(things, tell, work) {
  const size = 256;
  const done = [];
  for (let from = 0; from < things.length; from += size) {
    const batch = things.slice(from, from + size);
    done.push(...(await Promise.all(batch.map((thing, index) => work(thing, from + index)))));
    tell(done.length, things.length);
  }
  return done;
}

// The checks

/**
 * Versions run from 1 without a gap; returns also the events before the first that is out of place.
 * @param {Export} record
 * @returns {[Check, ShownEvent[]]}
 */
function checkVersions({ header, events, unreadable }) {
  const findings = new Findings("versions", "events in their places, the creation of the match first");
  /** @type {Map<number, Finding>} */
  const reasons = new Map(unreadable.map(({ version, reason }) => [version, { code: "unreadable", reason }]));
  for (const [index, event] of events.entries()) {
    const trouble = reasons.get(index + 1) ?? misplaced(index + 1, event, header);
    if (trouble !== null) {
      findings.note("failed", index + 1, trouble);
      return [findings.check(), events.slice(0, index)];
    }
    findings.ok();
  }
  const next = events.length + 1;
  const trouble = reasons.get(next);
  if (trouble !== undefined) {
    findings.note("failed", next, trouble);
  } else if (events.length !== header.version) {
    const missing = Math.min(events.length, header.version) + 1;
    findings.note("failed", missing, {
      code: "other_length",
      stated: header.version,
      found: events.length,
    });
  } else if (!events.length) {
    findings.note("failed", 1, { code: "no_event" });
  } else if (events[events.length - 1].hash !== header.hash) {
    findings.note("failed", header.version, { code: "other_head" });
  }
  return [findings.check(), events];
}

/** @param {number} version @param {ShownEvent} event @param {Header} header @returns {Finding | null} */
function misplaced(version, event, header) {
  if (event.version !== version) return { code: "other_version", found: event.version, expected: version };
  if ((version === 1) !== BEGINNINGS.includes(event.type)) {
    return { code: "other_beginning", type: event.type, at: version };
  }
  const isAlike = event.data.match === header.match && event.data.game === header.game;
  return version === 1 && !isAlike ? { code: "other_match" } : null;
}

/**
 * Every hash follows from the one before and from what is shown; what is shown of a seal is what was sealed.
 * @param {ShownEvent[]} events
 * @param {Progress} onProgress
 * @returns {Promise<Check>}
 */
async function checkChain(events, onProgress) {
  const findings = new Findings("chain", "hashes recomputed, each on the one before");
  const tell = onProgress.bind(null, findings.name);
  const found = await inBatches(events, tell, (event, at) => isChained(at ? events[at - 1].hash : NO_HASH, event));
  for (const [index, isRight] of found.entries()) {
    if (isRight) findings.ok();
    else findings.note("failed", index + 1, { code: "other_hash" });
  }
  return findings.check();
}

/** @param {string} previous @param {ShownEvent} event @returns {Promise<boolean>} */
async function isChained(previous, event) {
  const { version, type, at, actor, sealed } = event;
  const data = /** @type {JsonObject} */ (copy(event.data));
  for (const [pointer, nonce] of Object.entries(event.nonces)) {
    const parent = parentOf(data, pointer);
    if (parent === null || !isHex(nonce) || sealed[pointer] === undefined) return false;
    if ((await sealOf(nonce, parent.of[parent.name])) !== sealed[pointer]) return false;
    delete parent.of[parent.name];
  }
  return (await hashOf(previous, { version, type, at, actor, data, sealed })) === event.hash;
}

/**
 * The seed is the one committed to. Returns also the seed, if it is known and right.
 * @param {Export} record
 * @param {ShownEvent[]} events
 * @returns {Promise<[Check, string | null]>}
 */
async function checkSeed(record, events) {
  const findings = new Findings("seed", "seed known: the one committed to when the match was created");
  const revealed = record.events.find((event) => event.type === "seed_revealed");
  const seed = revealed === undefined ? record.header.seed : revealed.data.seed;
  if (typeof seed !== "string" || !events.length) {
    findings.note("sealed", null, { code: "seed_sealed" });
    return [findings.check(), null];
  }
  if (!isHex(seed) || (await commitmentTo(seed)) !== events[0].data.commitment) {
    findings.note("failed", revealed?.version ?? 1, { code: "other_seed" });
    return [findings.check(), null];
  }
  findings.ok();
  return [findings.check(), seed];
}

/**
 * What draws are made from: the seed and, where chance is joint, the values that people added.
 * @param {ShownEvent[]} events
 * @param {string | null} seed
 * @returns {Promise<CryptoKey | null>}
 */
async function drawingKey(events, seed) {
  if (seed === null) return null;
  if (events[0].data.chance !== "joint") return hmacKey(seed);
  const added = events.filter(({ type }) => type === "value_added").map(({ data }) => data);
  return hmacKey(await jointSeed(seed, new Map(added.map(({ seat, value }) => [Number(seat), String(value)]))));
}

/**
 * Every recorded draw is the one that the seed gives. Draws are numbered along the effective history.
 * @param {string} match
 * @param {ShownEvent[]} events
 * @param {CryptoKey | null} key
 * @param {boolean} isSeedWrong
 * @param {Progress} onProgress
 * @returns {Promise<Check>}
 */
async function checkDraws(match, events, key, isSeedWrong, onProgress) {
  const findings = new Findings("draws", "draws recomputed from the seed");
  /** @type {(number | null)[]} how many draws the effective history of each version holds; null if that is not known */
  const drawn = [];
  /** @type {{key: CryptoKey, version: number, number: number, of: bigint, pick: bigint}[]} */
  const tasks = [];
  for (const { version, type, data, sealed, nonces } of events) {
    const before = drawn.length ? drawn[drawn.length - 1] : 0;
    if (REWINDS.includes(type)) {
      const target = data.to_version;
      const isEarlier = typeof target === "number" && target >= 1 && target < version;
      if (!isEarlier) findings.note("failed", version, { code: "rewind_to_nothing" });
      drawn.push(isEarlier ? drawn[target - 1] : null);
      continue;
    }
    if (!LAYERS.includes(type)) {
      drawn.push(before);
      continue;
    }
    const isKeptBack = sealed["/draws"] !== undefined && nonces["/draws"] === undefined;
    const draws = isKeptBack ? null : readDraws(data.draws);
    if (draws === null) {
      if (isKeptBack) findings.note("sealed", version, { code: "draws_sealed" });
      else findings.note("failed", version, { code: "draws_malformed" });
      drawn.push(null);
      continue;
    }
    drawn.push(before === null ? null : before + draws.length);
    if (key === null || before === null) {
      if (isSeedWrong) findings.note("not_comparable", version, { code: "draws_by_other_seed" });
      else findings.note("sealed", version, { code: "draws_without_seed" });
      continue;
    }
    draws.forEach(([of, pick], index) => tasks.push({ key, version, number: before + index, of, pick }));
  }
  const tell = onProgress.bind(null, findings.name);
  const given = await inBatches(tasks, tell, ({ key, number, of }) => nthDraw(key, match, number, of));
  for (const [index, { version, number, of, pick }] of tasks.entries()) {
    if (pick === given[index]) {
      findings.ok();
    } else {
      const numbers = { of: `${of}`, was: `${pick}`, given: `${given[index]}` };
      findings.note("failed", version, { code: "other_draw", number, ...numbers });
    }
  }
  return findings.check();
}

/**
 * Each draw: among how many, and which; null if they do not have the form of draws.
 * @param {Json | undefined} written
 * @returns {[bigint, bigint][] | null}
 */
function readDraws(written) {
  if (!Array.isArray(written)) return null;
  /** @type {[bigint, bigint][]} */
  const draws = [];
  for (const draw of written) {
    if (!Array.isArray(draw) || draw.length !== 2) return null;
    const [of, pick] = draw;
    if (!isNumber(of) || !isNumber(pick) || of <= 0 || of >= MOST_CANDIDATES) return null;
    draws.push([BigInt(of), BigInt(pick)]);
  }
  return draws;
}

/** @param {Json} value @returns {value is number | bigint} */
function isNumber(value) {
  return typeof value === "number" || typeof value === "bigint";
}

/**
 * With the seed every seal opens, and no other nonce was given; without it, those that were opened do.
 * @param {string} match
 * @param {ShownEvent[]} events
 * @param {CryptoKey | null} key
 * @param {Progress} onProgress
 * @returns {Promise<Check>}
 */
async function checkSeals(match, events, key, onProgress) {
  const findings = new Findings("seals", "seals opened");
  const seals = events.flatMap((event) => Object.keys(event.sealed).map((pointer) => ({ event, pointer })));
  const tell = onProgress.bind(null, findings.name);
  const found = await inBatches(seals, tell, ({ event, pointer }) => troubleWithSeal(match, event, pointer, key));
  for (const [index, { event, pointer }] of seals.entries()) {
    const trouble = found[index];
    const isKeptBack = key === null && event.nonces[pointer] === undefined;
    if (trouble === null) findings.ok();
    else findings.note(isKeptBack ? "sealed" : "failed", event.version, trouble);
  }
  return findings.check();
}

/**
 * Why a seal does not open; null if it does.
 * @param {string} match
 * @param {ShownEvent} event
 * @param {string} pointer
 * @param {CryptoKey | null} key
 * @returns {Promise<Finding | null>}
 */
async function troubleWithSeal(match, { version, data, sealed, nonces }, pointer, key) {
  const nonce = nonces[pointer];
  if (nonce === undefined) return { code: key === null ? "seal_closed" : "seal_kept_back", pointer };
  if (key !== null && nonce !== (await nonceOf(key, match, version, pointer))) return { code: "other_nonce", pointer };
  const parent = parentOf(data, pointer);
  const isRight = parent !== null && isHex(nonce) && (await sealOf(nonce, parent.of[parent.name])) === sealed[pointer];
  return isRight ? null : { code: "other_value", pointer };
}

/**
 * Hashes that somebody kept are those of this record's events.
 * @param {ShownEvent[]} events
 * @param {readonly Receipt[]} receipts
 * @param {boolean} isLatest
 * @returns {Check}
 */
function checkReceipts(events, receipts, isLatest) {
  const findings = new Findings("receipt", "receipts compared");
  const versions = new Map(events.map(({ hash, version }) => [hash, version]));
  const isWhole = isLatest || events.some(({ type }) => type === "seed_revealed");
  const end = events.length + 1;
  for (const { hash, version } of receipts) {
    const at = versions.get(hash);
    if (at !== undefined && (version === undefined || at === version)) findings.ok();
    else if (version === undefined) findings.note("failed", null, { code: "receipt_not_found" });
    else if (version <= events.length) findings.note("failed", version, { code: "other_receipt", at: version });
    else if (isWhole) findings.note("failed", end, { code: "ends_before_receipt", at: version });
    else findings.note("not_comparable", end, { code: "earlier_than_receipt", at: version });
  }
  const check = findings.check();
  const only = receipts.length === 1 && check.status === "ok" ? versions.get(receipts[0].hash) : undefined;
  if (only === undefined) return check;
  const finding = { code: "receipt_found", at: only };
  return { ...check, version: only, finding, message: sentence(finding) };
}

/**
 * The log of heads has the record, under a checkpoint that somebody kept.
 * @param {Export} record
 * @param {LogEvidence} evidence
 * @returns {Promise<Check>}
 */
async function checkLog({ header, events, proof }, evidence) {
  const { status, version, finding } = await judgeByLog(header.match, events, proof, evidence);
  return { name: "log", status, version, checked: Number(status === "ok"), finding, message: sentence(finding) };
}
