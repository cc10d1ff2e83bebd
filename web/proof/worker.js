/** Verifies records beside the page, which stays responsive: one at a time, as they come. */

import { NotAnExport, verify } from "/verify.js";

/** @typedef {import("/verify.js").Report} Report */
/** @typedef {import("/verify.js").Receipt} Receipt */
/** @typedef {import("/verify.js").LogEvidence} LogEvidence */
/** @typedef {import("/verify/sentences.js").Finding} Finding */

/** @typedef {{ file: ArrayBuffer, receipts: Receipt[], isLatest: boolean, log: LogEvidence | undefined }} Task */

/**
 * How far it is; what was found, with the line of the first bad version; why it is no record; that it failed.
 * @typedef {{ progress: [name: string, done: number, of: number] }
 *   | { report: Report, line: string | null }
 *   | { refused: Finding }
 *   | { error: string }} Said
 */

/** How much of a line is shown. */
const LONGEST = 20_000;

/** @param {Said} said */
const say = (said) => postMessage(said);

addEventListener("message", async ({ data }) => {
  const { file, receipts, isLatest, log } = /** @type {Task} */ (data);
  const bytes = new Uint8Array(file);
  try {
    const onProgress = /** @type {import("/verify.js").Progress} */ ((...progress) => say({ progress }));
    const report = await verify(bytes, { receipts, isLatest, log, onProgress });
    const bad = report.firstBadVersion;
    say({ report, line: bad === null ? null : lineOf(bytes, bad) });
  } catch (error) {
    say(error instanceof NotAnExport ? { refused: error.finding } : { error: String(error) });
  }
});

/**
 * The line where an event should stand; null if the file ends before.
 * @param {Uint8Array} file
 * @param {number} version
 * @returns {string | null}
 */
function lineOf(file, version) {
  let from = 0;
  for (let line = 0; line < version; line += 1) {
    const end = file.indexOf(0x0a, from);
    if (end === -1) return null;
    from = end + 1;
  }
  const end = file.indexOf(0x0a, from);
  const text = new TextDecoder().decode(file.subarray(from, end === -1 ? file.length : end));
  if (text === "") return null;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
