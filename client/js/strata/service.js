/** What a service offers beside its matches, and the way to them. */

import { Http, NDJSON } from "./http.js";
import { Match, matchOf } from "./match.js";
import { Seat } from "./seat.js";

/** @typedef {import("../answers.js").ClockPlan} ClockPlan */
/** @typedef {import("../answers.js").Game} Game */
/** @typedef {import("../answers.js").GameDetail} GameDetail */
/** @typedef {import("../answers.js").GlossaryEntry} GlossaryEntry */
/** @typedef {import("../answers.js").LeaderboardRow} LeaderboardRow */
/** @typedef {import("../answers.js").MatchRow} MatchRow */
/** @typedef {import("../answers.js").SeatPlan} SeatPlan */
/** @typedef {import("../answers.js").Status} Status */
/** @typedef {import("../answers.js").Turn} Turn */
/** @typedef {import("../answers.js").TurnsOf} TurnsOf */
/** @typedef {import("../answers.js").UndoPolicy} UndoPolicy */
/** @typedef {import("./asking.js").MatchEvent} MatchEvent */
/** @typedef {import("./asking.js").Abortable} Abortable */
/** @typedef {import("./asking.js").Told} Told */
/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Receipt} Receipt */

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

/** Where this module was loaded from, or else a service of this machine. */
function ownAddress() {
  const { protocol, origin } = new URL(import.meta.url);
  return protocol.startsWith("http") ? origin : "http://127.0.0.1:8080";
}
