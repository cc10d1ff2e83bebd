"""What lies beside the map: the species of each seat, the genes on offer, the viewer's event cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from strata.domain.games.evo.board_marks import ALERT, CARD, FADED, GAIN, INK, RULE, colours, dino, token, zone_sign
from strata.domain.games.evo.components import BOX, CONSTANTS, DEADLY, INSTANCES, ISLANDS, Zone
from strata.domain.games.evo.narration import CARD_TEXTS, signed
from strata.domain.games.evo.state import Modifiers
from strata.domain.games.evo.view import SeatView, View
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, group, panel, shorten, text

_FIXED = "\u00a0"

_USES = {
    "tail": "acts earlier",
    "leg": "+1 movement point",
    "horn": "+1 combat strength",
    "egg": "+1 birth a turn",
    "fur": "saves 1 in the cold",
    "parasol": "saves 1 in the warmth",
    "mutant": "later genes cost 1 less",
    "card": "draw an event card",
}


def species(view: View, names: Sequence[str], seat: Seat, width: float, height: float) -> Markup:
    """All that is open about a seat: points, dinos, genes, cards in hand, where its dinos stand, what cards changed."""
    about, is_asked = view.seats[seat], seat == view.asked
    on_board = sum(owner == seat for owner in view.board.values())
    cards = f"{about.hand_size} card{'' if about.hand_size == 1 else 's'}"
    genes = [gene.id for gene in BOX.genes if gene.permanent]
    room = (height - 148) / 4
    changed = [*changes(about.modifiers), *(["dropped out"] if seat in view.passed else [])]
    changed = wrap(" ".join(f"{change} ·".replace(" ", _FIXED) for change in changed).rstrip(f"·{_FIXED}"), 68)
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_asked else RULE, stroke_width=3 if is_asked else 1),
        panel(0, 0, 9, height, 4.5, fill=colours(seat)[0]),
        group(
            dino(seat, 38, 28, 18),
            text(64, 22, _called(view, names, seat), 16, weight="bold", fill=INK),
            text(64, 39, f"{on_board} on the board · {about.supply} in supply · {cards}", 12, fill=FADED),
            text(width - 14, 27, about.points, 25, "end", "bold", fill=INK),
            text(width - 14, 40, "points", 11, "end", fill=FADED),
            at=(0, room / 2),
        ),
        group(*(_gene(about, gene, 18 + place * 52) for place, gene in enumerate(genes)), at=(0, 48 + room)),
        group(_exposure(view, seat), at=(18, 104 + 1.8 * room)),
        text(18, 121 + 2.2 * room, _values(view, about), 11.5, fill=INK),
        *(
            text(18, 135 + 2.6 * room + 12 * place, words, 10.5, weight="bold", fill=ALERT)
            for place, words in enumerate(changed)
        ),
    )


def _called(view: View, names: Sequence[str], seat: Seat) -> str:
    return f"{shorten(names[seat], 16)} (you)" if seat == view.viewer else shorten(names[seat], 22)


def _values(view: View, about: SeatView) -> str:
    """What a seat can do this turn; when the game is over, what its points are made of."""
    if view.ending is not None:
        start = about.points - about.gained + about.paid
        return f"{start} at the start + {about.gained} for dinos − {about.paid} for genes"
    combat = f"attack {about.attack} · defence {about.defence}"
    return f"moves {about.movement_points} · {combat} · births {about.births_due} · discount {about.discount}"


def _gene(about: SeatView, gene: str, x: float) -> Markup:
    """How many of a gene a seat has, and what cards add to its use this turn."""
    count, added = about.genes[gene], _added(about.modifiers)[gene]
    number = text(x + (15 if added else 24), 33, count, 17, "middle", "bold", fill=INK if count else FADED)
    bonus = text(x + 25, 33, signed(added), 13, weight="bold", fill=GAIN if added > 0 else ALERT)
    return group(
        panel(x, 0, 48, 39, 6, fill="#f0eadc" if count else "none", stroke=RULE),
        text(x + 24, 13, gene, 10, "middle", fill=INK),
        number,
        *([bonus] if added else []),
    )


def _added(modifiers: Modifiers) -> dict[str, int]:
    """What modifiers add to the work of each gene; horns of one kind of combat only are not among them."""
    added = {gene.id: modifiers.temp_genes.get(gene.id, 0) for gene in BOX.genes}
    for gene, more in (
        ("leg", modifiers.movement_bonus),
        ("egg", modifiers.birth_bonus),
        ("fur", -modifiers.fur_malus),
        ("parasol", -modifiers.parasol_malus),
        ("mutant", modifiers.discount_bonus),
    ):
        added[gene] += more
    return added


def _exposure(view: View, seat: Seat) -> Markup:
    """How many dinos stand in each zone; after a stroke, how many of them are protected."""
    about, zones = view.seats[seat], ISLANDS[view.map].zones[view.climate_terrain]
    standing = [zones[hex_] for hex_, owner in view.board.items() if owner == seat]
    modifiers = about.modifiers
    fur, parasol = ("all" if modifiers.cold_proof else about.fur), ("all" if modifiers.warm_proof else about.parasol)
    cold, warm = standing.count(Zone.COLD), standing.count(Zone.WARM)
    deadly = sum(zone in DEADLY for zone in standing)
    shown = (
        (0, Zone.TEMPERATE, f"{standing.count(Zone.TEMPERATE)} safe", False),
        (74, Zone.COLD, f"{cold} / fur {fur}", cold > about.fur and not modifiers.cold_proof),
        (160, Zone.WARM, f"{warm} / parasol {parasol}", warm > about.parasol and not modifiers.warm_proof),
        (276, Zone.DEADLY_COLD, f"{deadly} doomed", deadly > 0),
    )
    return group(
        *(
            group(
                zone_sign(zone, x + 8, -4, 8),
                text(x + 20, 0, words, 12, weight="bold" if alarming else "normal", fill=ALERT if alarming else INK),
            )
            for x, zone, words, alarming in shown
        )
    )


def changes(modifiers: Modifiers) -> Iterator[str]:
    """What event cards have changed for a seat, in words."""
    added = _added(modifiers)
    for count, what in (
        (modifiers.attack_horns, "attack"),
        (modifiers.defence_horns, "defence"),
        (added["leg"], "moves"),
        (added["horn"], "horns"),
        (added["egg"], "births"),
        (added["fur"], "fur"),
        (added["parasol"], "parasol"),
        (-added["mutant"], "price"),
    ):
        if count:
            yield f"{signed(count)} {what}"
    if modifiers.birth_banned:
        yield "no births"
    if modifiers.birth_distance != 1:
        yield f"births within {modifiers.birth_distance}"
    if modifiers.cold_proof:
        yield "cold proof"
    if modifiers.warm_proof:
        yield "warm proof"
    if modifiers.out_of_auction:
        yield "no auction"


def genes_on_offer(view: View, names: Sequence[str], width: float, height: float) -> Markup:
    """The rows of the auction with who holds them for how much, and what is left in the bag."""
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, "Genes on offer", 15, weight="bold", fill=INK),
    ]
    if view.passes_left:
        parts.append(text(width - 14, 25, f"{view.passes_left} may drop out", 12, "end", fill=FADED))
    if not view.rows:
        parts += [text(width - 14, 25, "none until the auction", 12, "end", fill=FADED), *_primer(width, height)]
    for number, row in enumerate(view.rows, start=1):
        y = number * 36
        if number == view.chosen_row:
            parts.append(panel(6, y, width - 12, 35, 7, fill="#fbe9a9", stroke=ALERT, stroke_width=2))
        parts += [
            text(24, y + 24, number, 18, "middle", "bold", fill=FADED),
            text(44, y + 16, row.gene, 15, weight="bold", fill=INK),
            text(44, y + 30, _USES[row.gene], 11, fill=FADED),
        ]
        if row.holder is None:
            parts.append(text(width - 14, y + 23, "no bid", 13, "end", fill=FADED))
        else:
            parts += [
                token(row.holder, width - 128, y + 18, 11),
                text(width - 112, y + 23, shorten(names[row.holder], 8), 13, fill=INK),
                text(width - 14, y + 25, row.bid, 20, "end", "bold", fill=INK),
            ]
    step = (width - 20) / len(BOX.genes)
    parts.append(text(14, height - 38, f"Left in the bag: {sum(view.bag.values())}", 12, fill=FADED))
    for place, gene in enumerate(BOX.genes):
        x = 10 + step * (place + 0.5)
        parts += [
            text(x, height - 22, view.bag[gene.id], 12, "middle", "bold", fill=INK),
            text(x, height - 9, gene.id, 9.5, "middle", fill=INK),
        ]
    return group(*parts)


def _primer(width: float, height: float) -> Iterator[Markup]:
    """What each gene is good for, in two columns."""
    half = len(BOX.genes) // 2
    step = min(36, (height - 94) / half)
    for place, gene in enumerate(BOX.genes):
        x, y = 14 + place // half * width / 2, 48 + place % half * step
        yield text(x, y, gene.id, 12, weight="bold", fill=INK)
        yield text(x, y + 12, _USES[gene.id], 10.5, fill=FADED)


def event_cards(view: View, width: float, height: float) -> Markup:
    """The viewer's own cards with what they do, the size of the deck, and every card played."""
    hand = [INSTANCES[instance] for instance in view.hand or []]
    played = ", ".join(INSTANCES[instance].name for instance in view.discard)
    lines = wrap(f"Played: {played}", 48)[:4] if played else []
    title = "Event cards" if view.hand is None else "Your event cards"
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, title, 15, weight="bold", fill=INK),
        text(width - 14, 25, f"deck {view.deck_size} · played {len(view.discard)}", 12, "end", fill=FADED),
    ]
    if not hand:
        nobodys = "Only its owner sees a hand" if view.hand is None else "No cards"
        parts.append(text(14, 50, nobodys, 12, fill=FADED))
    step = min(36.0, (height - 42 - 13 * len(lines)) / max(1, len(hand)))
    for place, card in enumerate(hand):
        y = 36 + place * step
        is_playable = view.turn >= CONSTANTS.events_allowed_from_turn and f"{card.window}_window" == view.phase
        parts += [
            text(14, y + 14, card.name, 13, weight="bold", fill=GAIN if is_playable else INK),
            text(width - 14, y + 14, card.window, 11, "end", fill=GAIN if is_playable else FADED),
        ]
        if step >= 28:
            parts.append(text(14, y + 28, CARD_TEXTS[card.name], 11, fill=INK))
    for place, words in enumerate(reversed(lines)):
        parts.append(text(14, height - 11 - 13 * place, words, 11, fill=FADED))
    return group(*parts)
