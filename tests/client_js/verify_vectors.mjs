// Reads [{name, file, receipt}] from standard input, files in Base64, and writes {name: report}.

import { json } from "node:stream/consumers";

import { verify } from "../../client/js/verify.js";

const reports = {};
for (const { name, file, receipt } of await json(process.stdin)) {
  reports[name] = await verify(Buffer.from(file, "base64"), { receipts: receipt === null ? [] : [{ hash: receipt }] });
}
console.log(JSON.stringify(reports));
