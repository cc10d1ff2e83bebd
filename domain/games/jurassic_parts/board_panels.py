"""What lies beside the slab: the collections of the seats, the dig leader, the pool, the unseen tiles and the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from strata.domain.games.jurassic_parts.board_marks import (
    ALERT,
    CARD,
    FACES,
    FADED,
    GAIN,
    INK,
    RULE,
    SHORT_NAMES,
    amber,
    chip,
    colours,
    fossil,
    token,
)
from strata.domain.games.jurassic_parts.components import BOX, BUILT, CARDS, TILES, service_price
from strata.domain.games.jurassic_parts.scoring import score_lines
from strata.domain.games.jurassic_parts.view import SeatView, View
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, group, panel, shorten, text

_SLOT = 23.0
_PALE = "#9a907f"


def digger(view: View, names: Sequence[str], seat: Seat, width: float, height: float) -> Markup:
    """All that is open about a seat: points, chisels, amber, loose tiles by part, skeletons and cards."""
    about, is_asked = view.seats[seat], seat == view.asked
    points = sum(line.points for line in score_lines(about))
    marks = ["first player"] if seat == view.first else []
    marks += ["active"] if seat == view.active and view.ending is None else []
    called = f"{shorten(names[seat], 16)} (you)" if seat == view.viewer else shorten(names[seat], 22)
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_asked else RULE, stroke_width=3 if is_asked else 1),
        panel(0, 0, 9, height, 4.5, fill=colours(seat)[0]),
        token(seat, 32, 24, 14),
        text(54, 29, called, 16, weight="bold", fill=INK),
        text(width - 74, 29, " · ".join(marks), 11.5, "end", fill=FADED),
        text(width - 14, 26, points, 23, "end", "bold", fill=INK),
        text(width - 14, 38, "points", 10.5, "end", fill=FADED),
        text(20, 58, _chisels(about) if view.ending is None else _score(about), 13, fill=INK),
        amber(width - 92, 52, 7),
        text(width - 80, 58, f"{about.amber} amber", 13, weight="bold", fill=INK),
        group(_loose(about), at=(20, 64)),
        group(_skeletons(about), at=(20, 109)),
        text(width - 14, 124, _cards(about), 11, "end", fill=FADED),
    )


def _chisels(about: SeatView) -> str:
    """How many chisels of a seat are sharp, dull, on the slab and spent."""
    said = [f"{about.sharp} sharp", f"{about.dull} dull", f"{about.on_slab} on the slab"]
    said += [f"{about.spent} spent"] if about.spent else []
    return "Chisels: " + " · ".join(said)


def _score(about: SeatView) -> str:
    """What the points of a seat are made of."""
    return " + ".join(f"{line.points} {line.name}" for line in score_lines(about))


def _loose(about: SeatView) -> Markup:
    """A slot for each part of each species, with how many loose tiles there are; then plants and bone piles."""
    counts = Counter((TILES[tile].species or TILES[tile].kind, TILES[tile].part) for tile in about.loose)
    parts: list[Markup] = []
    x = 0.0
    for species in BUILT:
        width = _SLOT * species.parts
        parts.append(text(x + width / 2 - 1, 11, SHORT_NAMES[species.id], 10.5, "middle", fill=FADED))
        for part in range(1, species.parts + 1):
            parts.append(_slot(species.id, part, x + _SLOT * (part - 1), counts[species.id, part]))
        x += width + 8
    for kind in ("plant", "bone_pile"):
        parts.append(text(x + 22, 11, SHORT_NAMES[kind], 10.5, "middle", fill=FADED))
        parts.append(_pile(kind, x, counts[kind, None]))
        x += 50
    return group(*parts)


def _slot(species: str, part: int, x: float, count: int) -> Markup:
    """The part's number while it is missing; how many there are once it is held."""
    return group(
        panel(x, 15, _SLOT - 2, 24, 4, fill=FACES[species] if count else "none", stroke=INK if count else RULE),
        text(x + _SLOT / 2 - 1, 25, part, 9, "middle", fill=INK if count else _PALE),
        text(x + _SLOT / 2 - 1, 36, f"×{count}" if count else "–", 11, "middle", "bold", fill=INK if count else _PALE),
    )


def _pile(kind: str, x: float, count: int) -> Markup:
    ink = INK if count else _PALE
    return group(
        panel(x, 15, 44, 24, 4, fill=FACES[kind] if count else "none", stroke=INK if count else RULE),
        fossil(kind, x + 13, 28, 9, ink),
        text(x + 33, 32, count, 14, "middle", "bold" if count else "normal", fill=ink),
    )


