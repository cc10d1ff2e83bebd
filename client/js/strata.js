/**
 * A client of Strata: create matches, play seats, follow what happens.
 *
 *     const strata = new Strata("http://127.0.0.1:8080");
 *     const match = await strata.create("evo", [{ kind: "human" }, { kind: "bot" }, { kind: "bot" }]);
 *     const seat = match.seat(0);
 *     for await (const decision of seat.turns()) await seat.play(decision.options[0]);
 *     console.log(await match.score());
 *
 * An ES module for browsers and Node.js 20 or later, without dependencies. Responses are the service's JSON, typed;
 * members that this release does not know stay in them.
 */

/** @typedef {import("./answers.js").Action} Action */
/** @typedef {import("./answers.js").Actions} Actions */
/** @typedef {import("./answers.js").Alternative} Alternative */
/** @typedef {import("./answers.js").Asked} Asked */
/** @typedef {import("./answers.js").ChangedMatch} ChangedMatch */
/** @typedef {import("./answers.js").ClockPlan} ClockPlan */
/** @typedef {import("./answers.js").ClockTold} ClockTold */
/** @typedef {import("./answers.js").CreatedMatch} CreatedMatch */
/** @typedef {import("./answers.js").Decision} Decision */
/** @typedef {import("./answers.js").Diff} Diff */
/** @typedef {import("./answers.js").Event} Event */
/** @typedef {import("./answers.js").Fact} Fact */
/** @typedef {import("./answers.js").FieldChange} FieldChange */
/** @typedef {import("./answers.js").FieldError} FieldError */
/** @typedef {import("./answers.js").ForkRow} ForkRow */
/** @typedef {import("./answers.js").Frame} Frame */
/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").GameDetail} GameDetail */
/** @typedef {import("./answers.js").Analysis} Analysis */
/** @typedef {import("./answers.js").AnalysisProgress} AnalysisProgress */
/** @typedef {import("./answers.js").GlossaryEntry} GlossaryEntry */
/** @typedef {import("./answers.js").Hint} Hint */
/** @typedef {import("./answers.js").LeaderboardRow} LeaderboardRow */
/** @typedef {import("./answers.js").LogProof} LogProof */
/** @typedef {import("./answers.js").MatchRow} MatchRow */
/** @typedef {import("./answers.js").Move} Move */
/** @typedef {import("./answers.js").NarratedEvent} NarratedEvent */
/** @typedef {import("./answers.js").Option} Option */
/** @typedef {import("./answers.js").PicturePart} PicturePart */
/** @typedef {import("./answers.js").Problem} Problem */
/** @typedef {import("./answers.js").Score} Score */
/** @typedef {import("./answers.js").ScoreHistory} ScoreHistory */
/** @typedef {import("./answers.js").SeatPlan} SeatPlan */
/** @typedef {import("./answers.js").Status} Status */
/** @typedef {import("./answers.js").Step} Step */
/** @typedef {import("./answers.js").Summary} Summary */
/** @typedef {import("./answers.js").Table} Table */
/** @typedef {import("./answers.js").Turn} Turn */
/** @typedef {import("./answers.js").TurnsOf} TurnsOf */
/** @typedef {import("./answers.js").UndoPolicy} UndoPolicy */
/** @typedef {import("./answers.js").View} View */

/**
 * An event of one of an application's matches; a stream of all of them resumes after its `id`.
 * @typedef {Event & { id: string }} MatchEvent
 */

/**
 * With `signal` a request, with all its repetitions, can be given up; it then rejects with the signal's reason.
 * @typedef {{ signal?: AbortSignal | undefined }} Abortable
 */

/**
 * `lang` is the tag of the language to tell it in, in place of the client's own.
 * @typedef {Abortable & { lang?: string | undefined }} Told
 */

/**
 * With whose eyes to look: a spectator's or, once the match is over, any seat's.
 * @typedef {{ as?: number | "spectator" | undefined }} Eyes
 */

/**
 * How to look at a match: with whose eyes, and at which `version` (the match after so many events; else the latest). In
 * its place, `turn` is the match as that turn began, and `phase` a phase of it.
 * @typedef {Told & Eyes & {
 *   version?: number | undefined,
 *   turn?: number | undefined,
 *   phase?: string | undefined,
 * }} Look
 */

