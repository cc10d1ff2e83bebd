"""The tools that agents call. Each is a few requests to the service; its description is what the agent reads."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver import Context, Image
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field
from strata_client import SeatPlan, StrataError
from strata_client.aio import Seat, Strata, Viewer

from strata.api.output.png import png
from strata.domain.toolkit.language import Language
from strata.runtime.mcp.results import (
    AuditResult,
    GameRow,
    MatchRow,
    Seated,
    Situation,
    Told,
    UndoResult,
    decision_of,
    game_row,
    match_row,
    standings_of,
    status_of,
)
from strata.runtime.mcp.seats import HeldSeats, number_of
from strata.runtime.play.screen import board, names_of, printable
from strata.runtime.play.vocabulary import Vocabulary

P = ParamSpec("P")
R = TypeVar("R")

MOST_MATCHES = 50
MOST_LINES = 200
LINE = 100
"""How many characters the table is wide in words."""

SeatHandle = Annotated[str, Field(description="Your seat: the handle from create_match, join_match or take_seat.")]
SeatOrMatch = Annotated[str, Field(description="Your seat's handle or, to look as a spectator, the id of a match.")]
GameSlug = Annotated[str, Field(description="A game's slug, as list_games gives it: evo, for example.")]
Name = Annotated[str, Field(description="Your name at the table.", max_length=40)]


class Tools:
    def __init__(self, strata: Strata, seats: HeldSeats, words: Language) -> None:
        self._strata, self._seats, self._words = strata, seats, words
        self._vocabularies: dict[str, Vocabulary] = {}

    def offer(self, server: MCPServer[Any]) -> None:
        """Register every tool; those that only look are marked so."""
        looks = ToolAnnotations(read_only_hint=True)
        acts = ToolAnnotations(read_only_hint=False, destructive_hint=False)
        tools: list[tuple[Callable[..., Awaitable[Any]], ToolAnnotations]] = [
            (self.list_games, looks),
            (self.read_rules, looks),
            (self.find_matches, looks),
            (self.create_match, acts),
            (self.join_match, acts),
            (self.take_seat, acts),
            (self.see, looks),
            (self.list_options, looks),
            (self.play, acts),
            (self.undo, acts),
            (self.answer_undo, acts),
            (self.wait_for_turn, looks),
            (self.replay, looks),
            (self.audit, looks),
        ]
        for tool, hints in tools:
            server.add_tool(_refusals_told(tool), annotations=hints)

    async def list_games(self) -> list[GameRow]:
        """The games that can be played, each with what it is about, how many play and how long it takes."""
        return [game_row(game) for game in await self._strata.games()]

    async def read_rules(
        self,
        game: GameSlug,
        whole: Annotated[
            bool, Field(description="All of the rules, which are long, not just what it is about.")
        ] = False,
    ) -> str:
        """The rules of a game, in brief or whole."""
        rules = await self._strata.rules(game)
        return rules if whole else _first_section(rules)

    async def find_matches(
        self,
        game: Annotated[str | None, Field(description="Only of this game.")] = None,
        status: Annotated[str, Field(description="open (seats are free), playing, finished or scored.")] = "open",
    ) -> list[MatchRow]:
        """Matches in the lobby, newest first, fifty at the most."""
        found: list[MatchRow] = []
        async for row in self._strata.matches(game=game, status=status):
            found.append(match_row(row))
            if len(found) == MOST_MATCHES:
                break
        return found

    async def create_match(
        self,
        game: GameSlug,
        name: Name = "Agent",
        bots: Annotated[
            int | None, Field(description="How many bots play; by default as many as the game needs.", ge=0)
        ] = None,
        bot_level: Annotated[str, Field(description="The bots' level; list_games names those there are.")] = "greedy",
        open_seats: Annotated[int, Field(description="How many seats stay open for others to join.", ge=0)] = 0,
        options: Annotated[
            dict[str, Any] | None, Field(description="Options of the game; a refusal names those there are.")
        ] = None,
    ) -> Seated:
        """Create a match and take its first seat. It starts at once, unless seats are open for others to join."""
        if bots is None:
            fewest = (await self._strata.game(game))["seats"]["min"]
            bots = max(0, fewest - 1 - open_seats)
        seats: list[SeatPlan] = [{"kind": "human", "name": name}]
        seats += [{"kind": "bot", "bot": bot_level}] * bots
        seats += [{"kind": "open"}] * open_seats
        match = await self._strata.create(game, seats, options)
        return {
            "match": match.id,
            "seat": self._seats.hold(match.id, 0, match.tokens[0]),
            "number": 0,
            "invitations": {str(number): token for number, token in match.invitations.items()},
        }

    async def join_match(
        self,
        match: Annotated[str, Field(description="The id of a match with an open seat.")],
        number: Annotated[int, Field(description="Which of its seats, counted from 0.", ge=0)],
        name: Name = "Agent",
        invitation: Annotated[str | None, Field(description="The invitation, if the seat needs one.")] = None,
    ) -> Seated:
        """Take an open seat of a match. It starts when the last open seat is taken."""
        joined = self._strata.match(match, invitation)
        await joined.join(number, name=name, invitation=invitation)
        handle = self._seats.hold(match, number, joined.tokens[number])
        return {"match": match, "seat": handle, "number": number, "invitations": {}}

    async def take_seat(
        self,
        match: Annotated[str, Field(description="The id of the match.")],
        token: Annotated[str, Field(description="The seat's token, which somebody gave you.")],
    ) -> Seated:
        """Play a seat whose token somebody gave you."""
        seat = self._strata.seat(match, token)
        number = (await seat.view())["seat"]
        if number is None:
            raise ToolError("This token plays no seat of the match.")
        return {"match": match, "seat": self._seats.hold(match, number, token), "number": number, "invitations": {}}

    async def see(
        self,
        seat: SeatOrMatch,
        version: Annotated[int | None, Field(description="As it was after so many events.", ge=0)] = None,
        width: Annotated[int, Field(description="Width of the picture in pixels, 0 for none.", ge=0, le=2400)] = 1200,
    ) -> list[str | Image]:
        """The table as you may know it: in words, and as a picture."""
        viewer, own = self._seats.viewer(seat), number_of(seat)
        summary, seen, picture = await asyncio.gather(viewer.summary(), viewer.view(version), viewer.board(version))
        names = names_of(summary, self._words)
        head = [f"Match {summary['id']} of {summary['game']}, version {seen['version']}: {summary['status']}."]
        for row in summary["seats"]:
            who = "you" if row["seat"] == own else row["kind"]
            head.append(f"Seat {row['seat']}: {names[row['seat']]} ({who})")
        if version is None:
            head += [f"Seat {row['seat']} must decide: {row['name']}" for row in summary["pending"]]
        vocabulary = await self._vocabulary(summary["game"])
        table = board(picture, seen["view"], names, -1 if own is None else own, LINE, vocabulary, self._words)
        text = "\n".join(printable([*head, *(line for part in table for line in part)]))
        if not width:
            return [text]
        return [text, Image(data=await asyncio.to_thread(png, picture, width), format="png")]

    async def _vocabulary(self, slug: str) -> Vocabulary:
        """What a game calls what its views show; asked for once."""
        if slug not in self._vocabularies:
            game, glossary = await asyncio.gather(self._strata.game(slug), self._strata.glossary(slug))
            self._vocabularies[slug] = Vocabulary(game["terms"], glossary, self._words)
        return self._vocabularies[slug]

    async def list_options(self, seat: SeatHandle) -> Situation:
        """What your seat is asked, with every legal option, numbered; or that it is not your turn, or over."""
        return await self._situation(self._seats.seat(seat), None)

    async def play(
        self,
        seat: SeatHandle,
        option: Annotated[int, Field(description="The number of the option.", ge=1)],
        version: Annotated[int, Field(description="The version that came with the options.", ge=0)],
    ) -> Situation:
        """Play one of the options that were listed at a version; says what happened, and what is asked next."""
        held = self._seats.seat(seat)
        asked = await held.actions(version)
        options = [choice for decision in asked["decisions"] for choice in decision["options"]]
        if option > len(options):
            raise ToolError(f"At version {version} you had {len(options)} options. list_options shows those you have.")
        await held.play(options[option - 1])
        return await self._situation(held, version)

    async def undo(self, seat: SeatHandle) -> UndoResult:
        """Take back your latest move. Beyond chance, a reveal or another seat's choice, the others are asked."""
        held = self._seats.seat(seat)
        summary = await held.undo()
        return {"done": summary["undo_request"] is None, "version": summary["version"]}

    async def answer_undo(self, seat: SeatHandle, agrees: bool) -> UndoResult:
        """Agree to another seat's request to take a move back, or refuse it."""
        held = self._seats.seat(seat)
        summary = await held.answer(agrees)
        return {"done": summary["undo_request"] is None, "version": summary["version"]}

    async def wait_for_turn(
        self,
        seat: SeatHandle,
        context: Context[Any, Any],
        since: Annotated[int | None, Field(description="The version you know: what happened since is told.")] = None,
        seconds: Annotated[float, Field(description="How long to wait at the most.", gt=0, le=600)] = 60,
    ) -> Situation:
        """Wait until your seat is asked or the match is over; says what happened, and your options."""
        held = self._seats.seat(seat)
        await held.add_value()
        known = await held.actions()
        try:
            async with asyncio.timeout(seconds), aclosing(held.stream(known["version"])) as events:
                while not known["decisions"]:
                    async for event in events:
                        if event["version"] > known["version"]:
                            await context.report_progress(event["version"], message=event["type"])
                            break
                    else:
                        break
                    known = await held.actions()
        except TimeoutError:
            pass
        return await self._situation(held, since)

    async def replay(
        self,
        seat: SeatOrMatch,
        after: Annotated[int, Field(description="Begin after this version.", ge=0)] = 0,
        lines: Annotated[int, Field(description="How many lines at the most.", ge=1, le=MOST_LINES)] = 50,
    ) -> list[Told]:
        """What happened in a match, in words, from a version on. see with a version shows the table of that moment."""
        return await self._told(self._seats.viewer(seat), after, lines)

    async def audit(self, seat: SeatOrMatch) -> AuditResult:
        """Verify the record of a match: nothing was changed, and every move and every die follows from the rules."""
        report = await self._seats.viewer(seat).audit()
        return {
            "verdict": report["verdict"],
            "statement": report["statement"],
            "checks": [f"{check['name']}: {check['status']}, {check['message']}" for check in report["checks"]],
        }

    async def _situation(self, seat: Seat, since: int | None) -> Situation:
        summary, asked = await asyncio.gather(seat.summary(), seat.actions())
        start = 1
        decisions = []
        for decision in asked["decisions"]:
            decisions.append(decision_of(decision, start))
            start += len(decision["options"])
        return {
            "status": status_of(summary, asked),
            "version": asked["version"],
            "happened": [] if since is None else await self._told(seat, since, MOST_LINES),
            "decisions": decisions,
            "undo_allowed": summary["undo"]["allowed"],
            "undo_requested_by": None if summary["undo_request"] is None else summary["undo_request"]["seat"],
            "standings": standings_of(summary),
        }

    async def _told(self, viewer: Viewer, after: int, most: int) -> list[Told]:
        told: list[Told] = []
        async for event in viewer.narration(after):
            if event["lines"]:
                told.append({"version": event["version"], "undone": event["undone"], "lines": event["lines"]})
            if sum(len(row["lines"]) for row in told) >= most:
                break
        return printable(told)


def _first_section(rules: str) -> str:
    """What a game is about: the first chapter of its rules."""
    _, _, after = rules.partition("\n## ")
    return after.partition("\n## ")[0].partition("\n")[2].strip() or rules


def _refusals_told(tool: Callable[P, Awaitable[R]]) -> Callable[P, Awaitable[R]]:
    """The tool, with refusals of the service told to the agent."""

    @wraps(tool)
    async def told(*arguments: P.args, **named: P.kwargs) -> R:
        try:
            return await tool(*arguments, **named)
        except StrataError as error:
            raise ToolError(str(error)) from error

    return told
