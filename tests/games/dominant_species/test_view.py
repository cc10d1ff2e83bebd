"""The view: everything that lies open, and what follows from it."""

from __future__ import annotations

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import canonical
from strata.domain.kernel.codec import to_builtins
from tests.games.dominant_species.table import playing


def seen(viewer: int | None = None, **described: object) -> View:
    view = GAME.view(playing(**described).state, viewer)
    assert isinstance(view, View)
    return view


def test_one_view_serves_all() -> None:
    views = [to_builtins(seen(viewer)) for viewer in (None, 0, 5)]
    assert [view.pop("viewer") for view in views] == [None, 0, 5]
    assert canonical(views[0]) == canonical(views[1]) == canonical(views[2])


def test_it_tells_matches_dominance_and_the_deck() -> None:
    view = seen()
    assert view.earth["0,-1"].matches == {"amphibian": 6, "arachnid": 2, "insect": 2}
    assert view.earth["0,-1"].dominant == "amphibian"
    assert view.animals["amphibian"].dominates == ["0,-1"]
    assert view.animals["amphibian"].printed == ["water", "water", "water"]
    assert (view.deck, len(view.unseen_cards)) == (21, 20)
    assert (view.asked, view.animal, view.decision) == (5, "insect", "place_pawn")


def test_it_tells_terrain_and_what_lies_under_the_ice() -> None:
    view = seen(tundra=["1,0"], cubes={"1,0": {"reptile": 2}})
    assert (view.earth["1,0"].terrain, view.earth["1,0"].base) == ("tundra", "desert")
    assert view.survival_holder == "reptile"


def test_it_tells_the_chain_in_progress() -> None:
    played = playing(phase="migration", pawns={"migration 6": "bird"})
    played.play("bird", "migrate", from_=[-1, 0])
    view = GAME.view(played.state, None)
    tasks = to_builtins(view)["tasks"]
    assert [task["name"] for task in tasks] == ["migrate", "arrive"]
    assert tasks[1]["origin"] == "-1,0"
