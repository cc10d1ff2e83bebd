/** Connections that are given up. */

import { StrataUnreachable } from "./errors.js";

/** One connection: given up when its caller's signal says so, or when a response is awaited for too long. */
export class Connection {
  #controller = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #outer;
  #giveUp = () => this.#controller.abort(this.#outer?.reason);

  /** @param {AbortSignal | undefined} outer */
  constructor(outer) {
    outer?.throwIfAborted();
    this.#outer = outer;
    outer?.addEventListener("abort", this.#giveUp, { once: true });
  }

  get signal() {
    return this.#controller.signal;
  }

  /**
   * What a step of the connection results in; time passes only while it is awaited.
   * @template Result
   * @param {number} seconds
   * @param {() => Promise<Result>} step
   * @returns {Promise<Result>}
   */
  async within(seconds, step) {
    const late = () => this.#controller.abort(new StrataUnreachable(`There was no response for ${seconds} seconds.`));
    this.#timer = setTimeout(late, Math.min(seconds * 1000, 2 ** 31 - 1));
    try {
      return await step();
    } catch (error) {
      throw this.signal.aborted ? this.signal.reason : error;
    } finally {
      clearTimeout(this.#timer);
    }
  }

  close() {
    this.#outer?.removeEventListener("abort", this.#giveUp);
    this.#controller.abort();
  }
}
