/** How long to keep trying, and how long to wait before each try. */
export class Patience {
    /** @param {number} seconds */
    constructor(seconds: number);
    renew(): void;
    /**
     * Pause before the next try; throw the error if there is to be none.
     * @param {unknown} error
     * @param {AbortSignal | undefined} signal
     */
    wait(error: unknown, signal: AbortSignal | undefined): Promise<void>;
    #private;
}
