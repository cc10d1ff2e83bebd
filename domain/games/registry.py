"""Every game there is, by slug: those built in, a folder and a line here each, and the guests of other packages.

A game is imported when it is first asked for, and guests when a game is asked for that is not built in, or all of them
are: who looks at one match does not wait for the rules of others.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from strata.domain.kernel import Game

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_keys, dict_values

    from strata.domain.games.guests import Skipped

_BUILT_IN = ("evo", "gods-love-dinosaurs", "jurassic-parts", "not-alone", "dominant-species")

AnyGame = Game[Any, Any]


class Games(dict[str, AnyGame]):
    """Games by slug, those built in first; what is there already is found as in any dict, at no further cost.

    Raises ``BrokenData`` where the components of a game cannot be read.
    """

    def __init__(self, has_guests: bool) -> None:
        self._waiting = dict.fromkeys(_BUILT_IN)
        """Those built in that nobody has asked for."""
        self._skipped: tuple[Skipped, ...] | None = None if has_guests else ()
        """None until the guests are found."""

    def __missing__(self, slug: str) -> AnyGame:
        if slug in self._waiting:
            self[slug] = game = _built_in(slug)
            return game
        if self._skipped is None:
            self._find_guests()
            return self[slug]
        raise KeyError(slug)

    def __setitem__(self, slug: str, game: AnyGame) -> None:
        super().__setitem__(slug, game)
        if slug in self._waiting:
            del self._waiting[slug]
            if not self._waiting:
                self._put_in_order()

    def __delitem__(self, slug: str) -> None:
        if slug in self._waiting:
            del self._waiting[slug]
        else:
            super().__delitem__(slug)

    def __contains__(self, slug: object) -> bool:
        return slug in self._waiting or super().__contains__(slug) or (self._skipped is None and slug in self._whole())

    def get(self, slug: str, default: Any = None) -> Any:
        try:
            return self[slug]
        except KeyError:
            return default

    def __iter__(self) -> Iterator[str]:
        self._whole()
        return super().__iter__()

    def __len__(self) -> int:
        self._whole()
        return super().__len__()

    def keys(self) -> dict_keys[str, AnyGame]:
        self._whole()
        return super().keys()

    def values(self) -> dict_values[str, AnyGame]:
        self._whole()
        return super().values()

    def items(self) -> dict_items[str, AnyGame]:
        self._whole()
        return super().items()

    def copy(self) -> dict[str, AnyGame]:
        return dict(self.items())

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """The guests that are not offered, each with the reason."""
        self._whole()
        return self._skipped or ()

    def _whole(self) -> Games:
        """With every game imported, in order."""
        for slug in [*self._waiting]:
            self[slug] = _built_in(slug)
        if self._skipped is None:
            self._find_guests()
        return self

    def _put_in_order(self) -> None:
        """Those built in first, in whatever order they were asked for."""
        there = dict(super().items())
        self.clear()
        self.update({slug: there[slug] for slug in _BUILT_IN if slug in there} | there)

    def _find_guests(self) -> None:
        from strata.domain.games.guests import find_guests

        self._skipped = ()
        guests, skipped = find_guests(map(_built_in, _BUILT_IN))
        self._skipped = tuple(skipped)
        self.update({game.slug: game for game in guests})


def _built_in(slug: str) -> AnyGame:
    game: AnyGame = import_module(f"strata.domain.games.{slug.replace('-', '_')}").GAME
    return game


BUILT_IN = Games(has_guests=False)
GAMES = Games(has_guests=True)


def admit(game: AnyGame) -> None:
    """Offer a game in this process, whether or not its package is installed. Raises ``GameRejected``."""
    from strata.domain.games.guests import require_acceptable

    if GAMES.get(game.slug) is not game:
        require_acceptable(game, GAMES.values())
        GAMES[game.slug] = game
