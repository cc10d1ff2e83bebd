/** Hashes, seals, nonces and draws, by WebCrypto. Bytes are written in hex. @module */

import { canonical } from "./json.js";

/** @typedef {import("./json.js").Json} Json */
/** @typedef {import("./json.js").JsonObject} JsonObject */

const SPACE = 1n << 256n;

/** Node.js 18 has no global `crypto`. */
const { subtle } = globalThis.crypto ?? (await import("node:crypto")).webcrypto;
if (subtle === undefined) {
  throw new Error("This page has no WebCrypto: browsers offer it over https, on localhost and in local files.");
}

/**
 * The hash of an event.
 * @param {string} previous that of the event before
 * @param {JsonObject} publicForm
 * @returns {Promise<string>}
 */
export async function hashOf(previous, publicForm) {
  return sha256(previous, canonical(publicForm));
}

/** @param {string} nonce @param {Json} value @returns {Promise<string>} */
export async function sealOf(nonce, value) {
  return sha256(nonce, canonical(value));
}

/** @param {string} seed @returns {Promise<string>} what is published of a seed when a match is created */
export async function commitmentTo(seed) {
  return sha256(seed, "");
}

/**
 * What draws are made from where people added values of their own.
 * @param {string} seed
 * @param {Map<number, string>} values by seat
 * @returns {Promise<string>}
 */
export async function jointSeed(seed, values) {
  const seats = [...values.keys()].sort((one, other) => one - other);
  return seed + (await sha256("", seats.map((seat) => `${seat}/${values.get(seat)}\n`).join("")));
}

/**
 * The nonce of a seal.
 * @param {CryptoKey} key
 * @param {string} match
 * @param {number} version
 * @param {string} pointer
 * @returns {Promise<string>}
 */
export async function nonceOf(key, match, version, pointer) {
  return hex(await hmac(key, `seal/${match}/${version}${pointer}`));
}

/**
 * Draw number k of a match, below `of`.
 * @param {CryptoKey} key
 * @param {string} match
 * @param {number} k
 * @param {bigint} of
 * @returns {Promise<bigint>}
 */
export async function nthDraw(key, match, k, of) {
  const fair = SPACE - (SPACE % of);
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${hex(await hmac(key, `${match}/${k}/${attempt}`))}`);
    if (value < fair) return value % of;
  }
}

/** @param {string} seed @returns {Promise<CryptoKey>} the seed, for nonces and draws */
export async function hmacKey(seed) {
  return subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** @param {CryptoKey} key @param {string} message @returns {Promise<Uint8Array>} */
async function hmac(key, message) {
  return new Uint8Array(await subtle.sign("HMAC", key, new TextEncoder().encode(message)));
}

/** @param {string} prefix in hex @param {string} text @returns {Promise<string>} in hex */
async function sha256(prefix, text) {
  const head = bytes(prefix);
  const tail = new TextEncoder().encode(text);
  const message = new Uint8Array(head.length + tail.length);
  message.set(head);
  message.set(tail, head.length);
  return hex(new Uint8Array(await subtle.digest("SHA-256", message)));
}

/** @param {string} written @returns {Uint8Array<ArrayBuffer>} */
function bytes(written) {
  const found = new Uint8Array(written.length / 2);
  for (let at = 0; at < found.length; at += 1) found[at] = parseInt(written.slice(2 * at, 2 * at + 2), 16);
  return found;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** @param {Uint8Array} found @returns {string} */
function hex(found) {
  let written = "";
  for (const byte of found) written += DIGITS[byte];
  return written;
}

/** @param {Json | undefined} value @returns {value is string} whether it is 32 bytes in hex */
export function isHex(value) {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