/**
 * With `atVersion` it is done only if nothing has happened since; else it fails with 412 `stale_version`, and the
 * problem's `members.missed` are the events since.
 * @typedef {Abortable & { atVersion?: number | undefined }} Change
 */

/** @typedef {"actions" | "view" | "board" | "undo"} Part */

/**
 * `then` names what of the table the answer has too, as it is afterwards: `actions` are `decisions`, `view` is `seat` and
 * `view`. `lang` is the language to tell it in.
 * @typedef {{ then?: readonly Part[] | undefined, lang?: string | undefined }} Then
 */

/**
 * How to listen: `onConnection` is told when the stream is open, and when it is broken and about to be opened again.
 * @typedef {Abortable & { onConnection?: ((isOpen: boolean, error?: StrataError) => void) | undefined }} Listening
 */

/**
 * What proves that a record is the one that was played: the hash of its latest event when a move was made.
 * @typedef {{ match: string, version: number, hash: string }} Receipt
 */

/** An application's key, and the seat that the application acts for. @typedef {{ key: string, seat: number }} ActingFor */
/** @typedef {string | ActingFor | undefined} Token */
/** @typedef {string | number | boolean | readonly string[] | null | undefined} QueryValue */

const NDJSON = "application/x-ndjson";
/** Seconds without a heartbeat after which a stream is given up; the service sends one every fifteen. */
const STREAM_TIMEOUT = 45;
/** Seconds between two tries at most, unless the service asks for more. */
const LONGEST_PAUSE = 5;
/** How many events are asked for at once. */
const PAGE = 500;
/** And how many steps of a course. */
const STEPS = 5000;
/** Statuses that mean: not now. Nothing was done, or the request's key keeps it from being done twice. */
const PASSING = new Set([429, 502, 503, 504]);

/** A request that got no usable response. */
export class StrataError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
    /** Whether it is worth trying again. */
    this.isPassing = true;
    /** How many seconds the service asks to wait before that. */
    this.retryAfter = 0;
  }
}

/** The service cannot be reached, or does not respond in time. */
export class StrataUnreachable extends StrataError {}

/**
 * The service refuses: a problem document (RFC 9457).
 *
 * `code` is stable and meant for programs, `detail` is a sentence for people, `members` holds whatever else is in the
 * document, such as `errors` with each field refused.
 */
export class StrataProblem extends StrataError {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} detail
   * @param {Partial<Problem> & Record<string, unknown>} members
   * @param {number} [retryAfter]
   */
  constructor(status, code, detail, members, retryAfter = 0) {
    const fields = (members.errors ?? []).map((error) => `${error.parameter ?? error.pointer ?? ""}: ${error.detail}`);
    super([detail, ...fields].join(" "));
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.members = members;
    this.isPassing = PASSING.has(status);
    this.retryAfter = retryAfter;
  }
}

/**
 * Whether the service refused with one of these codes.
 * @param {unknown} error
 * @param {string[]} codes
 */
function isRefused(error, codes) {
  return error instanceof StrataProblem && codes.includes(error.code);
}

/**
 * The problem in a response; one made by a proxy has at least its status.
 * @param {Response} response
 * @param {string} text
 * @returns {StrataProblem}
 */
function problemOf(response, text) {
  /** @type {any} */
  let document = null;
  try {
    document = JSON.parse(text);
  } catch {
    // Not JSON: a page of a proxy.
  }
  const isObject = typeof document === "object" && document !== null && !Array.isArray(document);
  const { code, detail, ...members } = isObject ? document : {};
  const pause = response.headers.get("Retry-After") ?? "";
  return new StrataProblem(
    response.status,
    code ?? "http_error",
    detail ?? `The response is ${response.status} ${response.statusText}.`,
    members,
    /^\d+$/.test(pause) ? Number(pause) : 0,
  );
}

/** How long to keep trying, and how long to wait before each try. */
class Patience {
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

/** One connection: given up when its caller's signal says so, or when a response is awaited for too long. */
class Connection {
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

/** One service. A POST is sent with an Idempotency-Key, so that a retry cannot do it twice. */
class Http {
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

/** A match as one viewer may know it. */
export class Viewer {
  /** @protected */
  _http;
  /** @protected */
  _token;
  /** @protected */
  _path;

