/**
 * The hash of an event.
 * @param {string} previous that of the event before
 * @param {JsonObject} publicForm
 * @returns {Promise<string>}
 */
export function hashOf(previous: string, publicForm: JsonObject): Promise<string>;
/** @param {string} nonce @param {Json} value @returns {Promise<string>} */
export function sealOf(nonce: string, value: Json): Promise<string>;
/** @param {string} seed @returns {Promise<string>} what is published of a seed when a match is created */
export function commitmentTo(seed: string): Promise<string>;
/**
 * What draws are made from where people added values of their own.
 * @param {string} seed
 * @param {Map<number, string>} values by seat
 * @returns {Promise<string>}
 */
export function jointSeed(seed: string, values: Map<number, string>): Promise<string>;
/**
 * The nonce of a seal.
 * @param {CryptoKey} key
 * @param {string} match
 * @param {number} version
 * @param {string} pointer
 * @returns {Promise<string>}
 */
export function nonceOf(key: CryptoKey, match: string, version: number, pointer: string): Promise<string>;
/**
 * Draw number k of a match, below `of`.
 * @param {CryptoKey} key
 * @param {string} match
 * @param {number} k
 * @param {bigint} of
 * @returns {Promise<bigint>}
 */
export function nthDraw(key: CryptoKey, match: string, k: number, of: bigint): Promise<bigint>;
/** @param {string} seed @returns {Promise<CryptoKey>} the seed, for nonces and draws */
export function hmacKey(seed: string): Promise<CryptoKey>;
/** @param {Json | undefined} value @returns {value is string} whether it is 32 bytes in hex */
export function isHex(value: Json | undefined): value is string;
export type Json = import("./json.js").Json;
export type JsonObject = import("./json.js").JsonObject;
