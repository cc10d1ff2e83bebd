"""Games of other packages are found by their entry points; what cannot be played is skipped with a reason."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint, distributions
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from strata.domain.games import guests, registry
from strata.domain.games.guests import GameRejected, find_guests
from strata.domain.games.registry import BUILT_IN, GAMES, admit
from strata.domain.kernel import Action, Game, Options, State, flaws
from tests.kernel.pebbles import PEBBLES, Hide, TableLaid


class Packages:
    """A folder on the path in which packages are installed."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._folder, self._patch = folder, patch

    def install(self, package: str, module: str, **entries: str) -> None:
        self._patch.delitem(sys.modules, package.replace("-", "_"), raising=False)
        (self._folder / f"{package.replace('-', '_')}.py").write_text(dedent(module))
        about = self._folder / f"{package.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name.replace('_', '-')} = {value}" for name, value in entries.items()]
        (about / "entry_points.txt").write_text("\n".join(["[strata.games]", *lines]))


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packages:
    """Nothing else is installed, whatever is."""

    def installed(group: str) -> list[EntryPoint]:
        found = distributions(path=[str(tmp_path)])
        return [entry for package in found for entry in package.entry_points if entry.group == group]

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(guests, "entry_points", installed)
    return Packages(tmp_path, monkeypatch)


def _games_of(module: str) -> str:
    return f"from dataclasses import replace\nfrom tests.kernel.pebbles import PEBBLES\n{module}\n"


def test_a_guest_is_found(packages: Packages) -> None:
    packages.install("guest-one", _games_of("GAME = PEBBLES"), pebbles="guest_one:GAME")
    found, skipped = find_guests(BUILT_IN.values())
    assert found == [PEBBLES]
    assert skipped == []


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("import nowhere", "ModuleNotFoundError: No module named 'nowhere'"),
        ("raise SystemExit(3)", "its import ends the process"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("OTHER = 1", "AttributeError: module 'guest_bad' has no attribute 'GAME'"),
        ("GAME = 'chess'", "it is not a Game but of type str"),
        (_games_of("GAME = replace(PEBBLES, slug='Pebbles!')"), "the slug 'Pebbles!' is not words"),
        (_games_of("GAME = replace(PEBBLES, slug='evo')"), "the slug evo is taken by Evo (evo)"),
        (_games_of("GAME = replace(PEBBLES, slug='notalone')"), "the slug notalone is taken by Not Alone (not-alone)"),
        (_games_of("GAME = replace(PEBBLES, narrators=None)"), "TypeError"),
    ],
)
def test_a_broken_guest_is_skipped_and_harms_nobody(packages: Packages, module: str, reason: str) -> None:
    packages.install("guest-bad", module, bad="guest_bad:GAME")
    packages.install("guest-good", _games_of("GAME = PEBBLES"), pebbles="guest_good:GAME")
    found, (skipped,) = find_guests(BUILT_IN.values())
    assert found == [PEBBLES]
    assert (skipped.name, skipped.package) == ("bad", "guest-bad")
    assert skipped.reason.startswith(reason)


def test_of_two_guests_with_one_name_the_first_package_is_taken(packages: Packages) -> None:
    for package in ("guest-b", "guest-a"):
        module = _games_of(f"GAME = replace(PEBBLES, title='{package}')")
        packages.install(package, module, pebbles=f"{package.replace('-', '_')}:GAME")
    (guest,), (skipped,) = find_guests(BUILT_IN.values())
    assert guest.title == "guest-a"
    assert skipped.reason == "the slug pebbles is taken by guest-a (pebbles)"


def test_games_are_listed_in_the_same_order_whichever_was_asked_for_first() -> None:
    games = registry.Games(has_guests=False)
    asked = [games[slug].slug for slug in reversed(BUILT_IN)]
    assert list(games) == list(reversed(asked))
    assert list(games) == list(BUILT_IN)


def test_the_registry_holds_what_is_built_in_and_can_be_told_of_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(GAMES)[: len(BUILT_IN)] == list(BUILT_IN)
    monkeypatch.setattr(registry, "GAMES", dict(BUILT_IN))
    admit(PEBBLES)
    admit(PEBBLES)
    assert list(registry.GAMES) == [*BUILT_IN, "pebbles"]
    with pytest.raises(GameRejected, match="taken"):
        admit(replace(PEBBLES, title="Others"))


class NoTag(Action, frozen=True):
    pass


class SameKind(TableLaid, tag="charm_dealt", frozen=True):
    pass


class NoField(Hide, tag="no_field", frozen=True):
    secret = {"colour": "seat"}


class Spelled(Hide, tag="spelled", frozen=True):
    secret = {"size": "@actor"}
    size: int = 3


class Weighed(State):
    weight: float = 0.0


class Bare(State):
    weight: int


class Fact(TableLaid, tag="fact", frozen=True):
    pass


@pytest.mark.parametrize(
    ("changes", "flaw"),
    [
        ({"title": " "}, "title says nothing"),
        ({"seats": range(2, 2)}, "seats is not a range of numbers"),
        ({"seats": range(2, 40)}, "seats is not within 1 to 20"),
        ({"codec_version": 0}, "codec_version is not a whole number from 1 on"),
        ({"view_type": State}, "view_type is not a subclass of View"),
        ({"actions": []}, "actions is not a tuple of subclasses of Action"),
        ({"board": None}, "board is not a function"),
        ({"narrators": {"uk": None}}, "there is no narrator for English (en)"),
        ({"actions": (NoTag,)}, 'NoTag has no kind in snake_case (class …, tag="…")'),
        ({"facts": (*PEBBLES.facts, SameKind)}, "SameKind is of kind charm_dealt, as another one is"),
        ({"actions": (NoField,)}, "NoField declares a secret that is not a field of it: colour"),
        ({"actions": (NoField,)}, "the audience of NoField.colour is not a field, ACTOR or NOBODY: seat"),
        ({"actions": (Spelled,)}, "Spelled.size is secret, so its default can only be None"),
        ({"state": Weighed}, "state holds a float, and bytes of floats are not canonical"),
        ({"state": Bare}, "a field of Bare has no default: Missing required argument 'weight'"),
        ({"facts": (Fact, TableLaid)}, "facts holds a struct that is called Fact, as the union of all of them is"),
    ],
)
def test_a_flaw_is_told_in_a_sentence(changes: dict[str, Any], flaw: str) -> None:
    found = flaws(replace(PEBBLES, **changes))
    assert flaw in found


def test_a_sound_game_has_no_flaw() -> None:
    game: Game[Any, Any] = replace(PEBBLES, options=Options)
    assert flaws(game) == []
