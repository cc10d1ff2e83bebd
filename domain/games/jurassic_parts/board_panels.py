"""What lies beside the slab: the collections of the seats, the dig leader, the cards, and what counts at the end."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from strata.domain.games.jurassic_parts.board_marks import (
    ALERT,
    CARD,
    FACES,
    FADED,
    GAIN,
    INK,
    RULE,
    amber,
    colours,
    flag,
    fossil,
    offer,
    token,
)
from strata.domain.games.jurassic_parts.board_table import Table
from strata.domain.games.jurassic_parts.components import BOX, BUILT, CONSTANTS, SERVICES, service_price
from strata.domain.games.jurassic_parts.naming import KIND
from strata.domain.games.jurassic_parts.scoring import score_lines
from strata.domain.games.jurassic_parts.targets import STURDY
from strata.domain.games.jurassic_parts.view import SeatView
from strata.domain.kernel import Standing
from strata.domain.toolkit.svg import Markup, element, group, panel, shorten, text

_SLOT = 23.0
_PALE = "#9a907f"
_CARD_ROW = 36


def digger(table: Table, standing: Standing, width: float, height: float) -> Markup:
    """All that is open about a seat: points, chisels, amber, loose tiles by part, skeletons and cards."""
    view, seat = table.view, standing.seat
    about, is_asked = view.seats[seat], seat == view.asked
    is_over = view.ending is not None
    called = table.called(seat, 19)
    if seat == view.viewer:
        called = table.say("board-you", name=table.called(seat, 14))
    state = table.say("board-rank", rank=standing.rank) if is_over else ""
    if seat == view.active and not is_over:
        state = table.say("board-active")
    first = [group(element("title", table.say("board-first")), flag(width - 224, 24))] if seat == view.first else []
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_asked else RULE, stroke_width=3 if is_asked else 1),
        panel(0, 0, 9, height, 4.5, fill=colours(seat)[0]),
        token(seat, 32, 24, 14),
        text(54, 29, called, 16, weight="bold", fill=INK),
        *first,
        text(width - 202, 29, state, 13 if is_over else 11.5, weight="bold" if is_over else "normal", fill=FADED),
        amber(width - 106, 22, 7),
        text(width - 94, 29, about.amber, 15, weight="bold", fill=INK),
        text(width - 14, 26, standing.total, 22, "end", "bold", fill=INK),
        text(width - 14, 39, table.say("board-points", points=standing.total), 10.5, "end", fill=FADED),
        text(20, 57, _score(table, about) if is_over else _chisels(table, about, seat == view.active), 12.5, fill=INK),
        group(_loose(table, about), at=(20, 64)),
        group(_skeletons(table, about), at=(20, 109)),
        _cards(table, about, width - 14, 124),
        data_target=f"seat:{seat}",
    )


def _chisels(table: Table, about: SeatView, is_active: bool) -> str:
    """How many chisels of a seat are sharp, dull, on the slab, spent and set aside."""
    aside = table.view.set_aside if is_active else 0
    said = [
        table.say("board-sharp", n=about.sharp),
        table.say("board-dull", n=about.dull),
        table.say("board-on-slab", n=about.on_slab),
        table.say("board-spent", n=about.spent) if about.spent else "",
        table.say("board-set-aside", n=aside) if aside else "",
    ]
    return f"{table.say('board-chisels')} {table.listed(said)}"


def _score(table: Table, about: SeatView) -> str:
    """What the points of a seat are made of."""
    return table.listed(
        [f"{table.words.term(f'line-{line.name}', line.name)} {line.points}" for line in score_lines(about)]
    )


def _loose(table: Table, about: SeatView) -> Markup:
    """A slot for each part of each species, with how many loose tiles there are; then plants and bone piles."""
    held: dict[tuple[str, int], list[str]] = defaultdict(list)
    for tile in about.loose:
        held[KIND[tile]].append(tile)
    parts: list[Markup] = []
    x = 0.0
    for species in BUILT:
        width = _SLOT * species.parts
        parts.append(text(x + width / 2 - 1, 11, table.short(species.id), 10.5, "middle", fill=FADED))
        for part in range(1, species.parts + 1):
            parts.append(_slot(table, species.id, part, x + _SLOT * (part - 1), held[species.id, part]))
        x += width + 8
    for kind in ("plant", "bone_pile"):
        parts.append(text(x + 22, 11, table.short(kind), 10.5, "middle", fill=FADED))
        parts.append(_heap(table, kind, x, held[kind, 0]))
        x += 52
    return group(*parts)


def _slot(table: Table, species: str, part: int, x: float, tiles: list[str]) -> Markup:
    return _drawn_slot(species, part, x, _named(table, tiles), _is_offered(table, tiles))


def _named(table: Table, tiles: list[str]) -> tuple[tuple[str, str], ...]:
    """Tiles, each with its name."""
    return tuple([(tile, table.copy(tile)) for tile in tiles])


def _is_offered(table: Table, tiles: list[str]) -> bool:
    return any(f"tile:{tile}" in table.offered for tile in tiles)


@lru_cache(4096)
def _drawn_slot(species: str, part: int, x: float, tiles: tuple[tuple[str, str], ...], is_offered: bool) -> Markup:
    """The part's number while it is missing; how many there are once it is held."""
    ink = INK if tiles else _PALE
    return group(
        *_pieces(tiles, x, _SLOT - 2, FACES[species], is_offered),
        text(x + _SLOT / 2 - 1, 25, part, 9, "middle", fill=ink, pointer_events="none"),
        text(
            x + _SLOT / 2 - 1,
            36,
            f"×{len(tiles)}" if tiles else "–",
            11,
            "middle",
            "bold",
            fill=ink,
            pointer_events="none",
        ),
    )


