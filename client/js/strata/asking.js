/** What can be said with a request. */

/** @typedef {import("../answers.js").Event} Event */
/** @typedef {import("./errors.js").StrataError} StrataError */

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

export {};
