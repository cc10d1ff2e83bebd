"""The files of a deployment, read the way Docker reads them."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from strata.runtime.settings import Settings

ROOT = Path(__file__).parents[2]
SECRET = "a secret of sixteen or more"

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service.get("image") == "strata"}

_VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?::(?P<sign>[-?])(?P<rest>[^}]*))?\}")


def dockerfile() -> list[tuple[str, str]]:
    """The instructions in order, each with what follows it on the line."""
    lines = [line for line in (ROOT / "Dockerfile").read_text().splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    pairs = [line.split(maxsplit=1) for line in joined.splitlines() if line.strip()]
    return [(instruction, " ".join(rest.split())) for instruction, rest in pairs]


def last(instruction: str) -> str:
    """The instruction as it counts for the final image."""
    return [rest for name, rest in dockerfile() if name == instruction][-1]


def healthcheck() -> list[str]:
    command: list[str] = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    return command


def image_environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(last("ENV")))


def allowed_into_the_image() -> list[str]:
    """What .dockerignore lets through: it begins by refusing everything."""
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    return [line.removeprefix("!") for line in lines if line.startswith("!")]


def interpolated(text: str, environ: Mapping[str, str]) -> str:
    """Compose's ``${NAME}``, ``${NAME:-default}`` and ``${NAME:?message}``."""

    def value(found: re.Match[str]) -> str:
        if given := environ.get(found["name"]):
            return given
        if found["sign"] == "?":
            raise KeyError(found["rest"])
        return found["rest"] or ""

    return _VARIABLE.sub(value, text)


def environment(service: str, **given: str) -> dict[str, str]:
    """What a container of this service finds in its environment."""
    named = {name: interpolated(str(text), given) for name, text in SERVICES[service].get("environment", {}).items()}
    return image_environment() | named if service in OURS else named


def settings(service: str) -> Settings:
    return Settings.from_environment(environment(service, STRATA_SECRET=SECRET))


def variables_read() -> set[str]:
    """Every variable that the settings ask the environment for."""
    asked = _Asked()
    Settings.from_environment(asked)
    return asked.names


class _Asked(Mapping[str, str]):
    """An empty environment that remembers what it was asked for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0
