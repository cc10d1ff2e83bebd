"""The pages for people, and the files they are made of: what lies in ``web/``, and nothing from elsewhere.

A page is the same for everybody. Whatever it shows it asks of the API, with tokens that only the browser has.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

PAGES = {
    "/": "lobby.html",
    "/table/<string:match>": "table.html",
}
"""The file of each page, by its address."""

_MEDIA_TYPES = {
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
}
_LOADS = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

blueprint = Blueprint("pages", __name__)


def _add(address: str, name: str) -> None:
    @blueprint.get(address, endpoint=name.removesuffix(".html"))
    def page(match: str = "") -> Response:
        return _file(name, {"Content-Security-Policy": _LOADS})


for _address, _name in PAGES.items():
    _add(_address, _name)


@blueprint.get("/web/<path:name>")
def file(name: str) -> Response:
    if name.endswith(".html"):
        raise NotFound
    return _file(name, {})


def _file(name: str, headers: dict[str, str]) -> Response:
    """A file as it was installed; browsers keep it, and ask each time whether it is still the same."""
    found = _files().get(name)
    if found is None:
        raise NotFound
    response = Response(found, mimetype=_MEDIA_TYPES[name.rpartition(".")[2]], headers=headers)
    response.headers["Cache-Control"] = "public, no-cache"
    response.add_etag()
    return response


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
