"""What a viewer may know, built up from the state.

Hidden are face-down Place cards and with them the hands, Survival hands, the Hunt and Evolution hands and what the
decks will yield; the cards left in a deck stay hidden too, for by subtraction they would give the hands away. Under a
Smokescreen the Creature and spectators do not see the Place discards either.
"""

from __future__ import annotations

import msgspec

from strata.domain import kernel
from strata.domain.games.not_alone.components import EVOLUTIONS
from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.rules import pending
from strata.domain.games.not_alone.rules.defence import lay_survivor
from strata.domain.games.not_alone.rules.force import active
from strata.domain.games.not_alone.rules.tokens import available
from strata.domain.games.not_alone.state import Hunted, Location, Phase, Readers, Revealed, State, Step
from strata.domain.kernel import Seat, Viewer


class Asked(msgspec.Struct, frozen=True):
    """A seat that must choose, and what; ``step`` says more about what follows from an action."""

    seat: Seat
    decision: str
    step: Step | None


class HuntedView(msgspec.Struct, frozen=True):
    """A Hunted. None stands for what the viewer cannot know; sizes are always known.

    ``played`` are the cards in front as far as known, ``shown`` cards of the hand known to the Creature.
    """

    seat: Seat
    will: int
    owned: list[int]
    hand: list[int] | None
    hand_size: int
    played: list[int] | None
    played_size: int
    discard: list[int] | None
    discard_size: int
    survival: list[str] | None
    survival_size: int
    offered: list[str] | None
    dealt: list[str] | None
    avatar: str | None
    has_chosen_avatar: bool
    survivors: list[str]
    strangers: int
    pending: str | None
    committed: bool
    answer: int | None
    shown: list[int]
    open_played: list[int]
    locations: list[Location]
    resisted: int
    survival_played: bool
    ability_used: bool
    protections: list[str]
    caught: bool
    gave_up: bool


class View(kernel.View, frozen=True):
    """The table as ``viewer`` sees it. Hands are None unless the viewer may see them; ``hunt_known`` are cards of the
    Hunt hand a Hunted has seen, ``hunt_bottom`` what lies under the deck, None for unknown cards.
    """

    viewer: Viewer
    options: Options
    players: int
    creature: Seat
    turn: int
    phase: Phase
    asked: list[Asked]
    window: str | None
    passed: list[Seat]
    rescue: int
    assimilation: int
    defence: int | None
    side: str | None
    marker: bool
    reserve: dict[str, int]
    monoliths_gone: int
    hunted: list[HuntedView]
    survival_deck: int
    survival_discard: list[str]
    hunt_hand: list[str] | None
    hunt_hand_size: int
    hunt_known: list[str]
    hunt_deck: int
    hunt_bottom: list[str | None]
    hunt_discard: list[str]
    hunt_played: list[str]
    in_force: list[str]
    hunt_plays: int
    next_plays: int
    tokens: dict[str, list[int]]
    available: list[str]
    duplicated: bool
    blocked: list[int]
    ineffective: list[int]
    anticipated: list[Seat]
    spent: list[str]
    fortified: bool
    smokescreen: bool
    victim: Seat | None
    dna: int
    dna_supply: int
    evolution_hand: list[str] | None
    evolution_hand_sizes: dict[str, int]
    evolution_decks: dict[str, int]
    evolution_discards: dict[str, list[str]]
    revealed: list[Revealed]
    active: list[str]
    used: list[str]
    sanctuary: int | None
    unlocked: bool
    display: list[str]
    survivor_deck: int
    survivors_gone: list[str]
    strangers_gone: int
    saboteur: bool
    anchored: bool
    drift: int
    displaced: bool
    responded: bool
    evolving: bool
    ending: str | None

    @property
    def has_sanctuary(self) -> bool:
        return self.options.expansion == "sanctuary"


