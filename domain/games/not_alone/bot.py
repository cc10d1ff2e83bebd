"""What good play looks like: the Hunted race for rescue or defence, the Creature for assimilation.

A state is worth the tracks, the Will and the cards at hand, and what the turn is likely to bring: for whom the Creature
will find what being caught costs, for whom it will not what the place gives. Where to hide and where to look is drawn
by lot, for who can be foreseen has lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from strata.domain.games.not_alone.bot_beliefs import SHARED_FATE, Chances, guess, pick, playable
from strata.domain.games.not_alone.bot_worth import (
    DNA,
    DRAWN_EVOLUTION,
    FAR_CARD,
    HAND,
    HUNT_CARD,
    HUNT_PLAY,
    MARKER,
    PENDING,
    RECOVERED,
    STRANGER,
    SURVIVAL_CARD,
    WILL,
    Worth,
    assimilation,
    evolution_worth,
    race,
)
from strata.domain.games.not_alone.rules.capture import ChooseVictim, DominanceChoice
from strata.domain.games.not_alone.rules.cards import PlayHuntCard, PlaySurvivalCard, UseAvatar, UseEvolution
from strata.domain.games.not_alone.rules.exploration import PlayPlaces, Resist
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.hunting import PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.tokens import artemia_at, available, creature_at, is_free, target_at
from strata.domain.games.not_alone.state import Hunted, Phase, State, Step
from strata.domain.kernel import Action, Decision, Seat

VICTORY = 1000.0
BEFORE_REVEAL = frozenset(
    {Phase.CREATURE_WINDOW, Phase.EXPLORATION, Phase.HUNTING, Phase.RESPONSES, Phase.SECOND_HUNTING, Phase.RIVER}
)
RECKONING = frozenset({Phase.RECKONING_WINDOW, Phase.FREE_PLACES, Phase.TARGET, Phase.ARTEMIA, Phase.CREATURE})
AFTER_RESCUE = frozenset({Phase.SCOUT, Phase.GRAVITY, Phase.EVOLUTION})

DUE: dict[str, float] = {
    "take_back": RECOVERED,
    "take_back_front": RECOVERED,
    "take_back_either": RECOVERED,
    "take_reserve": 1.9,
    "power": 2.0,
    "choose_mode": 2.0,
    "copy_place": 2.0,
    "choose_hunted": 1.1,
    "choose_ally": 0.6,
    "choose_evolution": 2.5,
    "ability": 1.0,
    "draw": SURVIVAL_CARD,
    "discard_places": -RECOVERED,
    "discard_survival": -SURVIVAL_CARD,
    "scream": -0.9,
    "show_places": -0.2,
    "discard_hunt": HUNT_CARD,
    "put_bottom": HUNT_CARD,
}
"""What a step that waits for a choice will be worth to the Hunted."""


class NotAloneGuide:
    def evaluate(self, state: State, seat: Seat) -> float:
        if state.ending is not None:
            worth = -VICTORY if state.ending == "assimilation" else VICTORY
        else:
            worth = _worth(state, seat)
        return -worth if seat == state.creature else worth

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _worth(state: State, seat: Seat) -> float:
    """How well the Hunted stand, in the eyes of a seat."""
    worth = Worth(state)
    total = _standing(state, worth)
    if state.turn == 0:
        return total
    if state.phase in RECKONING:
        total += _reckoning_to_come(state, worth)
    return total + _turn_to_come(state, worth, seat)


def _standing(state: State, worth: Worth) -> float:
    total = race(state.rescue - _steps_to_come(state), state.defence) + assimilation(state.assimilation)
    for hunted in state.hunted:
        total += WILL[hunted.will] + HAND[min(10, len(hunted.hand))]
        total += sum(FAR_CARD.get(card, 0.0) for card in hunted.owned)
        total += SURVIVAL_CARD * (len(hunted.survival) + bool(hunted.offered))
        total += PENDING.get(hunted.pending or "", 0.0) if state.is_revealed or not hunted.played else 0.0
        group = hunted.group
        total += STRANGER * min(1, group) + 0.25 * max(0, group - 1)
        for step in hunted.chain:
            total += _due(step, worth)
    total += MARKER * state.marker
    total -= DNA * state.dna + DRAWN_EVOLUTION * len(state.evolution_hand)
    total -= sum(evolution_worth(card.evolution) for card in state.revealed)
    total -= HUNT_CARD * min(3, len(state.hunt_hand))
    total -= HUNT_PLAY * (state.next_plays + sum(card in ("tracking", "patience") for card in state.in_force))
    for step in state.chain:
        total += _due(step, worth)
    return total


def _steps_to_come(state: State) -> int:
    """The steps Rescue will take by itself up to the end of the turn that is looked at."""
    if state.phase in BEFORE_REVEAL or state.phase in AFTER_RESCUE:
        return 1
    return 1 if trait(state, "stasis") else 2


def _due(step: Step, worth: Worth) -> float:
    if step.do in ("advance_defence", "fortify", "shelter"):
        return worth.defence_step - (STRANGER if step.do == "shelter" else 0.0)
    return DUE.get(step.do, 0.0) * step.n


def _reckoning_to_come(state: State, worth: Worth) -> float:
    """What the tokens and the places will still do this turn."""
    total = 0.0
    counted = 0
    for hunted in state.hunted:
        found = not hunted.caught and [
            spot.place for spot in hunted.locations if creature_at(state, hunted, spot.place)
        ]
        if found:
            total -= sum(worth.catch(hunted, place) for place in found)
            counted += "decoy" not in hunted.protections
            total -= worth.catch_step * state.anticipated.count(hunted.seat)
        if state.phase is not Phase.CREATURE:
            hit = sum(artemia_at(state, hunted, spot.place) for spot in hunted.locations)
            total -= hit * worth.artemia(hunted) if hit and state.phase is not Phase.ARTEMIA else 0.0
            total += _places_to_come(state, worth, hunted)
    if counted:
        total -= worth.catch_step * (1 + (trait(state, "crowd") if counted > 1 else 0))
    return total


def _places_to_come(state: State, worth: Worth, hunted: Hunted) -> float:
    total = 0.0
    for spot in hunted.locations:
        if spot.resolved:
            continue
        if is_free(state, hunted, spot.place):
            total += 0.9 * worth.at(hunted, spot.place)
            if "barricade" in hunted.protections and spot.place == state.sanctuary:
                total += worth.defence_step
        elif target_at(state, hunted, spot.place):
            total -= 0.8
    return total


def _turn_to_come(state: State, worth: Worth, seat: Seat) -> float:
    """What hunting and hiding will bring, this turn or, once it is decided, the next."""
    guessed = guess(state, worth, seat)
    is_open = state.phase in BEFORE_REVEAL
    looks, hopes = guessed.looks, guessed.hopes
    tokens = state.tokens if is_open else {}
    if "creature" in tokens:
        looks = dict.fromkeys(tokens["creature"], 1.0)
    if "target" in tokens and (state.duplicated or trait(state, "target_hunts")):
        looks = {**looks, **dict.fromkeys(tokens["target"], 1.0)}
    stings = _stings(state, hopes, is_open)
    total, unseen, unseen_pair = 0.0, 1.0, 1.0
    for hunted, chances in zip(state.hunted, guessed.chances, strict=True):
        if hunted.seat == seat:
            gain, caught = _own_turn(state, worth, hunted, looks, stings, is_open)
        else:
            gain, caught = _expected(worth, hunted, chances, looks, stings)
        total += gain
        total -= caught * worth.catch_step * state.anticipated.count(hunted.seat)
        unseen *= 1 - caught
        unseen_pair *= 1 - 0.6 * caught
    crowd = trait(state, "crowd") if is_open else 0
    return total - worth.catch_step * ((1 - unseen) + crowd * (1 - unseen_pair) * 0.5)


def _stings(state: State, hopes: Chances, is_open: bool) -> Chances:
    """Where Artemia and the Target lie, or may come to lie."""
    stings: Chances = {}
    if not is_open:
        return stings
    for token in ("artemia", "target"):
        for place in state.tokens.get(token, ()):
            stings[place] = 1.0
    if "artemia" in available(state) and "artemia" not in state.tokens and hopes:
        total = sum(hopes.values()) or 1.0
        for place, hope in hopes.items():
            stings[place] = max(stings.get(place, 0.0), 0.8 * hope / total)
    return stings


def _outcome(
    worth: Worth, hunted: Hunted, place: int, looks: Chances, stings: Chances, artemia: float
) -> tuple[float, float]:
    """What playing a place brings, and how likely it is to be caught there."""
    caught, stung = looks.get(place, 0.0), stings.get(place, 0.0)
    gain = worth.at(hunted, place) * (1 - caught) * (1 - 0.9 * stung)
    return gain - caught * worth.catch(hunted, place) - stung * artemia, caught


def _expected(worth: Worth, hunted: Hunted, chances: Chances, looks: Chances, stings: Chances) -> tuple[float, float]:
    artemia = worth.artemia(hunted) if stings else 0.0
    gain = caught = 0.0
    for place, chance in chances.items():
        brought, risk = _outcome(worth, hunted, place, looks, stings, artemia)
        gain += chance * brought
        caught += chance * risk
    return gain, caught


def _own_turn(
    state: State, worth: Worth, hunted: Hunted, looks: Chances, stings: Chances, is_open: bool
) -> tuple[float, float]:
    """The seat's own card is known once it is played; before that it plays its best one."""
    artemia = worth.artemia(hunted) if stings else 0.0
    committed = hunted.played if is_open and hunted.played else None
    cards = playable(state, hunted, is_creature=False) if committed is None else committed
    shared = SHARED_FATE * worth.catch_step
    outcomes = [_outcome(worth, hunted, card, looks, stings, artemia) for card in cards]
    outcomes.sort(key=lambda outcome: outcome[0] - outcome[1] * shared, reverse=True)
    if len(outcomes) < (1 if hunted.pending is None else 2) and committed is None:
        return -4.0, 0.0
    if not outcomes:
        return 0.0, 0.0
    if hunted.pending == "artefact" and is_open and len(outcomes) > 1:
        (gain, risk), (more, other) = outcomes[:2]
        return gain + more, 1 - (1 - risk) * (1 - other)
    return outcomes[0]


