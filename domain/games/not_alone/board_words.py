"""What the banner says: who must choose what, or who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from strata.domain.games.not_alone.board_marks import TOKENS, hunted_of
from strata.domain.games.not_alone.components import BOX
from strata.domain.games.not_alone.state import Phase, Step
from strata.domain.games.not_alone.view import Asked, HuntedView, View
from strata.domain.toolkit.narration import counted
from strata.domain.toolkit.svg import shorten

PHASES = ("Set-up", "1 Exploration", "2 Hunting", "3 Reckoning", "4 End of turn", "5 Evolution")
_CHAPTERS = {
    Phase.BOARD_SIDE: (0, "the side of the board"),
    Phase.STARTING_EVOLUTIONS: (0, "the first Evolutions"),
    Phase.LIGHT_EVOLUTION: (0, "the Creature's Evolution"),
    Phase.AVATARS: (0, "avatars"),
    Phase.CREATURE_WINDOW: (1, "the Creature may act first"),
    Phase.EXPLORATION: (1, "the Hunted choose places in secret"),
    Phase.HUNTING: (2, "the Creature hunts"),
    Phase.RESPONSES: (2, "the Hunted may respond"),
    Phase.SECOND_HUNTING: (2, "the Creature hunts again"),
    Phase.RIVER: (2, "one River card is kept"),
    Phase.RECKONING_WINDOW: (3, "cards and abilities"),
    Phase.FREE_PLACES: (3, "places without a token"),
    Phase.TARGET: (3, "places under the Target"),
    Phase.ARTEMIA: (3, "places under Artemia"),
    Phase.CREATURE: (3, "the Creature catches"),
    Phase.END_WINDOW: (4, "cards and abilities"),
    Phase.CLEARING: (4, "the table is cleared"),
    Phase.SCOUT: (5, "the Scout may stop the Sanctuary"),
    Phase.GRAVITY: (5, "Gravitic Pull"),
    Phase.EVOLUTION: (5, "the Creature evolves"),
}


def chapter(view: View) -> tuple[int, str]:
    """The phase of the turn, and the step within it."""
    return _CHAPTERS[view.phase]


def headline(view: View, names: Sequence[str]) -> str:
    if view.ending is not None:
        return _result(view, names)
    if not view.asked:
        return "Nobody has to choose"
    own = next((asked for asked in view.asked if asked.seat == view.viewer), None)
    if own is not None:
        return f"Your turn, {shorten(names[own.seat], 20)}: {_task(view, own)}{_others(len(view.asked) - 1)}"
    called = [shorten(names[asked.seat], 18) for asked in view.asked]
    if len(called) > 3:
        called = [*called[:2], f"{len(called) - 2} others"]
    who = " and ".join([", ".join(called[:-1]), called[-1]] if len(called) > 1 else called)
    return f"{who}: {_task(view, view.asked[0])}"


def _others(count: int) -> str:
    """A word about those who choose at the same time."""
    if not count:
        return ""
    return f" — {count} others choose too" if count > 1 else " — 1 other chooses too"


def _result(view: View, names: Sequence[str]) -> str:
    name = shorten(names[view.creature], 20)
    match view.ending:
        case "assimilation":
            return f"The planet has assimilated the Hunted: {name}, the Creature, wins"
        case "rescue":
            return f"Rescue has come: the Hunted win against {name}, the Creature"
        case "defence":
            return f"The Sanctuary is safe: the Hunted win against {name}, the Creature"
        case other:
            return f"The game is over: {other}"


def _task(view: View, asked: Asked) -> str:
    """What the seat that is asked must do."""
    words = _TASKS.get(asked.decision, asked.decision.replace("_", " "))
    if isinstance(words, str):
        return words
    step = asked.step if asked.step is not None and asked.step.seat == asked.seat else None
    return words(Task(view, hunted_of(view, asked.seat), step))


class Task(NamedTuple):
    """What is asked of a seat: ``hunted`` is None for the Creature, ``step`` says more where there is one."""

    view: View
    hunted: HuntedView | None
    step: Step | None

    def board_side(self) -> str:
        sides = [f"{side} has Artemia at {_listed(at)}" for side, at in sorted(BOX.artemia_spaces.items())]
        return f"choose the side of the board: {'; '.join(sides)}"

    def starting_evolutions(self) -> str:
        total = BOX.by_hunted[str(self.view.players - 1)].evolutions
        return f"say how many of your {total} first Evolutions are of level I and of level II"

    def exploration(self) -> str:
        cards = "2 places" if self.hunted is not None and self.hunted.pending else "a place"
        return f"play {cards} face down; before that resist, give up or play a Survival card"

    def hunting(self) -> str:
        missing = [TOKENS[token][2] for token in self.view.available if token not in self.view.tokens]
        what = f"place {' and '.join(missing)}" if missing else "play a Hunt card or end the hunt"
        return f"{what} ({counted(self.view.hunt_plays, 'Hunt play')} left)"

    def place(self) -> str:
        here = [] if self.hunted is None else [spot.place for spot in self.hunted.locations if not spot.resolved]
        at = f" at {' or '.join(map(str, here))}" if here else ""
        more = ", rescue or fortify" if self.view.has_sanctuary else ""
        return f"use the place{at}: its power, or take back a card{more}, or nothing"

    def mode(self) -> str:
        place = "" if self.step is None or self.step.place is None else f" of {self.step.place}"
        return f"choose how to use the power{place}"

    def take_back(self) -> str:
        return f"take back a Place card{', or stop' if self.step is not None and self.step.may else ''}"

    def discard(self) -> str:
        return f"discard {self._place_cards()}"

    def show(self) -> str:
        return f"show the Creature {self._place_cards()} of your hand"

    def _place_cards(self) -> str:
        wanted = 1 if self.step is None else self.step.n
        return counted(min(wanted, 1 if self.hunted is None else self.hunted.hand_size), "Place card")

    def evolution(self) -> str:
        if self.view.evolving:
            return f"draw Evolutions (1 DNA), reveal them for their cost, or end ({self.view.dna} DNA)"
        return "evolve, lie low (then Defence advances) or skip"


_TASKS: dict[str, str | Callable[[Task], str]] = {
    "choose_board_side": Task.board_side,
    "choose_starting_evolutions": Task.starting_evolutions,
    "exploration": Task.exploration,
    "hunting": Task.hunting,
    "resolve_place": Task.place,
    "choose_mode": Task.mode,
    "take_back_place": Task.take_back,
    "discard_places": Task.discard,
    "show_places": Task.show,
    "evolution": Task.evolution,
    "choose_avatar": "choose one of two avatars",
    "choose_evolution": "choose an Evolution to hunt with",
    "creature_window": "play a phase 1 Hunt card or an ability, or pass",
    "response": "respond with a Survival card or an ability, or pass",
    "keep_river_card": "keep one of the two cards of the River",
    "reckoning_window": "play a phase 3 card or an ability, or pass",
    "mini_window": "after the draw: play a phase 3 card or an ability, or pass",
    "end_window": "play a phase 4 card or an ability, or pass",
    "copy_place": "choose the place to copy",
    "choose_hunted": "choose a Hunted who regains 1 Will",
    "choose_ally": "choose another Hunted who takes back a card, or nobody",
    "take_reserve_place": "take a place from the reserve",
    "keep_survival": "keep one of two Survival cards",
    "scream_choice": "Scream: discard 2 Place cards or lose 1 Will",
    "discard_survival": "discard a Survival card",
    "choose_victim": "choose who loses 1 more Will",
    "dominance_choice": "discard a Hunt card for 1 more Assimilation, or not",
    "discard_hunt": "discard a Hunt card",
    "put_hunt_bottom": "put a Hunt card under the deck",
    "choose_evolution_to_discard": "choose a revealed Evolution to discard",
    "shelter": "shelter your Survivors for 1 more step of Defence, or keep them",
    "scout": "discard a Place card to stop the Sanctuary, or pass",
    "move_sanctuary": "move the Sanctuary 1 or 2 steps",
}


def _listed(numbers: Sequence[int]) -> str:
    """``1–3`` for numbers in a row, else ``1, 3, 5``."""
    if list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
