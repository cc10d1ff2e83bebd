/** Requests to one service, and the streams that it sends. */

import { Connection } from "./connection.js";
import { StrataError, StrataUnreachable, problemOf } from "./errors.js";
import { Patience } from "./patience.js";
import { randomHex } from "./random.js";

/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Receipt} Receipt */
/** @typedef {import("./asking.js").Token} Token */

/** @typedef {string | number | boolean | readonly string[] | null | undefined} QueryValue */

export const NDJSON = "application/x-ndjson";
/** Seconds without a heartbeat after which a stream is given up; the service sends one every fifteen. */
const STREAM_TIMEOUT = 45;

/** One service. A POST is sent with an Idempotency-Key, so that a retry cannot do it twice. */
export class Http {
  #address;
  #timeout;
  #patience;
  #language;
  #fetch;

  /**
   * @param {string} address
   * @param {number} timeout
   * @param {number} patience
   * @param {string | undefined} language
   * @param {typeof fetch} fetch
   * @param {((receipt: Receipt) => void) | undefined} onReceipt
   */
  constructor(address, timeout, patience, language, fetch, onReceipt) {
    this.#address = address.replace(/\/+$/, "");
    this.#timeout = timeout;
    this.#patience = patience;
    this.#language = language;
    this.#fetch = fetch;
    this.onReceipt = onReceipt;
  }

  /**
   * @param {string} path
   * @param {Token} token
   * @param {Record<string, QueryValue>} query
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<any>}
   */
  async get(path, token, query, signal) {
    return this.read(await this.send("GET", path, token, { query, signal }));
  }

  /**
   * @param {string} path
   * @param {Token} token
   * @param {object | undefined} body
   * @param {AbortSignal | undefined} signal
   * @param {Record<string, string | undefined>} [headers] One that is undefined is left out.
   * @returns {Promise<any>}
   */
  async post(path, token, body, signal, headers = {}) {
    if (body === undefined) return this.read(await this.send("POST", path, token, { headers, signal }));
    const typed = { "Content-Type": "application/json", ...headers };
    return this.read(await this.send("POST", path, token, { headers: typed, body: JSON.stringify(body), signal }));
  }

  /**
   * The rows of a list that comes in pages.
   * @param {string} path
   * @param {Token} token
   * @param {Record<string, QueryValue>} query
   * @param {AbortSignal | undefined} signal
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  async *pages(path, token, query, signal) {
    let page = { has_more: true, next_cursor: null };
    while (page.has_more) {
      const { data, ...next } = await this.get(path, token, { ...query, cursor: page.next_cursor }, signal);
      page = next;
      yield* data;
    }
  }

  /**
   * The text of the response to a request, which is sent again while its failure may pass.
   * @param {"GET" | "POST" | "DELETE"} method
   * @param {string} path
   * @param {Token} token
   * @param {{
   *   query?: Record<string, QueryValue>,
   *   headers?: Record<string, string | undefined>,
   *   body?: BodyInit,
   *   signal?: AbortSignal | undefined,
   * }} [rest]
   * @returns {Promise<string>}
   */
  send(method, path, token, rest = {}) {
    return this.#send(method, path, token, rest, (response) => response.text());
  }

  /**
   * The picture that a response holds.
   * @param {string} path
   * @param {Token} token
   * @param {Record<string, QueryValue>} query
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<Blob>}
   */
  picture(path, token, query, signal) {
    return this.#send("GET", path, token, { query, signal }, (response) => response.blob());
  }

  /**
   * @template T
   * @param {"GET" | "POST" | "DELETE"} method
   * @param {string} path
   * @param {Token} token
   * @param {{
   *   query?: Record<string, QueryValue>,
   *   headers?: Record<string, string | undefined>,
   *   body?: BodyInit,
   *   signal?: AbortSignal | undefined,
   * }} rest
   * @param {(response: Response) => Promise<T>} read
   * @returns {Promise<T>}
   */
  async #send(method, path, token, { query, headers, body, signal }, read) {
    const url = this.#url(path, query);
    const sent = this.#headers(token, headers);
    if (method === "POST" && !sent.has("Idempotency-Key")) sent.set("Idempotency-Key", randomHex(16));
    const patience = new Patience(this.#patience);
    for (;;) {
      try {
        return await this.#try(url, { method, headers: sent, body: body ?? null }, signal, read);
      } catch (error) {
        await patience.wait(error, signal);
      }
    }
  }