def _first_cards(actions: Iterable[Action], most: int) -> list[Action]:
    """At most so many ways to play each card."""
    counts: dict[str, int] = {}
    kept = []
    for action in actions:
        named = (getattr(action, field, None) for field in ("card", "evolution", "avatar"))
        name = next((name for name in named if name is not None), "")
        counts[name] = counts.get(name, 0) + 1
        if counts[name] <= most:
            kept.append(action)
    return kept


def _explore(state: State, decision: Decision) -> Sequence[Action]:
    """One commit by lot, as likely as the place is good and safe, beside all else that can be done."""
    hunted = state.of(decision.seat)
    commits = [option for option in decision.options if isinstance(option, PlayPlaces)]
    if commits:
        chances = guess(state, Worth(state), decision.seat).chances[state.hunted.index(hunted)]
        drawn = sorted(pick(state, chances, len(commits[0].places)))
        commits = [option for option in commits if option.places == drawn]
    plays = [option for option in decision.options if isinstance(option, PlaySurvivalCard)]
    others = [option for option in decision.options if not isinstance(option, PlayPlaces | PlaySurvivalCard)]
    others = [option for option in others if not commits or _is_in_need(state, hunted, option)]
    return [*commits, *_first_cards(plays, 4), *others]


def _is_in_need(state: State, hunted: Hunted, option: Action) -> bool:
    """Whether few cards are left, or little Will to lose, so that resisting or giving up is worth a thought."""
    if isinstance(option, Resist):
        return len(hunted.hand) <= 2 and hunted.will > option.will
    return len(hunted.hand) <= 1 and hunted.will == 1 and state.assimilation > 2


