"""Section 12, domination: a tile not yet scored this round pays the animals with most cubes on it.

Then the animal that dominates the tile, whoever had it scored, must take one of the face-up cards and play it at once.

Rulings: the tile may be empty or another's. Nobody can decline a card, even if the ice age is the only one left.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import CARDS
from strata.domain.games.dominant_species.facts import CardPlayed, TaskBegun, TaskChanged, TileDominated
from strata.domain.games.dominant_species.rules import card_steps, card_tiles, cards
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Hex, dominant, pay, tiles
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import ChoosingCard, Dominating, Resolving
from strata.domain.kernel import Action, Seat, Steps


class Dominate(Action, frozen=True, tag="dominate"):
    """Have a tile scored."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task, hex_ = state.tasks[-1], IDS[self.hex]
        yield TileDominated(task.animal, hex_)
        yield from pay(state, hex_, "domination")
        owner = dominant(state, hex_)
        if owner is not None and state.face_up:
            yield TaskChanged(ChoosingCard(animal=owner, hex=hex_, begun=True))
        else:
            yield ended(task)


class ChooseCard(Action, frozen=True, tag="choose_card"):
    """Take a face-up card and play it."""

    card: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, ChoosingCard)
        yield CardPlayed(task.animal, self.card)
        yield TaskChanged(Resolving(animal=task.animal, card=self.card, hex=task.hex, begun=True))
        yield from cards.EFFECTS[self.card](state, task.animal, task.hex)


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Dominating(animal=animal, way_out="pass"))


def options(state: State, task: Dominating) -> Iterator[Dominate]:
    return (Dominate(PAIRS[hex_]) for hex_ in tiles(state) if hex_ not in state.dominated)


def card_options(state: State, task: ChoosingCard) -> Iterator[ChooseCard]:
    return (ChooseCard(card) for card in CARDS if card in state.face_up)


def resolved(state: State, task: Resolving) -> Steps[bool]:
    """All steps of the card are over."""
    yield ended(task)
    return True


CHAPTER = Chapter(
    Phase.DOMINATION,
    act=act,
    work=(
        Work(Dominating, options),
        Work(ChoosingCard, card_options),
        Work(Resolving, force=resolved),
        *card_tiles.WORK,
        *card_steps.WORK,
    ),
)
