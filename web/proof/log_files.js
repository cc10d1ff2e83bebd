/** Files about the log of heads that somebody brings: a checkpoint, a proof, public keys. */

import { readCheckpoint, readKey, readNote, readProof } from "/verify/log.js";

/** @typedef {import("/verify/log.js").LogEvidence} LogEvidence */

/** No such file is larger, in bytes. */
const LARGEST = 100_000;

/**
 * What a file says of the log; null if it is about something else.
 * @param {ArrayBuffer} file
 * @returns {Promise<LogEvidence | null>}
 */
export async function readLogFile(file) {
  if (file.byteLength > LARGEST) return null;
  const text = new TextDecoder().decode(file);
  const note = readNote(text);
  if (note !== null && readCheckpoint(note) !== null) return { checkpoint: text };
  const lines = text.split("\n").filter(Boolean);
  const keys = await Promise.all(lines.map(readKey));
  if (keys.length && keys.every((key) => key !== null)) return { keys: lines };
  try {
    const proof = readProof(JSON.parse(text));
    return proof === null ? null : { proof };
  } catch {
    return null;
  }
}
