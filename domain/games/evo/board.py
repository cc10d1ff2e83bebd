"""The table as a picture: what happens now on top, the island on the left, the tracks and the species beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from strata.domain.games.evo.board_map import island_in_the_sea
from strata.domain.games.evo.board_marks import INK, PAPER, colours, dino
from strata.domain.games.evo.board_panels import event_cards, genes_on_offer, species
from strata.domain.games.evo.board_tracks import climate, initiative, phases, turns
from strata.domain.games.evo.scoring import ranking_key
from strata.domain.games.evo.view import View
from strata.domain.kernel import Narrator, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_MARGIN, _GAP, _TOP = 18, 10, 118
_TRACK, _CLIMATE = 86, 228
_MIDDLE, _RIGHT = 322, 392

_MAP_WIDTHS = {3: 560, 4: 640, 5: 700}
_BODY_HEIGHTS = {3: 664, 4: 726, 5: 812}


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    seats = range(len(view.seats))
    called = [names[seat] if seat < len(names) and names[seat] else f"Seat {seat}" for seat in seats]
    map_width, height = _MAP_WIDTHS[len(seats)], _BODY_HEIGHTS[len(seats)]
    middle = _MARGIN + map_width + _GAP
    right = middle + _MIDDLE + _GAP
    width = right + _RIGHT + _MARGIN
    offer = 94 + 36 * max(3, len(seats) - view.options.one_gene_fewer)
    cards = height - _CLIMATE - offer - 2 * _GAP
    each = (height - _GAP * (len(seats) - 1)) / len(seats)
    return picture(
        width,
        _TOP + height + _MARGIN,
        f"Evo, turn {view.turn}. {_headline(view, called)}",
        group(_banner(view, called, width - 2 * _MARGIN), at=(_MARGIN, 14)),
        group(phases(view, 830), at=(_MARGIN, 76)),
        group(initiative(view), at=(right, 76)),
        group(island_in_the_sea(view, called, map_width, height - _TRACK - _GAP), at=(_MARGIN, _TOP)),
        group(turns(view, map_width, _TRACK), at=(_MARGIN, _TOP + height - _TRACK)),
        group(climate(view, _MIDDLE, _CLIMATE), at=(middle, _TOP)),
        group(genes_on_offer(view, called, _MIDDLE, offer), at=(middle, _TOP + _CLIMATE + _GAP)),
        group(event_cards(view, _MIDDLE, cards), at=(middle, _TOP + height - cards)),
        *(group(species(view, called, seat, _RIGHT, each), at=(right, _TOP + seat * (each + _GAP))) for seat in seats),
        background=PAPER,
    )


def _banner(view: View, names: Sequence[str], width: float) -> Markup:
    """Whose decision it is and what is left of it, or how the game ended."""
    seat = view.asked if view.asked is not None else next(_winners(view), None) if view.ending else None
    fill, ink = (INK, "#ffffff") if seat is None else colours(seat)
    turn = "Game over" if view.ending else f"Turn {view.turn}"
    return group(
        panel(0, 0, width, 50, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if seat is None else [dino(seat, 38, 28, 21)]),
        text(78, 33, _headline(view, names), 21, weight="bold", fill=ink),
        text(width - 20, 33, turn, 21, "end", "bold", fill=ink),
    )


def _headline(view: View, names: Sequence[str]) -> str:
    if view.ending is not None:
        winners = [shorten(names[seat], 20) for seat in _winners(view)]
        points = max(seat.points for seat in view.seats)
        verb = "wins" if len(winners) == 1 else "share the victory"
        return f"The meteor has struck: {' and '.join(winners)} {verb} with {points} points"
    if view.asked is None or view.decision is None:
        return "Nobody has to choose"
    who = whose_turn(view.asked, view.viewer, names)
    return f"{who}: {_task(view, view.decision)}"


def _task(view: View, decision: str) -> str:
    """What the seat that is asked must do."""
    match decision:
        case "move_dino":
            return f"move a dino ({view.moves_left} movement point{_s(view.moves_left)} left)"
        case "place_birth":
            return f"place a birth ({view.births_left} birth{_s(view.births_left)} left)"
        case "choose_losses":
            return "choose the dinos that the climate takes"
        case "jump_dino":
            return f"choose where the dino on {view.jumping} jumps"
        case "play_event":
            return "play an event card or pass"
        case "choose_row":
            return "choose a row to bid on"
        case "place_bid" if view.chosen_row is not None:
            return f"bid for {view.rows[view.chosen_row - 1].gene} in row {view.chosen_row}"
        case _:
            return decision.replace("_", " ")


def _s(count: int | None) -> str:
    return "" if count == 1 else "s"


def _winners(view: View) -> Iterator[int]:
    """Who stands first."""
    keys = [ranking_key(seat.points, seat.supply) for seat in view.seats]
    return (seat for seat, key in enumerate(keys) if key == max(keys))
