"""The viewer's own cards, each with what it does; and what everybody may see on offer."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.not_alone.board_marks import FADED, GOLD, INK, Block, Entry, entries, hunted_of, titled
from strata.domain.games.not_alone.board_table import hunt_entry
from strata.domain.games.not_alone.components import (
    AVATARS,
    BOX,
    EVOLUTIONS,
    HUNT,
    SURVIVAL,
    Avatar,
    Evolution,
    SurvivalCard,
)
from strata.domain.games.not_alone.rules.force import places
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.view import HuntedView, View
from strata.domain.toolkit.svg import Markup, group, panel, text

_WINDOWS = {
    "exploration": "phase 1",
    "phase2_response": "phase 2",
    "reckoning": "phase 3",
    "place_resolution": "phase 3, at a place",
    "end_of_turn": "phase 4",
}
_COLUMNS = 5
_NOTHING = Block(20, text(0, 14, "No further card in hand.", 13, fill=FADED))


def hand(view: View, width: float) -> Block:
    """The viewer's hand; for a spectator, a word that there is none."""
    offered = _light_offer(view)
    if view.viewer is None:
        if offered:
            return titled(width, "Evolutions on offer", entries(offered, width - 28, _COLUMNS))
        return Block(34, text(14, 22, "You are watching: hands are shown to their owners only.", 13, fill="#b9c6da"))
    own = hunted_of(view, view.viewer)
    cards = [*offered, *(_creatures_cards(view) if own is None else _hunted_cards(own))]
    inside = entries(cards, width - 28, _COLUMNS) if cards else _NOTHING
    if own is not None:
        row = _places(view, own, width - 28)
        inside = Block(row.height + 10 + inside.height, group(row.drawn, group(inside.drawn, at=(0, row.height + 10))))
    note = "only you see this" if not offered else "one of the three is chosen"
    return titled(width, "Your cards", inside, note)


def _creatures_cards(view: View) -> Iterator[Entry]:
    for card in view.hunt_hand or ():
        yield hunt_entry(HUNT[card])
    for card in view.evolution_hand or ():
        yield _evolution(EVOLUTIONS[card])


def _hunted_cards(own: HuntedView) -> Iterator[Entry]:
    for card in own.survival or ():
        yield _survival(SURVIVAL[card])
    for card in own.offered or ():
        yield _survival(SURVIVAL[card], "keep one")
    if own.avatar is None:
        for card in own.dealt or ():
            yield _avatar(AVATARS[card])


def _evolution(card: Evolution) -> Entry:
    return Entry(card.name, f"level {'I' * card.level} · {card.cost} DNA", card.text, "#eef3e2", "#47631a")


def _survival(card: SurvivalCard, note: str | None = None) -> Entry:
    return Entry(card.name, note or _WINDOWS[card.window], card.text, "#e7f0fb", "#1f5a96")


def _avatar(card: Avatar) -> Entry:
    return Entry(card.name, "avatar", card.text, "#f4ecfb", "#5d3a86")


def _light_offer(view: View) -> list[Entry]:
    """The Evolutions among which the Creature chooses in the light game."""
    if view.phase is not Phase.LIGHT_EVOLUTION:
        return []
    cost = BOX.by_hunted[str(view.players - 1)].light_cost
    return [_evolution(card)._replace(tag="choose one") for card in BOX.evolutions if card.base and card.cost == cost]


def _places(view: View, own: HuntedView, width: float) -> Block:
    """The viewer's Place cards in hand and in front, by number and name."""
    step = width / 10
    shown = [(number, "played") for number in own.played or ()] + [(number, "hand") for number in own.hand or ()]
    chips = (_chip(view, number, where, place * step, step - 6) for place, (number, where) in enumerate(shown))
    return Block(44, group(*chips) if shown else text(0, 26, "No Place card in hand.", 13, fill=FADED))


def _chip(view: View, number: int, where: str, x: float, width: float) -> Markup:
    is_barred = number in view.blocked and where == "hand"
    fill = GOLD if where == "played" else "#d5d5d8" if is_barred else "#dcefd9"
    return group(
        panel(x, 0, width, 44, 8, fill=fill, stroke=INK, stroke_width=1.4),
        text(x + 10, 30, number, 21, weight="bold", fill=INK),
        text(x + 38, 19, places(view)[number].name.removeprefix("The "), 12, weight="bold", fill=INK),
        text(x + 38, 35, "barred" if is_barred else where, 10.5, fill=INK),
    )
