/**
 * A client of Strata: create matches, play seats, follow what happens.
 *
 *     const strata = new Strata("http://127.0.0.1:8080");
 *     const match = await strata.create("evo", [{ kind: "human" }, { kind: "bot" }, { kind: "bot" }]);
 *     const seat = match.seat(0);
 *     for await (const decision of seat.turns()) await seat.play(decision.options[0]);
 *     console.log(await match.score());
 *
 * An ES module for browsers and Node.js 20 or later, without dependencies. Responses are the service's JSON, typed;
 * members that this release does not know stay in them.
 */

export { StrataError, StrataProblem, StrataUnreachable } from "./strata/errors.js";
export { Match } from "./strata/match.js";
export { pictureOf } from "./strata/picture.js";
export { Seat } from "./strata/seat.js";
export { Strata } from "./strata/service.js";
export { Viewer } from "./strata/viewer.js";

/** @typedef {import("./answers.js").Actions} Actions */
/** @typedef {import("./answers.js").Action} Action */
/** @typedef {import("./answers.js").Alternative} Alternative */
/** @typedef {import("./answers.js").AnalysisProgress} AnalysisProgress */
/** @typedef {import("./answers.js").Analysis} Analysis */
/** @typedef {import("./answers.js").Asked} Asked */
/** @typedef {import("./answers.js").ChangedMatch} ChangedMatch */
/** @typedef {import("./answers.js").ClockPlan} ClockPlan */
/** @typedef {import("./answers.js").ClockTold} ClockTold */
/** @typedef {import("./answers.js").CreatedMatch} CreatedMatch */
/** @typedef {import("./answers.js").Decision} Decision */
/** @typedef {import("./answers.js").Diff} Diff */
/** @typedef {import("./answers.js").Event} Event */
/** @typedef {import("./answers.js").Fact} Fact */
/** @typedef {import("./answers.js").FieldChange} FieldChange */
/** @typedef {import("./answers.js").FieldError} FieldError */
/** @typedef {import("./answers.js").ForkRow} ForkRow */
/** @typedef {import("./answers.js").Frame} Frame */
/** @typedef {import("./answers.js").GameDetail} GameDetail */
/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").GlossaryEntry} GlossaryEntry */
/** @typedef {import("./answers.js").Hint} Hint */
/** @typedef {import("./answers.js").LeaderboardRow} LeaderboardRow */
/** @typedef {import("./answers.js").LogProof} LogProof */
/** @typedef {import("./answers.js").MatchRow} MatchRow */
/** @typedef {import("./answers.js").Move} Move */
/** @typedef {import("./answers.js").NarratedEvent} NarratedEvent */
/** @typedef {import("./answers.js").Option} Option */
/** @typedef {import("./answers.js").PicturePart} PicturePart */
/** @typedef {import("./answers.js").Problem} Problem */
/** @typedef {import("./answers.js").ScoreHistory} ScoreHistory */
/** @typedef {import("./answers.js").Score} Score */
/** @typedef {import("./answers.js").SeatPlan} SeatPlan */
/** @typedef {import("./answers.js").Status} Status */
/** @typedef {import("./answers.js").Step} Step */
/** @typedef {import("./answers.js").Summary} Summary */
/** @typedef {import("./answers.js").Table} Table */
/** @typedef {import("./answers.js").TurnsOf} TurnsOf */
/** @typedef {import("./answers.js").Turn} Turn */
/** @typedef {import("./answers.js").UndoPolicy} UndoPolicy */
/** @typedef {import("./answers.js").View} View */
/** @typedef {import("./strata/asking.js").Abortable} Abortable */
/** @typedef {import("./strata/asking.js").ActingFor} ActingFor */
/** @typedef {import("./strata/asking.js").Change} Change */
/** @typedef {import("./strata/asking.js").Eyes} Eyes */
/** @typedef {import("./strata/asking.js").Listening} Listening */
/** @typedef {import("./strata/asking.js").Look} Look */
/** @typedef {import("./strata/asking.js").MatchEvent} MatchEvent */
/** @typedef {import("./strata/asking.js").Part} Part */
/** @typedef {import("./strata/asking.js").Receipt} Receipt */
/** @typedef {import("./strata/asking.js").Then} Then */
/** @typedef {import("./strata/asking.js").Token} Token */
/** @typedef {import("./strata/asking.js").Told} Told */
