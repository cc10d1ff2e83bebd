"""The exam finds games that break a law, and says which; a game that keeps them all passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from strata.domain.exam import LAWS, Broken, Tally, papers, replay_papers, sit
from strata.domain.games.guests import GameRejected
from strata.domain.games.registry import GAMES
from strata.domain.kernel import (
    Action,
    Decision,
    Fact,
    Game,
    Moment,
    Profile,
    Scene,
    ScoreLine,
    Seat,
    Standing,
    Steps,
    Track,
    Viewer,
    clone,
)
from strata.domain.toolkit.language import SHARED, Language
from strata.domain.toolkit.narration import Catalogue, FluentNarrator
from tests.exam.stones import STONES, English, board, conserved, hidden
from tests.kernel.pebbles import Hide, PebblesHidden, State, View, pending, ranking, resample, setup

Stones = Game[State, Any]


class Named(Fact, tag="named", frozen=True):
    """Holds what JSON gives back as a list."""

    what: Any

    def apply(self, s: State) -> None:
        pass


class CharmLost(Fact, tag="charm_lost", frozen=True):
    def apply(self, s: State) -> None:
        s.charms.pop()


class Burst(Action, tag="burst", frozen=True):
    def decide(self, s: State, seat: Seat) -> Steps[None]:
        raise LookupError("no rule for this")


class Anything(Action, tag="anything", frozen=True):
    """Equal to every action, so that all of them seem to be offered."""

    pebbles: int

    def __eq__(self, other: object) -> bool:
        return True

    def decide(self, s: State, seat: Seat) -> Steps[None]:
        yield PebblesHidden(seat, 0)


class WriteDirectly(Action, tag="write_directly", frozen=True):
    def decide(self, s: State, seat: Seat) -> Steps[None]:
        s.points[seat] += 1
        yield PebblesHidden(seat, 0)


class Guess(Action, tag="guess", frozen=True):
    """Leads to something else each time."""

    def decide(self, s: State, seat: Seat) -> Steps[None]:
        yield PebblesHidden(seat, next(_GUESSES))


_GUESSES = count()


class Helpless(type(STONES.evaluator)):  # type: ignore[misc]
    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        return []


class Mute(English):
    def fact(self, fact: Any, scene: Scene) -> str:
        return ""


class Vague(English):
    def labels(self, decision: Decision, view: View, names: Sequence[str]) -> list[str]:
        return ["Hide some"] * len(decision.options)


class Fickle(English):
    """Calls the same option something else each time it is asked."""

    def __init__(self) -> None:
        self._asked = count()

    def labels(self, decision: Decision, view: View, names: Sequence[str]) -> list[str]:
        return [f"{label}, {next(self._asked)}" for label in super().labels(decision, view, names)]


MESSAGES = {
    "title": "Stones",
    "summary": "Hide more than the others",
    "option-rounds": "Rounds",
    "option-rounds-text": "How many rounds are played",
    "decision-hide": "Hide some pebbles",
    "line-points": "Points",
    "reason-last_stone": "the last stone is taken",
    "label-hide": "Hide { $pebbles }",
    "fact-table_laid": "{ $rounds } rounds",
    "fact-charm_dealt": "{ $seat } gets { $charm }",
    "fact-charm_dealt-hidden": "{ $seat } gets a charm",
    "fact-stone_laid": "The stone is { $stone }",
    "fact-pebbles_hidden": "{ $seat } hides { $pebbles }",
    "fact-pebbles_hidden-hidden": "{ $seat } hides some",
    "fact-hands_opened": "Hands are opened",
    "fact-round_won": "{ $seat } wins { $points }",
    "fact-charms_shown": "Charms are shown",
}
"""What stones says in Fluent's form."""


def spoken(without: str = "", tag: str = "en", **others: str) -> FluentNarrator:
    """Stones in Fluent's form, with a message left out or others in their place."""
    texts = [f"{name} = {text}" for name, text in (MESSAGES | others).items() if name != without]
    shared = SHARED["en"].texts()
    return FluentNarrator(Language(tag, lambda: [*shared, "\n".join(texts)]), {}, {})


def offering(*actions: Action, **changes: Any) -> Stones:
    """Stones with these actions in place of its own."""

    def offered(s: State) -> Sequence[Decision]:
        return [replace_options(decision, actions) for decision in pending(s)]

    kinds = tuple({type(action): None for action in actions})
    return replace(STONES, pending=offered, actions=kinds, **changes)


def replace_options(decision: Decision, options: Sequence[Action]) -> Decision:
    return Decision(decision.seat, decision.name, list(options))


def _yielding(fact: Fact, is_listed: bool = True) -> Stones:
    """Stones whose set-up brings one more fact."""

    def more(s: State, options: Any, seats: int) -> Steps[None]:
        yield from setup(s, options, seats)
        yield fact

    return replace(STONES, setup=more, facts=(*STONES.facts, *([type(fact)] if is_listed else [])))


