// What passes is waited for, within bounds; nothing is done twice by that. The service is a script.
import assert from "node:assert/strict";
import test from "node:test";
import { Strata, StrataProblem, StrataUnreachable } from "strata-games";

const REFUSED = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });

const json = (status, body, headers = {}) => () => new Response(JSON.stringify(body), { status, headers });
const busy = (seconds) => json(503, { code: "unavailable", detail: "Try again." }, { "Retry-After": String(seconds) });
const made = json(201, { id: "m1", seats: [] });
const games = json(200, { data: [], has_more: false });
const summary = (version, status) => json(200, { version, status });
const fails = (error) => () => {
  throw error;
};
const event = (version) => `{"version": ${version}, "type": "move_played"}\n`;

/** A stream that says some text, and then ends or breaks. */
const says = (chunks, then) => () => {
  const body = new ReadableStream({
    pull(controller) {
      if (chunks.length > 0) controller.enqueue(new TextEncoder().encode(chunks.shift()));
      else if (then) controller.error(then);
      else controller.close();
    },
  });
  return new Response(body);
};

/** Responds as it is told, again and again as at last; keeps what it was asked. */
function script(...steps) {
  const asked = [];
  const fetch = async (url, request) => {
    asked.push({ url, ...request, headers: new Headers(request.headers) });
    request.signal.throwIfAborted();
    return (steps.length > 1 ? steps.shift() : steps[0])(request);
  };
  return { asked, fetch };
}

const client = ({ fetch }, options = {}) => new Strata("http://strata.test", { fetch, ...options });

test("a post is repeated under one random key", async () => {
  const scripted = script(fails(REFUSED), busy(0), says(["{"], new TypeError("terminated")), made);
  assert.equal((await client(scripted).create("evo", [])).id, "m1");
  assert.equal(scripted.asked.length, 4);
  const keys = scripted.asked.map(({ headers }) => headers.get("Idempotency-Key"));
  assert.equal(new Set(keys).size, 1);
  assert.match(keys[0], /^[0-9a-f]{32}$/);
});

test("each post has a key of its own, or the caller's", async () => {
  const scripted = script(made);
  const strata = client(scripted);
  await strata.create("evo", []);
  await strata.create("evo", []);
  await strata.create("evo", [], { idempotencyKey: "mine" });
  const keys = scripted.asked.map(({ headers }) => headers.get("Idempotency-Key"));
  assert.equal(keys[2], "mine");
  assert.equal(new Set(keys).size, 3);
});

test("a get has no key, and a language of its own goes before the client's", async () => {
  const scripted = script(games);
  await client(scripted, { language: "uk", key: "strata_key_1" }).games({ lang: "ru" });
  const [{ url, headers }] = scripted.asked;
  assert.equal(url, "http://strata.test/v1/games?lang=ru");
  assert.deepEqual([...headers], [["accept-language", "uk"], ["authorization", "Bearer strata_key_1"]]);
});

test("patience has an end", async () => {
  const scripted = script(fails(REFUSED));
  await assert.rejects(client(scripted, { patience: 0.3 }).games(), (error) => {
    assert.ok(error instanceof StrataUnreachable);
    assert.equal(error.message, "There is no service at http://strata.test: connect ECONNREFUSED");
    return true;
  });
  assert.ok(scripted.asked.length > 1);
});

test("a wait longer than patience is not begun", async () => {
  const scripted = script(busy(300));
  await assert.rejects(client(scripted).games(), { status: 503, code: "unavailable", retryAfter: 300 });
  assert.equal(scripted.asked.length, 1);
});

test("a refusal is not repeated", async () => {
  const errors = [{ pointer: "/seats", detail: "Too few." }, { parameter: "lang", detail: "Unknown." }];
  const scripted = script(json(422, { code: "invalid_request", detail: "Refused.", errors }));
  await assert.rejects(client(scripted).game("chess"), (error) => {
    assert.ok(error instanceof StrataProblem);
    assert.equal(error.message, "Refused. /seats: Too few. lang: Unknown.");
    assert.deepEqual([error.detail, error.members], ["Refused.", { errors }]);
    return true;
  });
  assert.equal(scripted.asked.length, 1);
});

for (const body of ["<html>", "[]", "{}", "null"]) {
  test(`a refusal that is no problem document still tells its status: ${body}`, async () => {
    const scripted = script(() => new Response(body, { status: 404, statusText: "Not Found" }));
    await assert.rejects(client(scripted).games(), { code: "http_error", message: "The response is 404 Not Found." });
  });
}

