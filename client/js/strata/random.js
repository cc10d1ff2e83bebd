/** Random values. */

/**
 * Random bytes in hexadecimal; pages without TLS have no `crypto.randomUUID`.
 * @param {number} bytes
 */
export function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
