"""What a picture is drawn from: the view, the names, a language, and what the viewer may point at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from strata.domain.games.not_alone.rules.force import places
from strata.domain.games.not_alone.state import Phase
from strata.domain.games.not_alone.terms import message_of
from strata.domain.games.not_alone.view import View
from strata.domain.kernel import Seat
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, Point, group, panel, shorten

_CHAPTERS = {
    Phase.BOARD_SIDE: 0,
    Phase.STARTING_EVOLUTIONS: 0,
    Phase.LIGHT_EVOLUTION: 0,
    Phase.AVATARS: 0,
    Phase.CREATURE_WINDOW: 1,
    Phase.EXPLORATION: 1,
    Phase.HUNTING: 2,
    Phase.RESPONSES: 2,
    Phase.SECOND_HUNTING: 2,
    Phase.RIVER: 2,
    Phase.RECKONING_WINDOW: 3,
    Phase.FREE_PLACES: 3,
    Phase.TARGET: 3,
    Phase.ARTEMIA: 3,
    Phase.CREATURE: 3,
    Phase.END_WINDOW: 4,
    Phase.CLEARING: 4,
    Phase.SCOUT: 5,
    Phase.GRAVITY: 5,
    Phase.EVOLUTION: 5,
}
SET_UP, EXPLORATION, HUNTING, RECKONING, END_OF_TURN, EVOLUTION = range(6)
"""The phases of a turn as the rulebook numbers them, after setting up."""


@dataclass(frozen=True)
class Pen:
    """What any part of a picture is drawn with: a language, and what the viewer may point at."""

    words: FluentNarrator
    offered: frozenset[str]

    @cached_property
    def say(self) -> Callable[..., str]:
        return self.words.say

    def called(self, thing: str) -> str:
        """The name of a thing of the glossary."""
        return self.words.say(message_of(thing))

    def text(self, thing: str) -> str:
        """What a thing of the glossary does."""
        return self.words.say(f"{message_of(thing)}-text")

    def pointed(self, target: str, width: float, height: float, *children: str, at: Point | None = None) -> Markup:
        """Something one can point at, framed if it is on offer."""
        if target not in self.offered:
            return group(*children, at=at, data_target=target)
        return group(*children, offer(width, height), at=at, data_target=target, class_="offered")

    def over(self, targets: Iterable[str | None]) -> Pen:
        """The same where one may point at no more than these targets: parts that have no others are drawn alike."""
        return Pen(self.words, self.offered.intersection(targets)) if self.offered else self._bare

    @cached_property
    def _bare(self) -> Pen:
        return Pen(self.words, frozenset())


@dataclass(frozen=True)
class Sheet(Pen):
    view: View
    names: Sequence[str]

    @cached_property
    def chapter(self) -> int:
        """The phase of the turn."""
        return _CHAPTERS[self.view.phase]

    @cached_property
    def is_over(self) -> bool:
        return self.view.ending is not None

    @cached_property
    def has_plays(self) -> bool:
        """Whether cards can still be played this turn."""
        return EXPLORATION <= self.chapter <= END_OF_TURN and not self.is_over

    @cached_property
    def is_revealed(self) -> bool:
        """Whether this turn's Place cards lie open."""
        return any(hunted.locations for hunted in self.view.hunted)

    @cached_property
    def is_before_reveal(self) -> bool:
        """Whether places are being chosen or lie face down."""
        return self.chapter in (EXPLORATION, HUNTING) and not self.is_over

    @cached_property
    def asked(self) -> frozenset[Seat]:
        """Who must choose."""
        return frozenset(asked.seat for asked in self.view.asked) if not self.is_over else frozenset()

    def place(self, number: int) -> str:
        return self.called(places(self.view)[number].id)

    def name(self, seat: Seat, length: int = 20) -> str:
        return shorten(self.names[seat], length)

    def joined(self, things: Iterable[object]) -> str:
        return ", ".join(map(str, things))


def offer(width: float, height: float) -> Markup:
    """A dashed frame round what is on offer."""
    return panel(
        -2, -2, width + 4, height + 4, 9, fill="none", stroke="#d35400", stroke_width=3, stroke_dasharray="7 4"
    )
