"""Reading requests: bodies, the structs that games define, the versions of If-Match, idempotency keys.

A refusal points at the field, and says what would have been accepted.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, get_args, get_origin

import msgspec
from flask import Request, request
from marshmallow import Schema, fields, missing
from webargs.flaskparser import FlaskParser

from strata.api.access.callers import ON_BEHALF_OF, bearer, caller
from strata.api.access.tokens import InvitationToken, SeatToken
from strata.api.http.problems import Problem, invalid, invalid_parameter
from strata.api.services import services
from strata.domain.kernel import Action, Game, InvalidOption, Options
from strata.store.api_keys import ApiKey
from strata.store.matches import RepeatableRequest

WHOLE_NUMBER = re.compile(r"-?[0-9]+")
"""As it is written in a query. Python would also read blanks, underscores and the digits of all scripts."""
VERSION = re.compile(r"[0-9]{1,15}")
"""A version as it is written in headers."""
ETAG = re.compile(r"([0-9]{1,15})(?:\.[0-9a-f]{12})?")
"""A version and perhaps a digest of what else the response depended on."""

SHORTEST_SHARED_KEY = 32
"""How long an Idempotency-Key is where its callers cannot be told apart."""

_AT = re.compile(r" - at `\$(.*)`$")
_FIELD = re.compile(r"(?:unknown|required) field `(.*)`")


class Parser(FlaskParser):
    """Reads bodies and queries for the schemas of operations."""

    DEFAULT_UNKNOWN_BY_LOCATION: dict[str, str | None] = {}

    def load_querystring(self, req: Request, schema: Schema) -> Any:
        known = {field.data_key or name: field for name, field in schema.load_fields.items()}
        for name, values in req.args.lists():
            field = known.get(name)
            if len(values) > 1 and not isinstance(field, fields.List):
                raise invalid_parameter(name, "It is given more than once.")
            if isinstance(field, fields.Integer) and not WHOLE_NUMBER.fullmatch(values[0]):
                raise invalid_parameter(name, "Not a valid integer.")
        return super().load_querystring(req, schema)

    def load_json(self, req: Request, schema: Schema) -> Any:
        data = req.get_data() if req.is_json else b""
        if not data:
            return missing
        body = _decoded(data)
        if not isinstance(body, dict):
            raise invalid("", "The body must be a JSON object.")
        return body


def _decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        reason = str(error).removeprefix("JSON is malformed: ")
    except UnicodeDecodeError:
        reason = "a text in it is not UTF-8"
    except RecursionError:
        reason = "it is nested too deeply"
    raise Problem(400, "malformed_json", f"The body is not valid JSON: {reason[:1].lower()}{reason[1:]}.")


def read_options(game: Game[Any, Any], plain: dict[str, Any], seats: int) -> Options:
    """A game's options from plain JSON, checked."""
    with _telling(game, game.options, plain, "/options"):
        options: Options = msgspec.convert(plain, game.options)
    try:
        options.check(seats)
    except InvalidOption as error:
        raise invalid(f"/options/{error.option}", error.reason) from error
    return options


def read_action(game: Game[Any, Any], plain: dict[str, Any]) -> Action:
    """A game's action from plain JSON."""
    if "kind" not in plain and isinstance(plain.get("action"), dict):
        raise invalid("/action", "This is a whole option: post it as the body itself, or its action here.")
    with _telling(game, game.action_union, plain, "/action"):
        return game.action_decoder.decode(msgspec.json.encode(plain))


def if_match() -> int | None:
    """The version that the match must be at, by If-Match."""
    header = request.headers.get("If-Match")
    return None if header is None else version_in(header)


def version_in(header: str) -> int | None:
    """The version that If-Match names; None where any will do."""
    if header.strip() == "*":
        return None
    version = ETAG.fullmatch(header.strip().strip('"'))
    if version is None:
        raise Problem(400, "bad_if_match", 'If-Match must be a version, as in ETag: "12".')
    return int(version[1])


def idempotency_key() -> str | None:
    key = request.headers.get("Idempotency-Key")
    if key is not None and not 1 <= len(key) <= 255:
        raise Problem(400, "bad_idempotency_key", "An Idempotency-Key has 1 to 255 characters.")
    if (
        key is not None
        and len(key) < SHORTEST_SHARED_KEY
        and not isinstance(caller(), ApiKey | SeatToken | InvitationToken)
    ):
        detail = (
            f"Without a key or the token of a seat, an Idempotency-Key has {SHORTEST_SHARED_KEY} characters "
            "or more, drawn at random: whoever sends the same gets the same response."
        )
        raise Problem(400, "short_idempotency_key", detail)
    return key


def repeatable() -> RepeatableRequest | None:
    """The request as one that may be repeated, if it carries an Idempotency-Key."""
    key = idempotency_key()
    if key is None:
        return None
    who = caller()
    scoped = services().tokens.scope(who.application if isinstance(who, ApiKey) else bearer() or "", key)
    seat = request.headers.get(ON_BEHALF_OF)
    acting = () if seat is None else (seat.encode(),)
    return repeatable_as(scoped, request.method, request.full_path, request.get_data(), *acting)


def repeatable_as(scoped: str, method: str, full_path: str, body: bytes, *acting: bytes) -> RepeatableRequest:
    """A request under the key it is kept by; ``full_path`` ends with ``?`` and the query, also where that is empty."""
    asked = b"\0".join((method.encode(), full_path.encode(), body, *acting))
    return RepeatableRequest(scoped, hashlib.sha256(asked).hexdigest())


@contextmanager
def _telling(game: Game[Any, Any], type_: Any, plain: dict[str, Any], pointer: str) -> Iterator[None]:
    """What is wrong with a struct, or with one of a union of them, that is read from plain JSON."""
    try:
        yield
    except msgspec.ValidationError as error:
        message = str(error)
        place = _AT.search(message)
        path = "" if place is None else re.sub(r"[.\[]", "/", place[1]).replace("]", "")
        detail = _AT.sub("", message)
        if detail.startswith("Invalid "):
            values = _values(_fields(type_, plain)[path.split("/")[1]])
            detail = f"Must be one of: {', '.join(values)}."
        elif detail.startswith("Object contains unknown field"):
            known = ", ".join(_fields(type_, plain))
            detail = f"Unknown field; there are: {known}. GET /v1/games/{game.slug} has the schema."
        field = _FIELD.search(message)
        path += "" if field is None else f"/{field[1]}"
        raise invalid(pointer + path, detail) from error


def _fields(type_: Any, plain: dict[str, Any]) -> dict[str, Any]:
    """The fields there are, with their types: those of the only struct, or the kind and those of that kind."""
    structs = {struct.__struct_config__.tag: struct for struct in get_args(type_) or [type_]}
    fields: dict[str, Any] = {} if None in structs else {"kind": Literal[tuple(structs)]}
    struct = structs.get(plain["kind"] if fields else None)
    return fields | {field.encode_name: field.type for field in (msgspec.structs.fields(struct) if struct else ())}


def _values(type_: Any) -> Iterator[str]:
    """The values that a type lists, or the parts it is made of."""
    if get_origin(type_) is Literal:
        yield from map(str, get_args(type_))
    elif type_ is int:
        yield "a whole number"
    else:
        for part in get_args(type_):
            yield from _values(part)