  /**
   * @param {Http} http
   * @param {string} id
   * @param {Token} token
   */
  constructor(http, id, token) {
    /** @readonly */
    this.id = id;
    this._http = http;
    this._token = token;
    this._path = `/v1/matches/${encodeURIComponent(id)}`;
  }

  /**
   * Status, version, who must decide, who sits where, whether undo is allowed, the outcome.
   * @param {Abortable} [options]
   * @returns {Promise<Summary>}
   */
  summary({ signal } = {}) {
    return this._http.get(this._path, this._token, {}, signal);
  }

  /**
   * The state.
   * @param {Look} [look]
   * @returns {Promise<View>}
   */
  view({ signal, ...look } = {}) {
    return this._http.get(`${this._path}/view`, this._token, look, signal);
  }

  /**
   * All that this viewer has before it, of one version: the summary, the view, what is asked; with `board`, the picture too.
   * @param {Look & { board?: boolean | undefined }} [look]
   * @returns {Promise<Table>}
   */
  table({ signal, board, ...look } = {}) {
    return this._http.get(`${this._path}/table`, this._token, { ...look, with: board ? "board" : undefined }, signal);
  }

  /**
   * The state as a picture: SVG.
   * @param {Look} [look]
   * @returns {Promise<string>}
   */
  board({ signal, ...look } = {}) {
    return this._http.send("GET", `${this._path}/board.svg`, this._token, { query: look, signal });
  }

  /**
   * The same as PNG, for chats that show no SVG; 800 pixels wide unless told otherwise.
   * @param {Look & { width?: number | undefined }} [look]
   * @returns {Promise<Blob>}
   */
  boardPng({ signal, ...look } = {}) {
    return this._http.picture(`${this._path}/board.png`, this._token, look, signal);
  }

  /**
   * The outcome of a match that is scored; with a version, how the seats stood then.
   * @param {Look} [look]
   * @returns {Promise<Score>}
   */
  score({ signal, ...look } = {}) {
    return this._http.get(`${this._path}/score`, this._token, look, signal);
  }

  /**
   * Have a match that is over analysed; where matches are made with a key, it takes a key or a token.
   * @param {Abortable} [options]
   * @returns {Promise<AnalysisProgress>}
   */
  analyse({ signal } = {}) {
    return this._post("/analysis", {}, signal);
  }

  /**
   * How far the analysis of the match is and what it found, of the moves after a version.
   * @param {Told & { after?: number | undefined, limit?: number | undefined }} [options]
   * @returns {Promise<Analysis>}
   */
  analysis({ signal, ...query } = {}) {
    return this._http.get(`${this._path}/analysis`, this._token, query, signal);
  }

  /**
   * What happened after a version, in plain words.
   * @param {Told & Eyes & { version?: number | undefined, after?: number | undefined }} [look]
   * @returns {AsyncGenerator<NarratedEvent, void, undefined>}
   */
  narration({ signal, ...look } = {}) {
    return this._http.pages(`${this._path}/narration`, this._token, { limit: PAGE, ...look }, signal);
  }

  /**
   * The events after a version, up to the latest.
   * @param {Abortable & { after?: number | undefined }} [options]
   * @returns {AsyncGenerator<Event, void, undefined>}
   */
  events({ signal, after } = {}) {
    return this._http.pages(`${this._path}/events`, this._token, { limit: PAGE, after }, signal);
  }

  /**
   * What changed between two versions, by default up to the latest.
   * @param {number} from
   * @param {Abortable & { to?: number | undefined }} [options]
   * @returns {Promise<Diff>}
   */
  diff(from, { signal, to } = {}) {
    return this._http.get(`${this._path}/diff`, this._token, { from, to }, signal);
  }

  /**
   * The steps of the way to the latest version, with the branches that were undone.
   * @param {Abortable & Eyes & { after?: number | undefined }} [options]
   * @returns {AsyncGenerator<Step, void, undefined>}
   */
  course({ signal, ...look } = {}) {
    return this._http.pages(`${this._path}/course`, this._token, { limit: STEPS, ...look }, signal);
  }

  /**
   * How the seats stood at every version.
   * @param {Told} [options]
   * @returns {Promise<ScoreHistory>}
   */
  scoreHistory({ signal, ...told } = {}) {
    return this._http.get(`${this._path}/score/history`, this._token, told, signal);
  }

