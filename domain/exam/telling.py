"""The laws of words and pictures: a match is told in every language of its game, and drawn, for every viewer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any
from xml.etree import ElementTree

from strata.domain.exam.messages import message_arguments
from strata.domain.kernel import Fact, Game, Narrator, Position, Scene, Viewer, canonical, readable
from strata.domain.kernel.codec import decode
from strata.domain.match.decisions import offered_targets
from strata.domain.toolkit.narration import Catalogue, FluentNarrator

_BRACES = "<Bob & {seat}>"
_NAMELESS = 3
_SVG = "{http://www.w3.org/2000/svg}svg"
_TARGET = re.compile(r"[a-z][a-z_]*:\S+")


def names(seats: int) -> list[str]:
    """Names that break what is not escaped, filled in twice, or not cut to the room there is; one is missing."""
    odd = ["Ann", _BRACES, "A name that goes on and on and on and on", "", "恐竜" * 30]
    return [*odd, *(f"Player {seat}" for seat in range(len(odd), seats))][:seats]


def every_kind_has_a_message(game: Game[Any, Any]) -> None:
    """There are words for each kind of fact, also without its secrets, and for each kind of action."""
    told = {fact.__struct_config__.tag for fact in game.facts}
    told |= {f"{fact.__struct_config__.tag}.hidden" for fact in game.facts if fact.secret}
    labelled = {action.__struct_config__.tag for action in game.actions}
    for language, narrator in game.narrators.items():
        if isinstance(narrator, Catalogue):
            for kinds, messages in ((told, narrator.facts), (labelled, narrator.actions)):
                differing = sorted(str(kind) for kind in kinds ^ set(messages))
                assert not differing, f"{language} has a message too many or too few: {', '.join(differing)}"
        if isinstance(narrator, FluentNarrator):
            missing = [fact.__name__ for fact in game.facts if not narrator.tells(fact)]
            missing += [action.__name__ for action in game.actions if not narrator.labels_kind(action)]
            assert not missing, f"{language} has no words for {', '.join(missing)}"


def languages_say_the_same(game: Game[Any, Any]) -> None:
    """All languages have the same messages, made of the same arguments."""
    spoken = {tag: narrator for tag, narrator in game.narrators.items() if isinstance(narrator, FluentNarrator)}
    messages = {tag: message_arguments(narrator.texts()) for tag, narrator in spoken.items()}
    for tag, own in messages.items():
        for other, theirs in messages.items():
            missing = sorted(theirs.keys() - own.keys())
            assert not missing, f"{tag} lacks the message {missing[0]}, which {other} has"
            odd = sorted(message for message in own if own[message] - theirs[message])
            assert not odd, f"{odd[0]} has arguments in {tag} that it has not in {other}"


def terms_are_known(game: Game[Any, Any], position: Position[Any]) -> None:
    """Whatever goes by a name outside the language has a term in it: decisions, lines, tracks, phases, endings."""
    named = [f"decision-{decision.name}" for decision in position.decisions]
    named += [f"line-{line.name}" for standing in game.ranking(position.state) for line in standing.lines]
    named += [f"track-{track.name}" for track in game.tracks(position.state)]
    if (moment := game.moment(position.state)) is not None and moment.phase is not None:
        named.append(f"phase-{moment.phase}")
    if (ending := game.ending(position.state)) is not None:
        named.append(f"reason-{ending}")
    _have_terms(game, named)


def parts_have_terms(game: Game[Any, Any]) -> None:
    """The game, its options, the things in its glossary and its sources are named and explained in every language."""
    named = ["title", "summary"]
    for option in game.options.__struct_fields__:
        named += [f"option-{option}", f"option-{option}-text"]
    for kind, ids in game.glossary.items():
        named += [f"glossary-{kind}", *(f"{kind}-{id_}{end}" for id_ in ids for end in ("", "-text"))]
    for source in game.sources:
        named += [f"source-{source.component}", f"source-{source.component}-how"]
    _have_terms(game, named)


def facts_are_told(
    game: Game[Any, Any], facts: Sequence[Fact], before: Position[Any] | None, after: Position[Any], seats: int
) -> None:
    """Every viewer is told of a fact in every language or, where it is not worth a line, in none."""
    for viewer in (None, *range(seats)):
        scene = _scene(before, after, viewer, seats)
        for fact in facts:
            shown = readable(fact, viewer, None)
            lines = {tag: narrator.fact(shown, scene) for tag, narrator in game.narrators.items()}
            if any(lines.values()):
                for language, line in lines.items():
                    _reads_well(line, language)


def options_are_labelled(position: Position[Any], seats: int) -> None:
    """No two options of a decision are called the same, in any language."""
    game = position.game
    for decision in position.decisions:
        view = game.view(position.state, decision.seat)
        for language, narrator in game.narrators.items():
            labels = narrator.labels(decision, view, names(seats))
            assert len(labels) == len(decision.options), f"not every option of {decision.name} has a label"
            for label in labels:
                _reads_well(label, language)
            twice = [label for label, count in Counter(labels).items() if count > 1]
            assert not twice, f"several options of {decision.name} are called {twice[0]!r} ({language})"


def targets_are_on_the_board(position: Position[Any], seats: int) -> None:
    """Every place that an option points at is marked on the board that its seat is shown."""
    game = position.game
    for decision in position.decisions:
        view = game.view(position.state, decision.seat)
        offered = offered_targets(position, decision.seat, view)
        odd = [target for target in offered if not _TARGET.fullmatch(target)]
        assert not odd, f"not a target: {odd[0]!r}"
        picture = game.board(view, names(seats), game.narrators["en"], offered)
        marked = {element.get("data-target") for element in ElementTree.fromstring(picture).iter()}
        missing = [target for target in offered if target not in marked]
        assert not missing, f"{decision.name} points at {missing[0]}, which is not on the board"


def words_tell_no_secret(
    position: Position[Any], viewer: Viewer, languages: Sequence[str], seats: int, rng: Random
) -> None:
    """In worlds that a viewer cannot tell apart the labels of its options and its board are the same."""
    game = position.game
    twin = Position(game, game.resample(position.state, viewer, rng))
    for language in languages:
        narrator = game.narrators[language]
        assert _shown(twin, viewer, narrator, seats) == _shown(position, viewer, narrator, seats), (
            f"words or pictures in {language} tell a viewer what it cannot know"
        )


def picture_is_sound(position: Position[Any], viewer: Viewer, languages: Sequence[str], seats: int) -> None:
    """A picture is an SVG document that shows every seat by its name, and follows from the view alone."""
    game, view = position.game, position.game.view(position.state, viewer)
    offered = offered_targets(position, viewer, view)
    again = decode(canonical(view), game.view_type)
    for language in languages:
        narrator = game.narrators[language]
        picture = game.board(view, names(seats), narrator, offered)
        same = game.board(again, names(seats), narrator, offered)
        assert picture == same, "of an equal view there is another picture"
        _shows(picture, [_start(name, seat) for seat, name in enumerate(names(seats))])
    nameless = game.board(view, [""] * seats, game.narrators["en"], offered)
    _shows(nameless, [f"Seat {seat}" for seat in range(seats)])


def _have_terms(game: Game[Any, Any], named: Sequence[str]) -> None:
    for language, narrator in game.narrators.items():
        if isinstance(narrator, FluentNarrator):
            missing = [name for name in named if not narrator.has(name)]
            assert not missing, f"{language} has no term {missing[0]}"


def _scene(before: Position[Any] | None, after: Position[Any], viewer: Viewer, seats: int) -> Scene:
    game = after.game
    return Scene(
        names(seats),
        lambda: None if before is None else game.view(before.state, viewer),
        lambda: game.view(after.state, viewer),
    )


def _shown(position: Position[Any], viewer: Viewer, narrator: Narrator, seats: int) -> tuple[str, Sequence[str]]:
    """The board of a viewer, and what its options are called."""
    game, view = position.game, position.game.view(position.state, viewer)
    decision = None if viewer is None else position.decision_of(viewer)
    labels = [] if decision is None else narrator.labels(decision, view, names(seats))
    return game.board(view, names(seats), narrator, offered_targets(position, viewer, view)), labels


def _reads_well(line: str, language: str) -> None:
    assert line.strip(), "there is nothing to read"
    assert not re.search(r"[{}]", line.replace(_BRACES, "")), f"not filled in: {line}"
    if language == "en":
        assert not set(re.findall(r"\bSeat \d+", line)) - {f"Seat {_NAMELESS}"}, f"a name is not used: {line}"


def _start(name: str, seat: int) -> str:
    """What is left of a name where there is little room."""
    return name[:2] if not name.isascii() else name[:6] or f"{seat}"


def _shows(picture: str, starts: Sequence[str]) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == _SVG, "the picture is not an SVG document"
    words = " ".join(root.itertext())
    missing = [start for start in starts if start not in words]
    assert not missing, f"not shown on the picture: {', '.join(missing)}"
