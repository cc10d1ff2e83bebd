/** Files about the log of heads that somebody brings: a checkpoint, a proof, public keys. They are told by their form alone. */

/** @typedef {import("/verify/log.js").LogEvidence} LogEvidence */

/** No such file is larger, in bytes. */
const LARGEST = 100_000;
const CHECKPOINT = /^[^\n]+\n\d+\n[A-Za-z0-9+/]+=*\n([^\n]+\n)*\n\u2014 /;
const KEY = /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/;

/**
 * What a file says of the log; null if it is about something else.
 * @param {ArrayBuffer} file
 * @returns {LogEvidence | null}
 */
export function readLogFile(file) {
  if (file.byteLength > LARGEST) return null;
  const text = new TextDecoder().decode(file);
  if (CHECKPOINT.test(text)) return { checkpoint: text };
  const lines = text.split("\n").filter(Boolean);
  if (lines.length && lines.every((line) => KEY.test(line))) return { keys: lines };
  try {
    const proof = JSON.parse(text);
    return Array.isArray(proof?.path) && typeof proof.checkpoint === "string" ? { proof } : null;
  } catch {
    return null;
  }
}