  /**
   * The events that changed a field of the view, named by a JSON pointer such as `/seats/0/points`.
   * @param {string} path
   * @param {Abortable & Eyes & { after?: number | undefined }} [options]
   * @returns {AsyncGenerator<FieldChange, void, undefined>}
   */
  history(path, { signal, ...look } = {}) {
    return this._http.pages(`${this._path}/history`, this._token, { path, ...look }, signal);
  }

  /**
   * All that is shown of each version of a stretch, up to 100 of them, with whole boards.
   * @param {number} from
   * @param {number} to
   * @param {Told & Eyes} [look]
   * @returns {Promise<Frame[]>}
   */
  async frames(from, to, { signal, ...look } = {}) {
    const { data } = await this._http.get(`${this._path}/frames`, this._token, { from, to, ...look }, signal);
    let before = "";
    return data.map((/** @type {Frame} */ frame) => {
      if (frame.board_change !== null) frame.board = pictureOf(before, frame.board_change);
      before = frame.board ?? before;
      return frame;
    });
  }

  /**
   * What each option of a past decision would have led to, once the match is over; with `boards`, as pictures too, in
   * parts of the `board` that was decided on.
   * @param {number} version
   * @param {Told & {
   *   seat?: number | undefined,
   *   boards?: boolean | undefined,
   *   limit?: number | undefined,
   *   cursor?: string | undefined,
   * }} [options]
   * @returns {Promise<{
   *   decision: Asked, board?: string, data: Alternative[], has_more: boolean, next_cursor: string | null
   * }>}
   */
  alternatives(version, { signal, ...asked } = {}) {
    return this._http.get(`${this._path}/alternatives`, this._token, { version, ...asked }, signal);
  }

  /**
   * The forks of the match, newest first.
   * @param {Abortable} [options]
   * @returns {AsyncGenerator<ForkRow, void, undefined>}
   */
  forks({ signal } = {}) {
    return this._http.pages(`${this._path}/forks`, this._token, {}, signal);
  }

  /**
   * The events after a version, then each event as it happens, until the match is over.
   *
   * Connections that break are opened again where they left off: no event comes twice, none is left out. `onClock` is
   * told the time of a match with a clock: when the stream opens, and after each move. With `lang` every event is told in
   * words too, as its `lines`.
   * @param {Listening & {
   *   after?: number | undefined,
   *   lang?: string | undefined,
   *   onClock?: ((clock: ClockTold) => void) | undefined,
   * }} [options]
   * @returns {AsyncGenerator<Event, void, undefined>}
   */
  async *stream({ after = 0, lang, onClock, ...listening } = {}) {
    const place = (/** @type {Event | ClockTold} */ message) => String(message.version);
    const isOver = async (/** @type {string | undefined} */ version) => {
      const summary = await this.summary(listening);
      return ["scored", "cancelled"].includes(summary.status) && String(summary.version) === version;
    };
    const path = `${this._path}/stream`;
    const messages = this._http.follow(path, this._token, { lang }, String(after), place, isOver, listening);
    for await (const message of messages) {
      if (message.type === "clock") onClock?.(message);
      else if (message.version > after) {
        after = message.version;
        yield message;
      }
    }
  }

  /**
   * The record as the text of a file, whole once the match is over: ndjson, to be audited or imported.
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  export({ signal } = {}) {
    return this._http.send("GET", `${this._path}/export`, this._token, { signal });
  }

  /**
   * That the log of heads has a version of the match, or a later one; `size` is that of a checkpoint that you kept.
   * @param {Abortable & { version?: number | undefined, size?: number | undefined }} [options]
   * @returns {Promise<LogProof>}
   */
  proof({ signal, version, size } = {}) {
    return this._http.get(`${this._path}/proof`, this._token, { version, size }, signal);
  }

  /**
   * A match of its own from a version of this one; of a running one, what the seat cannot know is dealt again.
   * With `listed: false` it is not in the lobby, and only its own tokens open it.
   * @param {Abortable & {
   *   version?: number | undefined,
   *   seats?: SeatPlan[] | undefined,
   *   clock?: ClockPlan | undefined,
   *   listed?: boolean | undefined,
   * }} [options]
   * @returns {Promise<Match>}
   */
  async fork({ signal, ...plan } = {}) {
    return matchOf(this._http, await this._post("/fork", plan, signal), this._token);
  }