def _fall(s: State) -> Steps[None]:
    yield from ()
    raise LookupError("no rule for this")


def _telling(s: State, viewer: Viewer) -> View:
    return View(s.round, s.charms[0], s.points, [], None, None)


def _longer(s: State, viewer: Viewer, rng: Random) -> State:
    world = resample(s, viewer, rng)
    world.rounds += 5
    return world


def _wrong_total(s: State) -> Sequence[Standing]:
    return [Standing(seat, 1, 7, [ScoreLine("points", 0)]) for seat in range(len(s.points))]


def _by_charm(s: State) -> Sequence[Standing]:
    return ranking(State(points=[charm == "amber" for charm in s.charms]))


def _profile(**changes: Any) -> Stones:
    return replace(STONES, exam=replace(STONES.exam, **changes))


def _first(position: Any, decision: Decision, rng: Random) -> Action:
    return decision.options[0]


BREAKERS: list[tuple[str, Stones]] = [
    ("game_is_well_formed", replace(STONES, slug="Stones!")),
    ("game_is_well_formed", replace(STONES, narrators={"fr": English()})),
    ("every_option_is_examined", _profile(variants={2: [{}], 3: [{}], 4: [{}]})),
    ("every_option_is_examined", _profile(variants={2: [{"rounds": 3}]})),
    ("rules_run", replace(STONES, proceed=_fall)),
    ("rules_run", _yielding(Named(1), is_listed=False)),
    ("rules_run", replace(STONES, pending=lambda s: [])),
    ("set_up_leads_to_a_choice", replace(STONES, ending=lambda s: "nothing_to_do")),
    ("match_ends", _profile(most_decisions=11)),
    ("options_are_sound", offering(Hide(1), Hide(1))),
    ("options_are_sound", replace(STONES, pending=lambda s: [*pending(s), *pending(s)])),
    ("every_option_plays", offering(Hide(1), Burst(), exam=Profile(choose=_first))),
    ("others_are_refused", offering(Anything(0))),
    ("bytes_are_identity", _yielding(Named((1, 2)))),
    ("facts_fold_to_the_state", offering(WriteDirectly())),
    ("pieces_are_conserved", _yielding(CharmLost())),
    ("standings_add_up", replace(STONES, ranking=_wrong_total)),
    ("turns_count_up", replace(STONES, moment=lambda s: Moment(-s.round))),
    ("turns_count_up", replace(STONES, moment=lambda s: Moment(1) if s.round == 1 else None)),
    ("outcome_has_a_reason", replace(STONES, ending=lambda s: None if s.ending is None else "")),
    ("bots_find_an_option", replace(STONES, evaluator=Helpless())),
    ("twin_worlds_look_alike", replace(STONES, view=_telling)),
    ("resampling_changes_what_is_hidden", replace(STONES, resample=lambda s, viewer, rng: clone(s))),
    ("secrets_are_resampled", replace(STONES, resample=lambda s, viewer, rng: s, exam=Profile())),
    ("resampled_worlds_play_on", replace(STONES, resample=_longer)),
    ("standings_tell_no_secret", replace(STONES, ranking=_by_charm)),
    ("standings_tell_no_secret", replace(STONES, moment=lambda s: Moment(sum(map(len, s.charms))))),
    ("standings_tell_no_secret", replace(STONES, tracks=lambda s: [Track("charm", len(s.charms[0]))])),
    ("what_is_played_again_is_the_same", offering(Guess(), exam=Profile())),
    ("every_kind_has_a_message", replace(STONES, narrators={"en": Catalogue({}, {"hide": "Hide"}, {})})),
    ("every_kind_has_a_message", replace(STONES, narrators={"en": spoken(without="fact-stone_laid")})),
    ("every_kind_has_a_message", replace(STONES, narrators={"en": spoken(without="label-hide")})),
    ("languages_say_the_same", replace(STONES, narrators={"en": spoken(), "fr": spoken("summary", "fr")})),
    ("languages_say_the_same", replace(STONES, narrators={"en": spoken(), "fr": spoken(tag="fr", title="{ $it }")})),
    ("parts_have_terms", replace(STONES, narrators={"en": spoken(without="option-rounds-text")})),
    ("parts_have_terms", replace(STONES, narrators={"en": spoken()}, glossary={"charm": ["amber"]})),
    ("terms_are_known", replace(STONES, narrators={"en": spoken(without="decision-hide")})),
    ("terms_are_known", replace(STONES, narrators={"en": spoken(without="reason-last_stone")})),
    ("terms_are_known", replace(STONES, narrators={"en": spoken()}, tracks=lambda s: [Track("stones", s.round)])),
    ("targets_are_on_the_board", replace(STONES, targets=lambda action, view: [f"pile:{action.pebbles}"])),
    ("targets_are_on_the_board", replace(STONES, targets=lambda action, view: ["somewhere"])),
    ("words_tell_no_secret", replace(STONES, narrators={"en": Fickle()})),
    ("facts_are_told", replace(STONES, narrators={"en": English(), "fr": Mute()})),
    ("options_are_labelled", replace(STONES, narrators={"en": Vague()})),
    ("picture_is_sound", replace(STONES, board=lambda view, names, words, offered: "<svg/>")),
    ("picture_is_sound", replace(STONES, board=lambda view, names, *rest: board(view, ["Ann"] * len(names), *rest))),
]


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Callable[[Stones], Stones]:
    """Offers a game while a test runs."""

    def offer(game: Stones) -> Stones:
        monkeypatch.setitem(GAMES, game.slug, game)
        return game

    return offer


