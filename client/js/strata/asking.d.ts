export type Event = import("../answers.js").Event;
export type StrataError = import("./errors.js").StrataError;
/**
 * An event of one of an application's matches; a stream of all of them resumes after its `id`.
 */
export type MatchEvent = Event & {
    id: string;
};
/**
 * With `signal` a request, with all its repetitions, can be given up; it then rejects with the signal's reason.
 */
export type Abortable = {
    signal?: AbortSignal | undefined;
};
/**
 * `lang` is the tag of the language to tell it in, in place of the client's own.
 */
export type Told = Abortable & {
    lang?: string | undefined;
};
/**
 * With whose eyes to look: a spectator's or, once the match is over, any seat's.
 */
export type Eyes = {
    as?: number | "spectator" | undefined;
};
/**
 * How to look at a match: with whose eyes, and at which `version` (the match after so many events; else the latest). In
 * its place, `turn` is the match as that turn began, and `phase` a phase of it.
 */
export type Look = Told & Eyes & {
    version?: number | undefined;
    turn?: number | undefined;
    phase?: string | undefined;
};
/**
 * With `atVersion` it is done only if nothing has happened since; else it fails with 412 `stale_version`, and the
 * problem's `members.missed` are the events since.
 */
export type Change = Abortable & {
    atVersion?: number | undefined;
};
export type Part = "actions" | "view" | "board" | "undo";
/**
 * `then` names what of the table the answer has too, as it is afterwards: `actions` are `decisions`, `view` is `seat` and
 * `view`. `lang` is the language to tell it in.
 */
export type Then = {
    then?: readonly Part[] | undefined;
    lang?: string | undefined;
};
/**
 * How to listen: `onConnection` is told when the stream is open, and when it is broken and about to be opened again.
 */
export type Listening = Abortable & {
    onConnection?: ((isOpen: boolean, error?: StrataError) => void) | undefined;
};
/**
 * What proves that a record is the one that was played: the hash of its latest event when a move was made.
 */
export type Receipt = {
    match: string;
    version: number;
    hash: string;
};
/**
 * An application's key, and the seat that the application acts for.
 */
export type ActingFor = {
    key: string;
    seat: number;
};
export type Token = string | ActingFor | undefined;
