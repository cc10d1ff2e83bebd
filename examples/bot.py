"""A bot in a process of its own: plays a seat of any game over HTTP, to the end.

    STRATA_TOKEN=strata_seat_… python examples/bot.py MATCH --url http://127.0.0.1:8080

It knows no rule: the service says when its seat is asked and lists every legal action. Make it smarter in ``choose``.
"""

from __future__ import annotations

import argparse
import os
import random
from typing import Any

from strata_client import Decision, Option, Strata


def choose(decision: Decision, view: dict[str, Any], rng: random.Random) -> Option:
    """One of the options. ``view`` is all that the seat may know of the game."""
    return rng.choice(decision["options"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a seat of a match to its end. STRATA_TOKEN holds its token.")
    parser.add_argument("match", help="the match's id")
    parser.add_argument("--url", default="http://127.0.0.1:8080", help="the service")
    parser.add_argument("--seed", type=int, help="to make the same choices again")
    asked = parser.parse_args()
    token = os.environ.get("STRATA_TOKEN") or parser.error("STRATA_TOKEN must hold the token of the seat")

    rng = random.Random(asked.seed)
    with Strata(asked.url) as strata:
        seat = strata.seat(asked.match, token)
        for decision in seat.turns():
            option = choose(decision, seat.view()["view"], rng)
            print(f"{decision['name']}: {option['label']}", flush=True)
            seat.play(option)
        outcome = seat.summary()["outcome"]
        for standing in outcome["ranking"] if outcome else []:
            print(f"{standing['rank']}. seat {standing['seat']} with {standing['total']}")


if __name__ == "__main__":
    main()
