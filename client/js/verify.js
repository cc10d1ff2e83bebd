/**
 * Verifies an exported match of Strata: chain, seals, seed and draws, as docs/record-format.md has them.
 *
 * It knows no rules of any game, so it says of a record that it is intact, never that it was played by them. It
 * depends on nothing but WebCrypto, and runs in browsers and in Node.js 18 or later.
 *
 * @module
 */

import { commitmentTo, hashOf, hmacKey, isHex, nonceOf, nthDraw, sealOf } from "./verify/hashes.js";
import { readExport } from "./verify/file.js";
import { copy, parentOf } from "./verify/json.js";

export { NotAnExport, readExport } from "./verify/file.js";

/** @typedef {import("./verify/file.js").Export} Export */
/** @typedef {import("./verify/file.js").Header} Header */
/** @typedef {import("./verify/file.js").ShownEvent} ShownEvent */
/** @typedef {import("./verify/json.js").Json} Json */
/** @typedef {import("./verify/json.js").JsonObject} JsonObject */

/**
 * Verified; kept back until the seed is out; not decidable because something else is wrong; wrong.
 * @typedef {"ok" | "sealed" | "not_comparable" | "failed"} Status
 */

/**
 * Everything that is checked here is as it must be; nothing is wrong, but not all of it could be checked; something is
 * wrong.
 * @typedef {"intact" | "not_proven" | "broken"} Verdict
 */

/**
 * One thing that was verified: `version` is the first that is not ok, `checked` how much was found right.
 * @typedef {{name: string, status: Status, version: number | null, checked: number, message: string}} Check
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
const SEALED = "kept back until the seed is out";

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
 * Verify an exported match; with a receipt, the hash of an event that somebody kept, also that it is the same record.
 *
 * Where an event is out of place, what comes after it is checked by its chain alone, but for the seed. Throws
 * `NotAnExport` if the file does not even begin like one.
 *
 * @param {Uint8Array | string} file
 * @param {{receipt?: string}} [options]
 * @returns {Promise<Report>}
 */
