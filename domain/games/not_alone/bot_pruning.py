"""The options worth a look, by decision: a bot tries these and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from strata.domain.games.not_alone.bot_beliefs import beliefs, draw_places
from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.bot_weights import NotAloneWeights
from strata.domain.games.not_alone.rules.capture import ChooseVictim
from strata.domain.games.not_alone.rules.cards import PlayHuntCard, PlaySurvivalCard, UseAvatar, UseEvolution
from strata.domain.games.not_alone.rules.exploration import PlayPlaces, Resist
from strata.domain.games.not_alone.rules.hunting import PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import ChooseBoardSide, ChooseStartingEvolutions
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import Action, Decision, Seat

SURVIVAL_WAYS, HUNT_WAYS, RESPONSE_WAYS, WINDOW_WAYS = 4, 3, 6, 8
"""How many ways to play each card are tried: while exploring, hunting, responding and in windows."""
TOKENS_TRIED, BACK_TRIED, DISCARDS_TRIED = 2, 2, 2
MANY_PLAYERS = 4
"""For more players than these the rules advise the other side of the board."""


def _best_ways(
    state: State, seat: Seat, options: Iterable[Action], most: int, weights: NotAloneWeights
) -> list[Action]:
    """At most so many ways to play each card, those that promise most."""
    by_card: dict[str, list[Action]] = {}
    for option in options:
        named = (getattr(option, field, None) for field in ("card", "evolution", "avatar"))
        by_card.setdefault(next((name for name in named if name is not None), ""), []).append(option)
    if any(len(ways) > most for ways in by_card.values()):
        promise = _promise(state, seat, weights)
        by_card = {card: sorted(ways, key=promise, reverse=True)[:most] for card, ways in by_card.items()}
    return [way for ways in by_card.values() for way in ways]


def _promise(state: State, seat: Seat, weights: NotAloneWeights) -> Callable[[Action], float]:
    """How much a way to play a card promises: by the places it names, and by how weak its target is."""
    values = Values(state, weights)
    believed = beliefs(state, values, seat)

    def of_place(place: int | None) -> float:
        if place is None:
            return 0.0
        if seat == state.creature:
            return believed.prizes.get(place, 0.0)
        return values.place(state.of(seat), place) * (1 - believed.searching.get(place, 0.0))

    def key(option: Action) -> float:
        promise = sum(of_place(getattr(option, field, None)) for field in ("place", "to_place", "hand_place"))
        promise -= sum(of_place(getattr(option, field, None)) for field in ("from_place", "played_place"))
        promise += sum(map(of_place, getattr(option, "places", None) or ()))
        target = getattr(option, "hunted", None)
        if target is None:
            return promise
        hunted = state.of(target)
        return promise + weights.card_of_target * len(hunted.hand) - hunted.will

    return key


def _side(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """The side that suits the number of players."""
    side = "B" if state.players > MANY_PLAYERS else "A"
    return [option for option in decision.options if isinstance(option, ChooseBoardSide) and option.side == side]


def _starting_evolutions(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Some of either level, by lot: cheap ones to begin with and dear ones to save for."""
    options = {option.level1: option for option in decision.options if isinstance(option, ChooseStartingEvolutions)}
    mixed = {level1: 1.0 for level1, option in options.items() if level1 and option.level2} or dict.fromkeys(
        options, 1.0
    )
    return [options[level1] for level1 in draw_places(state, mixed)]


