// Plays a match to its end with the client of @hey-api/openapi-ts, and follows it as a stream.
import { createMatch, getActions, getMatch, getView, playMove, streamEvents } from "./generated";
import { client } from "./generated/client.gen";

client.setConfig({ baseUrl: process.env.STRATA_URL ?? "" });

async function main(): Promise<void> {
  const { data: made } = await createMatch({
    throwOnError: true,
    body: { game: "dominant-species", options: { max_rounds: 1 }, seats: [{ kind: "human" }, { kind: "human" }] },
  });
  const path = { match_id: made.id };
  let pending = (await getMatch({ throwOnError: true, path })).data.pending;
  let moves = 0;
  for (let asked = pending[0]; asked !== undefined; asked = pending[0]) {
    const auth = made.seats[asked.seat]?.token ?? "";
    const { data: view } = await getView({ throwOnError: true, path, auth });
    if (view.game !== "dominant-species") throw new Error(view.game);
    const round: number = view.view.round;
    const { data: actions } = await getActions({ throwOnError: true, path, auth });
    const options = actions.decisions[0]?.options ?? [];
    const option = options[round % options.length];
    if (option === undefined) throw new Error("no option");
    const { data: move } = await playMove({ throwOnError: true, path, auth, body: option });
    pending = move.pending;
    moves += 1;
  }

  let pawns = 0;
  let heard = 0;
  const { stream } = await streamEvents({ path });
  for await (const message of stream) {
    if (message.type !== "move_played" || message.game !== "dominant-species") continue;
    heard += 1;
    const action = message.data.action;
    if (action.kind === "place_pawn") pawns += action.space < 0 ? 0 : 1;
    if (heard === moves) break;
  }
  console.log(JSON.stringify({ match: made.id, moves, heard, pawns }));
  process.exit(0);
}

void main();
