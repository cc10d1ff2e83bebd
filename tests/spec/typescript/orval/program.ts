// Plays a match to its end with the functions of orval, then reads what happened.
import { createMatch, getActions, getMatch, getView, listEvents, playMove } from "./generated/strata";

async function main(): Promise<void> {
  const made = await createMatch({
    game: "dominant-species",
    options: { max_rounds: 1 },
    seats: [{ kind: "human" }, { kind: "human" }],
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.data));
  const { id, seats } = made.data;
  const found = await getMatch(id);
  if (found.status !== 200) throw new Error(String(found.status));
  let pending = found.data.pending;
  let moves = 0;
  for (let asked = pending[0]; asked !== undefined; asked = pending[0]) {
    const headers = { Authorization: `Bearer ${seats[asked.seat]?.token}` };
    const seen = await getView(id, {}, { headers });
    if (seen.status !== 200 || seen.data.game !== "dominant-species") throw new Error(String(seen.status));
    const round: number = seen.data.view.round;
    const listed = await getActions(id, {}, { headers });
    if (listed.status !== 200) throw new Error(String(listed.status));
    const options = listed.data.decisions[0]?.options ?? [];
    const option = options[round % options.length];
    if (option === undefined) throw new Error("no option");
    const played = await playMove(id, option, {}, { headers });
    if (played.status !== 201) throw new Error(String(played.status));
    pending = played.data.pending;
    moves += 1;
  }

  let pawns = 0;
  let heard = 0;
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await listEvents(id, { limit: 20, ...(cursor === undefined ? {} : { cursor }) });
    if (page.status !== 200) throw new Error(String(page.status));
    for (const event of page.data.data) {
      if (event.type !== "move_played" || event.game !== "dominant-species") continue;
      heard += 1;
      const action = event.data.action;
      if (action.kind === "place_pawn") pawns += action.space < 0 ? 0 : 1;
    }
    cursor = page.data.next_cursor;
  }
  console.log(JSON.stringify({ match: id, moves, heard, pawns }));
}

void main();
