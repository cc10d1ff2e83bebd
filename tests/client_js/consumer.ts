// What a strict TypeScript program sees of the packed client.
import { Strata, StrataProblem, StrataUnreachable, type Decision, type Match, type Option, type Seat } from "strata-games";

const strata = new Strata("http://127.0.0.1:8080", { language: "uk", patience: 5 });

export async function play(signal: AbortSignal): Promise<number | null> {
  const match: Match = await strata.create("evo", [{ kind: "human" }, { kind: "bot", bot: "greedy" }], {
    clock: { move_seconds: 60 },
  });
  const seat: Seat = match.seat(0);
  for await (const decision of seat.turns({ signal })) await seat.play(first(decision), { atVersion: 3 });
  const rank: number | undefined = (await match.score({ lang: "ru" })).ranking[0]?.rank;
  for await (const event of match.stream({ onClock: (clock) => clock.seats[0]?.deadline })) {
    const version: number = event.version;
    if (event.type === "move_played" && version > 3) break;
  }
  return (await seat.view({ as: "spectator" })).seat ?? rank ?? null;
}

export function told(error: unknown): string {
  if (error instanceof StrataProblem) return `${error.status} ${error.code} ${error.members.missed?.length ?? 0}`;
  return error instanceof StrataUnreachable && error.isPassing ? error.message : "unknown";
}

function first(decision: Decision): Option {
  const option = decision.options[0];
  if (option === undefined) throw new Error(decision.title);
  return option;
}

export async function wrong(seat: Seat): Promise<void> {
  // @ts-expect-error: a seat is of one of three kinds
  await strata.create("evo", [{ kind: "robot" }]);
  // @ts-expect-error: an action has a kind
  await seat.play({ space: 3 });
  // @ts-expect-error: eyes are those of a seat or of a spectator
  await seat.view({ as: "admin" });
  // @ts-expect-error: no such member
  (await seat.summary()).versions;
}
