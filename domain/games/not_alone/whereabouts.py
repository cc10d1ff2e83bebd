"""Where Hunted can be, as far as a viewer can tell."""

from __future__ import annotations

from strata.domain.games.not_alone.view import HuntedView, View


def possible_places(view: View, hunted: HuntedView) -> list[int]:
    """The places that a Hunted may have played or may play next."""
    if hunted.played:
        return hunted.played
    if hunted.played_size and len(hunted.open_played) == hunted.played_size:
        return hunted.open_played
    out = {*view.blocked, *(hunted.shown if hunted.played_size else ()), *(hunted.discard or ())}
    return [number for number in hunted.owned if number not in out]


def hunted_of(view: View, seat: int | None) -> HuntedView | None:
    return next((hunted for hunted in view.hunted if hunted.seat == seat), None)


def own_hunted(view: View) -> HuntedView:
    """The Hunted who looks."""
    found = hunted_of(view, view.viewer)
    assert found is not None
    return found
