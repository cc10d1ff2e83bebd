/**
 * The receipts that this browser keeps: for every move that was played here, the hash of the record then. They convict a
 * record that was changed later, even if every hash in it was computed again.
 */

/** @typedef {import("/strata.js").Receipt} Receipt */

const DATABASE = "strata-receipts";
const RECEIPTS = "receipts";

/**
 * Keep a receipt; false where the browser keeps nothing, for play goes on without.
 * @param {Receipt} receipt
 * @returns {Promise<boolean>}
 */
export async function keepReceipt({ match, version, hash }) {
  try {
    const at = new Date().toISOString();
    await within("readwrite", (receipts) => receipts.put({ match, version, hash, at }));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} match
 * @returns {Promise<Receipt[]>} By version.
 */
export function receiptsOf(match) {
  const range = IDBKeyRange.bound([match], [match, []]);
  return within("readonly", (receipts) => receipts.getAll(range)).catch(() => []);
}

/** @returns {Promise<Receipt[]>} By match and version; none where the browser keeps nothing. */
export function allReceipts() {
  return within("readonly", (receipts) => receipts.getAll()).catch(() => []);
}

/**
 * What a request to the database results in, once it is done for good.
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {(receipts: IDBObjectStore) => IDBRequest<Result>} ask
 * @returns {Promise<Result>}
 */
async function within(mode, ask) {
  const database = await open();
  try {
    const transaction = database.transaction(RECEIPTS, mode);
    const request = ask(transaction.objectStore(RECEIPTS));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(RECEIPTS, { keyPath: ["match", "version"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
