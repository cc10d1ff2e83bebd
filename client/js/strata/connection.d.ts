/** One connection: given up when its caller's signal says so, or when a response is awaited for too long. */
export class Connection {
    /** @param {AbortSignal | undefined} outer */
    constructor(outer: AbortSignal | undefined);
    get signal(): AbortSignal;
    /**
     * What a step of the connection results in; time passes only while it is awaited.
     * @template Result
     * @param {number} seconds
     * @param {() => Promise<Result>} step
     * @returns {Promise<Result>}
     */
    within<Result>(seconds: number, step: () => Promise<Result>): Promise<Result>;
    close(): void;
    #private;
}
