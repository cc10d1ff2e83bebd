"""What requests carry beside their envelope: games' own structs, versions to insist on, keys to repeat under."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from flask import request

from strata.api.access.callers import bearer, caller
from strata.api.http.problems import Problem, invalid
from strata.api.input.structs import read_struct
from strata.api.services import services
from strata.domain.kernel import Action, Game, InvalidOption, Options
from strata.store.api_keys import ApiKey
from strata.store.matches import RepeatableRequest

VERSION = re.compile(r"[0-9]{1,15}")
"""A version as it is written in headers."""


def read_options(game: Game[Any, Any], plain: dict[str, Any], seats: int) -> Options:
    """A game's options from plain JSON, checked."""
    options: Options = read_struct(game, game.options, plain, "/options")
    try:
        options.check(seats)
    except InvalidOption as error:
        raise invalid(f"/options/{error.option}", error.reason) from error
    return options


def read_action(game: Game[Any, Any], plain: dict[str, Any]) -> Action:
    """A game's action from plain JSON."""
    action: Action = read_struct(game, game.action_union, plain, "/action")
    return action


def if_match() -> int | None:
    """The version the caller insists on."""
    header = request.headers.get("If-Match")
    if header is None or header.strip() == "*":
        return None
    version = header.strip().strip('"')
    if not VERSION.fullmatch(version):
        raise Problem(400, "bad_if_match", 'If-Match must be a version, as in ETag: "12".')
    return int(version)


def idempotency_key() -> str | None:
    key = request.headers.get("Idempotency-Key")
    if key is not None and not 1 <= len(key) <= 255:
        raise Problem(400, "bad_idempotency_key", "An Idempotency-Key has 1 to 255 characters.")
    return key


def repeatable() -> RepeatableRequest | None:
    """The request as one that may be repeated, if it carries an Idempotency-Key."""
    key = idempotency_key()
    if key is None:
        return None
    who = caller()
    scoped = services().tokens.scope(who.application if isinstance(who, ApiKey) else bearer() or "", key)
    asked = b"\0".join((request.method.encode(), request.full_path.encode(), request.get_data()))
    return RepeatableRequest(scoped, hashlib.sha256(asked).hexdigest())