  /**
   * The messages of a stream, across broken connections: each is opened after the `place` of the last message. When a
   * connection ends, `isOver` says whether anything can follow that place.
   * @param {string} path
   * @param {Token} token
   * @param {Record<string, QueryValue>} query
   * @param {string | undefined} after
   * @param {(message: any) => string} place
   * @param {(after: string | undefined) => Promise<boolean>} isOver
   * @param {Listening} listening
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  async *follow(path, token, query, after, place, isOver, { signal, onConnection }) {
    const patience = new Patience(this.#patience);
    for (;;) {
      try {
        let isFirst = true;
        for await (const message of this.#messages(this.#url(path, query), token, after, signal)) {
          if (isFirst) onConnection?.(true);
          else patience.renew();
          isFirst = false;
          if (message !== null) {
            after = place(message);
            yield message;
          }
        }
        if (await isOver(after)) return;
        throw new StrataUnreachable("The stream ended too early.");
      } catch (error) {
        if (error instanceof StrataError) onConnection?.(false, error);
        await patience.wait(error, signal);
      }
    }
  }

  /**
   * The JSON of a response.
   * @param {string} text
   * @returns {any}
   */
  read(text) {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new StrataUnreachable(`The server at ${this.#address} is not a Strata service.`, { cause: error });
    }
  }

  /**
   * @template T
   * @param {string} url
   * @param {RequestInit} request
   * @param {AbortSignal | undefined} signal
   * @param {(response: Response) => Promise<T>} read
   * @returns {Promise<T>}
   */
  async #try(url, request, signal, read) {
    const connection = new Connection(signal);
    try {
      const response = await this.#open(connection, url, request);
      return await connection.within(this.#timeout, () => read(response));
    } catch (error) {
      throw this.#named(error, connection);
    } finally {
      connection.close();
    }
  }

  /**
   * The messages of one connection; null is a heartbeat, and always comes first.
   * @param {string} url
   * @param {Token} token
   * @param {string | undefined} after
   * @param {AbortSignal | undefined} signal
   * @returns {AsyncGenerator<any, void, undefined>}
   */
  async *#messages(url, token, after, signal) {
    const headers = this.#headers(token, { Accept: NDJSON, "Last-Event-ID": after });
    const connection = new Connection(signal);
    try {
      const response = await this.#open(connection, url, { headers, cache: "no-store" });
      const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
      const decoder = new TextDecoder();
      let rest = "";
      for (;;) {
        const { done, value } = await connection.within(STREAM_TIMEOUT, () => reader.read());
        if (done) return;
        const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) yield line === "" ? null : JSON.parse(line);
      }
    } catch (error) {
      throw this.#named(error, connection);
    } finally {
      connection.close();
    }
  }

  /**
   * @param {Connection} connection
   * @param {string} url
   * @param {RequestInit} request
   * @returns {Promise<Response>}
   */
  async #open(connection, url, request) {
    const fetch = this.#fetch;
    const open = () => fetch(url, { ...request, signal: connection.signal });
    const response = await connection.within(this.#timeout, open);
    if (response.ok) return response;
    throw problemOf(response, await connection.within(this.#timeout, () => response.text()));
  }

  /**
   * Failed connections and broken lines as one kind of error; that a caller gave up is not one of them.
   * @param {unknown} error
   * @param {Connection} connection
   */
  #named(error, connection) {
    if (error instanceof StrataError || connection.signal.aborted) return error;
    const { message, cause } = /** @type {Error} */ (error);
    const why = cause instanceof Error && cause.message !== "" ? cause.message : message;
    return new StrataUnreachable(`There is no service at ${this.#address}: ${why}`, { cause: error });
  }

  /**
   * @param {string} path
   * @param {Record<string, QueryValue>} [query]
   * @returns {string}
   */
  #url(path, query = {}) {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined && one !== null) asked.append(name, String(one));
      }
    }
    const text = asked.toString();
    return this.#address + path + (text === "" ? "" : `?${text}`);
  }

  /**
   * @param {Token} token
   * @param {Record<string, string | undefined>} [more]
   * @returns {Headers}
   */
  #headers(token, more = {}) {
    const headers = new Headers();
    if (this.#language !== undefined) headers.set("Accept-Language", this.#language);
    if (token !== undefined) headers.set("Authorization", `Bearer ${typeof token === "string" ? token : token.key}`);
    if (typeof token === "object") headers.set("Strata-Seat", String(token.seat));
    for (const [name, value] of Object.entries(more)) if (value !== undefined) headers.set(name, value);
    return headers;
  }
}
