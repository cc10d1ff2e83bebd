"""Another world that a viewer cannot tell from the true one: what it cannot know is dealt again, sizes kept.

A blocked place is never among the played ones, cards known to be in a hand stay there, and a card played by Vortex
stays played. Past announcements need not be honoured.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from strata.domain.games.not_alone.components import EVOLUTIONS
from strata.domain.games.not_alone.state import Hunted, Readers, State
from strata.domain.games.not_alone.view import knows_hunt_card, may_read, sees_discards
from strata.domain.kernel import Viewer, clone

T = TypeVar("T")


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    world = clone(state)
    others = [hunted for hunted in world.hunted if hunted.seat != viewer]
    for hunted in others:
        _deal_places(world, hunted, viewer, rng)
        _deal_secret_marks(world, hunted, viewer, rng)
    _deal_survival(world, others, rng)
    _deal_avatars(world, others, rng)
    if viewer != world.creature:
        _deal_hunt(world, viewer, rng)
        _deal_evolutions(world, rng)
    return world


def _deal_places(world: State, hunted: Hunted, viewer: Viewer, rng: Random) -> None:
    """Hand and played cards, and the discard where a Smokescreen hides it."""
    sees = sees_discards(world, viewer)
    hides_played = bool(hunted.played) and not world.is_revealed
    if sees and not hides_played:
        return
    pool = hunted.hand + (hunted.played if hides_played else []) + ([] if sees else hunted.discard)
    in_hand = hunted.shown if viewer == world.creature else []
    known_played = hunted.open_played if sees else []
    free = sorted(card for card in pool if card not in in_hand and card not in known_played)
    if hides_played:
        playable = [card for card in free if card not in world.blocked]
        drawn = rng.sample(playable, len(hunted.played) - len(known_played))
        hunted.played = sorted([*known_played, *drawn])
        free = [card for card in free if card not in drawn]
    drawn = rng.sample(free, len(hunted.hand) - len(in_hand))
    hunted.hand = sorted([*in_hand, *drawn])
    if not sees:
        hunted.discard = [card for card in free if card not in drawn]


def _deal_secret_marks(world: State, hunted: Hunted, viewer: Viewer, rng: Random) -> None:
    """Which cards of the hand the Creature has seen, what a secret discard will be, what a Vortex brought."""
    if viewer != world.creature:
        hunted.shown = sorted(rng.sample(hunted.hand, len(hunted.shown)))
    if hunted.answer is not None:
        hunted.answer = rng.choice(hunted.hand)
    if hunted.open_played and not sees_discards(world, viewer):
        hunted.open_played = sorted(rng.sample(hunted.played, len(hunted.open_played)))


def _deal_survival(world: State, others: list[Hunted], rng: Random) -> None:
    unseen = _Pool(
        world.survival_bag + [card for hunted in others for card in hunted.survival + hunted.offered],
        rng,
    )
    for hunted in others:
        hunted.survival = unseen.deal(len(hunted.survival))
        hunted.offered = unseen.deal(len(hunted.offered))
    world.survival_bag = unseen.rest()


def _deal_avatars(world: State, others: list[Hunted], rng: Random) -> None:
    """While avatars are chosen."""
    others = [hunted for hunted in others if hunted.dealt]
    if not others:
        return
    unseen = _Pool(world.avatar_box + [avatar for hunted in others for avatar in hunted.dealt], rng)
    for hunted in others:
        hunted.dealt = unseen.deal(len(hunted.dealt))
        if hunted.avatar is not None:
            hunted.avatar = rng.choice(hunted.dealt)
    world.avatar_box = unseen.rest()


def _deal_hunt(world: State, viewer: Viewer, rng: Random) -> None:
    """The Hunt hand, the deck and what lies under it; what others have seen of a hand goes with its place."""
    known = [card for card in world.hunt_hand if knows_hunt_card(world, viewer, card)]
    hidden = [card for card in world.hunt_hand if card not in known]
    buried = [card for card in world.hunt_bottom if not may_read(card.readers, viewer)]
    unseen = _Pool(world.hunt_bag + hidden + [card.card for card in buried], rng)
    drawn = unseen.deal(len(hidden))
    seen: list[Readers] = [world.hunt_seen.pop(card, []) for card in hidden]
    world.hunt_hand = sorted([*known, *drawn])
    world.hunt_seen.update((card, readers) for card, readers in zip(drawn, seen, strict=True) if readers != [])
    for card in buried:
        (card.card,) = unseen.deal(1)
    world.hunt_bag = unseen.rest()


def _deal_evolutions(world: State, rng: Random) -> None:
    hand: list[str] = []
    for level, bag in world.evolution_bags.items():
        held = [card for card in world.evolution_hand if str(EVOLUTIONS[card].level) == level]
        unseen = _Pool(bag + held, rng)
        hand += unseen.deal(len(held))
        world.evolution_bags[level] = unseen.rest()
    world.evolution_hand = sorted(hand)


class _Pool:
    """Cards a viewer cannot tell apart."""

    def __init__(self, cards: list[str], rng: Random) -> None:
        self._cards = sorted(cards)
        rng.shuffle(self._cards)

    def deal(self, count: int) -> list[str]:
        dealt, self._cards = self._cards[:count], self._cards[count:]
        return sorted(dealt)

    def rest(self) -> list[str]:
        return sorted(self._cards)