def _heap(table: Table, kind: str, x: float, tiles: list[str]) -> Markup:
    ink = INK if tiles else _PALE
    return group(
        *_pieces(_named(table, tiles), x, 44, FACES[kind], _is_offered(table, tiles)),
        group(fossil(kind, x + 13, 28, 9, ink), pointer_events="none"),
        text(x + 33, 32, len(tiles), 14, "middle", "bold" if tiles else "normal", fill=ink, pointer_events="none"),
    )


def _pieces(tiles: tuple[tuple[str, str], ...], x: float, width: float, face: str, is_offered: bool) -> list[Markup]:
    """The room for tiles that are alike, with a share of it for each of them."""
    step = width / max(1, len(tiles))
    pieces = [
        group(
            element("title", named),
            element("rect", x=x + step * place, y=15, width=step, height=24, fill=face),
            data_target=f"tile:{tile}",
        )
        for place, (tile, named) in enumerate(tiles)
    ]
    frame = panel(x, 15, width, 24, 4, fill="none", stroke=INK if tiles else RULE)
    return [*pieces, offer(x, 15, width, 24, 4) if is_offered else frame]


def _skeletons(table: Table, about: SeatView) -> Markup:
    """The finished skeletons, by species."""
    parts: list[Markup] = []
    for species in BOX.species:
        count = sum(skeleton.species == species.id for skeleton in about.skeletons)
        if count:
            x = 57.0 * len(parts)
            parts.append(
                group(
                    element("title", f"{table.say(f'fossil-{species.id}')} ×{count}"),
                    panel(x, 0, 53, 21, 10, fill=FACES[species.id], stroke=GAIN, stroke_width=2),
                    fossil(species.id, x + 17, 11, 10),
                    text(x + 39, 15, f"×{count}", 12.5, "middle", "bold", fill=INK),
                )
            )
    return group(*(parts or [text(0, 15, table.say("board-no-skeleton"), 12, fill=FADED)]))


def _cards(table: Table, about: SeatView, x: float, y: float) -> Markup:
    """How many cards a seat holds, and those it has played."""
    names = [table.say(f"card-{card}") for card in about.played]
    said = [table.say("board-cards", n=about.hand_size)] if about.hand_size else []
    said += [table.say("board-played", cards=", ".join(names))] if names else []
    room = 68 - 9 * len({skeleton.species for skeleton in about.skeletons}) - (0 if about.skeletons else 14)
    words = table.listed(said)
    return group(element("title", words), text(x, y, shorten(words, room), 11, "end", fill=FADED)) if words else group()


def leader(table: Table, width: float, height: float) -> Markup:
    """The dig leader: the supply, what the next service costs, what services do, what the turn has seen so far."""
    view, turn = table.view, table.view.turn
    price = service_price(turn.requests)
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, table.say("board-dig-leader"), 15, weight="bold", fill=INK),
        text(14, 43, table.say("board-next-service", n=price), 12, fill=FADED),
        amber(width - 20, 18, 7),
        text(width - 34, 25, table.say("board-supply", n=view.supply), 13, "end", "bold", fill=INK),
    ]
    for row, service in enumerate(SERVICES):
        parts.append(
            group(*_service(table, service, width - 16), at=(8, 50 + 20 * row), data_target=f"space:{service}")
        )
    said = [
        table.say("board-placed", n=turn.placed),
        table.say("board-sold", sold=turn.sales, limit=turn.sale_limit),
        table.say("board-requested", n=turn.requests),
        table.say("board-keeps-all") if turn.keep_all else "",
    ]
    left = view.idle_turns_left
    is_late = left <= 3 * len(view.seats)
    parts += [
        text(14, 147, f"{table.say('board-this-turn')} {table.listed(said)}", 12.5, fill=INK),
        text(
            14,
            167,
            table.say("board-idle", n=left),
            12,
            weight="bold" if is_late else "normal",
            fill=ALERT if is_late else FADED,
        ),
    ]
    if turn.sturdy_charges:
        parts.append(group(*_charges(table, width), data_target=STURDY))
    return group(*parts)