def view(state: State, viewer: Viewer) -> View:
    hunts = viewer == state.creature
    levels = {level: _of_level(state.evolution_hand, level) for level in state.evolution_bags}
    return View(
        viewer=viewer,
        options=state.options,
        players=state.players,
        creature=state.creature,
        turn=state.turn,
        phase=state.phase,
        asked=[Asked(decision.seat, decision.name, _step(state, decision.seat)) for decision in pending(state)],
        window=state.window,
        passed=state.passed,
        rescue=state.rescue,
        assimilation=state.assimilation,
        defence=state.defence,
        side=state.side,
        marker=state.marker,
        reserve=state.reserve,
        monoliths_gone=state.monoliths_gone,
        hunted=[_hunted(state, hunted, viewer) for hunted in state.hunted],
        survival_deck=len(state.survival_bag),
        survival_discard=state.survival_discard,
        hunt_hand=state.hunt_hand if hunts else None,
        hunt_hand_size=len(state.hunt_hand),
        hunt_known=[card for card in state.hunt_hand if knows_hunt_card(state, viewer, card)],
        hunt_deck=len(state.hunt_bag) + len(state.hunt_bottom),
        hunt_bottom=[buried.card if may_read(buried.readers, viewer) else None for buried in state.hunt_bottom],
        hunt_discard=state.hunt_discard,
        hunt_played=state.hunt_played,
        in_force=state.in_force,
        hunt_plays=state.hunt_plays,
        next_plays=state.next_plays,
        tokens=state.tokens,
        available=[] if state.side is None else available(state),
        duplicated=state.duplicated,
        blocked=state.blocked,
        ineffective=state.ineffective,
        anticipated=state.anticipated,
        spent=state.spent,
        fortified=state.fortified,
        smokescreen=state.smokescreen,
        victim=state.victim,
        dna=state.dna,
        dna_supply=state.dna_supply,
        evolution_hand=state.evolution_hand if hunts else None,
        evolution_hand_sizes={level: len(cards) for level, cards in levels.items()},
        evolution_decks={level: len(bag) for level, bag in state.evolution_bags.items()},
        evolution_discards=state.evolution_discards,
        revealed=state.revealed,
        active=active(state),
        used=state.used,
        sanctuary=state.sanctuary,
        unlocked=state.unlocked,
        display=_display(state),
        survivor_deck=state.survivor_deck,
        survivors_gone=state.survivors_gone,
        strangers_gone=state.strangers_gone,
        saboteur=state.saboteur,
        anchored=state.anchored,
        drift=state.drift,
        displaced=state.displaced,
        responded=state.responded,
        evolving=state.evolving,
        ending=state.ending,
    )


def may_read(readers: Readers, viewer: Viewer) -> bool:
    return readers is None or viewer in readers


def knows_hunt_card(state: State, viewer: Viewer, card: str) -> bool:
    """Whether a card of the Hunt hand is known to a viewer."""
    return viewer == state.creature or may_read(state.hunt_seen.get(card, []), viewer)


def sees_discards(state: State, viewer: Viewer) -> bool:
    return not state.smokescreen or (viewer is not None and viewer != state.creature)


def _hunted(state: State, hunted: Hunted, viewer: Viewer) -> HuntedView:
    own = viewer == hunted.seat
    sees = sees_discards(state, viewer)
    is_open = state.is_revealed or not hunted.played
    return HuntedView(
        seat=hunted.seat,
        will=hunted.will,
        owned=hunted.owned,
        hand=sorted(hunted.hand) if own or (is_open and sees) else None,
        hand_size=len(hunted.hand),
        played=sorted(hunted.played) if own or is_open else None,
        played_size=len(hunted.played),
        discard=hunted.discard if own or sees else None,
        discard_size=len(hunted.discard),
        survival=hunted.survival if own else None,
        survival_size=len(hunted.survival),
        offered=hunted.offered if own else None,
        dealt=hunted.dealt if own else None,
        avatar=hunted.avatar if own or not hunted.dealt else None,
        has_chosen_avatar=hunted.avatar is not None,
        survivors=hunted.survivors,
        strangers=hunted.strangers,
        pending=hunted.pending,
        committed=hunted.committed,
        answer=hunted.answer if own else None,
        shown=hunted.shown if own or viewer == state.creature else [],
        open_played=hunted.open_played if own or sees else [],
        locations=hunted.locations,
        resisted=hunted.resisted,
        survival_played=hunted.survival_played,
        ability_used=hunted.ability_used,
        protections=hunted.protections,
        caught=hunted.caught,
        gave_up=hunted.gave_up,
    )


def _step(state: State, seat: Seat) -> Step | None:
    if seat != state.creature and state.of(seat).chain:
        return state.of(seat).chain[0]
    return state.chain[0] if state.chain else None


def _display(state: State) -> list[str]:
    """The Survivors that can be rescued: not one whose ability is being used."""
    left = list(state.display)
    for step in state.chain:
        if step.do == lay_survivor.name and step.what is not None:
            left.remove(step.what)
    return left


def _of_level(evolutions: list[str], level: str) -> list[str]:
    return [card for card in evolutions if str(EVOLUTIONS[card].level) == level]
