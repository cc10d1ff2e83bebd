/** Requests that fail. */

/** @typedef {import("../answers.js").Problem} Problem */

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
export function isRefused(error, codes) {
  return error instanceof StrataProblem && codes.includes(error.code);
}

/**
 * The problem in a response; one made by a proxy has at least its status.
 * @param {Response} response
 * @param {string} text
 * @returns {StrataProblem}
 */
export function problemOf(response, text) {
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
