/** @param {Finding} finding @returns {string} in English */
export function sentence(finding: Finding): string;
/** @type {{[code: string]: (found: any) => string}} */
export const SENTENCES: {
    [code: string]: (found: any) => string;
};
/** Thrown where text cannot be read; `finding` says why. */
export class Unreadable extends Error {
    /** @param {Finding} finding */
    constructor(finding: Finding);
    finding: Finding;
}
/**
 * What was found: a `code` of SENTENCES with its values. The `reason` of some is a finding too.
 */
export type Finding = {
    code: string;
    reason?: Finding;
} & {
    [value: string]: unknown;
};
