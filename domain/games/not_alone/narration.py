"""The log and the buttons in plain words. A language is a mapping of facts, one of actions and one of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from strata.domain.games.not_alone.components import (
    AVATARS,
    BASE_PLACES,
    BONUSES,
    BOX,
    EVOLUTIONS,
    HUNT,
    SANCTUARY_PLACES,
    SURVIVAL,
    SURVIVORS,
)
from strata.domain.games.not_alone.state import Phase
from strata.domain.toolkit.narration import Catalogue, Message, counted

Fields = Mapping[str, Any]

_CARDS = [card for cards in (HUNT, SURVIVAL, SURVIVORS, AVATARS, EVOLUTIONS, BONUSES) for card in cards.values()]
NAMES: dict[str, str] = {card.id: card.name for card in _CARDS}
TEXTS: dict[str, str] = {card.name: card.text.removesuffix(".") for card in _CARDS}
PLACES: dict[str, str] = {place.id: place.name for place in (*BOX.places_base, *BOX.places_sanctuary)}
SIGNPOSTS: dict[int, str] = {
    number: base.name
    if SANCTUARY_PLACES[number] is base
    else f"{base.name}/{SANCTUARY_PLACES[number].name.removeprefix('The ')}"
    for number, base in BASE_PLACES.items()
}
"""What a place is called by its number alone: where the expansion has another one, both names."""

TOKENS = {"creature": "the Creature token", "artemia": "the Artemia token", "target": "the Target token"}
TRACKS = {"rescue": "Rescue", "assimilation": "Assimilation", "defence": "Defence"}

PHASES: dict[str, str] = {
    Phase.BOARD_SIDE: "the side of the board",
    Phase.STARTING_EVOLUTIONS: "the first Evolutions",
    Phase.LIGHT_EVOLUTION: "the Evolution of the light game",
    Phase.AVATARS: "avatars",
    Phase.CREATURE_WINDOW: "the Creature before the exploration",
    Phase.EXPLORATION: "exploration",
    Phase.HUNTING: "hunting",
    Phase.RESPONSES: "responses of the Hunted",
    Phase.SECOND_HUNTING: "hunting again",
    Phase.RIVER: "River cards",
    Phase.RECKONING_WINDOW: "cards of the reckoning",
    Phase.FREE_PLACES: "places without a token",
    Phase.TARGET: "the Target",
    Phase.ARTEMIA: "Artemia",
    Phase.CREATURE: "the Creature",
    Phase.END_WINDOW: "cards at the end of the turn",
    Phase.CLEARING: "the Creature sorts its hand",
    Phase.SCOUT: "the Scout",
    Phase.GRAVITY: "Gravitic Pull",
    Phase.EVOLUTION: "evolution",
}

MODES = {
    "take_back_all": "take back the whole discard",
    "copy_creature_place": "copy a place of the Creature",
    "recover": "take back cards",
    "use": "use it",
    "will": "a Hunted regains Will",
    "survival": "draw a Survival card",
    "dna": "the Creature returns DNA",
    "fortify": "fortify",
    "fortify_and_shelter": "fortify and shelter",
}

STEPS: dict[str, str] = {
    "take_back": "take back a discarded Place card",
    "take_back_front": "take back a card played this turn",
    "take_back_either": "take back one Place card",
    "take_reserve": "take a Place card from the reserve",
    "discard_places": "discard Place cards",
    "show_places": "show Place cards to the Creature",
    "choose_mode": "say how to use a place",
    "copy_place": "say which place to copy",
    "choose_hunted": "say who regains Will",
    "choose_ally": "say who else takes back a card",
    "keep_survival": "keep one of two Survival cards",
    "discard_survival": "discard a Survival card",
    "choose_evolution": "say which Evolution is discarded",
    "may_shelter": "say whether to shelter the Survivors",
    "scream": "bear the Scream",
    "put_bottom": "put a Hunt card under the deck",
    "discard_hunt": "discard a Hunt card",
    "choose_victim": "say whom Brute Force hits",
    "dominance": "discard a Hunt card for Dominance, or not",
}

CHOICES = {"evolve": "evolves", "lie_low": "lies low", "skip": "waits"}

WINDOWS = {
    "creature": "The Creature may act before the Hunted choose",
    "reckoning": "Cards may be played before the reckoning",
    "mini": "Cards may be played after the draw",
    "end": "Cards may be played at the end of the turn",
}


def _listed(words: Sequence[object]) -> str:
    """``a``, ``a and b``, ``a, b and c``."""
    if not words:
        return "nothing"
    *most, last = map(str, words)
    return f"{', '.join(most)} and {last}" if most else last


def _places(numbers: Sequence[int]) -> str:
    return f"{'place' if len(numbers) == 1 else 'places'} {_listed(numbers)}"


def _named(numbers: Sequence[int]) -> str:
    """``place 1, The Lair``, ``places 1 (The Lair) and 2 (The Jungle)``."""
    if len(numbers) == 1:
        return f"place {numbers[0]}, {SIGNPOSTS[numbers[0]]}"
    return f"places {_listed([f'{number} ({SIGNPOSTS[number]})' for number in numbers])}"


def _start(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _name(card: object) -> Any:
    return NAMES.get(card, card) if isinstance(card, str) else card


def _played(chosen: Fields) -> str:
    """A card or ability and what was chosen for it."""
    said = [str(chosen.get("card") or chosen.get("evolution") or chosen.get("avatar"))]
    if chosen.get("works_as") not in (None, chosen.get("card")):
        said.append(f"as {chosen['works_as']}")
    if chosen.get("hunted") is not None:
        said.append(f"on {chosen['hunted']}")
    if chosen.get("survival") is not None:
        said.append(f"for {chosen['survival']}")
    if chosen.get("places"):
        said.append(f"for {_places(chosen['places'])}")
    if chosen.get("place") is not None:
        said.append(f"for place {chosen['place']}")
    if chosen.get("played_place") is not None:
        into = chosen.get("hand_place") or chosen.get("discard_place")
        said.append(f"with {chosen['played_place']} out and {into} in")
    elif chosen.get("hand_place") is not None:
        said.append(f"with {chosen['hand_place']} out")
    if chosen.get("reserve_place") is not None:
        said.append(f"for {chosen['reserve_place']} from the reserve")
    if chosen.get("token") is not None:
        said.append(f"with {chosen['token']}")
    if chosen.get("from_place") is not None:
        said.append(f"from place {chosen['from_place']}")
    if chosen.get("to_place") is not None:
        said.append(f"to place {chosen['to_place']}")
    if chosen.get("target") is not None:
        said.append(f"to place {chosen['target']}")
    if chosen.get("survivor") is not None:
        said.append(f"for {chosen['survivor']}")
    if chosen.get("level") is not None:
        said.append(f"of level {chosen['level']}")
    return " ".join(said)


def _noted(card: str) -> str:
    """A card inside a label, followed by what it does."""
    return f"{card} ({TEXTS[card]})"


def _explained(verb: str, field: str) -> Callable[[Fields], str]:
    """A card to choose, and what it does."""
    return lambda action: f"{verb} {action[field]}: {TEXTS[action[field]]}"


def _playing(verb: str, field: str) -> Callable[[Fields], str]:
    """A card or ability, what is chosen for it, and what it does."""
    return lambda action: f"{verb} {_played(action)}: {TEXTS[action[field]]}"


def _laid(fact: Fields) -> str:
    hunted = counted(fact["players"] - 1, "Hunted").replace("Hunteds", "Hunted")
    return (
        f"{fact['creature']} is the Creature and hunts {hunted}. "
        f"Rescue is {fact['rescue']} steps away, Assimilation {fact['assimilation']}"
    )


def _revealed(fact: Fields) -> str:
    return f"The places are revealed, clockwise: {'; '.join(_listed(places) for places in fact['places'])}"


def _zone(fact: Fields) -> str:
    pairs = [f"{seat} discards {place}" for seat, place in zip(fact["seats"], fact["places"], strict=True)]
    return f"The Forbidden Zone: {_listed(pairs)}"


def _ended(fact: Fields) -> str:
    reasons = {
        "assimilation": "The planet has assimilated the Hunted: the Creature wins",
        "rescue": "Rescue has come: the Hunted win",
        "defence": "The Sanctuary is safe: the Hunted win",
    }
    return f"{reasons[fact['reason']]} in turn {fact['turn']}"


def _explored(fact: Fields) -> str:
    what = {
        "power": "uses its power",
        "take_back": "takes back a card",
        "rescue": "rescues a Survivor",
        "fortify": "fortifies the Sanctuary",
        "skip": "does nothing",
    }
    if fact.get("via"):
        return f"{fact['seat']} is on place {fact['place']} and uses {fact['via']} instead"
    return f"{fact['seat']} is on place {fact['place']} and {what[fact['option']]}"


def _broken(fact: Fields) -> str:
    back = _listed(sorted(fact["front"] + fact["places"]))
    return f"{fact['seat']} breaks and starts again with {fact['will']} Will; {back} back in hand"


def _resolving(action: Fields) -> str:
    at = _start(_named([action["place"]]))
    match action["option"]:
        case "power" if action.get("survivor"):
            return f"{at}: play {action['via']} for {_noted(action['survivor'])}"
        case "power" if action.get("target"):
            return f"{at}: play {action['via']} for {_named([action['target']])}"
        case "power" if action.get("via"):
            return f"{at}: play {_noted(action['via'])}"
        case "power":
            return f"{at}: use its power"
        case "take_back":
            return f"{at}: take back {_named([action['card']])}"
        case "rescue":
            return f"{at}: rescue {_noted(action['survivor'])}"
        case "fortify":
            return f"{at}: fortify the Sanctuary"
        case _:
            return f"{at}: do nothing"


def _scream(action: Fields) -> str:
    return "Lose 1 Will to the Scream" if action.get("lose_will") else f"Discard {_named(action['places'])}"


def _or_none(verb: str, field: str, none: str) -> Callable[[Fields], str]:
    def message(action: Fields) -> str:
        if action[field] is None:
            return none
        return f"{verb} {_named([action[field]]) if isinstance(action[field], int) else _noted(action[field])}"

    return message


def _on_side(action: Fields) -> str:
    return f"Play on side {action['side']}: Artemia hunts at Rescue {_listed(BOX.artemia_spaces[action['side']])}"


ENGLISH_FACTS: dict[str, Message] = {
    "table_laid": _laid,
    "side_chosen": "The board is played on side {side}",
    "sanctuary_laid": "The Sanctuary is over place {place}, {defence} steps from safety; the Creature has {dna} DNA",
    "starting_evolutions_chosen": "{seat} draws {level1} Evolutions of level 1 and {level2} of level 2",
    "avatar_dealt": "{seat} may be {avatar}",
    "avatar_dealt.hidden": "{seat} is dealt an avatar",
    "avatar_chosen": "{seat} chooses {avatar}",
    "avatar_chosen.hidden": "{seat} has chosen an avatar",
    "avatars_revealed": lambda fact: f"The avatars, clockwise: {_listed([_name(card) for card in fact['avatars']])}",
    "avatars_laid": lambda fact: f"{counted(len(fact['avatars']), 'avatar')} are dealt from",
    "avatar_given": "{seat} is {avatar}",
    "evolution_given": "{seat} hunts with {evolution}",
    "turn_begun": lambda fact: f"Turn {fact['turn']} begins; {counted(fact['hunt_plays'], 'Hunt card')} may be played",
    "phase_begun": "Phase: {phase}",
    "window_opened": lambda fact: WINDOWS[fact["window"]],
    "window_closed": "Nobody plays anything more",
    "passed": "{seat} passes",
    "choice_due": lambda fact: f"{fact['seat']} has to {STEPS[_do(fact['steps'][0])]}",
    "choice_made": "{seat} has chosen",
    "track_advanced": lambda fact: f"{TRACKS[fact['track']]}: {counted(fact['to'], 'step')} to go",
    "marker_set": lambda fact: f"The Marker is {'on' if fact['on'] else 'off'} the Beach",
    "effects_ended": "The tokens come off the planet and the effects of the turn end",
    "game_ended": _ended,
    "places_committed": lambda fact: f"{fact['seat']} plays {_places(fact['places'])} face down",
    "places_committed.hidden": "{seat} has chosen where to go",
    "river_card_kept": "{seat} keeps place {kept} and takes {returned} back",
    "river_card_kept.hidden": "{seat} keeps one of two cards",
    "places_revealed": _revealed,
    "places_recovered": lambda fact: f"{fact['seat']} takes back {_listed(fact['places'])}",
    "places_recovered.hidden": lambda fact: f"{fact['seat']} takes back {counted(fact['count'], 'Place card')}",
    "front_recovered": "{seat} takes back {place} from the table",
    "places_discarded": lambda fact: f"{fact['seat']} discards {_listed(fact['places'])}",
    "places_discarded.hidden": lambda fact: f"{fact['seat']} discards {counted(fact['count'], 'Place card')}",
    "zone_opened": lambda fact: f"{_listed(fact['seats'])} must each discard a Place card",
    "zone_answered": "{seat} will discard {place}",
    "zone_answered.hidden": "{seat} has answered",
    "zone_revealed": _zone,
    "zone_revealed.hidden": lambda fact: f"{_listed(fact['seats'])} discard a Place card each",
    "places_shown": lambda fact: f"{fact['seat']} shows {_listed(fact['places'])} to the Creature",
    "places_shown.hidden": lambda fact: f"{fact['seat']} shows {counted(fact['count'], 'Place card')} to the Creature",
    "played_swapped": "{seat} takes {out} back and plays {into} instead",
    "played_swapped.hidden": "{seat} plays another card instead",
    "played_drawn_back": "{seat} discards {out} and plays {into} from the discard instead",
    "played_drawn_back.hidden": "{seat} plays a card of the discard instead",
    "reserve_taken": "{seat} takes place {place} from the reserve",
    "monolith_removed": "The Monolith of {seat} leaves the game",
    "planet_cleared": "The cards on the table are discarded",
    "smokescreen_raised": "The Creature cannot see the Place discards this turn",
    "smokescreen_lifted": lambda fact: (
        f"The smoke clears; the discards, clockwise: {'; '.join(_listed(cards) for cards in fact['discards'])}"
    ),
    "hunt_drawn": "{seat} draws {card}",
    "hunt_drawn.hidden": "{seat} draws a Hunt card",
    "hunt_deck_renewed": "The Hunt discard becomes the deck",
    "hunt_played": lambda fact: f"{fact['seat']} plays {_played(fact)}",
    "hunt_discarded": "{seat} discards {card}",
    "played_hunt_discarded": lambda fact: f"Discarded: {_listed(fact['cards'])}",
    "hunt_buried": lambda fact: f"{_listed(fact['cards'])} go under the Hunt deck",
    "hunt_put_bottom": "{seat} puts {card} under the Hunt deck",
    "hunt_put_bottom.hidden": "{seat} puts a card under the Hunt deck",
    "hunt_scanned": lambda fact: f"{fact['seat']} sees the Hunt hand: {_listed(fact['cards'])}",
    "hunt_scanned.hidden": "{seat} sees the Hunt hand",
    "hunt_plays_stopped": "No Hunt card may be played for the rest of the turn",
    "token_placed": lambda fact: f"{_start(fact['token'])} goes to {_places(fact['places'])}",
    "token_recalled": lambda fact: f"{_start(fact['token'])} comes back to be placed again",
    "token_moved": lambda fact: f"{_start(fact['token'])} moves to place {fact['to']}",
    "places_blocked": lambda fact: f"{_start(_places(fact['places']))} may not be played this turn",
    "place_spoilt": "Place {place} is ineffective this turn",
    "hunted_anticipated": "{seat} is anticipated",
    "hunted_moved": "{seat} is moved from place {origin} to place {to}",
    "target_duplicated": "The Target token is a second Creature token this turn",
    "echolocated": lambda fact: f"{fact['count']} Hunted have played a place of 6 to 10",
    "hunting_ended": "{seat} is done with hunting",
    "will_lost": "{seat} loses {amount} Will and has {to}",
    "will_regained": "{seat} regains Will and has {to}",
    "resisted": "{seat} resists for {will} Will and has {to}",
    "gave_up": lambda fact: f"{fact['seat']} gives up: {fact['will']} Will, {_listed(fact['places'])} back in hand",
    "gave_up.hidden": "{seat} gives up: {will} Will, the whole discard back in hand",
    "will_broken": _broken,
    "will_broken.hidden": "{seat} breaks and starts again with {will} Will",
    "survival_drawn": "{seat} draws {card}",
    "survival_drawn.hidden": "{seat} draws a Survival card",
    "survival_offered": "{seat} draws {card} to choose from",
    "survival_offered.hidden": "{seat} draws a Survival card to choose from",
    "survival_kept": "{seat} keeps {kept} and discards {discarded}",
    "survival_kept.hidden": "{seat} keeps a Survival card and discards {discarded}",
    "survival_deck_renewed": "The Survival discard becomes the deck",
    "survival_played": lambda fact: f"{fact['seat']} plays {_played(fact)}",
    "survival_discarded": "{seat} discards {card}",
    "avatar_used": "{seat} uses the ability of {avatar}",
    "protected": lambda fact: f"{fact['seat']} is covered by {_name(fact['by'])} this turn",
    "place_explored": _explored,
    "power_used": lambda fact: f"{fact['seat']} uses {PLACES[fact['power']]}: {MODES[fact['mode']]}",
    "two_cards_awaited": lambda fact: (
        f"{fact['seat']} plays two cards next turn ({PLACES[fact['why']].removeprefix('The ')})"
    ),
    "survivor_rescued": "{seat} rescues {survivor}",
    "ability_lost": "The ability of {survivor} is lost",
    "stranger_taken": "{seat} takes a Survivor face down",
    "survivor_shown": "{survivor} waits for rescue",
    "survivors_lost": lambda fact: (
        f"{fact['seat']} {'shelters' if fact['sheltered'] else 'loses'} {counted(fact['count'], 'Survivor')}"
    ),
    "sanctuary_fortified": "{seat} fortifies the Sanctuary",
    "barricade_used": "The Barricade of {seat} holds",
    "bonus_reached": lambda fact: f"Bonus: {fact['bonus']}",
    "sanctuary_unlocked": "From now on the Sanctuary flies over all ten places",
    "evolution_sabotaged": "The Creature can neither evolve nor lie low this turn",
    "target_reached": "{seat} is at the Target",
    "artemia_caught": lambda fact: f"Artemia catches {fact['seat']}{' twice' if fact['times'] > 1 else ''}",
    "creature_caught": lambda fact: f"The Creature catches {_listed(fact['seats'])}",
    "victim_chosen": "{seat} turns its force on {hunted}",
    "dna_gained": "The Creature takes {amount} DNA",
    "dna_lost": "The Creature returns {amount} DNA",
    "evolution_drawn": "{seat} draws {evolution} of level {level}",
    "evolution_drawn.hidden": "{seat} draws an Evolution of level {level}",
    "evolution_deck_renewed": "The discarded Evolutions of level {level} become the deck",
    "evolution_revealed": "{seat} reveals {evolution}; it works from the next turn on",
    "evolution_discarded": "{seat} discards {evolution}",
    "evolution_scrambled": "The Creature loses {evolution} from its hand",
    "evolution_used": lambda fact: f"{fact['seat']} uses {_played(fact)}",
    "sanctuary_anchored": "The Sanctuary will not move this turn",
    "sanctuary_displaced": "The Sanctuary will move {steps} steps this turn",
    "sanctuary_pulled": lambda fact: f"{fact['seat']} pulls the Sanctuary {counted(fact['steps'], 'step')}",
    "sanctuary_moved": "The Sanctuary flies to place {to}",
    "evolution_phase_chosen": lambda fact: f"{fact['seat']} {CHOICES[fact['choice']]}",
    "evolution_phase_ended": "{seat} is done with evolving",
}

ENGLISH_ACTIONS: dict[str, Message] = {
    "choose_board_side": _on_side,
    "choose_starting_evolutions": lambda action: (
        f"Draw {counted(action['level1'], 'Evolution')} of level 1 and {action['level2']} of level 2"
    ),
    "choose_evolution": _explained("Hunt with", "evolution"),
    "choose_avatar": _explained("Be", "avatar"),
    "play_hunt_card": _playing("Play", "card"),
    "use_evolution": _playing("Use", "evolution"),
    "play_survival_card": _playing("Play", "card"),
    "use_avatar": _playing("Use", "avatar"),
    "pass": "Pass",
    "play_places": lambda action: f"Go to {_named(action['places'])}",
    "resist": "Resist for {will} Will: take back Place cards",
    "give_up": "Give up: all Will and cards back, Assimilation advances",
    "place_token": lambda action: f"Put {action['token']} on {_named(action['places'])}",
    "end_hunting": "End the hunt",
    "keep_river_card": lambda action: f"Keep {_named([action['place']])}",
    "put_hunt_bottom": lambda action: f"Put {_noted(action['card'])} under the deck",
    "discard_hunt": _or_none("Discard", "card", "Discard no more"),
    "show_places": lambda action: f"Show {_named(action['places'])}",
    "discard_places": lambda action: f"Discard {_named(action['places'])}",
    "resolve_place": _resolving,
    "choose_mode": lambda action: _start(MODES[action["mode"]]),
    "copy_place": lambda action: f"Copy {_named([action['place']])}",
    "choose_hunted": "{hunted} regains Will",
    "choose_ally": lambda action: (
        "Nobody else takes back a card" if action["hunted"] is None else f"{action['hunted']} takes back a card too"
    ),
    "take_back_place": _or_none("Take back", "card", "Take back no more"),
    "take_reserve_place": _or_none("Take", "number", "Take nothing from the reserve"),
    "keep_survival": _explained("Keep", "card"),
    "discard_survival": lambda action: f"Discard {_noted(action['card'])}",
    "scream_choice": _scream,
    "choose_victim": "Turn Brute Force on {hunted}",
    "dominance_choice": _or_none("Advance Assimilation for", "card", "Do not dominate"),
    "choose_evolution_to_discard": lambda action: f"Discard {_noted(action['evolution'])}",
    "shelter": lambda action: "Shelter your Survivors: Defence 1 further" if action["yes"] else "Keep your Survivors",
    "move_sanctuary": lambda action: f"Let the Sanctuary move {counted(action['steps'], 'step')}",
    "evolve": "Evolve: take DNA, draw and reveal",
    "lie_low": "Lie low: much DNA, but Defence advances",
    "skip_evolution": "Neither evolve nor lie low",
    "draw_evolution": "Draw an Evolution of level {level}",
    "reveal_evolution": _explained("Reveal", "card"),
    "discard_evolution": lambda action: f"Discard {_noted(action['card'])}",
    "end_evolution": "End evolving",
}


def _do(step: Any) -> str:
    """The name of a step, be it a struct or plain."""
    return str(step["do"] if isinstance(step, Mapping) else step.do)


ENGLISH_WORDS: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(
        ("card", "works_as", "evolution", "survivor", "avatar", "bonus", "kept", "discarded", "via", "survival"), _name
    ),
    "cards": lambda cards: [_name(card) for card in cards],
    "token": lambda token: TOKENS[token],
    "phase": lambda phase: PHASES[phase],
}

ENGLISH = Catalogue(
    ENGLISH_FACTS, ENGLISH_ACTIONS, ENGLISH_WORDS, seats=("seat", "hunted", "creature"), seat_lists=("seats", "guests")
)