def _service(table: Table, service: str, width: float) -> list[Markup]:
    does = {
        "sturdy_tool": table.say("board-sturdy_tool", n=SERVICES["sturdy_tool"].amount),
        "master_digger": table.say("board-master_digger"),
        "quick_sharpen": table.say("board-quick_sharpen", n=SERVICES["quick_sharpen"].amount),
        "buy_fossil": table.say("board-buy_fossil"),
    }
    is_offered = f"space:{service}" in table.offered
    return [
        element("title", f"{table.say(f'service-{service}')}: {table.say(f'service-{service}-text')}"),
        element("rect", width=width, height=18, fill=CARD),
        *([offer(0, 0, width, 18)] if is_offered else []),
        text(6, 13, table.say(f"service-{service}"), 12, weight="bold", fill=INK),
        text(194, 13, does[service], 11.5, fill=INK),
    ]


def _charges(table: Table, width: float) -> list[Markup]:
    """The sturdy placements that the turn still has."""
    said = table.say("board-sturdy", n=table.view.turn.sturdy_charges)
    is_offered = STURDY in table.offered
    return [
        panel(width - 190, 176, 180, 20, 6, fill="#efe6d2", stroke=INK),
        *([offer(width - 190, 176, 180, 20, 6)] if is_offered else []),
        text(width - 100, 190, said, 11.5, "middle", "bold", fill=INK),
    ]


def hand(table: Table, width: float, height: float) -> Markup:
    """The viewer's own cards with what they do."""
    cards = table.view.hand
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(
            14,
            25,
            table.say("board-equipment" if cards is None else "board-your-equipment"),
            15,
            weight="bold",
            fill=INK,
        ),
    ]
    if not cards:
        nobodys = table.say("board-no-hand" if cards is None else "board-no-card")
        parts.append(text(14, 47, nobodys, 12, fill=FADED))
    for place, card in enumerate(cards or []):
        is_offered = f"card:{card}" in table.offered
        parts.append(
            group(
                element("rect", width=width - 16, height=_CARD_ROW - 2, fill=CARD),
                *([offer(0, 0, width - 16, _CARD_ROW - 2)] if is_offered else []),
                text(6, 14, table.say(f"card-{card}"), 13, weight="bold", fill=INK),
                text(6, 29, table.say(f"card-{card}-text"), 12, fill=INK),
                at=(8, 32 + _CARD_ROW * place),
                data_target=f"card:{card}",
            )
        )
    return group(*parts)


def hand_height(cards: int) -> int:
    return 38 + _CARD_ROW * max(1, cards)


def values(table: Table, width: float, height: float) -> Markup:
    """What counts at the end: skeletons, plants, amber and loose tiles."""
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, table.say("board-values"), 15, weight="bold", fill=INK),
    ]
    step = (width - 24) / len(BOX.species)
    for place, species in enumerate(BOX.species):
        x = 14 + step * place
        value = table.say("board-skeleton-value", parts=species.parts, points=species.vp)
        parts += [
            panel(x, 33, step - 6, 40, 5, fill=FACES[species.id]),
            text(x + 4, 48, table.say(f"fossil-{species.id}"), min(11.5, step / 9.8), weight="bold", fill=INK),
            text(x + 4, 65, value, 11, fill=INK),
        ]
    parts.append(text(14, 95, table.say("board-plants"), 12, weight="bold", fill=INK))
    step = (width - 104) / len(BOX.plant_scores)
    for number, points in enumerate(BOX.plant_scores, 1):
        x = 90 + step * (number - 1)
        parts += [
            panel(x, 80, step - 3, 22, 4, fill=FACES["plant"]),
            text(x + step / 2 - 1.5, 95, f"{number}: {points}", 11, "middle", fill=INK),
        ]
    most = max(species.amber for species in BOX.species)
    said = table.say("board-rest-value", amber=most, points=CONSTANTS.vp_per_loose_tile)
    return group(*parts, text(14, 120, said, 11.5, fill=INK))
