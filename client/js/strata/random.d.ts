/** Random values. */
/**
 * Random bytes in hexadecimal; pages without TLS have no `crypto.randomUUID`.
 * @param {number} bytes
 */
export function randomHex(bytes: number): string;
