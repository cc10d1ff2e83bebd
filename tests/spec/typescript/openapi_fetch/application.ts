// An application by its key, with openapi-fetch: whose turn it is, a move for a person, a token again.
import createClient from "openapi-fetch";
import type { paths } from "./generated/strata";

const bearer = (token: string | null | undefined) => ({ Authorization: `Bearer ${token}` });
const strata = createClient<paths>({ baseUrl: process.env.STRATA_URL, headers: bearer(process.env.STRATA_KEY) });

function present<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

async function main(): Promise<void> {
  const made = present(
    await strata.POST("/v1/matches", {
      body: {
        game: "gods-love-dinosaurs",
        options: { start_player: 0 },
        on_behalf: true,
        seats: [{ kind: "human", player: "ann" }, { kind: "human", player: "ben" }],
      },
    }),
  );
  const path = { match_id: made.id };
  let turn;
  while (turn === undefined) {
    const turns = present(await strata.GET("/v1/turns", { params: { query: { player: "ann" } } }));
    turn = turns.data.find((row) => row.match === made.id);
  }
  const query = { own: true, turn: true, status: ["open" as const, "playing" as const], forks: false };
  const rows = present(await strata.GET("/v1/matches", { params: { query } }));
  const row = rows.data.find((listed) => listed.id === made.id);

  const params = { path, header: { "Strata-Seat": turn.seat } };
  const actions = present(await strata.GET("/v1/matches/{match_id}/actions", { params }));
  const option = actions.decisions[0]?.options[0];
  if (option === undefined) throw new Error("no option");
  const move = present(await strata.POST("/v1/matches/{match_id}/moves", { params, body: option }));

  const old = made.seats[1]?.token ?? "";
  const issued = present(
    await strata.POST("/v1/matches/{match_id}/seats/{seat}/token", { params: { path: { ...path, seat: 1 } } }),
  );
  const refused = await strata.GET("/v1/matches/{match_id}/view", { params: { path }, headers: bearer(old) });
  const found = present(await strata.POST("/v1/turns", { body: { tokens: [old, issued.token ?? ""] } }));
  console.log(
    JSON.stringify({
      match: made.id,
      decision: turn.decision,
      listed: row?.pending[0]?.name,
      player: row?.seats[0]?.player,
      moved: move.version - turn.version,
      refused: refused.error?.code,
      lost: found.lost,
    }),
  );
}

void main();
