// Plays a match against a bot to its score while the connections are cut, and says what it saw.
import assert from "node:assert/strict";
import { Strata, StrataProblem, pictureOf } from "strata-games";
import { verify } from "strata-games/verify";
import { cuttable } from "./cuttable.mjs";

const CYRILLIC = /[Ѐ-ӿ]/;
const way = await cuttable(process.env.STRATA_URL);
const receipts = [];
const strata = new Strata(way.address, { onReceipt: (receipt) => receipts.push(receipt) });

const made = await strata.create("dominant-species", [{ kind: "open" }, { kind: "bot", bot: "random" }], {
  options: { max_rounds: 1 },
  undoPolicy: "free",
});
assert.equal((await made.summary()).status, "open");
const seat = await strata.match(made.id).join(0, { name: "Ann", invitation: made.invitations[0] });

const heard = [];
const inWords = [];
const connections = [];
const listening = (async () => {
  const onConnection = (isOpen) => connections.push(isOpen);
  for await (const event of made.stream({ onConnection, lang: "uk" })) {
    heard.push(event.version);
    inWords.push(...event.lines);
  }
})();

let moves = 0;
let stale = null;
let undone = null;
let last = null;
for await (const decision of seat.turns()) {
  const { version, decisions } = await seat.actions();
  if (decisions.length === 0) continue;
  if (stale === null) {
    stale = await refused(seat.play(decision.options[0], { atVersion: version - 1 }));
    assert.deepEqual(stale.members.missed.map((event) => event.version), [version]);
    assert.equal(stale.members.version, version);
  }
  if (moves % 5 === 1) way.cut();
  if (moves === 2) way.toLose = 2;
  last = decision.options.at(-1);
  const move = await seat.play(last, { atVersion: moves === 2 ? version : undefined });
  moves += 1;
  if (moves === 4) {
    const summary = await seat.undo({ toVersion: version });
    undone = { to: version, version: summary.version };
    assert.ok(summary.version > move.version);
  }
}
await listening;

const late = await refused(seat.play(last));
const malformed = await refused(seat.check({ kind: "place_pawn", space: "here" }));
assert.match(malformed.message, /\/action.*: /);
const summary = await made.summary();
const score = await made.score({ lang: "uk" });
const told = [];
for await (const event of strata.match(made.id).narration({ lang: "ru" })) told.push(...event.lines);
const events = [];
for await (const event of made.events({ after: 2 })) events.push(event);
const fork = await made.fork({ version: 5, seats: [{ kind: "human" }, { kind: "human" }] });
assert.deepEqual((await fork.summary()).forked_from.match, made.id);
assert.deepEqual(Object.keys(fork.tokens), ["0", "1"]);
assert.match(await made.board({ as: 1, version: 6 }), /^<svg/);
assert.equal((await made.boardPng({ as: 1, version: 6, width: 120 })).type, "image/png");
assert.equal((await made.view({ as: 1 })).seat, 1);
assert.equal((await made.view({ as: "spectator" })).seat, null);
assert.ok(told.some((line) => CYRILLIC.test(line)));
assert.ok(inWords.some((line) => CYRILLIC.test(line)));
assert.ok(score.ranking.every((row) => row.lines.every((line) => CYRILLIC.test(line.title))));
const record = await made.export();
assert.equal(record.trim().split("\n").length, summary.version + 1);
assert.equal(receipts.length, moves);
assert.ok(receipts.every(({ match }) => match === made.id));
const report = await verify(record, { receipts, isLatest: true });
assert.deepEqual([report.verdict, report.checks.at(-1).checked], ["intact", moves]);

const steps = [];
for await (const step of made.course()) steps.push(step);
assert.deepEqual(steps.map((step) => step.version), heard);
assert.equal(steps.find((step) => step.type === "match_rewound").continues, undone.to);
const frames = await made.frames(4, 9, { as: 1, lang: "uk" });
for (const frame of frames) assert.equal(frame.board, await made.board({ version: frame.version, as: 1, lang: "uk" }));
const curve = await made.scoreHistory();
const [atTheEnd] = await made.frames(summary.version, summary.version);
assert.deepEqual(curve.data.at(-1).totals, atTheEnd.totals);
const changes = [];
for await (const change of made.history("/round")) changes.push(change.after);
assert.equal(changes[0], 1);
assert.equal((await made.view({ turn: 1 })).view.round, 1);
const { board, decision, data } = await made.alternatives(frames[0].version, { boards: true, limit: 3 });
assert.ok(decision.options >= data.length && data.length > 1);
assert.ok(data.every((option) => pictureOf(board, option.board_change).startsWith("<svg")));
assert.deepEqual((await made.diff(4, { to: 5 })).changes.map((change) => change.version), [5]);
const forks = [];
for await (const row of made.forks()) forks.push(row.id);
assert.ok(forks.length <= 1);
await way.close();

console.log(
  JSON.stringify({
    match: made.id,
    status: summary.status,
    version: summary.version,
    moves,
    heard,
    read: events.map((event) => event.version),
    played: events.filter((event) => event.type === "move_played" && event.actor === "seat:0").length,
    rewound: events.filter((event) => event.type === "match_rewound").map((event) => event.data.to_version),
    undone,
    cuts: way.cuts,
    broken: connections.filter((isOpen) => !isOpen).length,
    stale: [stale.status, stale.code],
    late: [late.status, late.code],
    malformed: [malformed.status, malformed.code],
  }),
);

async function refused(promise) {
  const error = await promise.then(() => null, (reason) => reason);
  assert.ok(error instanceof StrataProblem, String(error));
  assert.equal(typeof error.members.request_id, "string");
  assert.ok(error.message.startsWith(error.detail));
  return error;
}
