"""What lies between the seats: Hunt cards played this turn, what is in force, the Survivors to rescue, the decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from strata.domain.games.not_alone.board_marks import (
    ALERT,
    CARD,
    FADED,
    GAIN,
    INK,
    RULE,
    TOKENS,
    Block,
    Entry,
    Pill,
    entries,
    fitted,
    labels,
    paragraph,
    titled,
)
from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, HUNT, SURVIVAL, SURVIVORS, HuntCard
from strata.domain.games.not_alone.view import View
from strata.domain.toolkit.svg import group, panel, shorten, text


def hunt_entry(card: HuntCard) -> Entry:
    symbol = "" if card.symbol is None else f" · {TOKENS[card.symbol][2]}"
    edge = TOKENS["creature"][0] if card.symbol is None else "#8a5200" if card.symbol == "target" else "#6a2c91"
    return Entry(card.name, f"phase {card.phase or 'as copied'}{symbol}", card.text, "#fdeeea", edge)


def table(view: View, names: Sequence[str], width: float) -> Block:
    """What is in force, and with Sanctuary the Survivors beside it."""
    if not view.has_sanctuary:
        return played(view, names, width)
    room = 0.6 * width - 5
    least = max(played(view, names, room).height, survivors(view, width - room - 10).height)
    beside = survivors(view, width - room - 10, least).drawn
    return Block(least, group(played(view, names, room, least).drawn, group(beside, at=(room + 10, 0))))


def played(view: View, names: Sequence[str], width: float, least: float = 0) -> Block:
    """The Hunt cards of this turn and everything else that is in force."""
    cards = [hunt_entry(HUNT[card]) for card in view.hunt_played]
    copied = [card for card in view.in_force if card not in view.hunt_played]
    cards += [hunt_entry(HUNT[card])._replace(name=f"{HUNT[card].name} (copy)") for card in copied]
    columns = round(width / 210)
    shown = entries(cards, width - 28, columns) if cards else _nothing("No Hunt card has been played this turn.")
    effects = labels(0, shown.height + 9, width - 28, _effects(view, names), 11)
    inside = Block(shown.height + (effects.height + 6 if effects.height else 0), group(shown.drawn, effects.drawn))
    return titled(width, "Played this turn and in force", inside, least=least)


def survivors(view: View, width: float, least: float = 0) -> Block:
    """The Survivors who can be rescued."""
    cards = [
        Entry(SURVIVORS[card].name, "Survivor", SURVIVORS[card].text, "#e6f6fd", "#21688f") for card in view.display
    ]
    shown = entries(cards, width - 28, CONSTANTS.display) if cards else _nothing("Nobody is waiting.")
    gone = len(view.survivors_gone) + view.strangers_gone
    note = "" if view.sanctuary is None else f"deck {view.survivor_deck} · sheltered or lost {gone}"
    return titled(width, "Survivors to rescue", shown, note, least)


def legend(width: float) -> Block:
    """How to read the picture."""
    rows = fitted(
        "A disc is a seat. A broken outline shows who can be on a place, from all that you can see; after the reveal "
        "a tick marks a place used, a cross a catch. “Hidden” cards are in hand or face down in front. "
        "A star ends the game.",
        width - 28,
        12,
    )
    return titled(width, "How to read this", Block(16 * len(rows) - 6, paragraph(0, 10, rows, 12, 16)))


def _nothing(words: str) -> Block:
    return Block(22, text(0, 15, words, 13, fill=FADED))


def _effects(view: View, names: Sequence[str]) -> Iterator[Pill]:
    """What holds for now beside the cards themselves."""
    dark, pale = ("#33363d", "#ffffff"), ("#d9f3ff", INK)
    if view.smokescreen:
        yield "Smokescreen: Place discards are hidden", *dark
    for seat in view.anticipated:
        yield f"Anticipation: {shorten(names[seat], 16)}", ALERT, "#ffffff"
    if view.victim is not None:
        yield f"Brute Force: {shorten(names[view.victim], 16)}", ALERT, "#ffffff"
    if view.duplicated:
        yield "Duplication: the Target is a second Creature", ALERT, "#ffffff"
    if view.blocked:
        yield f"Not to be played: {_numbers(view.blocked)}", *dark
    if view.ineffective:
        yield f"Ineffective: {_numbers(view.ineffective)}", *dark
    if view.fortified:
        yield "Fortified this turn", GAIN, "#ffffff"
    if view.saboteur:
        yield "Saboteur: no Evolve, no Lie Low", *pale
    if view.anchored:
        yield "Anchored: the Sanctuary stays", *pale
    elif view.drift != 1:
        yield f"The Sanctuary moves {view.drift} steps", *pale
    if view.unlocked:
        yield "The Sanctuary flies over 1–10", *pale
    elif view.sanctuary is not None:
        yield "The Sanctuary flies over 1–5", *pale


def _numbers(places: Sequence[int]) -> str:
    return ", ".join(map(str, sorted(places)))


def decks(view: View, width: float) -> Block:
    """How many cards are left to draw, and what has been discarded."""
    rows = [line for words in _piles(view) for line in fitted(words, width - 28, 12, 6)]
    height = 42 + 16 * len(rows)
    return Block(
        height,
        group(
            panel(0, 0, width, height, fill=CARD, stroke=RULE),
            text(14, 22, "Decks and discards", 15, weight="bold", fill=INK),
            paragraph(14, 42, rows, 12, 16),
        ),
    )


def _piles(view: View) -> Iterator[str]:
    hunt = ", ".join(HUNT[card].name for card in reversed(view.hunt_discard))
    yield f"Hunt: {view.hunt_deck} in the deck. Discard {len(view.hunt_discard)}{_listing(hunt, ', top first')}."
    if view.hunt_bottom:
        under = [HUNT[card].name if card is not None else "unknown" for card in view.hunt_bottom]
        yield f"Under the Hunt deck, drawn in this order: {', '.join(under)}."
    survival = ", ".join(sorted(SURVIVAL[card].name for card in view.survival_discard))
    yield f"Survival: {view.survival_deck} in the deck. Discard {len(view.survival_discard)}{_listing(survival)}."
    for level, count in sorted(view.evolution_decks.items()):
        gone = [EVOLUTIONS[card].name for card in view.evolution_discards.get(level, [])]
        yield f"Evolution {'I' * int(level)}: {count} in the deck. Discard {len(gone)}{_listing(', '.join(gone))}."
    if view.monoliths_gone:
        yield f"Monoliths out of the game: {view.monoliths_gone}."


def _listing(names: str, order: str = "") -> str:
    return f"{order}: {names}" if names else ""
