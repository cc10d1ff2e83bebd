// An application by its key, with the functions of orval: whose turn it is, a move for a person, a token again.
import {
  createMatch,
  findTurns,
  getActions,
  getView,
  issueToken,
  listMatches,
  listTurns,
  playMove,
} from "./generated/strata";

const bearer = (token: string | null | undefined) => ({ Authorization: `Bearer ${token}` });
const key = bearer(process.env.STRATA_KEY);

async function main(): Promise<void> {
  const made = await createMatch(
    {
      game: "gods-love-dinosaurs",
      options: { start_player: 0 },
      on_behalf: true,
      seats: [{ kind: "human", player: "ann" }, { kind: "human", player: "ben" }],
    },
    { headers: key },
  );
  if (made.status !== 201) throw new Error(JSON.stringify(made.data));
  const { id, seats } = made.data;
  let turn;
  while (turn === undefined) {
    const turns = await listTurns({ player: "ann" }, { headers: key });
    if (turns.status !== 200) throw new Error(String(turns.status));
    turn = turns.data.data.find((row) => row.match === id);
  }
  const rows = await listMatches({ own: true, turn: true, status: ["open", "playing"], forks: false }, { headers: key });
  if (rows.status !== 200) throw new Error(JSON.stringify(rows.data));
  const row = rows.data.data.find((listed) => listed.id === id);

  const headers = { ...key, "Strata-Seat": `${turn.seat}` };
  const actions = await getActions(id, {}, { headers });
  if (actions.status !== 200) throw new Error(String(actions.status));
  const option = actions.data.decisions[0]?.options[0];
  if (option === undefined) throw new Error("no option");
  const move = await playMove(id, option, {}, { headers });
  if (move.status !== 201) throw new Error(JSON.stringify(move.data));

  const old = seats[1]?.token ?? "";
  const issued = await issueToken(id, 1, { headers: key });
  if (issued.status !== 201) throw new Error(JSON.stringify(issued.data));
  const refused = await getView(id, {}, { headers: bearer(old) });
  const found = await findTurns({ tokens: [old, issued.data.token ?? ""] });
  if (found.status !== 200) throw new Error(JSON.stringify(found.data));
  console.log(
    JSON.stringify({
      match: id,
      decision: turn.decision,
      listed: row?.pending[0]?.name,
      player: row?.seats[0]?.player,
      moved: move.data.version - turn.version,
      refused: refused.status === 403 ? refused.data.code : refused.status,
      lost: found.data.lost,
    }),
  );
}

void main();