test("another server at the address is an error at once", async () => {
  const scripted = script(() => new Response("<html>"));
  await assert.rejects(client(scripted).games(), /http:\/\/strata\.test is not a Strata service/);
  assert.equal(scripted.asked.length, 1);
});

test("an address that cannot be asked is refused at once", async () => {
  assert.throws(() => new Strata("ftp://strata.test"), /starts with http/);
  assert.throws(() => new Strata("http://ann:secret@strata.test"), /no user or password/);
  await assert.rejects(client(script(games), { key: "a\nb" }).games(), TypeError);
});

test("a response that does not come is given up and asked for again", async () => {
  const never = ({ signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const scripted = script(never, games);
  assert.deepEqual(await client(scripted, { timeout: 0.05 }).games(), []);
  assert.equal(scripted.asked.length, 2);
});

test("who gives up while waiting gets the reason", async () => {
  const reason = new Error("enough");
  const giving = new AbortController();
  const scripted = script(() => {
    setTimeout(() => giving.abort(reason));
    return busy(20)();
  });
  await assert.rejects(client(scripted).games({ signal: giving.signal }), (error) => error === reason);
  assert.equal(scripted.asked.length, 1);
});

test("a stream goes on where it broke", async () => {
  const scripted = script(
    says(["\n", event(1) + event(2).slice(0, 5), event(2).slice(5)], new TypeError("terminated")),
    says(["\n", event(2), event(3), event(4).slice(0, 9)]),
    summary(3, "playing"),
    busy(0),
    fails(REFUSED),
    says(["\n", "{broken\n"]),
    says(["\n", event(4)]),
    summary(5, "scored"),
    says(["\n", event(5)]),
    summary(5, "scored"),
  );
  const heard = [];
  const connections = [];
  const onConnection = (isOpen, error) => connections.push(isOpen || error.name);
  for await (const { version } of client(scripted).match("m1").stream({ onConnection })) heard.push(version);
  assert.deepEqual(heard, [1, 2, 3, 4, 5]);
  const places = scripted.asked.map(({ headers }) => headers.get("Last-Event-ID"));
  assert.deepEqual(places, ["0", "2", null, "3", "3", "3", "3", null, "4", null]);
  const lost = "StrataUnreachable";
  assert.deepEqual(connections, [true, lost, true, lost, "StrataProblem", lost, true, lost, true, lost, true]);
});

test("a stream that spoke has all its patience again", async () => {
  const versions = Array.from({ length: 20 }, (_, index) => index + 1);
  const broken = versions.map((version) => says(["\n", event(version)], new TypeError("terminated")));
  const scripted = script(...broken, says(["\n"]), summary(20, "scored"));
  const heard = [];
  for await (const { version } of client(scripted, { patience: 0.2 }).match("m1").stream()) heard.push(version);
  assert.deepEqual(heard, versions);
});

test("a stream that is left closes its connection", async () => {
  const scripted = script(says(["\n", event(1), event(2)]));
  for await (const _ of client(scripted).match("m1").stream()) break;
  assert.equal(scripted.asked.length, 1);
  assert.ok(scripted.asked[0].signal.aborted);
});

test("a stream that never speaks is given up", async () => {
  let count = 0;
  const scripted = script(() => (count++ % 2 ? summary(9, "playing") : says(["\n"]))());
  const events = client(scripted, { patience: 0.3 }).match("m1").stream({ after: 9 });
  await assert.rejects(events.next(), /too early/);
});

test("a stream is refused at once", async () => {
  const scripted = script(json(403, { code: "seat_lost", detail: "The holder has left." }));
  await assert.rejects(client(scripted).seat("m1", "token").stream().next(), { code: "seat_lost" });
  assert.equal(scripted.asked.length, 1);
});

test("the stream of an application goes on after its bookmarks", async () => {
  const scripted = script(
    says(["\n", '{"id": "a"}\n', '{"id": "b", "match": "m1", "type": "seat_taken"}\n', '{"id": "c"}\n']),
    says(["\n", '{"id": "d", "match": "m2", "type": "seat_taken"}\n']),
  );
  const events = client(scripted).stream();
  assert.deepEqual([(await events.next()).value.id, (await events.next()).value.id], ["b", "d"]);
  assert.deepEqual(scripted.asked.map(({ headers }) => headers.get("Last-Event-ID")), [null, "c"]);
});
