"""Starts play: in a new match against bots, or in one that was left."""

from __future__ import annotations

import getpass
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import wrap
from typing import Any

from strata_client import GameDetail, SeatPlan, Strata, StrataError, StrataProblem

from strata.domain.toolkit.language import Language
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.terminal import paint, width
from strata.runtime.play.in_browser import follow, open_in_browser
from strata.runtime.play.options import option_errors
from strata.runtime.play.saved_seats import SavedSeats
from strata.runtime.play.screen import printable
from strata.runtime.play.service import service
from strata.runtime.play.table import PlayerLeft, Table
from strata.runtime.play.words import WORDS
from strata.runtime.settings import Settings


def play(
    settings: Settings,
    game: str | None,
    seats: int | None,
    bots: str,
    name: str | None,
    options: list[tuple[str, Any]],
    url: str | None,
    resume: str | None,
    token: str | None,
    lang: str,
    browser: bool,
) -> None:
    logging.getLogger("httpx").setLevel(logging.WARNING)
    kept = SavedSeats(settings.data / "play")
    with _as_command_errors(), service(settings, url, lang) as strata:
        if resume is not None:
            match, token = resume, token or os.environ.get("STRATA_TOKEN") or kept.token(resume)
        elif game is not None:
            match, token = _create(strata, game, seats, bots, name or _login(), dict(options))
        else:
            _list_games(strata, WORDS[lang])
            return
        seat = strata.seat(match, token)
        number = seat.view()["seat"]
        if number is None:
            raise CommandError("This token plays no seat of the match.")
        kept.keep(match, token)
        if browser:
            open_in_browser(url or settings.base_url, match, number, token)
            follow(seat)
            return
        try:
            played = seat.summary()["game"]
            terms, glossary = printable(strata.game(played)["terms"]), printable(strata.glossary(played))
            Table(seat, number, kept, WORDS[lang], terms, glossary).play()
        except (PlayerLeft, StrataError) as reason:
            print(f"\n{WORDS[lang].say('come-back')}")
            print(f"  strata play --resume {match}{f' --url {url}' if url else ''}", flush=True)
            if not isinstance(reason, PlayerLeft):
                raise


def _create(
    strata: Strata, game: str, seats: int | None, bots: str, name: str, options: dict[str, Any]
) -> tuple[str, str]:
    """A new match against bots: its id, and the token of the player's seat."""
    detail = _game(strata, game)
    count = detail["seats"]["min"] if seats is None else seats
    others = [SeatPlan(kind="bot", bot=bots) for _ in range(1, count)]
    try:
        match = strata.create(game, [SeatPlan(kind="human", name=name), *others], options)
    except StrataProblem as problem:
        if lines := printable(option_errors(problem, detail)):
            raise CommandError("\n".join(lines)) from problem
        raise
    return match.id, match.tokens[0]


def _game(strata: Strata, slug: str) -> GameDetail:
    try:
        return strata.game(slug)
    except StrataProblem as problem:
        if problem.code == "unknown_game":
            raise CommandError(f"There is no game {slug!r}; `strata play` lists them.") from problem
        raise


def _list_games(strata: Strata, words: Language) -> None:
    games = printable(strata.games())
    longest = max(len(row["slug"]) for row in games)
    for row in games:
        seats = words.say("seats", least=row["seats"]["min"], most=row["seats"]["max"])
        head = f"{row['slug']:<{longest}}  {seats}"
        first, *others = wrap(f"{row['title']}: {row['summary']}", max(20, width() - len(head) - 4))
        print(f"  {paint(head, 'bold')}  {first}")
        for line in others:
            print(f"  {'':<{len(head)}}  {line}")
    print(f"\n{words.say('play-one')}")


def _login() -> str:
    try:
        return getpass.getuser()[:40]
    except (KeyError, OSError):
        return "Player"


@contextmanager
def _as_command_errors() -> Iterator[None]:
    """Errors of the service become errors of the command."""
    try:
        yield
    except StrataError as error:
        raise CommandError(printable(str(error))) from error
