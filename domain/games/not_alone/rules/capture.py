"""Phase 3, the tokens that hurt: Artemia (R3), the Creature (R4), then broken will (R5).

Artemia takes a Place card per location it lies on; the Creature takes Will, one more in the Lair, and Assimilation
advances once however many are caught, then once for each card that says so. A Hunted with no Will left starts again;
that advances Assimilation once for all of them together.

Rulings: both look at resolved locations too; catches by a Clone count once; Fierceness counts once per Hunted; Target
cards beside a Clone keep their effects.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.components import CONSTANTS, NEIGHBOURS
from strata.domain.games.not_alone.facts.hunting import HuntDiscarded
from strata.domain.games.not_alone.facts.reckoning import ArtemiaCaught, CreatureCaught, SurvivorsLost, VictimChosen
from strata.domain.games.not_alone.facts.survival import WillBroken
from strata.domain.games.not_alone.rules.chain import Answer, follow, question, step
from strata.domain.games.not_alone.rules.evolution_deck import gain_dna
from strata.domain.games.not_alone.rules.force import discard_readers, skill, trait
from strata.domain.games.not_alone.rules.place_cards import discard_places
from strata.domain.games.not_alone.rules.survival_deck import discard_survival
from strata.domain.games.not_alone.rules.tokens import artemia_at, creature_at
from strata.domain.games.not_alone.rules.tracks import advance, lose_will
from strata.domain.games.not_alone.rules.usable import LAIR
from strata.domain.games.not_alone.state import Hunted, State, Step
from strata.domain.kernel import Seat, Steps


class ChooseVictim(Answer, frozen=True, tag="choose_victim"):
    """Let this Hunted feel Brute Force."""

    hunted: Seat

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield VictimChosen(step.seat, self.hunted)


class DominanceChoice(Answer, frozen=True, tag="dominance_choice"):
    """Discard a Hunt card to advance Assimilation, or none."""

    card: str | None

    def answer(self, state: State, step: Step) -> Steps[None]:
        if self.card is not None:
            yield HuntDiscarded(step.seat, self.card)
            yield from advance(state, "assimilation")


@question("choose_victim", ChooseVictim)
def choose_victim(state: State, step: Step) -> Sequence[ChooseVictim]:
    return [ChooseVictim(hunted.seat) for hunted in state.hunted if hunted.caught]


@question("dominance", DominanceChoice)
def dominance(state: State, step: Step) -> Sequence[DominanceChoice]:
    cards = [DominanceChoice(card) for card in state.hunt_hand]
    return [*cards, DominanceChoice(None)] if cards else []


def has_artemia(state: State) -> bool:
    return "artemia" in state.tokens


def face_artemia(state: State) -> Steps[None]:
    yield from follow(state, [artemia.due(hunted.seat) for hunted in state.hunted])


@step("artemia")
def artemia(state: State, step: Step) -> Steps[Sequence[Step]]:
    hunted = state.of(step.seat)
    times = sum(artemia_at(state, hunted, location.place) for location in hunted.locations)
    if not times:
        return ()
    yield ArtemiaCaught(step.seat, times)
    yield from lose_will(hunted, times * trait(state, "artemia_will"))
    steps = [discard_survival.due(step.seat)] if trait(state, "artemia_survival") else []
    if not skill(hunted, "artemia_proof"):
        steps.append(discard_places.due(step.seat, n=times * (1 + trait(state, "venom"))))
    return steps


def face_creature(state: State) -> Steps[None]:
    caught = [
        hunted.seat
        for hunted in state.hunted
        if any(creature_at(state, hunted, location.place) for location in hunted.locations)
    ]
    if not caught:
        return
    yield CreatureCaught(caught)
    me = state.creature
    yield from follow(
        state,
        [
            *([choose_victim.due(me)] if trait(state, "victim") else []),
            catch_will.due(me),
            *([catch_survivors.due(me)] if trait(state, "abduction") else []),
            *([discard_places.due(seat) for seat in caught] if trait(state, "catch_place") else []),
            *([gain_dna.due(me)] if trait(state, "catch_dna") else []),
            assimilate.due(me),
        ],
    )


@step("catch_will")
def catch_will(state: State, step: Step) -> Steps[None]:
    for hunted in state.hunted:
        if hunted.caught:
            yield from lose_will(hunted, _loss(state, hunted))


def _loss(state: State, hunted: Hunted) -> int:
    loss = sum(
        1 + (location.place == LAIR) for location in hunted.locations if creature_at(state, hunted, location.place)
    )
    loss += trait(state, "loss") + (state.victim == hunted.seat)
    return min(loss, 1) if "shield" in hunted.protections else loss


@step("catch_survivors")
def catch_survivors(state: State, step: Step) -> Steps[None]:
    for hunted in state.hunted:
        if hunted.caught and hunted.group:
            yield SurvivorsLost(hunted.seat, hunted.group, sheltered=False)


@step("assimilate")
def assimilate(state: State, step: Step) -> Steps[Sequence[Step]]:
    """A Hunted with a Decoy is caught for everything but this."""
    counted = [hunted for hunted in state.hunted if hunted.caught and "decoy" not in hunted.protections]
    if not counted:
        return ()
    steps = 1 + sum(hunted.seat in state.anticipated for hunted in counted)
    if len(counted) >= 2:
        steps += trait(state, "crowd")
    if trait(state, "stalking") and any(_near_sanctuary(state, hunted) for hunted in counted):
        steps += 1
    for _ in range(steps):
        yield from advance(state, "assimilation")
    return [dominance.due(step.seat)] if trait(state, "dominance") else ()


def _near_sanctuary(state: State, hunted: Hunted) -> bool:
    """Whether the Creature caught a Hunted at the Sanctuary or next to it."""
    if state.sanctuary is None:
        return False
    near = {state.sanctuary, *NEIGHBOURS[state.sanctuary]}
    return any(location.place in near and creature_at(state, hunted, location.place) for location in hunted.locations)


def break_wills(state: State) -> Steps[None]:
    broken = [hunted for hunted in state.hunted if hunted.will == 0]
    will = CONSTANTS.expert_will if state.options.expert_variant else CONSTANTS.will
    for hunted in broken:
        yield WillBroken(hunted.seat, will, sorted(hunted.played), hunted.discard, discard_readers(state))
    if broken:
        yield from advance(state, "assimilation")