def _hunt(state: State, decision: Decision) -> Sequence[Action]:
    """Cards first, then the tokens where they promise most, then the end."""
    cards = [option for option in decision.options if isinstance(option, PlayHuntCard | UseEvolution)]
    cards = [option for option in cards if _is_worth_playing(state, option)]
    if cards:
        return _first_cards(sorted(cards, key=_of_hunted_first(state)), 3)
    tokens = [option for option in decision.options if isinstance(option, PlaceToken)]
    if not tokens:
        return [decision.options[-1]]
    first = tokens[0].token
    guessed = guess(state, Worth(state), decision.seat)
    taken = {place for places in state.tokens.values() for place in places}

    def hope(option: PlaceToken) -> float:
        return sum(guessed.hopes.get(place, 0.0) * (0.2 if place in taken else 1.0) for place in option.places)

    fitting = [option for option in tokens if option.token == first]
    if first == "creature":
        (place,) = pick(state, guessed.looks)
        return [option for option in fitting if option.places == [place]]
    return sorted(fitting, key=hope, reverse=True)[:2]


def _is_worth_playing(state: State, option: Action) -> bool:
    if isinstance(option, UseEvolution):
        return option.evolution != "evo_duplication" or len(state.hunt_hand) >= 2
    assert isinstance(option, PlayHuntCard)
    if option.card == "nightmare" and option.hunted is not None:
        return bool(state.of(option.hunted).survival)
    return option.card != "persecution" or any(len(hunted.discard) > 2 for hunted in state.hunted)


