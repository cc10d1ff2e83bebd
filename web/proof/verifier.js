/** The verifier, run in a worker. */

/** @typedef {import("./worker.js").Said} Said */
/** @typedef {import("./worker.js").Task} Task */
/** @typedef {import("/verify.js").Report} Report */
/** @typedef {import("/verify/sentences.js").Finding} Finding */

/**
 * What came of it: a report with the line of the first bad version, or why it is no record.
 * @typedef {{ report: Report, line: string | null } | { refused: Finding }} Verified
 */

/** The verifier itself fails: the browser has no WebCrypto here, or no workers. */
export class NoVerifier extends Error {}

/**
 * @param {Task} task Its file is handed over, not copied.
 * @param {(name: string, done: number, of: number) => void} onProgress
 * @returns {Promise<Verified>}
 */
export function verifyBeside(task, onProgress) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  return /** @type {Promise<Verified>} */ (
    new Promise((resolve, reject) => {
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new NoVerifier(event.message));
      };
      worker.onmessage = ({ data }) => {
        const said = /** @type {Said} */ (data);
        if ("progress" in said) onProgress(...said.progress);
        else if ("error" in said) reject(new NoVerifier(said.error));
        else resolve(said);
      };
      worker.postMessage(task, [task.file]);
    })
  ).finally(() => worker.terminate());
}
