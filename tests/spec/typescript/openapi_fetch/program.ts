// Plays a match to its end with the types of openapi-typescript and openapi-fetch, then reads what happened.
import createClient from "openapi-fetch";
import type { components, paths } from "./generated/strata";

const strata = createClient<paths>({ baseUrl: process.env.STRATA_URL });

function present<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

async function main(): Promise<void> {
  const made = present(
    await strata.POST("/v1/matches", {
      body: { game: "dominant-species", options: { max_rounds: 1 }, seats: [{ kind: "human" }, { kind: "human" }] },
    }),
  );
  const unheardOf = { max_turns: 1 };
  // @ts-expect-error: an option of another name
  const wrong: components["schemas"]["MatchRequest"]["options"] = unheardOf;
  if (wrong !== unheardOf) throw new Error("never");

  const path = { match_id: made.id };
  const as = (seat: number) => ({ Authorization: `Bearer ${made.seats[seat]?.token}` });
  let pending = present(await strata.GET("/v1/matches/{match_id}", { params: { path } })).pending;
  let moves = 0;
  for (let asked = pending[0]; asked !== undefined; asked = pending[0]) {
    const headers = as(asked.seat);
    const view = present(await strata.GET("/v1/matches/{match_id}/view", { params: { path }, headers }));
    if (view.game !== "dominant-species") throw new Error(view.game);
    const round: number = view.view.round;
    const actions = present(await strata.GET("/v1/matches/{match_id}/actions", { params: { path }, headers }));
    const options = actions.decisions[0]?.options ?? [];
    const option = options[round % options.length];
    if (option === undefined) throw new Error("no option");
    await strata.POST("/v1/matches/{match_id}/moves/check", { params: { path }, headers, body: option });
    const move = present(await strata.POST("/v1/matches/{match_id}/moves", { params: { path }, headers, body: option }));
    pending = move.pending;
    moves += 1;
  }

  let pawns = 0;
  let heard = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = { limit: 20, ...(cursor === undefined ? {} : { cursor }) };
    const page = present(await strata.GET("/v1/matches/{match_id}/events", { params: { path, query } }));
    for (const event of page.data) {
      if (event.type !== "move_played" || event.game !== "dominant-species") continue;
      heard += 1;
      const action = event.data.action;
      if (action.kind === "place_pawn") pawns += action.space < 0 ? 0 : 1;
    }
    cursor = page.next_cursor;
  }
  console.log(JSON.stringify({ match: made.id, moves, heard, pawns }));
}

void main();