def _of_hunted_first(state: State) -> Callable[[Action], float]:
    """Those with few Will and many cards are the better targets."""

    def key(option: Action) -> float:
        hunted = getattr(option, "hunted", None)
        if hunted is None:
            return 0.0
        target = state.of(hunted)
        return target.will - 0.3 * len(target.hand)

    return key


def _respond(state: State, decision: Decision) -> Sequence[Action]:
    *plays, passing = decision.options
    hit = {place for places in state.tokens.values() for place in places}
    moves = [option for option in plays if not isinstance(option, UseAvatar) or option.hand_place not in hit]
    return [passing, *_first_cards(moves, 6)]


def _window(state: State, decision: Decision) -> Sequence[Action]:
    *plays, passing = decision.options
    held = {place for places in state.tokens.values() for place in places}
    places = {spot.place for hunted in state.hunted for spot in hunted.locations if not spot.resolved}

    def is_of_use(option: Action) -> bool:
        origin, to = getattr(option, "from_place", None), getattr(option, "to_place", None)
        if origin is not None:
            return (to in held) != (origin in held)
        place = getattr(option, "place", None)
        return not isinstance(option, PlayHuntCard) or place is None or place in places

    return [passing, *_first_cards(filter(is_of_use, plays), 8)]


def _resolve(state: State, decision: Decision) -> Sequence[Action]:
    hunted, worth = state.of(decision.seat), Worth(state)
    options = [option for option in decision.options if isinstance(option, ResolvePlace)]
    back = [option for option in options if option.option == "take_back"]
    back.sort(key=lambda option: worth.at(hunted, option.card or 0), reverse=True)
    return [*(option for option in options if option.option != "take_back"), *back[:2]]


def _cheapest(state: State, decision: Decision) -> Sequence[Action]:
    """Cards to give away: those that are worth least."""
    hunted, worth = state.of(decision.seat), Worth(state)

    def price(option: Action) -> float:
        cards = getattr(option, "places", None) or []
        return sum(worth.at(hunted, card) + 0.5 * FAR_CARD.get(card, 0.0) for card in cards)

    fitting = [option for option in decision.options if isinstance(option, DiscardPlaces | ShowPlaces | ScreamChoice)]
    ranked = sorted(fitting, key=price)
    free = [option for option in ranked if isinstance(option, ScreamChoice) and option.lose_will]
    return [*free, *(option for option in ranked if option not in free)][: 2 + len(free)]


def _dominate(state: State, decision: Decision) -> Sequence[Action]:
    return [option for option in decision.options if isinstance(option, DominanceChoice)][:1]


def _victim(state: State, decision: Decision) -> Sequence[Action]:
    """Whom a further loss breaks, or brings nearest to it."""
    options = [option for option in decision.options if isinstance(option, ChooseVictim)]
    return sorted(options, key=lambda option: state.of(option.hunted).will)[:1]


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "exploration": _explore,
    "hunting": _hunt,
    "response": _respond,
    "creature_window": _window,
    "reckoning_window": _window,
    "mini_window": _window,
    "end_window": _window,
    "resolve_place": _resolve,
    "discard_places": _cheapest,
    "show_places": _cheapest,
    "scream_choice": _cheapest,
    "dominance_choice": _dominate,
    "choose_victim": _victim,
}
