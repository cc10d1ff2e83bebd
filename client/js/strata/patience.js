/** Trying again what may pass. */

import { StrataError } from "./errors.js";

/** Seconds between two tries at most, unless the service asks for more. */
const LONGEST_PAUSE = 5;

/** How long to keep trying, and how long to wait before each try. */
export class Patience {
  #seconds;
  #tries = 0;
  #until = Infinity;

  /** @param {number} seconds */
  constructor(seconds) {
    this.#seconds = seconds;
  }

  renew() {
    this.#tries = 0;
  }

  /**
   * Pause before the next try; throw the error if there is to be none.
   * @param {unknown} error
   * @param {AbortSignal | undefined} signal
   */
  async wait(error, signal) {
    if (!(error instanceof StrataError)) throw error;
    const now = performance.now() / 1000;
    if (this.#tries === 0) this.#until = now + this.#seconds;
    const pause = Math.max(error.retryAfter, Math.random() * Math.min(LONGEST_PAUSE, 0.1 * 2 ** this.#tries));
    if (!error.isPassing || now + pause > this.#until) throw error;
    this.#tries += 1;
    await sleep(pause, signal);
  }
}

/**
 * @param {number} seconds
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<void>}
 */
function sleep(seconds, signal) {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener("abort", giveUp, { once: true });
  });
}
