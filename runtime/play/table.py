"""The table: one seat of one match in a terminal, from here to the end or until its player leaves."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from strata_client import Actions, Decision, Option, Seat, StrataProblem, Summary

from strata.runtime.inspect.terminal import heading, paint, width
from strata.runtime.play import screen
from strata.runtime.play.lines import folded
from strata.runtime.play.menu import Menu
from strata.runtime.play.screen import legible
from strata.runtime.play.seats import KeptSeats

HELP = """\
  a number     choose that option
  some text    show only the options with these words in them; / shows all again
  Enter        more options, or choose the only one that is shown
  u, undo      take back your latest move
  r, redo      restore it
  m, map       the board and how it stands, once more
  v, view      all you may know, every map
  b, board     where the board is drawn
  s, score     how all stand
  l, log       what happened so far
  q, quit      leave the table; it waits for you
  ?, help      this"""

RECENT = 15
"""How many lines of the log are told to who sits down."""


class Left(Exception):
    """The player leaves the table."""


class Table:
    """A seat, its number, and where its player keeps what is theirs."""

    def __init__(self, seat: Seat, number: int, kept: KeptSeats) -> None:
        self._seat, self._own, self._kept = seat, number, kept
        self._told = 0
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
        """Play to the end; raises ``Left`` if the player goes before."""
        try:
            self._recall()
            _say(["", f"The board is also drawn in {self._draw_board()[0].as_uri()}; ? tells what can be typed."])
            known = self._look()
            events = self._seat.stream(known["version"])
            while True:
                while known["decisions"]:
                    self._decide(legible(known["decisions"][0]))
                    known = self._look()
                self._wait_for_others()
                if all(event["version"] <= known["version"] for event in events):
                    break
                known = self._look()
        except (KeyboardInterrupt, EOFError):
            raise Left from None
        self._tell()
        self._end()

    def _recall(self) -> None:
        """The end of what happened before."""
        events = list(self._seat.narration())
        self._told = events[-1]["version"]
        _say([line for event in events for line in screen.told(legible(event))][-RECENT:])

    def _look(self) -> Actions:
        """What happened since, and what the seat is asked."""
        self._tell()
        self._answer_request()
        return self._seat.actions()

    def _tell(self) -> None:
        for event in self._seat.narration(self._told):
            self._told = event["version"]
            _say(screen.told(legible(event)))

    def _decide(self, decision: Decision) -> None:
        """Show the table and ask until something is done."""
        summary = self._summary()
        picture = self._show_board(screen.names_of(summary))
        _say(["", *screen.seats(summary, self._seat.score(summary["version"]), self._own)])
        _say(["", screen.question(decision, picture)])
        menu = Menu(decision["options"])
        _say(menu.lines())
        while not self._obey(input("> ").strip(), menu):
            pass

    def _show_board(self, names: Sequence[str]) -> str:
        """What is not as it was when last shown; answers the picture."""
        picture = legible(self._draw_board()[1])
        parts = list(screen.board(picture, legible(self._seat.view()["view"]), names, self._own, width()))
        for part in parts:
            if part not in self._shown:
                _say(part)
        self._shown = parts
        return picture

    def _obey(self, text: str, menu: Menu) -> bool:
        """Do what was typed; whether that changed the match."""
        if text.lower() in self._commands:
            return self._commands[text.lower()]()
        if re.fullmatch("[0-9]{1,6}", text):
            option = menu.numbered(int(text))
            if option is None:
                _say([f"There is no option {text}; there are 1 to {len(menu)}."])
            return option is not None and self._play(option)
        if not text and menu.only is not None:
            return self._play(menu.only)
        if not text:
            menu.turn()
        elif not menu.look_for(text.removeprefix("/")):
            _say([f"No option has {text.removeprefix('/')!r} in it. ? tells what can be typed."])
            return False
        _say(menu.lines())
        return False

    def _play(self, option: Option) -> bool:
        """Made or refused, there is something new to see: a refusal means that the match has moved on."""
        with _refusals():
            self._seat.play(option)
        return True

    def _undo(self) -> bool:
        with _refusals():
            is_asked = self._seat.undo()["undo_request"] is not None
            _say(["The others are asked whether they agree." if is_asked else "Taken back."])
            return True
        return False

    def _redo(self) -> bool:
        with _refusals():
            self._seat.redo()
            return True
        return False

    def _map(self) -> bool:
        self._shown = []
        self._show_board(screen.names_of(self._summary()))
        return False

    def _log(self) -> bool:
        for event in self._seat.narration():
            _say(screen.told(legible(event)))
        return False

    def _view(self) -> bool:
        view, names = legible(self._seat.view()["view"]), screen.names_of(self._summary())
        _say(screen.everything(legible(self._seat.board()), view, names, self._own, width()))
        return False

    def _score(self) -> bool:
        summary = self._summary()
        _say(screen.ranking(self._seat.score(summary["version"]), screen.names_of(summary)))
        return False

    def _board(self) -> bool:
        _say([f"The board is drawn in {self._draw_board()[0].as_uri()}"])
        return False

    def _help(self) -> bool:
        _say(HELP.splitlines())
        return False

    def _quit(self) -> NoReturn:
        raise Left

    def _answer_request(self) -> None:
        """Somebody asks to go back; the player agrees or not."""
        summary = self._summary()
        request = summary["undo_request"]
        if request is None or self._own in (request["seat"], *request["agreed"]):
            return
        who = screen.names_of(summary)[request["seat"]]
        reply = input(f"{who} asks to go back to version {request['to_version']}. Do you agree? [y/n] ")
        with _refusals():
            self._seat.answer(reply.strip().lower() in ("y", "yes"))

    def _wait_for_others(self) -> None:
        summary = self._summary()
        names = screen.names_of(summary)
        waiting = [names[row["seat"]] for row in summary["pending"] if row["seat"] != self._own]
        if waiting:
            _say([paint(f"  … {', '.join(waiting)} to decide", "dim")])

    def _end(self) -> None:
        summary = self._summary()
        self._kept.forget(self._seat.id)
        if summary["outcome"] is None:
            heading(f"The match is {summary['status']}.")
            return
        heading(f"The game is over: {screen.words(summary['outcome']['reason'] or '')}.")
        _say(screen.ranking(summary["outcome"], screen.names_of(summary)))

    def _summary(self) -> Summary:
        return legible(self._seat.summary())

    def _draw_board(self) -> tuple[Path, str]:
        """The board as a picture, and the file that holds it."""
        picture = self._seat.board()
        return self._kept.draw(self._seat.id, picture), picture


@contextmanager
def _refusals() -> Iterator[None]:
    """What the service refuses is told to the player, who may try something else."""
    try:
        yield
    except StrataProblem as problem:
        if problem.status != 409:
            raise
        _say([legible(problem.detail)])


def _say(lines: Iterable[str]) -> None:
    for line in lines:
        print(*folded(line, width()), sep="\n", flush=True)