  /**
   * @protected
   * @param {string} path
   * @param {object | undefined} body
   * @param {AbortSignal | undefined} signal
   * @param {number} [atVersion]
   * @returns {Promise<any>}
   */
  _post(path, body, signal, atVersion) {
    const headers = { "If-Match": atVersion === undefined ? undefined : `"${atVersion}"` };
    return this._http.post(this._path + path, this._token, body, signal, headers);
  }
}

/**
 * A match as its maker or a spectator has it. `tokens` are those of its people and `invitations` those to its open seats,
 * by seat: each is for one person.
 */
export class Match extends Viewer {
  /** @type {Record<number, string>} */
  tokens = {};
  /** @type {Record<number, string>} */
  invitations = {};

  /**
   * A seat whose token came when the match was made or joined.
   * @param {number} number
   * @returns {Seat}
   */
  seat(number) {
    const token = this.tokens[number];
    if (token === undefined) {
      throw new RangeError(`There is no token of seat ${number} here, only of: ${Object.keys(this.tokens).join(", ")}.`);
    }
    return new Seat(this._http, this.id, token, number);
  }

  /**
   * Take an open seat, by invitation where one is needed; the match starts when the last one is taken.
   * @param {number} number
   * @param {Abortable & { name?: string | undefined, player?: string | undefined, invitation?: string | undefined }}
   *   [options]
   * @returns {Promise<Seat>}
   */
  async join(number, { signal, invitation, ...who } = {}) {
    const token = invitation ?? this.invitations[number] ?? this._token;
    const row = await this._http.post(`${this._path}/seats/${number}`, token, who, signal);
    this.tokens[number] = row.token;
    return this.seat(number);
  }

  /**
   * An invitation to an open seat: a token with which one person takes it.
   * @param {number} number
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  async invite(number, { signal } = {}) {
    const { invitation } = await this._post("/invitations", { seat: number }, signal);
    this.invitations[number] = invitation;
    return invitation;
  }

  /**
   * A seat for which the application acts by its key, in a match that was created with `onBehalf`.
   * @param {number} number
   * @returns {Seat}
   */
  onBehalf(number) {
    if (typeof this._token !== "string") throw new TypeError("Only an application acts for seats: use a key.");
    return new Seat(this._http, this.id, { key: this._token, seat: number }, number);
  }

  /**
   * Another token for a seat, for the match's application; the one before ends.
   * @param {number} number
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  async issueToken(number, { signal } = {}) {
    const { token } = await this._post(`/seats/${number}/token`, undefined, signal);
    this.tokens[number] = token;
    return token;
  }

  /**
   * End a match that is not over; its record stays.
   * @param {Abortable} [options]
   * @returns {Promise<Summary>}
   */
  async cancel({ signal } = {}) {
    return this._http.read(await this._http.send("DELETE", this._path, this._token, { signal }));
  }
}

/** A seat, for whoever plays it. */
export class Seat extends Viewer {
  #number;

  /**
   * @param {Http} http
   * @param {string} id
   * @param {Token} token
   * @param {number} [number]
   */
  constructor(http, id, token, number) {
    super(http, id, token);
    this.#number = number;
  }

  /**
   * What the seat is asked, with every legal option; no decisions while it is not.
   * @param {Look} [look]
   * @returns {Promise<Actions>}
   */
  actions({ signal, ...look } = {}) {
    return this._http.get(`${this._path}/actions`, this._token, look, signal);
  }

  /**
   * What the seat is asked, one decision after the other, until the match is over; waits while others decide.
   *
   * Each must be decided by `play` before the next is asked for, or it comes again. Where the chance of the match is joint, the
   * seat adds its value first.
   * @param {Listening & { lang?: string | undefined }} [options]
   * @returns {AsyncGenerator<Decision, void, undefined>}
   */
  async *turns({ lang, ...listening } = {}) {
    const ask = () => this.actions({ lang, signal: listening.signal });
    await this.addValue(listening);
    let known = await ask();
    const events = this.stream({ after: known.version, ...listening });
    try {
      for (;;) {
        for (let decision; (decision = known.decisions[0]) !== undefined; known = await ask()) yield decision;
        for (;;) {
          const { done, value } = await events.next();
          if (done) return;
          if (value.version > known.version) break;
        }
        known = await ask();
      }
    } finally {
      await events.return();
    }
  }

