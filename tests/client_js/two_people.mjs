// Everything else that the client can do: the lobby, consent to undo, clocks, giving up, and an application's side.
import assert from "node:assert/strict";
import { Strata, StrataProblem } from "strata-games";

const address = process.env.STRATA_URL;
const PEOPLE = [
  { kind: "human", name: "Ann", player: "ann" },
  { kind: "human", name: "Bob", player: "bob" },
];
const strata = new Strata(`${address}/`, { language: "ru" });
const inEnglish = new Strata(address);

// The catalogue, in the client's language or in another.
const evo = (await strata.games()).find((game) => game.slug === "evo");
assert.notEqual(evo.summary, (await strata.games({ lang: "en" })).find((game) => game.slug === "evo").summary);
assert.equal((await strata.game("evo")).summary, evo.summary);
assert.ok((await strata.game("evo")).options.$defs);
assert.ok((await strata.glossary("evo", { lang: "uk" })).length > 10);
assert.match(await strata.rules("evo"), /^# /);
const unknown = await strata.game("chess").catch((error) => error);
assert.ok(unknown instanceof StrataProblem);
assert.deepEqual([unknown.status, unknown.code], [404, "unknown_game"]);

// Undo with consent, and back again.
const match = await strata.create("gods-love-dinosaurs", PEOPLE, {
  options: { start_player: 0 },
  undoPolicy: "consent",
  clock: { move_seconds: 600 },
});
const [ann, bob] = [match.seat(0), match.seat(1)];
assert.throws(() => match.seat(2), /no token of seat 2 here, only of: 0, 1/);
const before = await ann.actions();
const [decision] = before.decisions;
assert.notEqual(decision.title, (await ann.actions({ lang: "en" })).decisions[0].title);
assert.notEqual(decision.title, (await inEnglish.seat(match.id, match.tokens[1]).actions()).decisions[0]?.title);
assert.deepEqual((await bob.actions()).decisions, []);
assert.equal(await ann.check(decision.options[0]), undefined);
const laid = await ann.table({ board: true });
assert.deepEqual([laid.decisions, laid.view], [before.decisions, (await ann.view()).view]);
assert.equal(laid.board, await ann.board());
const move = await ann.play(decision.options[0].action, { atVersion: before.version, then: ["actions", "view"], lang: "en" });
assert.deepEqual(move.decisions, (await ann.actions({ lang: "en" })).decisions);
assert.deepEqual([move.seat, move.view], [0, (await ann.table()).view]);
const asked = await ann.undo({ atVersion: move.version, then: ["board"] });
assert.equal(asked.board, await ann.board());
assert.equal(asked.undo_request.seat, 0);
const rewound = await bob.answer(true, { atVersion: asked.version });
assert.equal(rewound.undo_request, null);
assert.deepEqual((await ann.actions()).decisions, before.decisions);
const restored = await ann.redo({ atVersion: rewound.version });
assert.deepEqual((await ann.view()).view, (await ann.view({ version: move.version })).view);
const stale = await ann.undo({ atVersion: move.version }).catch((error) => error);
assert.deepEqual([stale.status, stale.members.missed.map((event) => event.type).at(-1)], [412, "match_restored"]);

// The clock is told beside the events; whoever gives up gets the reason, and the stream ends.
const clocks = [];
const heard = [];
const giving = new AbortController();
const reason = new Error("enough");
const listening = (async () => {
  for await (const event of ann.stream({ onClock: (clock) => clocks.push(clock), signal: giving.signal })) {
    heard.push(event.version);
  }
})();
while (clocks.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
giving.abort(reason);
await assert.rejects(listening, (error) => error === reason);
assert.deepEqual(heard, Array.from({ length: restored.version }, (_, index) => index + 1));
assert.equal(clocks[0].version, restored.version);
assert.equal(clocks[0].seats.length, 2);
await assert.rejects(ann.view({ signal: giving.signal }), (error) => error === reason);

// Where it is whose turn, and the lobby.
const tokens = Object.values(match.tokens);
const { data, lost } = await strata.turnsOf([...tokens, "strata_seat_nobody"]);
assert.deepEqual([data.map((turn) => [turn.match, turn.seat]), lost], [[[match.id, 0]], [2]]);
const isListed = async () => {
  for await (const row of strata.matches({ game: "gods-love-dinosaurs", status: ["open", "playing"], forks: false })) {
    if (row.id === match.id) return true;
  }
  return false;
};
while (!(await isListed())) await new Promise((resolve) => setTimeout(resolve, 50));

// Leave to a bot, by token alone; then end it.
assert.equal((await strata.seat(match.id, match.tokens[1]).leave({ bot: "random" })).seats[1].bot, "random");
const left = await bob.actions().catch((error) => error);
assert.equal(left.code, "seat_lost");

// An application: its stream, its people's turns, acting for them, tokens again, a record from a file.
const arcade = new Strata(address, { key: process.env.STRATA_KEY });
const own = new AbortController();
const firstOwn = (async () => {
  const stream = arcade.stream({ signal: own.signal, onConnection: () => own.signal.dispatchEvent(new Event("open")) });
  for await (const event of stream) return event;
})();
await new Promise((resolve) => own.signal.addEventListener("open", resolve, { once: true }));
const game = await arcade.create("dominant-species", PEOPLE, {
  options: { max_rounds: 1 },
  listed: false,
  onBehalf: true,
  idempotencyKey: "7c1d6ff2b0a94be6a5f3c0e8d9b1a2c3",
});
const event = await firstOwn;
assert.deepEqual([event.match, event.type, typeof event.id], [game.id, "match_created", "string"]);
const first = (await game.summary()).pending[0].seat;
const turns = () => collect(arcade.turns({ player: PEOPLE[first].player }));
while ((await turns()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
const option = (await game.onBehalf(first).actions()).decisions[0].options[0];
await game.onBehalf(first).play(option);
assert.throws(() => strata.match(game.id).onBehalf(0), /use a key/);
const old = game.seat(1);
assert.equal(await game.issueToken(1), game.tokens[1]);
await assert.rejects(old.summary(), StrataProblem);
assert.equal((await game.seat(1).summary()).id, game.id);
const invited = await arcade.create("dominant-species", [{ kind: "open" }, { kind: "open" }], { listed: false });
const guest = await strata.match(invited.id).join(1, { name: "Guest", invitation: await invited.invite(1) });
assert.equal((await guest.summary()).seats[1].name, "Guest");
assert.equal((await invited.cancel()).status, "cancelled");
const again = await arcade.importMatch(await invited.export()).catch((error) => error);
assert.equal(again.id ?? again.code, invited.id);
assert.deepEqual(await collect(strata.leaderboard("evo")), []);

// Each person adds a value of their own to joint chance, and waits for the others.
const joint = await strata.create("gods-love-dinosaurs", PEOPLE, { options: { start_player: 0 }, chance: "joint" });
assert.deepEqual((await joint.summary()).chance.waits_for, [0, 1]);
await joint.seat(1).addValue();
const asking = joint.seat(0).turns();
assert.ok((await asking.next()).value.options.length);
await asking.return();
assert.equal((await joint.summary()).status, "playing");

console.log(JSON.stringify({ match: match.id, heard: heard.length }));

async function collect(rows) {
  const found = [];
  for await (const row of rows) found.push(row);
  return found;
}