def _explore(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """One commit by lot, as likely as the place is good and safe, beside all else that can be done."""
    hunted = state.of(decision.seat)
    commits = [option for option in decision.options if isinstance(option, PlayPlaces)]
    if commits:
        hiding = beliefs(state, Values(state, weights), decision.seat).hiding[state.hunted.index(hunted)]
        drawn = sorted(draw_places(state, hiding, len(commits[0].places)))
        commits = [option for option in commits if option.places == drawn]
    plays = [option for option in decision.options if isinstance(option, PlaySurvivalCard)]
    others = [option for option in decision.options if not isinstance(option, PlayPlaces | PlaySurvivalCard)]
    others = [option for option in others if not commits or _is_in_need(state, hunted, option)]
    return [*commits, *_best_ways(state, decision.seat, plays, SURVIVAL_WAYS, weights), *others]


def _is_in_need(state: State, hunted: Hunted, option: Action) -> bool:
    """Whether few cards are left, or little Will to lose, so that resisting or giving up is worth a thought."""
    if isinstance(option, Resist):
        return len(hunted.hand) <= 2 and hunted.will > option.will
    return len(hunted.hand) <= 1 and hunted.will == 1 and state.assimilation > 2


def _hunt(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Cards first, then the tokens where they promise most, then the end."""
    cards = [option for option in decision.options if isinstance(option, PlayHuntCard | UseEvolution)]
    cards = [option for option in cards if _is_worth_playing(state, option)]
    if cards:
        return _best_ways(state, decision.seat, cards, HUNT_WAYS, weights)
    tokens = [option for option in decision.options if isinstance(option, PlaceToken)]
    return _tokens(state, decision, tokens, weights) if tokens else [decision.options[-1]]


def _tokens(state: State, decision: Decision, options: list[PlaceToken], weights: NotAloneWeights) -> Sequence[Action]:
    """The Creature token by lot, any other where it promises most."""
    believed = beliefs(state, Values(state, weights), decision.seat)
    token = options[0].token
    placements = [option for option in options if option.token == token]
    if token == "creature":
        drawn = draw_places(state, believed.searching)
        return [option for option in placements if option.places == drawn]
    covered = {place for places in state.tokens.values() for place in places}

    def prize(option: PlaceToken) -> float:
        return sum(
            believed.prizes.get(place, 0.0) * (weights.already_covered if place in covered else 1.0)
            for place in option.places
        )

    return sorted(placements, key=prize, reverse=True)[:TOKENS_TRIED]


def _is_worth_playing(state: State, option: Action) -> bool:
    if isinstance(option, UseEvolution):
        return option.evolution != "evo_duplication" or len(state.hunt_hand) >= 2
    assert isinstance(option, PlayHuntCard)
    if option.card == "nightmare" and option.hunted is not None:
        return bool(state.of(option.hunted).survival)
    return option.card != "persecution" or any(len(hunted.discard) > 2 for hunted in state.hunted)


def _respond(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """No move onto a place where a token lies."""
    *plays, passing = decision.options
    covered = {place for places in state.tokens.values() for place in places}
    moves = [option for option in plays if not isinstance(option, UseAvatar) or option.hand_place not in covered]
    return [passing, *_best_ways(state, decision.seat, moves, RESPONSE_WAYS, weights)]


def _window(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Moves that bring somebody to a token or away from one, and cards for places where somebody is."""
    *plays, passing = decision.options
    covered = {place for places in state.tokens.values() for place in places}
    occupied = {spot.place for hunted in state.hunted for spot in hunted.locations if not spot.resolved}

    def is_of_use(option: Action) -> bool:
        origin, to = getattr(option, "from_place", None), getattr(option, "to_place", None)
        if origin is not None:
            return (to in covered) != (origin in covered)
        place = getattr(option, "place", None)
        return not isinstance(option, PlayHuntCard) or place is None or place in occupied

    return [passing, *_best_ways(state, decision.seat, filter(is_of_use, plays), WINDOW_WAYS, weights)]


def _explore_place(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Everything, but of the cards that can be taken back only the best."""
    hunted, values = state.of(decision.seat), Values(state, weights)
    options = [option for option in decision.options if isinstance(option, ResolvePlace)]
    back = [option for option in options if option.option == "take_back"]
    back.sort(key=lambda option: values.place(hunted, option.card or 0), reverse=True)
    return [*(option for option in options if option.option != "take_back"), *back[:BACK_TRIED]]


def _cheapest(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Cards to give away: those that are worth least."""
    hunted, values = state.of(decision.seat), Values(state, weights)

    def price(option: Action) -> float:
        cards = getattr(option, "places", None) or []
        return sum(
            values.place(hunted, card) + weights.reserve_kept * weights.reserve_card.get(card, 0.0) for card in cards
        )

    options = [option for option in decision.options if isinstance(option, DiscardPlaces | ShowPlaces | ScreamChoice)]
    ranked = sorted(options, key=price)
    free = [option for option in ranked if isinstance(option, ScreamChoice) and option.lose_will]
    return [*free, *(option for option in ranked if option not in free)][: DISCARDS_TRIED + len(free)]


def _weakest_victim(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """Whom a further loss breaks, or brings nearest to it."""
    options = [option for option in decision.options if isinstance(option, ChooseVictim)]
    return sorted(options, key=lambda option: state.of(option.hunted).will)[:1]


PRUNING: dict[str, Callable[[State, Decision, NotAloneWeights], Sequence[Action]]] = {
    "choose_board_side": _side,
    "choose_starting_evolutions": _starting_evolutions,
    "exploration": _explore,
    "hunting": _hunt,
    "response": _respond,
    "creature_window": _window,
    "reckoning_window": _window,
    "mini_window": _window,
    "end_window": _window,
    "resolve_place": _explore_place,
    "discard_places": _cheapest,
    "show_places": _cheapest,
    "scream_choice": _cheapest,
    "choose_victim": _weakest_victim,
}


def _likely_commits(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """All that can be played, as likely as the places are good and safe."""
    hunted = state.of(decision.seat)
    hiding = beliefs(state, Values(state, weights), decision.seat).hiding[state.hunted.index(hunted)]
    commits = [option for option in decision.options if isinstance(option, PlayPlaces)]
    return sorted(commits, key=lambda option: sum(hiding.get(place, 0.0) for place in option.places), reverse=True)


def _likely_tokens(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    """The Creature token on all places, where most is to be gained first."""
    prizes = beliefs(state, Values(state, weights), decision.seat).prizes
    tokens = [option for option in decision.options if isinstance(option, PlaceToken) and option.token == "creature"]
    return (
        sorted(tokens, key=lambda option: sum(prizes.get(place, 0.0) for place in option.places), reverse=True)
        or decision.options[-1:]
    )


def _all(state: State, decision: Decision, weights: NotAloneWeights) -> Sequence[Action]:
    return decision.options


FURTHER: dict[str, Callable[[State, Decision, NotAloneWeights], Sequence[Action]]] = {
    "choose_starting_evolutions": _all,
    "exploration": _likely_commits,
    "hunting": _likely_tokens,
}
