/** Receipts as a file, to be taken to another browser or kept elsewhere. */

/** @typedef {import("/strata.js").Receipt} Receipt */

const FORMAT = "strata-receipts";
/** Bytes of such a file at most. */
const LARGEST = 16 * 1024 * 1024;

/**
 * @param {readonly Receipt[]} receipts
 * @returns {Blob}
 */
export function receiptsFile(receipts) {
  const rows = receipts.map(({ match, version, hash }) => ({ match, version, hash }));
  const text = JSON.stringify({ format: FORMAT, format_version: 1, receipts: rows }, null, 2);
  return new Blob([text, "\n"], { type: "application/json" });
}

/**
 * The receipts in a file; null if it is another kind of file.
 * @param {ArrayBuffer} file
 * @returns {Receipt[] | null}
 */
export function readReceipts(file) {
  if (file.byteLength > LARGEST) return null;
  try {
    const { format, format_version, receipts } = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(file));
    if (format !== FORMAT || format_version !== 1 || !Array.isArray(receipts) || !receipts.every(isReceipt)) return null;
    return receipts;
  } catch {
    return null;
  }
}

/** @param {any} value @returns {value is Receipt} */
function isReceipt(value) {
  const { match, version, hash } = value ?? {};
  return typeof match === "string" && Number.isSafeInteger(version) && version > 0 && isHash(hash);
}

/** @param {unknown} value @returns {value is string} */
export function isHash(value) {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
