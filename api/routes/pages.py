"""The pages for people, and the files they are made of: what lies in ``web/``, and nothing from elsewhere.

A page is the same for everybody. Whatever it shows it asks of the API, with tokens that only the browser has.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from strata.api.services import services

PAGES = {
    "/": "lobby.html",
    "/table/<string:match>": "table.html",
    "/replay/<string:match>": "replay.html",
    "/proof": "proof.html",
}
"""The file of each page, by its address."""

EMBEDDED = ("board", "replay", "table")
"""What pages of other sites may show in frames."""

_MEDIA_TYPES = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
}
_LOADS = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors {}"
)
_LOADS_MODULES = "default-src 'none'; script-src 'self'"
"""What a script may load where it runs by itself, as a worker."""

blueprint = Blueprint("pages", __name__)


def _add(address: str, name: str) -> None:
    @blueprint.get(address, endpoint=name.removesuffix(".html"))
    def page(match: str = "") -> Response:
        return _file(name, {"Content-Security-Policy": _LOADS.format("'none'")})


for _address, _name in PAGES.items():
    _add(_address, _name)


@blueprint.get("/web/<path:name>")
def file(name: str) -> Response:
    if name.endswith(".html"):
        raise NotFound
    return _file(name, {"Content-Security-Policy": _LOADS_MODULES} if name.endswith(".js") else {})


@blueprint.get("/verify.js")
def verifier() -> Response:
    """The verifier of exported matches."""
    return _respond(_modules().get("verify.js"), "js", {})


@blueprint.get("/<any(strata, verify):folder>/<string:name>")
def module(folder: str, name: str) -> Response:
    """A module that the client or the verifier is made of."""
    return _respond(_modules().get(f"{folder}/{name}"), "js", {})


@blueprint.get("/embed.js")
def embed() -> Response:
    """What a page of another site loads to show tables and boards; browsers take it from any."""
    return _file("embed.js", {"Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin"})


@blueprint.get(f"/embed/<any({', '.join(EMBEDDED)}):room>")
def embedded(room: str) -> Response:
    """A page for frames of the sites that the operator allows."""
    ancestors = " ".join(sorted(services().embed_origins)) or "'none'"
    return _file(f"embed/{room}.html", {"Content-Security-Policy": _LOADS.format(ancestors)})


def _file(name: str, headers: dict[str, str]) -> Response:
    """A file as it was installed; browsers keep it, and ask each time whether it is still the same."""
    return _respond(_files().get(name), name.rpartition(".")[2], headers)


def _respond(found: bytes | None, kind: str, headers: dict[str, str]) -> Response:
    if found is None:
        raise NotFound
    response = Response(found, mimetype=_MEDIA_TYPES[kind], headers=headers)
    response.headers["Cache-Control"] = "public, no-cache"
    response.add_etag()
    return response


@cache
def _modules() -> dict[str, bytes]:
    """The verifier, and the modules of it and of the client."""
    js = files("strata").joinpath("js")
    parts = {f"{folder}/{part.name}": part for folder in ("strata", "verify") for part in js.joinpath(folder).iterdir()}
    found = {path: part for path, part in parts.items() if path.endswith(".js")}
    return {path: part.read_bytes() for path, part in ({"verify.js": js.joinpath("verify.js")} | found).items()}


@cache
def _files() -> dict[str, bytes]:
    """Every file that can be asked for, by its path; no other path leads anywhere."""
    found: dict[str, bytes] = {}

    def collect(folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                collect(entry, f"{prefix}{entry.name}/")
            elif entry.name.rpartition(".")[2] in _MEDIA_TYPES:
                found[prefix + entry.name] = entry.read_bytes()

    collect(files("strata").joinpath("web"), "")
    return found