  /**
   * Add a random value of one's own to the chance of the match, if it waits for one.
   * @param {Abortable} [options]
   * @returns {Promise<void>}
   */
  async addValue({ signal } = {}) {
    const { waits_for } = (await this.summary({ signal })).chance;
    if (waits_for.length === 0) return;
    try {
      await this._post("/value", { value: randomHex(32) }, signal);
    } catch (error) {
      if (!isRefused(error, ["chance_not_joint", "match_started", "value_added"])) throw error;
    }
  }

  /**
   * Play one of the options, or an action.
   * @param {Option | Action} choice
   * @param {Change & Then} [options]
   * @returns {Promise<Move>}
   */
  async play(choice, { signal, atVersion, ...then } = {}) {
    /** @type {Move} */
    const move = await this._post(`/moves${asked(then)}`, chosen(choice), signal, atVersion);
    this._http.onReceipt?.({ match: this.id, version: move.version, hash: move.hash });
    return move;
  }

  /**
   * Throw `StrataProblem` where the choice could not be played; it is not played.
   * @param {Option | Action} choice
   * @param {Abortable} [options]
   * @returns {Promise<void>}
   */
  async check(choice, { signal } = {}) {
    await this._post("/moves/check", chosen(choice), signal);
  }

  /**
   * What a bot would do in this seat's place, in a match that was created with `hints`.
   * @param {Abortable} [options]
   * @returns {Promise<Hint>}
   */
  hint({ signal } = {}) {
    return this._post("/hint", {}, signal);
  }

  /**
   * Take back the latest move, or all back to a version; beyond a barrier the other people are asked.
   * @param {Change & Then & { toVersion?: number | undefined }} [options]
   * @returns {Promise<ChangedMatch>}
   */
  undo({ signal, atVersion, toVersion, ...then } = {}) {
    return this._post(`/undo${asked(then)}`, { to_version: toVersion }, signal, atVersion);
  }

  /**
   * Agree to another seat's request for undo, or refuse; refusing your own withdraws it.
   * @param {boolean} agrees
   * @param {Change & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  answer(agrees, { signal, atVersion, ...then } = {}) {
    return this._post(`/undo/answer${asked(then)}`, { agrees }, signal, atVersion);
  }

  /**
   * Restore what was undone last, as long as nobody has moved since.
   * @param {Change & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  redo({ signal, atVersion, ...then } = {}) {
    return this._post(`/redo${asked(then)}`, undefined, signal, atVersion);
  }

  /**
   * Leave the seat to a bot, for good.
   * @param {Abortable & { bot?: string | undefined }} [options]
   * @returns {Promise<Summary>}
   */
  async leave({ signal, bot = "greedy" } = {}) {
    const path = this._path + (await this.#place(signal));
    return this._http.read(await this._http.send("DELETE", path, this._token, { query: { bot }, signal }));
  }

  /**
   * Return to the seat, in which a bot stands in since its time was up; playing does the same.
   * @param {Abortable & Then} [options]
   * @returns {Promise<ChangedMatch>}
   */
  async return({ signal, ...then } = {}) {
    return this._post(`${await this.#place(signal)}/return${asked(then)}`, undefined, signal);
  }

  /** @param {AbortSignal | undefined} signal */
  async #place(signal) {
    return `/seats/${this.#number ?? (await this.view({ signal })).seat}`;
  }
}

/**
 * A Strata service, for an application with its key or for anybody without one.
 *
 * Without an address it is the service that this module was loaded from. `timeout` is for one response, in seconds.
 * `patience` is for how many seconds a request is sent again, and a stream opened again, while the service is down or busy;
 * no request is carried out twice. `language` is the tag of the language that games are told in, where they have it: `en`,
 * `ru` or `uk`. `onReceipt` is given the receipt of every move that is played, to be kept.
 */
export class Strata {
  #http;
  #key;

