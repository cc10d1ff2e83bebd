"""What the banner says: who must choose what, or who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strata.domain.games.not_alone.board_sheet import Sheet
from strata.domain.games.not_alone.components import BOX, CONSTANTS
from strata.domain.games.not_alone.rules.evolution import evolve_income, lie_low_income
from strata.domain.games.not_alone.state import Step
from strata.domain.games.not_alone.terms import place, place_list
from strata.domain.games.not_alone.view import Asked, HuntedView
from strata.domain.games.not_alone.whereabouts import hunted_of
from strata.domain.toolkit.headline import after_colon, whose_turn
from strata.domain.toolkit.language import phrase

_MOST_NAMES = 3


def headline(sheet: Sheet) -> str:
    view = sheet.view
    if view.ending is not None:
        return sheet.say("board-win", reason=view.ending, creature=sheet.name(view.creature))
    if not view.asked:
        return sheet.say("board-nobody_asked")
    own = next((asked for asked in view.asked if asked.seat == view.viewer), None)
    if own is not None:
        turn = whose_turn(own.seat, own.seat, sheet.names, 20, sheet.words.tag)
        told = f"{turn}. {_task(sheet, own)}"
        others = len(view.asked) - 1
        return sheet.say("board-others_choose", headline=told, count=others) if others else told
    called = [sheet.name(asked.seat, 18) for asked in view.asked]
    if len(called) > _MOST_NAMES:
        called = [*called[:2], sheet.say("board-some_others", count=len(called) - 2)]
    return sheet.say("board-asked", names=called, task=after_colon(_task(sheet, view.asked[0])))


def _task(sheet: Sheet, asked: Asked) -> str:
    """What the seat that is asked must do."""
    step = asked.step if asked.step is not None and asked.step.seat == asked.seat else None
    about = _TASKS.get(asked.decision)
    told = None if about is None else about(sheet, hunted_of(sheet.view, asked.seat), step)
    return told or sheet.say(f"decision-{asked.decision}")


Task = Callable[[Sheet, HuntedView | None, Step | None], str | None]
"""What a Hunted or the Creature must do; a step says more where there is one. None where the decision says it all."""


def _board_side(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    first, second = (_listed(spaces) for _, spaces in sorted(BOX.artemia_spaces.items()))
    return sheet.say("task-board_side", first=first, second=second)


def _starting_evolutions(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    return sheet.say("task-starting_evolutions", count=BOX.by_hunted[str(sheet.view.players - 1)].evolutions)


def _exploration(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str | None:
    return sheet.say("task-two_places") if hunted is not None and hunted.pending else None


def _hunting(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    view = sheet.view
    missing = [phrase("named-token", token=token) for token in view.available if token not in view.tokens]
    if not missing:
        return sheet.say("task-end_hunt")
    return sheet.say("task-place_tokens", tokens=missing, plays=min(view.hunt_plays, view.hunt_hand_size))


def _resolve(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str | None:
    here = [] if hunted is None else [spot.place for spot in hunted.locations if not spot.resolved]
    return sheet.say("task-resolve", places=place_list(sheet.view, here)) if here else None


def _mode(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str | None:
    if step is None or step.place is None:
        return None
    return sheet.say("task-mode", place=place(sheet.view, step.place))


def _take_back(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str | None:
    return sheet.say("task-take_back_or_stop") if step is not None and step.may else None


def _discard(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    return sheet.say("task-discard", cards=_wanted(hunted, step))


def _show(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    return sheet.say("task-show", cards=_wanted(hunted, step))


def _wanted(hunted: HuntedView | None, step: Step | None) -> int:
    """How many Place cards somebody has to part with."""
    return min(1 if step is None else step.n, 1 if hunted is None else hunted.hand_size)


def _evolution(sheet: Sheet, hunted: HuntedView | None, step: Step | None) -> str:
    view = sheet.view
    if view.evolving:
        return sheet.say("task-evolving", dna=view.dna, cost=CONSTANTS.draw_cost)
    evolve, lie_low = (min(income(view), view.dna_supply) for income in (evolve_income, lie_low_income))
    return sheet.say("task-evolution", evolve=evolve, lie_low=lie_low)


_TASKS: dict[str, Task] = {
    "choose_board_side": _board_side,
    "choose_starting_evolutions": _starting_evolutions,
    "exploration": _exploration,
    "hunting": _hunting,
    "resolve_place": _resolve,
    "choose_mode": _mode,
    "take_back_place": _take_back,
    "discard_places": _discard,
    "show_places": _show,
    "evolution": _evolution,
}


def _listed(numbers: Sequence[int]) -> str:
    """``1–3`` for numbers in a row, else ``1, 3, 5``."""
    if list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))
