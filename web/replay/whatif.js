/** What if: a fork at the version that is shown, at a table of its own. */

import { element } from "../elements.js";
import { keepSeat } from "../tokens.js";

/** @typedef {import("/answers.js").Summary} Summary */
/** @typedef {import("/strata.js").Viewer} Viewer */
/** @typedef {import("../words.js").Say} Say */

/**
 * Who shall play the fork: all seats by the reader, or one of them against bots.
 * @param {Say} say
 * @param {Viewer} viewer
 * @param {Summary} summary
 * @param {string[]} names
 * @param {number[]} seats The seats that the reader may play there.
 * @param {() => number} version
 */
export function whatIf(say, viewer, summary, names, seats, version) {
  const choices = [["all", say("play-all")], ...seats.map((seat) => [String(seat), names[seat] ?? ""])];
  const isRunning = summary.status === "playing";
  const who = element(
    "select",
    { "aria-label": say("play-as") },
    (isRunning ? choices.slice(1) : choices).map(([value, text]) => element("option", { value: value ?? "" }, text)),
  );
  const told = element("p", { class: "small", role: "status" });
  const fork = async () => {
    const plans = summary.seats.map(({ seat }) =>
      /** @type {import("/answers.js").SeatPlan} */ (
        who.value === "all" || who.value === String(seat)
          ? { kind: "human", name: names[seat] ?? "" }
          : { kind: "bot", bot: "greedy" }
      ),
    );
    const made = await viewer.fork({ version: version(), seats: plans, listed: false });
    for (const [seat, token] of Object.entries(made.tokens)) keepSeat(made.id, Number(seat), token);
    const id = encodeURIComponent(made.id);
    told.replaceChildren(
      element("a", { class: "button primary", href: `/table/${id}` }, say("to-table")),
      " ",
      element("a", { class: "button", href: `/replay/${id}#1` }, say("to-comparison")),
    );
  };
  const button = element("button", { type: "button", class: "fork", onclick: () => fork().catch((error) => told.replaceChildren(error.message)) }, say("fork"));
  return element("section", { class: "card what-if" }, element("h2", {}, say("what-if")), element("p", { class: "small muted" }, say("what-if-why")), who, " ", button, told);
}