def test_a_game_that_keeps_every_law_passes(offered: Callable[[Stones], Stones]) -> None:
    tally = sit(offered(STONES), is_full=True, matches=4)
    met = {law.__name__ for law in LAWS} - {"secrets_are_resampled"}
    assert {law for law in met if not tally.examined[law]} == set()


def test_a_game_with_messages_in_files_keeps_them_too(offered: Callable[[Stones], Stones]) -> None:
    tally = sit(offered(replace(STONES, narrators={"en": spoken(), "fr": spoken(tag="fr")})), matches=4)
    assert tally.examined["languages_say_the_same"]


@pytest.mark.parametrize(("law", "game"), BREAKERS, ids=[f"{n}-{law}" for n, (law, _) in enumerate(BREAKERS)])
def test_a_game_that_breaks_a_law_is_found(offered: Callable[[Stones], Stones], law: str, game: Stones) -> None:
    with pytest.raises(Broken) as found:
        sit(offered(game), is_full=True, matches=4)
    assert found.value.law == law, found.value
    assert found.value.how
    assert game.slug in found.value.__notes__[0]


def test_only_these_laws_cannot_be_broken_by_a_small_mistake_of_a_game() -> None:
    """The first is shown by a test of its own; the others follow from the others and from how a match is kept."""
    found = {law for law, _ in BREAKERS}
    assert {law.__name__ for law in LAWS} - found == {
        "undo_at_will_tells_nothing",
        "undo_at_will_costs_nothing",
        "going_back_restores",
        "forks_start_as_known",
        "record_holds",
    }


def test_a_failing_match_can_be_played_again(offered: Callable[[Stones], Stones]) -> None:
    broken = offered(offering(WriteDirectly()))
    with pytest.raises(Broken) as found:
        sit(broken)
    assert found.value.replay is not None
    with pytest.raises(Broken) as again:
        replay_papers(broken, found.value.replay)[0].sit()
    assert again.value.law == "facts_fold_to_the_state"


def test_a_match_is_played_again_with_every_law_that_needs_no_journey(offered: Callable[[Stones], Stones]) -> None:
    with pytest.raises(Broken) as found:
        sit(offered(replace(STONES, board=lambda view, names, words, offered: "<svg/>")))
    assert found.value.replay is not None
    tally = Tally()
    for paper in replay_papers(offered(STONES), found.value.replay):
        tally.add(paper.sit())
    assert tally.met["matches"] == 3
    assert {"picture_is_sound", "every_option_plays", "resampling_changes_what_is_hidden"} <= tally.examined.keys()


def test_a_paper_gives_the_same_each_time(offered: Callable[[Stones], Stones]) -> None:
    several = papers(offered(STONES))
    names = [str(paper) for paper in several]
    assert len(set(names)) == len(names)
    assert [paper.sit().examined for paper in several] == [paper.sit().examined for paper in several]


def test_other_seeds_give_other_matches(offered: Callable[[Stones], Stones]) -> None:
    game = offered(STONES)
    assert [str(paper) for paper in papers(game)[1:4]] == ["match 0, seats 2", "match 1, seats 3", "match 2, seats 4"]
    assert [str(paper) for paper in papers(game, seed=20)[1:3]] == ["match 20, seats 4", "match 21, seats 2"]


def test_a_name_that_is_taken_cannot_sit(offered: Callable[[Stones], Stones]) -> None:
    offered(STONES)
    with pytest.raises(GameRejected, match="taken"):
        papers(replace(STONES, title="Others"))


def test_profiles_are_used(offered: Callable[[Stones], Stones]) -> None:
    counted: list[State] = []
    seen: list[Viewer] = []

    def count_pieces(s: State) -> None:
        conserved(s)
        counted.append(s)

    def note_hidden(s: State, viewer: Viewer) -> dict[str, Any]:
        seen.append(viewer)
        return hidden(s, viewer)

    game = replace(STONES, exam=replace(STONES.exam, conserved=count_pieces, hidden=note_hidden, choose=_first))
    sit(offered(game))
    assert counted
    assert set(seen) == {None, 0, 1, 2, 3}
