/** A match as one viewer may know it. */
export class Viewer {
    /**
     * @param {Http} http
     * @param {string} id
     * @param {Token} token
     */
    constructor(http: Http, id: string, token: Token);
    /** @protected */
    protected _http: import("./http.js").Http;
    /** @protected */
    protected _token: import("./asking.js").Token;
    /** @protected */
    protected _path: string;
    /** @readonly */
    readonly id: string;
    /**
     * Status, version, who must decide, who sits where, whether undo is allowed, the outcome.
     * @param {Abortable} [options]
     * @returns {Promise<Summary>}
     */
    summary({ signal }?: Abortable): Promise<Summary>;
    /**
     * The state.
     * @param {Look} [look]
     * @returns {Promise<View>}
     */
    view({ signal, ...look }?: Look): Promise<View>;
    /**
     * All that this viewer has before it, of one version: the summary, the view, what is asked; with `board`, the picture too.
     * @param {Look & { board?: boolean | undefined }} [look]
     * @returns {Promise<Table>}
     */
    table({ signal, board, ...look }?: Look & {
        board?: boolean | undefined;
    }): Promise<Table>;
    /**
     * The state as a picture: SVG.
     * @param {Look} [look]
     * @returns {Promise<string>}
     */
    board({ signal, ...look }?: Look): Promise<string>;
    /**
     * The same as PNG, for chats that show no SVG; 800 pixels wide unless told otherwise.
     * @param {Look & { width?: number | undefined }} [look]
     * @returns {Promise<Blob>}
     */
    boardPng({ signal, ...look }?: Look & {
        width?: number | undefined;
    }): Promise<Blob>;
    /**
     * The outcome of a match that is scored; with a version, how the seats stood then.
     * @param {Look} [look]
     * @returns {Promise<Score>}
     */
    score({ signal, ...look }?: Look): Promise<Score>;
    /**
     * Have a match that is over analysed; where matches are made with a key, it takes a key or a token.
     * @param {Abortable} [options]
     * @returns {Promise<AnalysisProgress>}
     */
    analyse({ signal }?: Abortable): Promise<AnalysisProgress>;
    /**
     * How far the analysis of the match is and what it found, of the moves after a version.
     * @param {Told & { after?: number | undefined, limit?: number | undefined }} [options]
     * @returns {Promise<Analysis>}
     */
    analysis({ signal, ...query }?: Told & {
        after?: number | undefined;
        limit?: number | undefined;
    }): Promise<Analysis>;
    /**
     * What happened after a version, in plain words; `limit` is how many events are asked for at once.
     * @param {Told & Eyes & { version?: number | undefined, after?: number | undefined, limit?: number | undefined }} [look]
     * @returns {AsyncGenerator<NarratedEvent, void, undefined>}
     */
    narration({ signal, ...look }?: Told & Eyes & {
        version?: number | undefined;
        after?: number | undefined;
        limit?: number | undefined;
    }): AsyncGenerator<NarratedEvent, void, undefined>;
    /**
     * The events after a version, up to the latest.
     * @param {Abortable & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<Event, void, undefined>}
     */
    events({ signal, after }?: Abortable & {
        after?: number | undefined;
    }): AsyncGenerator<Event, void, undefined>;
    /**
     * What changed between two versions, by default up to the latest.
     * @param {number} from
     * @param {Abortable & { to?: number | undefined }} [options]
     * @returns {Promise<Diff>}
     */
    diff(from: number, { signal, to }?: Abortable & {
        to?: number | undefined;
    }): Promise<Diff>;
    /**
     * The steps of the way to the latest version, with the branches that were undone.
     * @param {Abortable & Eyes & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<Step, void, undefined>}
     */
    course({ signal, ...look }?: Abortable & Eyes & {
        after?: number | undefined;
    }): AsyncGenerator<Step, void, undefined>;
    /**
     * How the seats stood at every version.
     * @param {Told} [options]
     * @returns {Promise<ScoreHistory>}
     */
    scoreHistory({ signal, ...told }?: Told): Promise<ScoreHistory>;
    /**
     * The events that changed a field of the view, named by a JSON pointer such as `/seats/0/points`.
     * @param {string} path
     * @param {Abortable & Eyes & { after?: number | undefined }} [options]
     * @returns {AsyncGenerator<FieldChange, void, undefined>}
     */
    history(path: string, { signal, ...look }?: Abortable & Eyes & {
        after?: number | undefined;
    }): AsyncGenerator<FieldChange, void, undefined>;
    /**
     * All that is shown of each version of a stretch, up to 100 of them, with whole boards.
     * @param {number} from
     * @param {number} to
     * @param {Told & Eyes} [look]
     * @returns {Promise<Frame[]>}
     */
    frames(from: number, to: number, { signal, ...look }?: Told & Eyes): Promise<Frame[]>;
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
    alternatives(version: number, { signal, ...asked }?: Told & {
        seat?: number | undefined;
        boards?: boolean | undefined;
        limit?: number | undefined;
        cursor?: string | undefined;
    }): Promise<{
        decision: Asked;
        board?: string;
        data: Alternative[];
        has_more: boolean;
        next_cursor: string | null;
    }>;
    /**
     * The forks of the match, newest first.
     * @param {Abortable} [options]
     * @returns {AsyncGenerator<ForkRow, void, undefined>}
     */
    forks({ signal }?: Abortable): AsyncGenerator<ForkRow, void, undefined>;
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
    stream({ after, lang, onClock, ...listening }?: Listening & {
        after?: number | undefined;
        lang?: string | undefined;
        onClock?: ((clock: ClockTold) => void) | undefined;
    }): AsyncGenerator<Event, void, undefined>;
    /**
     * The record as the text of a file, whole once the match is over: ndjson, to be audited or imported.
     * @param {Abortable} [options]
     * @returns {Promise<string>}
     */
    export({ signal }?: Abortable): Promise<string>;
    /**
     * That the log of heads has a version of the match, or a later one; `size` is that of a checkpoint that you kept.
     * @param {Abortable & { version?: number | undefined, size?: number | undefined }} [options]
     * @returns {Promise<LogProof>}
     */
    proof({ signal, version, size }?: Abortable & {
        version?: number | undefined;
        size?: number | undefined;
    }): Promise<LogProof>;
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
    fork({ signal, ...plan }?: Abortable & {
        version?: number | undefined;
        seats?: SeatPlan[] | undefined;
        clock?: ClockPlan | undefined;
        listed?: boolean | undefined;
    }): Promise<Match>;
    /**
     * @protected
     * @param {string} path
     * @param {object | undefined} body
     * @param {AbortSignal | undefined} signal
     * @param {number} [atVersion]
     * @returns {Promise<any>}
     */
    protected _post(path: string, body: object | undefined, signal: AbortSignal | undefined, atVersion?: number): Promise<any>;
}
export type Alternative = import("../answers.js").Alternative;
export type Analysis = import("../answers.js").Analysis;
export type AnalysisProgress = import("../answers.js").AnalysisProgress;
export type Asked = import("../answers.js").Asked;
export type ClockPlan = import("../answers.js").ClockPlan;
export type ClockTold = import("../answers.js").ClockTold;
export type Diff = import("../answers.js").Diff;
export type Event = import("../answers.js").Event;
export type FieldChange = import("../answers.js").FieldChange;
export type ForkRow = import("../answers.js").ForkRow;
export type Frame = import("../answers.js").Frame;
export type LogProof = import("../answers.js").LogProof;
export type NarratedEvent = import("../answers.js").NarratedEvent;
export type Score = import("../answers.js").Score;
export type ScoreHistory = import("../answers.js").ScoreHistory;
export type SeatPlan = import("../answers.js").SeatPlan;
export type Step = import("../answers.js").Step;
export type Summary = import("../answers.js").Summary;
export type Table = import("../answers.js").Table;
export type View = import("../answers.js").View;
export type Abortable = import("./asking.js").Abortable;
export type Told = import("./asking.js").Told;
export type Eyes = import("./asking.js").Eyes;
export type Look = import("./asking.js").Look;
export type Listening = import("./asking.js").Listening;
export type Token = import("./asking.js").Token;
export type Http = import("./http.js").Http;
export type Match = import("./match.js").Match;