  /**
   * @param {string} [address]
   * @param {{
   *   key?: string | undefined,
   *   timeout?: number | undefined,
   *   patience?: number | undefined,
   *   language?: string | undefined,
   *   fetch?: typeof fetch | undefined,
   *   onReceipt?: ((receipt: Receipt) => void) | undefined,
   * }} [options]
   */
  constructor(address = ownAddress(), { key, timeout = 10, patience = 30, language, fetch, onReceipt } = {}) {
    const { protocol, username, password } = new URL(address);
    if (!["http:", "https:"].includes(protocol)) {
      throw new TypeError(`The address of a service starts with http:// or https://, unlike ${address}.`);
    }
    if (username !== "" || password !== "") throw new TypeError("The address of a service holds no user or password.");
    const send = fetch ?? ((...request) => globalThis.fetch(...request));
    this.#http = new Http(address, timeout, patience, language, send, onReceipt);
    this.#key = key;
  }

  /**
   * The games that can be played.
   * @param {Told} [options]
   * @returns {Promise<Game[]>}
   */
  async games({ signal, lang } = {}) {
    return (await this.#http.get("/v1/games", this.#key, { lang }, signal)).data;
  }

  /**
   * A game with the schemas of its options, actions, facts and view.
   * @param {string} slug
   * @param {Told} [options]
   * @returns {Promise<GameDetail>}
   */
  game(slug, { signal, lang } = {}) {
    return this.#http.get(`/v1/games/${encodeURIComponent(slug)}`, this.#key, { lang }, signal);
  }

  /**
   * The cards, places and the like of a game, in words.
   * @param {string} slug
   * @param {Told} [options]
   * @returns {Promise<GlossaryEntry[]>}
   */
  async glossary(slug, { signal, lang } = {}) {
    return (await this.#http.get(`/v1/games/${encodeURIComponent(slug)}/glossary`, this.#key, { lang }, signal)).data;
  }

  /**
   * The rules of a game: Markdown.
   * @param {string} slug
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  rules(slug, { signal } = {}) {
    return this.#http.send("GET", `/v1/games/${encodeURIComponent(slug)}/rules`, this.#key, { signal });
  }

  /**
   * Create a match; it starts at once if no seat is open.
   *
   * One that is not listed is for holders of its tokens. With `onBehalf` the application may act for its seats.
   * `pace` is how many seconds a bot lets pass before each move; with `hints` seats may ask for advice. With an
   * `idempotencyKey` of your own, a match is created only once however often you ask.
   * @param {string} game
   * @param {readonly SeatPlan[]} seats
   * @param {Abortable & {
   *   options?: Record<string, unknown> | undefined,
   *   undoPolicy?: UndoPolicy | undefined,
   *   clock?: ClockPlan | undefined,
   *   listed?: boolean | undefined,
   *   onBehalf?: boolean | undefined,
   *   pace?: number | undefined,
   *   hints?: boolean | undefined,
   *   chance?: "seed" | "joint" | undefined,
   *   idempotencyKey?: string | undefined,
   * }} [plan]
   * @returns {Promise<Match>}
   */
  async create(game, seats, { signal, options, undoPolicy, clock, listed, onBehalf, pace, hints, chance, idempotencyKey } = {}) {
    const plan = { clock, listed, on_behalf: onBehalf, pace, hints, chance };
    const body = { game, seats, options, undo_policy: undoPolicy, ...plan };
    const headers = { "Idempotency-Key": idempotencyKey };
    const made = await this.#http.post("/v1/matches", this.#key, body, signal, headers);
    return matchOf(this.#http, made, this.#key);
  }

  /**
   * A match that exists; to look at one that is not listed takes a token of it.
   * @param {string} id
   * @param {string} [token]
   * @returns {Match}
   */
  match(id, token) {
    return new Match(this.#http, id, token ?? this.#key);
  }

  /**
   * A seat, by its token.
   * @param {string} id The match's.
   * @param {string} token
   * @returns {Seat}
   */
  seat(id, token) {
    return new Seat(this.#http, id, token);
  }

  /**
   * The lobby, newest first; with `own` all matches of the application, those that are not listed too.
   *
   * `turn`: only where the player, or anybody of the application, must decide. `forks` and `imported`: only such, or none.
   * `since`: only those created since then.
   * @param {Abortable & {
   *   game?: string | undefined,
   *   status?: Status | readonly Status[] | undefined,
   *   player?: string | undefined,
   *   own?: boolean | undefined,
   *   turn?: boolean | undefined,
   *   forks?: boolean | undefined,
   *   imported?: boolean | undefined,
   *   since?: string | undefined,
   * }} [filter]
   * @returns {AsyncGenerator<MatchRow, void, undefined>}
   */
  matches({ signal, ...filter } = {}) {
    return this.#http.pages("/v1/matches", this.#key, filter, signal);
  }

  /**
   * Where a player of the application must decide, or anybody of it.
   * @param {Abortable & { player?: string | undefined }} [options]
   * @returns {AsyncGenerator<Turn, void, undefined>}
   */
  turns({ signal, player } = {}) {
    return this.#http.pages("/v1/turns", this.#key, { player }, signal);
  }

  /**
   * Where the seats of these tokens, a hundred at the most, must decide now.
   * @param {readonly string[]} tokens
   * @param {Abortable} [options]
   * @returns {Promise<TurnsOf>}
   */
  turnsOf(tokens, { signal } = {}) {
    return this.#http.post("/v1/turns", undefined, { tokens }, signal);
  }

  /**
   * The ratings of a game, the best first.
   * @param {string} game
   * @param {Abortable} [options]
   * @returns {AsyncGenerator<LeaderboardRow, void, undefined>}
   */
  leaderboard(game, { signal } = {}) {
    return this.#http.pages(`/v1/leaderboards/${encodeURIComponent(game)}`, this.#key, {}, signal);
  }

  /**
   * The latest checkpoint of the log of heads, signed: keep it, and a match rewritten later can be convicted.
   * @param {Abortable} [options]
   * @returns {Promise<string>}
   */
  checkpoint({ signal } = {}) {
    return this.#http.send("GET", "/v1/log/checkpoint", this.#key, { signal });
  }

  /**
   * Import a match from a whole export; it is verified first, and keeps its id.
   * @param {string | Blob} record
   * @param {Abortable} [options]
   * @returns {Promise<Match>}
   */
  async importMatch(record, { signal } = {}) {
    const rest = { headers: { "Content-Type": NDJSON }, body: record, signal };
    const made = this.#http.read(await this.#http.send("POST", "/v1/matches/import", this.#key, rest));
    return matchOf(this.#http, made, this.#key);
  }

  /**
   * The events of all matches of the application as they happen, without end: from now, or after an `id`.
   * @param {Listening & { after?: string | undefined }} [options]
   * @returns {AsyncGenerator<MatchEvent, void, undefined>}
   */
  async *stream({ after, ...listening } = {}) {
    const place = (/** @type {{ id: string }} */ message) => message.id;
    const never = async () => false;
    for await (const message of this.#http.follow("/v1/stream", this.#key, {}, after, place, never, listening)) {
      if ("type" in message) yield message;
    }
  }
}

/**
 * A match that was just made, with the tokens of its people.
 * @param {Http} http
 * @param {CreatedMatch} made
 * @param {Token} token
 * @returns {Match}
 */
function matchOf(http, made, token) {
  const match = new Match(http, made.id, token);
  for (const row of made.seats) {
    if (row.token) match.tokens[row.seat] = row.token;
    if (row.invitation) match.invitations[row.seat] = row.invitation;
  }
  return match;
}

/**
 * A picture that is told by what changed since the one before.
 * @param {string} before
 * @param {PicturePart[]} parts
 * @returns {string}
 */
export function pictureOf(before, parts) {
  const pieces = before.split(/(?=<)/);
  return parts.map(({ first, count, text }) => pieces.slice(first, first + count).join("") + text).join("");
}

/**
 * @param {Then} then
 * @returns {string}
 */
function asked({ then = [], lang }) {
  if (then.length === 0) return "";
  return `?then=${then.join(",")}${lang === undefined ? "" : `&lang=${encodeURIComponent(lang)}`}`;
}

/** @param {Option | Action} choice */
function chosen(choice) {
  return { action: "kind" in choice ? choice : choice.action };
}

/** Where this module was loaded from, or else a service of this machine. */
function ownAddress() {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith("http") ? origin : "http://127.0.0.1:8080";
}

/**
 * Random bytes in hexadecimal; pages without TLS have no `crypto.randomUUID`.
 * @param {number} bytes
 */
function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
