// An application by its key, with the client of @hey-api/openapi-ts: whose turn it is, a move for a person, a token again.
import { createMatch, findTurns, getActions, getView, issueToken, listMatches, listTurns, playMove } from "./generated";
import { client } from "./generated/client.gen";

client.setConfig({ baseUrl: process.env.STRATA_URL ?? "", auth: process.env.STRATA_KEY ?? "" });

async function main(): Promise<void> {
  const { data: made } = await createMatch({
    throwOnError: true,
    body: {
      game: "gods-love-dinosaurs",
      options: { start_player: 0 },
      on_behalf: true,
      seats: [{ kind: "human", player: "ann" }, { kind: "human", player: "ben" }],
    },
  });
  const path = { match_id: made.id };
  let turn;
  while (turn === undefined) {
    const { data: turns } = await listTurns({ throwOnError: true, query: { player: "ann" } });
    turn = turns.data.find((row) => row.match === made.id);
  }
  const { data: rows } = await listMatches({
    throwOnError: true,
    query: { own: true, turn: true, status: ["open", "playing"], forks: false },
  });
  const row = rows.data.find((listed) => listed.id === made.id);

  const headers = { "Strata-Seat": turn.seat };
  const { data: actions } = await getActions({ throwOnError: true, path, headers });
  const option = actions.decisions[0]?.options[0];
  if (option === undefined) throw new Error("no option");
  const { data: move } = await playMove({ throwOnError: true, path, headers, body: option });

  const old = made.seats[1]?.token ?? "";
  const { data: issued } = await issueToken({ throwOnError: true, path: { ...path, seat: 1 } });
  const { error: refused } = await getView({ path, auth: old });
  const { data: found } = await findTurns({ throwOnError: true, body: { tokens: [old, issued.token ?? ""] } });
  console.log(
    JSON.stringify({
      match: made.id,
      decision: turn.decision,
      listed: row?.pending[0]?.name,
      player: row?.seats[0]?.player,
      moved: move.version - turn.version,
      refused: refused?.code,
      lost: found.lost,
    }),
  );
}

void main();
