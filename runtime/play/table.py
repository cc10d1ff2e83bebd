"""The table: one seat of one match in a terminal, from here to the end or until its player leaves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

from strata_client import Actions, Decision, GlossaryEntry, Option, Seat, StrataProblem, Summary

from strata.domain.toolkit.language import Language
from strata.runtime.inspect.terminal import heading, paint, width
from strata.runtime.play import screen
from strata.runtime.play.lines import wrapped
from strata.runtime.play.menu import Menu
from strata.runtime.play.saved_seats import SavedSeats
from strata.runtime.play.screen import printable
from strata.runtime.play.vocabulary import Vocabulary
from strata.runtime.play.words import ENGLISH

RECENT = 15
"""How many lines of the log a player is shown at the start."""


class PlayerLeft(Exception):
    """The player leaves the table."""


class Table:
    """A seat, its number, where its token and picture are saved, and the words to tell it with: those of the table, and
    the terms and the glossary of the game."""

    def __init__(
        self,
        seat: Seat,
        number: int,
        kept: SavedSeats,
        words: Language = ENGLISH,
        terms: Mapping[str, str] = MappingProxyType({}),
        glossary: Sequence[GlossaryEntry] = (),
    ) -> None:
        self._seat, self._own, self._kept = seat, number, kept
        self._words, self._terms = words, terms
        self._vocabulary = Vocabulary(terms, glossary, words)
        self._last_version = 0
        self._shown: list[list[str]] = []
        commands: dict[str, Callable[[], bool]] = {
            "undo": self._undo,
            "redo": self._redo,
            "map": self._map,
            "view": self._view,
            "board": self._board,
            "score": self._score,
            "log": self._log,
            "quit": self._quit,
            "help": self._help,
        }
        self._commands = commands | {word[0]: do for word, do in commands.items()} | {"?": self._help}

    def play(self) -> None:
        """Play to the end; raises ``PlayerLeft`` if the player goes before."""
        try:
            self._seat.add_value()
            self._print_recent()
            _print_lines(["", self._words.say("board-is-drawn", place=self._draw_board()[0].as_uri())])
            known = self._catch_up()
            events = self._seat.stream(known["version"])
            while True:
                while known["decisions"]:
                    self._decide(printable(known["decisions"][0]))
                    known = self._catch_up()
                self._wait_for_others()
                if all(event["version"] <= known["version"] for event in events):
                    break
                known = self._catch_up()
        except (KeyboardInterrupt, EOFError):
            raise PlayerLeft from None
        self._print_new_events()
        self._end()

    def _print_recent(self) -> None:
        """The end of what happened before."""
        events = list(self._seat.narration())
        self._last_version = events[-1]["version"]
        _print_lines([line for event in events for line in screen.event_lines(printable(event), self._words)][-RECENT:])

    def _catch_up(self) -> Actions:
        """What happened since, and what the seat is asked."""
        self._print_new_events()
        self._answer_request()
        return self._seat.actions()

    def _print_new_events(self) -> None:
        for event in self._seat.narration(self._last_version):
            self._last_version = event["version"]
            _print_lines(screen.event_lines(printable(event), self._words))

    def _decide(self, decision: Decision) -> None:
        """Show the table and ask until something is done."""
        summary = self._summary()
        picture = self._show_board(self._names(summary))
        score = printable(self._seat.score(summary["version"]))
        _print_lines(["", *screen.seats(summary, score, self._own, self._terms, self._words)])
        _print_lines(["", screen.question(decision, picture, self._words)])
        menu = Menu(decision["options"], self._words)
        _print_lines(menu.lines())
        while not self._carry_out(input("> ").strip(), menu):
            pass

    def _show_board(self, names: Sequence[str]) -> str:
        """Print the parts that changed since they were last shown; returns the picture."""
        picture = printable(self._draw_board()[1])
        view = printable(self._seat.view()["view"])
        parts = list(screen.board(picture, view, names, self._own, width(), self._vocabulary, self._words))
        for part in parts:
            if part not in self._shown:
                _print_lines(part)
        self._shown = parts
        return picture

    def _carry_out(self, text: str, menu: Menu) -> bool:
        """Carry out what was typed; returns whether that changed the match."""
        if text.lower() in self._commands:
            return self._commands[text.lower()]()
        if re.fullmatch("[0-9]{1,6}", text):
            option = menu.numbered(int(text))
            if option is None:
                least, most = menu.range
                _print_lines([self._words.say("no-such-option", number=text, least=least, most=most)])
            return option is not None and self._play(option)
        if not text and menu.only is not None:
            return self._play(menu.only)
        if not text:
            menu.next_page()
        elif not menu.search(text.removeprefix("/")):
            _print_lines([self._words.say("nothing-found", text=text.removeprefix("/"))])
            return False
        _print_lines(menu.lines())
        return False

    def _play(self, option: Option) -> bool:
        """Made or refused, there is something new to see: a refusal means that the match has changed."""
        with _refusals():
            self._seat.play(option)
        return True

    def _undo(self) -> bool:
        with _refusals():
            is_asked = self._seat.undo()["undo_request"] is not None
            _print_lines([self._words.say("others-are-asked" if is_asked else "taken-back")])
            return True
        return False

    def _redo(self) -> bool:
        with _refusals():
            self._seat.redo()
            return True
        return False

    def _map(self) -> bool:
        self._shown = []
        self._show_board(self._names(self._summary()))
        return False

    def _log(self) -> bool:
        for event in self._seat.narration():
            _print_lines(screen.event_lines(printable(event), self._words))
        return False

    def _view(self) -> bool:
        view, names = printable(self._seat.view()["view"]), self._names(self._summary())
        _print_lines(screen.full_view(printable(self._seat.board()), view, names, self._own, width()))
        return False

    def _score(self) -> bool:
        summary = self._summary()
        _print_lines(screen.ranking(printable(self._seat.score(summary["version"])), self._names(summary)))
        return False

    def _board(self) -> bool:
        _print_lines([self._words.say("board-place", place=self._draw_board()[0].as_uri())])
        return False

    def _help(self) -> bool:
        _print_lines(f"  {line}" for line in self._words.say("help").splitlines())
        return False

    def _quit(self) -> NoReturn:
        raise PlayerLeft

    def _answer_request(self) -> None:
        """Somebody asks to go back; the player agrees or not."""
        summary = self._summary()
        request = summary["undo_request"]
        if request is None or self._own in (request["seat"], *request["agreed"]):
            return
        who = self._names(summary)[request["seat"]]
        reply = input(self._words.say("asks-for-undo", name=who, version=request["to_version"]) + " ")
        with _refusals():
            self._seat.answer(reply.strip().lower() in ("y", "yes"))

    def _wait_for_others(self) -> None:
        summary = self._summary()
        names = self._names(summary)
        waiting = [names[row["seat"]] for row in summary["pending"] if row["seat"] != self._own]
        if waiting:
            _print_lines([paint(f"  {self._words.say('to-decide', names=', '.join(waiting))}", "dim")])

    def _end(self) -> None:
        summary = self._summary()
        self._kept.forget(self._seat.id)
        if summary["outcome"] is None:
            heading(self._words.say("match-is", status=summary["status"]))
            return
        score = printable(self._seat.score())
        heading(self._words.say("game-is-over", reason=score.get("reason_title") or ""))
        _print_lines(screen.ranking(score, self._names(summary)))

    def _names(self, summary: Summary) -> list[str]:
        return screen.names_of(summary, self._words)

    def _summary(self) -> Summary:
        return printable(self._seat.summary())

    def _draw_board(self) -> tuple[Path, str]:
        """The board as a picture, and the file that holds it."""
        picture = self._seat.board()
        return self._kept.draw(self._seat.id, picture), picture


@contextmanager
def _refusals() -> Iterator[None]:
    """A refusal is shown to the player, who may try something else."""
    try:
        yield
    except StrataProblem as problem:
        if problem.status != 409:
            raise
        _print_lines([printable(problem.detail)])


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(*wrapped(line, width()), sep="\n", flush=True)
