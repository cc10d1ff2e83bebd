"""What lies before the seats: the Creature with its hand, DNA and Evolutions, and each Hunted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from strata.domain.games.not_alone.board_marks import (
    ALERT,
    CARD,
    FADED,
    GAIN,
    GOLD,
    INK,
    RULE,
    TOKENS,
    Block,
    Pill,
    breadth,
    colours,
    cross_out,
    disc,
    eye,
    fitted,
    heart,
    label,
    label_width,
    labels,
    paragraph,
    shrunk,
)
from strata.domain.games.not_alone.board_sheet import EXPLORATION, HUNTING, Pen, Sheet
from strata.domain.games.not_alone.components import CONSTANTS, NUMBERS, SURVIVAL
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.targets import card as card_target
from strata.domain.games.not_alone.targets import seat as seat_target
from strata.domain.games.not_alone.targets import token as token_target
from strata.domain.games.not_alone.terms import ROMAN
from strata.domain.games.not_alone.view import HuntedView
from strata.domain.kernel import Seat
from strata.domain.toolkit.svg import Markup, group, panel, text


def creature(sheet: Sheet, width: float) -> Block:
    """All that is open about the Creature, and its Evolutions in play."""
    view = sheet.view
    evolutions = tuple(revealed.evolution for revealed in view.revealed)
    states = tuple("used" if card in view.used else "active" if card in view.active else "later" for card in evolutions)
    missing = tuple(_missing_tokens(sheet))
    targets = [seat_target(view.creature), *map(card_target, evolutions), *(token.target for token in missing)]
    return _creature(
        sheet.over(targets),
        view.creature,
        view.creature in sheet.asked,
        _called(sheet, view.creature),
        (*_hunt(sheet), *_genes(sheet)),
        missing,
        tuple(zip(evolutions, states, strict=True)),
        width,
    )


@lru_cache(512)
def _creature(
    pen: Pen,
    seat: Seat,
    is_asked: bool,
    name: str,
    about: tuple[str, ...],
    missing: tuple[Pill, ...],
    evolutions: tuple[tuple[str, str], ...],
    width: float,
) -> Block:
    parts = [
        eye(34, 27, 20),
        disc(seat, 70, 27, 12),
        text(90, 24, name, 17, weight="bold", fill="#ffffff"),
        text(90, 41, pen.say("board-creature"), 12, fill="#ffd9d6"),
        text(width - 14, 33, pen.say("board-asked_to_choose") if is_asked else "", 12, "end", "bold", fill=GOLD),
    ]
    y = 72.0
    for words in about:
        rows = fitted(words, width - 28, 12.5, 3)
        parts.append(paragraph(14, y, rows, 12.5, 16))
        y += 16 * len(rows) + 2
    if missing:
        words = pen.say("board-to_place")
        start = 22 + breadth(words, 12.5)
        y += 4
        pills = labels(start, y - 12, width - start - 14, missing, pen, 11)
        parts += [text(14, y, words, 12.5, fill=INK), pills.drawn]
        y += pills.height + 2
    for card, state in evolutions:
        told = pen.say("board-evolution_state", state=state)
        fill, ink = (GAIN, "#ffffff") if state == "active" else ("#e4e0d6", INK)
        wide = label_width(told)
        rows = fitted(f"{pen.called(card)} — {pen.text(card)}", width - 42 - wide, 12, 3)
        shown = [label(0, 0, told, fill, ink), paragraph(8 + wide, 13, rows, 12, 15)]
        high = max(18, 15 * len(rows) + 3)
        parts.append(pen.pointed(card_target(card), width - 28, high, *shown, at=(14, y - 10)))
        y += high + 6
    return _panelled(pen, seat, is_asked, width, y, panel(2, 2, width - 4, 50, 8, fill="#7d1318"), *parts)


def _panelled(pen: Pen, seat: Seat, is_asked: bool, width: float, height: float, *inside: Markup) -> Block:
    """What lies before a seat, edged where it must choose."""
    edge, thickness = (GOLD, 4) if is_asked else (RULE, 1)
    back = panel(0, 0, width, height, fill=CARD, stroke=edge, stroke_width=thickness)
    return Block(height, pen.pointed(seat_target(seat), width, height, back, *inside))


def _hunt(sheet: Sheet) -> Iterator[str]:
    view, say = sheet.view, sheet.say
    about = [say("board-hunt_hand", cards=view.hunt_hand_size)]
    about += [say("board-hunt_plays", plays=view.hunt_plays)] if sheet.has_plays else []
    about += [say("board-next_plays", plays=view.next_plays)] if view.next_plays and not sheet.is_over else []
    yield " · ".join(about)
    if view.hunt_hand is None and view.hunt_known:
        yield say("board-seen_hunt", cards=sheet.joined(map(sheet.called, view.hunt_known)))
    placed = [
        say("board-token_on", token=sheet.called(token), places=[str(place) for place in at])
        for token, at in sorted(view.tokens.items())
    ]
    if placed:
        yield " · ".join(placed)
    elif not _missing_tokens(sheet):
        yield say("board-no_token")


def _missing_tokens(sheet: Sheet) -> list[Pill]:
    """The tokens that the Creature has yet to place this turn."""
    if sheet.chapter not in (EXPLORATION, HUNTING) or sheet.is_over:
        return []
    missing = [token for token in sheet.view.available if token not in sheet.view.tokens]
    return [Pill(sheet.called(token), *TOKENS[token], token_target(token)) for token in missing]


def _genes(sheet: Sheet) -> Iterator[str]:
    view, say = sheet.view, sheet.say
    if view.sanctuary is not None:
        levels = [
            say("board-evolutions_held", level=ROMAN[int(level)], count=count)
            for level, count in sorted(view.evolution_hand_sizes.items())
        ]
        yield say("board-dna", dna=view.dna, supply=view.dna_supply, levels=sheet.joined(levels))
    if view.options.expansion == "none":
        return
    if not view.revealed:
        yield say("board-no_evolution")
    elif view.has_sanctuary:
        yield say("board-evolutions", count=len(view.revealed), most=CONSTANTS.revealed_evolutions)


class _Look(NamedTuple):
    """All that is open about a Hunted: Will, the ten places, hands, Survivors, avatar and what works this turn."""

    seat: Seat
    is_asked: bool
    name: str
    status: Pill | None
    will: int
    places: tuple[str, ...]
    """Where the card of each place is."""
    counts: str
    avatar: str
    avatar_target: str | None
    pills: tuple[Pill, ...]


def hunted(sheet: Sheet, about: HuntedView, width: float) -> Block:
    is_own = about.seat == sheet.view.viewer and about.avatar is not None
    look = _Look(
        about.seat,
        about.seat in sheet.asked,
        _called(sheet, about.seat),
        _status(sheet, about),
        about.will,
        tuple([_where(about, number) for number in NUMBERS]),
        _counts(sheet, about),
        _avatar(sheet, about),
        card_target(about.avatar) if is_own and about.avatar is not None else None,
        tuple(_pills(sheet, about)),
    )
    return _hunted(sheet.over([seat_target(about.seat), look.avatar_target]), look, width)


@lru_cache(1024)
def _hunted(pen: Pen, look: _Look, width: float) -> Block:
    status = look.status
    hearts = (heart(width - 132 + 21 * place, 21, 8.5, place < look.will) for place in range(CONSTANTS.will))
    state = (
        group()
        if status is None
        else label(width - 152 - label_width(status.words, 11), 12, status.words, status.fill, status.ink, 11)
    )
    room = width - 66 - 152 - (0 if status is None else label_width(status.words, 11))
    parts = [
        panel(2, 2, 8, 0, 4, fill=colours(look.seat)[0]),
        disc(look.seat, 32, 22, 14),
        text(54, 27, look.name, shrunk(look.name, room, 16), weight="bold", fill=INK),
        state,
        *hearts,
        text(width - 14, 27, pen.say("board-will", will=look.will), 13, "end", "bold", fill=INK),
        group(
            *(_slot_of(pen, number, where, width) for number, where in zip(NUMBERS, look.places, strict=True)),
            at=(18, 42),
        ),
        text(18, 93, look.counts, shrunk(look.counts, width - 30, 12, is_bold=False), fill=INK),
    ]
    y = 93.0
    if look.avatar:
        rows = fitted(look.avatar, width - 36, 11.5, 3)
        shown = paragraph(4, 12, rows, 11.5, 14, FADED)
        high = 14 * len(rows) + 4
        at, target = (14, y + 4), look.avatar_target
        parts.append(group(shown, at=at) if target is None else pen.pointed(target, width - 28, high, shown, at=at))
        y += 14 * len(rows) + 2
    pills = labels(18, y + 8, width - 30, look.pills, pen, 10.5)
    height = y + 12 + pills.height + (2 if pills.height else 0)
    parts[0] = panel(2, 2, 8, height - 4, 4, fill=colours(look.seat)[0])
    return _panelled(pen, look.seat, look.is_asked, width, height, *parts, pills.drawn)


def _called(sheet: Sheet, seat: Seat) -> str:
    if seat != sheet.view.viewer:
        return sheet.name(seat)
    return sheet.say("board-you", name=sheet.name(seat, 15))


def _status(sheet: Sheet, about: HuntedView) -> Pill | None:
    view = sheet.view
    told = _state_of(sheet, about)
    if told is not None:
        return Pill(sheet.say("board-status", status=told), *_STATES[told])
    if about.locations:
        places = sheet.say("board-at", places=[str(spot.place) for spot in about.locations])
        return Pill(places, INK, "#ffffff")
    if view.phase in (Phase.CREATURE_WINDOW, Phase.EXPLORATION) and not sheet.is_over:
        return Pill(sheet.say("board-status", status="waiting"), *_STATES["waiting"])
    return None


_STATES = {
    "choosing": (GOLD, INK),
    "caught": (ALERT, "#ffffff"),
    "passed": ("#e4e0d6", INK),
    "chosen": (GAIN, "#ffffff"),
    "waiting": ("#e4e0d6", INK),
}


def _state_of(sheet: Sheet, about: HuntedView) -> str | None:
    view = sheet.view
    if about.seat in sheet.asked:
        return "choosing"
    if about.caught and about.locations:
        return "caught"
    if about.seat in view.passed and view.window is not None and not sheet.is_over:
        return "passed"
    is_committed = about.committed and sheet.is_before_reveal
    if is_committed or (view.phase is Phase.AVATARS and about.has_chosen_avatar):
        return "chosen"
    return None


def _slot_of(pen: Pen, number: int, where: str, width: float) -> Markup:
    words = pen.say("board-slot", where=where) if where else "–"
    return _slot(number, where, words, (number - 1) * (width - 26) / 10)


@lru_cache(512)
def _slot(number: int, where: str, words: str, x: float) -> Markup:
    """A place card and where it is: in hand, in front, discarded, or not to be told apart; empty where not owned."""
    fill = {"hand": "#dcefd9", "played": GOLD, "discard": "#dedbd2", "": "none"}.get(where, "#e6ecf5")
    return group(
        panel(x, 0, 43, 36, 6, fill=fill, stroke=FADED if where else RULE, stroke_dasharray=None if where else "3 3"),
        text(x + 21.5, 18, number, 15, "middle", "bold" if where else "normal", fill=INK if where else "#8c8576"),
        text(x + 21.5, 31, words, shrunk(words, 40, 10, is_bold=False), "middle", fill=INK if where else "#8c8576"),
        *([cross_out(x + 8, 5, 27, 15, FADED)] if where == "discard" else []),
    )


def _where(about: HuntedView, number: int) -> str:
    if number not in about.owned:
        return ""
    if about.discard is not None and number in about.discard:
        return "discard"
    if (about.played is not None and number in about.played) or number in about.open_played:
        return "played"
    if (about.hand is not None and number in about.hand) or number in about.shown:
        return "hand"
    return "hidden"


def _counts(sheet: Sheet, about: HuntedView) -> str:
    view = sheet.view
    told = sheet.say(
        "board-counts",
        hand=about.hand_size,
        front=about.played_size,
        discard=about.discard_size,
        survival=about.survival_size,
    )
    if sheet.has_plays:
        play = "barred" if trait(view, "despair") else "played" if about.survival_played else "free"
        told += f" {sheet.say('board-survival_play', play=play)}"
    if not view.has_sanctuary:
        return told
    return f"{told} · {sheet.say('board-survivors_held', count=len(about.survivors) + about.strangers)}"


def _avatar(sheet: Sheet, about: HuntedView) -> str:
    if sheet.view.options.expansion == "none":
        return ""
    if about.avatar is None:
        return sheet.say("board-secret_avatar" if about.has_chosen_avatar else "board-no_avatar")
    name, words = sheet.called(about.avatar), sheet.text(about.avatar)
    return sheet.say("board-avatar", name=name, text=words, used=about.ability_used)


def _pills(sheet: Sheet, about: HuntedView) -> Iterator[Pill]:
    say = sheet.say
    if about.pending and not sheet.is_over:
        yield Pill(say("board-two_cards", why=about.pending), "#1f6fb2", "#ffffff")
    for card in about.protections:
        yield Pill(sheet.called(card) if card in SURVIVAL else card, "#cfe8d4", INK)
    if about.gave_up:
        yield Pill(say("board-gave_up"), ALERT, "#ffffff")
    if about.resisted:
        yield Pill(say("board-resisted", will=about.resisted), "#f3d9b1", INK)
    if about.shown:
        yield Pill(say("board-seen_places", places=[str(number) for number in sorted(about.shown)]), "#eadcf5", INK)
    if about.answer is not None:
        yield Pill(say("board-will_discard", place=about.answer), "#eadcf5", INK)
    for survivor in about.survivors:
        yield Pill(sheet.called(survivor), "#d9f3ff", INK)
    if about.strangers:
        yield Pill(say("board-strangers", count=about.strangers), "#d9f3ff", INK)
