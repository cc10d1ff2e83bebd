"""Setting up: who hunts, the tracks, the hands, then what the Creature and the Hunted choose before the first turn.

Rulings: the split of the first Evolutions is named before any of them is seen; the Defence marker starts on the space
numbered with the players, the Creature included.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from strata.domain.games.not_alone.components import (
    AVATARS,
    BOX,
    CONSTANTS,
    EVOLUTIONS,
    SURVIVORS,
    defence_track,
)
from strata.domain.games.not_alone.facts.reckoning import StrangerTaken
from strata.domain.games.not_alone.facts.survival import SurvivalDrawn
from strata.domain.games.not_alone.facts.table import (
    AvatarChosen,
    AvatarDealt,
    AvatarGiven,
    AvatarsLaid,
    AvatarsRevealed,
    EvolutionGiven,
    SanctuaryLaid,
    SideChosen,
    StartingEvolutionsChosen,
    TableLaid,
)
from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.rules.chain import follow
from strata.domain.games.not_alone.rules.evolution import refill_display
from strata.domain.games.not_alone.rules.evolution_deck import draw_evolution
from strata.domain.games.not_alone.rules.hunt_deck import draw_hunt
from strata.domain.games.not_alone.rules.survival_deck import top_card
from strata.domain.games.not_alone.rules.usable import MONOLITH
from strata.domain.games.not_alone.state import State
from strata.domain.kernel import ACTOR, Action, Decision, Seat, Steps, draw_among


class ChooseBoardSide(Action, frozen=True, tag="choose_board_side"):
    """Play on this side of the board."""

    side: Literal["A", "B"]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield SideChosen(seat, self.side)


class ChooseStartingEvolutions(Action, frozen=True, tag="choose_starting_evolutions"):
    """Draw so many Evolution cards of either level."""

    level1: int
    level2: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield StartingEvolutionsChosen(seat, self.level1, self.level2)
        levels = [1] * self.level1 + [2] * self.level2
        yield from follow(state, [draw_evolution.due(seat, n=level) for level in levels])


class ChooseEvolution(Action, frozen=True, tag="choose_evolution"):
    """Hunt with this Evolution in the light game."""

    evolution: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionGiven(seat, self.evolution, 0)


class ChooseAvatar(Action, frozen=True, tag="choose_avatar"):
    """Be this one of the two avatars dealt."""

    secret: ClassVar = {"avatar": ACTOR}

    avatar: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield AvatarChosen(seat, self.avatar)
        chosen = [hunted.avatar for hunted in state.hunted if hunted.avatar is not None]
        if len(chosen) == len(state.hunted):
            yield AvatarsRevealed(chosen)


def setup(state: State, options: Options, seats: int) -> Steps[None]:
    creature = options.creature_seat
    if creature == "random":
        creature = yield from draw_among(range(seats))
    full = options.expansion == "sanctuary"
    copies = BOX.by_hunted[str(seats - 1)].reserve
    reserve = {str(place): copies for place in CONSTANTS.reserve_places}
    if full:
        reserve[str(MONOLITH)] = CONSTANTS.monolith_copies
    yield TableLaid(
        options=options,
        players=seats,
        creature=creature,
        rescue=CONSTANTS.sanctuary_rescue if full else CONSTANTS.base_rescue + seats,
        assimilation=CONSTANTS.assimilation + seats,
        will=CONSTANTS.will,
        places=list(CONSTANTS.hunted_places),
        reserve=reserve,
        survival=[card.id for card in (*BOX.survival_base, *(BOX.survival_sanctuary if full else ()))],
        hunt=[card.id for card in (*BOX.hunt_base, *(BOX.hunt_sanctuary if full else ()))],
    )
    for hunted in state.hunted:
        for _ in range(CONSTANTS.survival_hand):
            yield SurvivalDrawn(hunted.seat, (yield from top_card(state)))
    for _ in range(CONSTANTS.hunt_hand):
        yield from draw_hunt(state)
    if options.board_side != "choice":
        yield SideChosen(creature, options.board_side)


def side_is_chosen(state: State) -> bool:
    return state.side is not None


def choose_side(state: State) -> Sequence[Decision]:
    return [Decision(state.creature, "choose_board_side", [ChooseBoardSide("A"), ChooseBoardSide("B")])]


def lay_sanctuary(state: State) -> Steps[None]:
    if not state.has_sanctuary:
        return
    dna = BOX.by_hunted[str(len(state.hunted))].dna
    yield SanctuaryLaid(
        place=(yield from draw_among(CONSTANTS.hunted_places)),
        defence=defence_track(state.players).start[str(state.players)],
        survivors={survivor.id: survivor.count for survivor in SURVIVORS.values()},
        dna=dna,
        supply=CONSTANTS.dna - dna,
        evolutions={
            level: [card.id for card in EVOLUTIONS.values() if str(card.level) == level] for level in ("1", "2")
        },
        avatars=list(AVATARS),
    )
    yield from refill_display(state)
    if len(state.hunted) == 1:
        for _ in range(CONSTANTS.two_player_strangers):
            yield StrangerTaken(state.hunted[0].seat)


def evolutions_are_drawn(state: State) -> bool:
    return bool(state.evolution_hand)


def choose_starting_evolutions(state: State) -> Sequence[Decision]:
    total = BOX.by_hunted[str(len(state.hunted))].evolutions
    options = [ChooseStartingEvolutions(first, total - first) for first in range(total, -1, -1)]
    return [Decision(state.creature, "choose_starting_evolutions", options)]


def deal_avatars(state: State) -> Steps[None]:
    if state.has_sanctuary:
        for hunted in state.hunted:
            for _ in range(CONSTANTS.dealt_avatars):
                yield AvatarDealt(hunted.seat, (yield from draw_among(state.avatar_box)))
    elif state.options.expansion == "light":
        yield AvatarsLaid([avatar.id for avatar in AVATARS.values() if avatar.base])
        for hunted in state.hunted:
            yield AvatarGiven(hunted.seat, (yield from draw_among(state.avatar_box)))


def avatars_are_chosen(state: State) -> bool:
    return not any(hunted.dealt for hunted in state.hunted)


def choose_avatars(state: State) -> Sequence[Decision]:
    return [
        Decision(hunted.seat, "choose_avatar", [ChooseAvatar(avatar) for avatar in hunted.dealt])
        for hunted in state.hunted
        if hunted.avatar is None
    ]


def evolution_is_chosen(state: State) -> bool:
    return bool(state.revealed)


def choose_evolution(state: State) -> Sequence[Decision]:
    cost = BOX.by_hunted[str(len(state.hunted))].light_cost
    fitting = [card.id for card in EVOLUTIONS.values() if card.base and card.cost == cost]
    return [Decision(state.creature, "choose_evolution", [ChooseEvolution(card) for card in fitting])]
