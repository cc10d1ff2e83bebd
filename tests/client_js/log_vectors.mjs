// Reads {published, records} from standard input, and writes what this implementation makes of them: the vectors that
// others published, and records with evidence of the log of heads.

import { json } from "node:stream/consumers";

import { verify } from "../../client/js/verify.js";
import { hashLeaf, isConsistent, isIncluded, leafOf, readKey, readNote, verifyNote } from "../../client/js/verify/log.js";

const { published, records } = await json(process.stdin);
const { leaves, roots, inclusion, consistency, notes } = published;
const hashes = await Promise.all(leaves.map(async (data) => Buffer.from(await hashLeaf(Buffer.from(data, "hex"))).toString("hex")));
const other = hashes[0].replace(/^../, "ff");

const told = {
  leaf: await leafOf("m1", 12, "ab".repeat(32)),
  inclusion: await Promise.all(
    inclusion.map(async ({ index, size, proof }) => [
      await isIncluded(hashes[index], index, size, proof, roots[size]),
      await isIncluded(other, index, size, proof, roots[size]),
      await isIncluded(hashes[index], index, size, [...proof, other], roots[size]),
    ]),
  ),
  consistency: await Promise.all(
    consistency.map(async ({ first, second, proof }) => [
      await isConsistent(first, second, proof, roots[first], roots[second]),
      await isConsistent(first, second, [...proof, other], roots[first], roots[second]),
      await isConsistent(first, second, proof, other, roots[second]),
    ]),
  ),
  notes: await Promise.all(
    notes.map(async ({ note, keys }) => {
      const known = await Promise.all(keys.map(readKey));
      const verified = await Promise.all(known.map((key) => verifyNote(readNote(note), [key])));
      const altered = readNote(note.replace("1432088532", "1432088533").replace("cryptography", "cartography"));
      const all = await verifyNote(readNote(note), known);
      return [verified.every((each) => each !== null), all.time, await verifyNote(altered, known)];
    }),
  ),
  records: {},
};
for (const { name, file, log } of records) {
  const report = await verify(Buffer.from(file, "base64"), { log: log ?? undefined });
  told.records[name] = { verdict: report.verdict, check: report.checks.find((check) => check.name === "log") };
}
console.log(JSON.stringify(told));
