#!/usr/bin/env node
/** `strata-verify FILE`: verifies an exported match without any service, and without the rules of its game. */

import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";

import { NotAnExport, verify } from "../verify.js";

const USAGE = `usage: strata-verify FILE [--head HASH …] [--checkpoint FILE] [--proof FILE] [--key KEY …] [--json]

Verifies chain, seals, seed and draws of an exported match; FILE may be - for standard input. It knows no rules:
whether the moves follow them, "strata audit" checks.

  --head HASH  a hash that somebody kept: it must be that of an event of the record
  --checkpoint FILE  a checkpoint of the service's log that somebody kept: is this record under it?
  --proof FILE       the proof that the log has this record (default: the one in the export)
  --key KEY          a public key of the log, by which the checkpoint must be signed
  --json       print the report as JSON

Exit codes: 0 the record is intact, 1 it is broken or no match at all, 3 it is not proven, 2 wrong arguments.`;

/**
 * @typedef {{
 *   file: string, heads: string[], keys: string[], checkpoint: string | undefined, proof: string | undefined,
 *   json: boolean, help: boolean,
 * }} Asked
 */

const EXIT_CODES = { intact: 0, broken: 1, not_proven: 3 };

process.exitCode = await main(process.argv.slice(2));

/** @param {string[]} args @returns {Promise<number>} the exit code */
async function main(args) {
  const asked = read(args);
  if (asked === null) {
    console.error(USAGE);
    return 2;
  }
  if (asked.help) {
    console.log(USAGE);
    return 0;
  }
  let report;
  try {
    const receipts = asked.heads.map((hash) => ({ hash }));
    report = await verify(await contents(asked.file), { receipts, log: await evidence(asked) });
  } catch (error) {
    const reason = whyNot(error);
    if (reason === null) throw error;
    console.error(`${asked.file} ${reason}.`);
    return 1;
  }
  if (asked.json) console.log(JSON.stringify(report, null, 2));
  else print(report, asked.heads.length > 0 || asked.checkpoint !== undefined);
  return EXIT_CODES[report.verdict];
}

/** @param {unknown} error @returns {string | null} null if it is an error of this program */
function whyNot(error) {
  if (error instanceof NotAnExport) return `is not a match: ${error.message}`;
  return error instanceof Error && "syscall" in error ? `cannot be read: ${error.message}` : null;
}

/**
 * What is asked; null if it makes no sense.
 * @param {string[]} args
 * @returns {Asked | null}
 */
function read(args) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        head: { type: "string", multiple: true },
        checkpoint: { type: "string" },
        proof: { type: "string" },
        key: { type: "string", multiple: true },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch {
    return null;
  }
  const { head: heads = [], key: keys = [], checkpoint, proof, json = false, help = false } = parsed.values;
  const [file, ...more] = parsed.positionals;
  if (help) return { file: "", heads, keys, checkpoint, proof, json, help };
  return file === undefined || more.length ? null : { file, heads, keys, checkpoint, proof, json, help };
}

/**
 * What is known of the log, if anything was given.
 * @param {Asked} asked
 * @returns {Promise<import("../verify.js").LogEvidence | undefined>}
 */
async function evidence({ checkpoint, proof, keys }) {
  if (checkpoint === undefined && proof === undefined && !keys.length) return undefined;
  return {
    checkpoint: checkpoint === undefined ? undefined : await readFile(checkpoint, "utf8"),
    proof: proof === undefined ? undefined : JSON.parse(await readFile(proof, "utf8")),
    keys,
  };
}

/** @param {string} file @returns {Promise<Uint8Array>} */
async function contents(file) {
  return file === "-" ? buffer(process.stdin) : readFile(file);
}

/** @param {import("../verify.js").Report} report @param {boolean} hasReceipt */
function print(report, hasReceipt) {
  const extent = report.redactedFor === null ? "whole" : `as shown to ${report.redactedFor}`;
  console.log(`${report.game} ${report.match}  ${report.version} events, ${extent}`);
  console.log(`head ${report.hash}`);
  for (const { name, status, version, message } of report.checks) {
    const at = version === null || status === "ok" ? "" : `version ${version}: `;
    console.log(`  ${status.padEnd(14)}  ${name.padEnd(9)} ${at}${message}`);
  }
  for (const { name, what } of report.notChecked) {
    console.log(`  ${"not checked".padEnd(14)}  ${name.padEnd(9)} ${what}`);
  }
  console.log(report.statement);
  if (report.verdict === "intact" && !hasReceipt) {
    console.log("Only what somebody kept proves that the whole record was not recomputed: --head or --checkpoint.");
  }
}
