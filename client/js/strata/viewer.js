/** What anybody can ask who looks at a match. */

import { pictures } from "./picture.js";

/** @typedef {import("../answers.js").Alternative} Alternative */
/** @typedef {import("../answers.js").Analysis} Analysis */
/** @typedef {import("../answers.js").AnalysisProgress} AnalysisProgress */
/** @typedef {import("../answers.js").Asked} Asked */
/** @typedef {import("../answers.js").ClockPlan} ClockPlan */
/** @typedef {import("../answers.js").ClockTold} ClockTold */
/** @typedef {import("../answers.js").Diff} Diff */
/** @typedef {import("../answers.js").Event} Event */
/** @typedef {import("../answers.js").FieldChange} FieldChange */
/** @typedef {import("../answers.js").ForkRow} ForkRow */
/** @typedef {import("../answers.js").Frame} Frame */
/** @typedef {import("../answers.js").LogProof} LogProof */
/** @typedef {import("../answers.js").NarratedEvent} NarratedEvent */
/** @typedef {import("../answers.js").Score} Score */
/** @typedef {import("../answers.js").ScoreHistory} ScoreHistory */
/** @typedef {import("../answers.js").SeatPlan} SeatPlan */
/** @typedef {import("../answers.js").Step} Step */
/** @typedef {import("../answers.js").Summary} Summary */
/** @typedef {import("../answers.js").Table} Table */
/** @typedef {import("../answers.js").View} View */
/** @typedef {import("./asking.js").Abortable} Abortable */
/** @typedef {import("./asking.js").Told} Told */
/** @typedef {import("./asking.js").Eyes} Eyes */
/** @typedef {import("./asking.js").Look} Look */
/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Token} Token */
/** @typedef {import("./http.js").Http} Http */
/** @typedef {import("./match.js").Match} Match */

/** How many events are asked for at once. */
const PAGE = 500;
/** And how many steps of a course. */
const STEPS = 5000;

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
   * What happened after a version, in plain words; `limit` is how many events are asked for at once.
   * @param {Told & Eyes & { version?: number | undefined, after?: number | undefined, limit?: number | undefined }} [look]
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
    const next = pictures();
    return data.map((/** @type {Frame} */ frame) => ({ ...frame, board: next(frame.board, frame.board_change) }));
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
    // A match is a viewer itself: it can be imported only once this module is there.
    const { matchOf } = await import("./match.js");
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
