/** @typedef {import("./asking.js").Listening} Listening */
/** @typedef {import("./asking.js").Receipt} Receipt */
/** @typedef {import("./asking.js").Token} Token */
/** @typedef {string | number | boolean | readonly string[] | null | undefined} QueryValue */
export const NDJSON: "application/x-ndjson";
/** One service. A POST is sent with an Idempotency-Key, so that a retry cannot do it twice. */
export class Http {
    /**
     * @param {string} address
     * @param {number} timeout
     * @param {number} patience
     * @param {string | undefined} language
     * @param {typeof fetch} fetch
     * @param {((receipt: Receipt) => void) | undefined} onReceipt
     */
    constructor(address: string, timeout: number, patience: number, language: string | undefined, fetch: typeof globalThis.fetch, onReceipt: ((receipt: Receipt) => void) | undefined);
    onReceipt: (receipt: Receipt) => void;
    /**
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {Promise<any>}
     */
    get(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): Promise<any>;
    /**
     * @param {string} path
     * @param {Token} token
     * @param {object | undefined} body
     * @param {AbortSignal | undefined} signal
     * @param {Record<string, string | undefined>} [headers] One that is undefined is left out.
     * @returns {Promise<any>}
     */
    post(path: string, token: Token, body: object | undefined, signal: AbortSignal | undefined, headers?: Record<string, string | undefined>): Promise<any>;
    /**
     * The rows of a list that comes in pages.
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {AsyncGenerator<any, void, undefined>}
     */
    pages(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): AsyncGenerator<any, void, undefined>;
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
    send(method: "GET" | "POST" | "DELETE", path: string, token: Token, rest?: {
        query?: Record<string, QueryValue>;
        headers?: Record<string, string | undefined>;
        body?: BodyInit;
        signal?: AbortSignal | undefined;
    }): Promise<string>;
    /**
     * The picture that a response holds.
     * @param {string} path
     * @param {Token} token
     * @param {Record<string, QueryValue>} query
     * @param {AbortSignal | undefined} signal
     * @returns {Promise<Blob>}
     */
    picture(path: string, token: Token, query: Record<string, QueryValue>, signal: AbortSignal | undefined): Promise<Blob>;
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
    follow(path: string, token: Token, query: Record<string, QueryValue>, after: string | undefined, place: (message: any) => string, isOver: (after: string | undefined) => Promise<boolean>, { signal, onConnection }: Listening): AsyncGenerator<any, void, undefined>;
    /**
     * The JSON of a response.
     * @param {string} text
     * @returns {any}
     */
    read(text: string): any;
    #private;
}
export type Listening = import("./asking.js").Listening;
export type Receipt = import("./asking.js").Receipt;
export type Token = import("./asking.js").Token;
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;
