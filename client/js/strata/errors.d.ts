/**
 * Whether the service refused with one of these codes.
 * @param {unknown} error
 * @param {string[]} codes
 */
export function isRefused(error: unknown, codes: string[]): boolean;
/**
 * The problem in a response; one made by a proxy has at least its status.
 * @param {Response} response
 * @param {string} text
 * @returns {StrataProblem}
 */
export function problemOf(response: Response, text: string): StrataProblem;
/** A request that got no usable response. */
export class StrataError extends Error {
    /** @param {string} message @param {ErrorOptions} [options] */
    constructor(message: string, options?: ErrorOptions);
    /** Whether it is worth trying again. */
    isPassing: boolean;
    /** How many seconds the service asks to wait before that. */
    retryAfter: number;
}
/** The service cannot be reached, or does not respond in time. */
export class StrataUnreachable extends StrataError {
}
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
    constructor(status: number, code: string, detail: string, members: Partial<Problem> & Record<string, unknown>, retryAfter?: number);
    status: number;
    code: string;
    detail: string;
    members: Partial<import("../answers.js").Problem> & Record<string, unknown>;
}
export type Problem = import("../answers.js").Problem;