export async function verify(file, { receipt } = {}) {
  const record = readExport(file);
  const { header } = record;
  const [versions, events] = checkVersions(record);
  const [seedCheck, seed] = await checkSeed(record, events);
  const key = seed === null ? null : await hmacKey(seed);
  const checks = [
    versions,
    await checkChain(record.events),
    seedCheck,
    await checkDraws(header.match, events, key, seedCheck.status === "failed"),
    await checkSeals(header.match, events, key),
  ];
  if (receipt !== undefined) checks.push(checkReceipt(record.events, receipt));
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
 * @param {(thing: T, index: number) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function inBatches(things, work) {
  const size = 256;
  const done = [];
  for (let from = 0; from < things.length; from += size) {
    const batch = things.slice(from, from + size);
    done.push(...(await Promise.all(batch.map((thing, index) => work(thing, from + index)))));
  }
  return done;
}

// The verdict

/**
 * A check under way: counts what is right, and keeps the gravest finding, of equal ones that of the first version.
 */
class Findings {
  static #GRAVITY = { ok: 0, sealed: 1, not_comparable: 2, failed: 3 };
  #checked = 0;
  /** @type {{status: Status, version: number | null, message: string}} */
  #gravest = { status: "ok", version: null, message: "" };

  /** @param {string} name @param {string} what */
  constructor(name, what) {
    this.name = name;
    this.what = what;
  }

  ok() {
    this.#checked += 1;
  }

  /** @param {Status} status @param {number | null} version @param {string} message */
  note(status, version, message) {
    const more = Findings.#GRAVITY[status] - Findings.#GRAVITY[this.#gravest.status];
    const isEarlier = version !== null && (this.#gravest.version === null || version < this.#gravest.version);
    if (more > 0 || (more === 0 && isEarlier)) this.#gravest = { status, version, message };
  }

  /** @returns {Check} */
  check() {
    const { status, version, message } = this.#gravest;
    const verified = this.#checked ? `${this.#checked} ${this.what}` : "";
    const text = message && verified ? `${message} (${verified})` : message || verified || "nothing to check yet";
    return { name: this.name, status, version, checked: this.#checked, message: text };
  }
}

/** @param {Check[]} checks @returns {Verdict} */
function verdictOn(checks) {
  if (checks.some((check) => check.status === "failed")) return "broken";
  return checks.every((check) => check.status === "ok") ? "intact" : "not_proven";
}

/** @param {Check[]} checks @returns {number | null} */
function firstBad(checks) {
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
function state(verdict, firstBadVersion, checks) {
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

// The checks

/**
 * Versions run from 1 without a gap; returns also the events before the first that is out of place.
 * @param {Export} record
 * @returns {[Check, ShownEvent[]]}
 */
function checkVersions({ header, events, unreadable }) {
  const findings = new Findings("versions", "events in their places, the creation of the match first");
  const reasons = new Map(unreadable.map((line) => [line.version, `the event cannot be read: ${line.reason}`]));
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
    findings.note("failed", missing, `the header says ${header.version} events, there are ${events.length}`);
  } else if (!events.length) {
    findings.note("failed", 1, "there is no event");
  } else if (events[events.length - 1].hash !== header.hash) {
    findings.note("failed", header.version, "the last event has another hash than the header says");
  }
  return [findings.check(), events];
}

/** @param {number} version @param {ShownEvent} event @param {Header} header @returns {string | null} */
function misplaced(version, event, header) {
  if (event.version !== version) return `version ${event.version} stands where ${version} should`;
  if ((version === 1) !== BEGINNINGS.includes(event.type)) return `${event.type} at version ${version}`;
  const isAlike = event.data.match === header.match && event.data.game === header.game;
  return version === 1 && !isAlike ? "the header names another match or game than the record" : null;
}

/**
 * Every hash follows from the one before and from what is shown; what is shown of a seal is what was sealed.
 * @param {ShownEvent[]} events
 * @returns {Promise<Check>}
 */
async function checkChain(events) {
  const findings = new Findings("chain", "hashes recomputed, each on the one before");
  const found = await inBatches(events, (event, at) => isChained(at ? events[at - 1].hash : NO_HASH, event));
  for (const [index, isRight] of found.entries()) {
    if (isRight) findings.ok();
    else findings.note("failed", index + 1, "the hash does not follow from the event and the hash before it");
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
    findings.note("sealed", null, SEALED);
    return [findings.check(), null];
  }
  if (!isHex(seed) || (await commitmentTo(seed)) !== events[0].data.commitment) {
    findings.note("failed", revealed?.version ?? 1, "the seed is not the one that was committed to");
    return [findings.check(), null];
  }
  findings.ok();
  return [findings.check(), seed];
}

/**
 * Every recorded draw is the one that the seed gives. Draws are numbered along the effective history.
 * @param {string} match
 * @param {ShownEvent[]} events
 * @param {CryptoKey | null} key
 * @param {boolean} isSeedWrong
 * @returns {Promise<Check>}
 */
async function checkDraws(match, events, key, isSeedWrong) {
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
      if (!isEarlier) findings.note("failed", version, "it goes back to no earlier version");
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
      if (isKeptBack) findings.note("sealed", version, `draws are ${SEALED}`);
      else findings.note("failed", version, "the draws do not have the form of draws");
      drawn.push(null);
      continue;
    }
    drawn.push(before === null ? null : before + draws.length);
    if (key === null || before === null) {
      const reason = isSeedWrong ? "not known" : SEALED;
      findings.note(isSeedWrong ? "not_comparable" : "sealed", version, `the seed is ${reason}`);
      continue;
    }
    draws.forEach(([of, pick], index) => tasks.push({ key, version, number: before + index, of, pick }));
  }
  const given = await inBatches(tasks, ({ key, number, of }) => nthDraw(key, match, number, of));
  for (const [index, { version, number, of, pick }] of tasks.entries()) {
    if (pick === given[index]) findings.ok();
    else findings.note("failed", version, `draw ${number} among ${of} was ${pick}; the seed gives ${given[index]}`);
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
 * @returns {Promise<Check>}
 */
async function checkSeals(match, events, key) {
  const findings = new Findings("seals", "seals opened");
  const seals = events.flatMap((event) => Object.keys(event.sealed).map((pointer) => ({ event, pointer })));
  const found = await inBatches(seals, ({ event, pointer }) => troubleWithSeal(match, event, pointer, key));
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
 * @returns {Promise<string | null>}
 */
async function troubleWithSeal(match, { version, data, sealed, nonces }, pointer, key) {
  const nonce = nonces[pointer];
  if (nonce === undefined) return `${pointer} is ${key === null ? SEALED : "kept back though the seed is known"}`;
  if (key !== null && nonce !== (await nonceOf(key, match, version, pointer))) {
    return `the nonce of ${pointer} is not the one the seed gives`;
  }
  const parent = parentOf(data, pointer);
  const isRight = parent !== null && isHex(nonce) && (await sealOf(nonce, parent.of[parent.name])) === sealed[pointer];
  return isRight ? null : `${pointer} does not hold what was sealed`;
}

/**
 * A hash that somebody kept is that of an event of this record.
 * @param {ShownEvent[]} events
 * @param {string} receipt
 * @returns {Check}
 */
function checkReceipt(events, receipt) {
  const event = events.find(({ hash }) => hash === receipt);
  if (event) {
    const message = `the receipt is the hash of version ${event.version}`;
    return { name: "receipt", status: "ok", version: event.version, checked: 1, message };
  }
  const message = "no event has the hash of the receipt: this is not the record it was given for";
  return { name: "receipt", status: "failed", version: null, checked: 0, message };
}