def _skeletons(about: SeatView) -> Markup:
    """The finished skeletons, by species."""
    counts = Counter(skeleton.species for skeleton in about.skeletons)
    parts: list[Markup] = []
    for species in BOX.species:
        if counts[species.id]:
            x = 57.0 * len(parts)
            parts.append(
                group(
                    panel(x, 0, 53, 21, 10, fill=FACES[species.id], stroke=GAIN, stroke_width=2),
                    fossil(species.id, x + 17, 11, 10),
                    text(x + 39, 15, f"×{counts[species.id]}", 12.5, "middle", "bold", fill=INK),
                )
            )
    return group(*(parts or [text(0, 15, "no skeleton yet", 12, fill=FADED)]))


def _cards(about: SeatView) -> str:
    said = [f"{about.hand_size} card{'' if about.hand_size == 1 else 's'}"] if about.hand_size else []
    said += [f"played {', '.join(CARDS[card].name for card in about.played)}"] if about.played else []
    return " · ".join(said)


def leader(view: View, width: float, height: float) -> Markup:
    """The dig leader: the supply, what the next service costs, what services do, what the turn has seen so far."""
    price = service_price(view.turn.requests)
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, "Dig leader", 15, weight="bold", fill=INK),
        text(116, 25, f"next service costs {price} amber", 12.5, fill=FADED),
        amber(width - 150, 18, 7),
        text(width - 14, 25, f"{view.supply} in the supply", 13, "end", "bold", fill=INK),
    ]
    for row, service in enumerate(BOX.services):
        parts += [
            text(14, 47 + 18 * row, service.name, 12.5, weight="bold", fill=INK),
            text(168, 47 + 18 * row, service.text, 12, fill=INK),
        ]
    turn = view.turn
    said = [
        f"{turn.placed} placed",
        f"{turn.sales} of {turn.sale_limit} sold",
        f"{turn.requests} requested",
        f"{turn.sturdy_charges} sturdy",
        *(["keeps all"] if turn.keep_all else []),
    ]
    left = view.idle_turns_left
    is_late = left <= 3 * len(view.seats)
    idle = f"{left} more turn{'' if left == 1 else 's'} without a tile leaving the slab would end the dig"
    parts += [
        text(14, height - 32, f"This turn: {' · '.join(said)}", 12.5, fill=INK),
        text(14, height - 13, idle, 12, weight="bold" if is_late else "normal", fill=ALERT if is_late else FADED),
    ]
    return group(*parts)


def tiles(title: str, note: str, found: Sequence[str], width: float, height: float, is_hot: bool = False) -> Markup:
    """Tiles by kind, as chips in rows."""
    kinds: dict[tuple[str, int], list[str]] = {}
    for tile in found:
        record = TILES[tile]
        kinds.setdefault((record.species or record.kind, record.part or 0), []).append(tile)
    ordered = sorted(kinds, key=lambda kind: (_ORDER.index(kind[0]), kind[1]))
    step = min(42.0, (width - 20) / max(1, len(ordered)))
    chips = [
        chip(kinds[kind][0], 14 + step * (place + 0.5), 60, min(19.0, step / 1.85), len(kinds[kind]))
        for place, kind in enumerate(ordered)
    ]
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_hot else RULE, stroke_width=3 if is_hot else 1),
        text(14, 25, title, 15, weight="bold", fill=INK),
        text(width - 14, 25, note, 12.5, "end", fill=FADED),
        *(chips or [text(14, 62, "none", 12.5, fill=FADED)]),
    )


_ORDER = [*(species.id for species in BOX.species), "plant", "bone_pile"]


def hand(view: View, width: float, height: float) -> Markup:
    """The viewer's own cards with what they do."""
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, "Equipment" if view.hand is None else "Your equipment", 15, weight="bold", fill=INK),
    ]
    if not view.hand:
        nobodys = "Only its owner sees a hand" if view.hand is None else "no card"
        parts.append(text(14, 47, nobodys, 12, fill=FADED))
    for place, id_ in enumerate(view.hand or []):
        card = CARDS[id_]
        parts += [
            text(14, 47 + 20 * place, card.name, 13, weight="bold", fill=INK),
            text(124, 47 + 20 * place, card.text, 12, fill=INK),
        ]
    return group(*parts)
