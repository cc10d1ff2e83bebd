"""What the environment says, read once and checked."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from strata.runtime.command_error import CommandError

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("text", "json")
URL_SCHEMES = ("redis", "rediss", "unix")
CLUSTER_SCHEMES = ("redis+cluster", "rediss+cluster")
SHORTEST_SECRET = 16
DEFAULT_RATE_LIMIT = 600
DEFAULT_STREAM_LIMIT = 100
DEFAULT_CONNECTION_LIMIT = 256
DEFAULT_ARCHIVE_AFTER = 3600
DEFAULT_LOG_EVERY = 60
OFF = "off"
ARCHIVE_SCHEMES = ("s3", "gs", "az")
WEBHOOK_PORTS = frozenset({80, 443})

_LOG_NAME = re.compile(r"[a-z0-9](?:[a-z0-9.:_-]|/(?=[a-z0-9])){0,99}")
"""Names a folder of the archive too."""
_ORIGIN = re.compile(r"https?://(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?")
"""Nothing in it can end the header that names it."""

T = TypeVar("T")


class InvalidSettings(CommandError):
    """Names every variable that cannot be used, and what it accepts."""

    exit_code = 2


@dataclass(frozen=True, slots=True)
class Settings:
    """Without ``redis_url`` Redis is embedded, without ``queue_url`` it holds the queue too, and without ``secret``
    the one in the data folder is used. A limit of 0 is off."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = field(default_factory=lambda: Path(".strata").absolute())
    redis_url: str | None = field(default=None, repr=False)
    queue_url: str | None = field(default=None, repr=False)
    secret: str | None = field(default=None, repr=False)
    workers: int = 2
    api_processes: int = 1
    calculators: int = 2
    rate_limit: int | None = None
    stream_limit: int | None = None
    connection_limit: int | None = None
    match_limit: int = 0
    origins: frozenset[str] = frozenset()
    embed_origins: frozenset[str] = frozenset()
    proxies: int = 0
    metrics_port: int | None = None
    webhook_private: str = "refuse"
    webhook_ports: frozenset[int] | None = None
    retention_days: int = 0
    archive: str | None = None
    archive_after: int = DEFAULT_ARCHIVE_AFTER
    log_every: int = DEFAULT_LOG_EVERY
    log_key: str | None = field(default=None, repr=False)
    log_name: str | None = None
    log_level: str = "info"
    log_format: str = "text"

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings of these variables; an empty one counts as not given."""
        read = _Reading(environ)
        settings = cls(
            host=read("STRATA_HOST", _host, "127.0.0.1"),
            port=read("STRATA_PORT", _between(1, 65535), 8080),
            data=read("STRATA_DATA", _folder, _folder(".strata")),
            redis_url=read("STRATA_REDIS_URL", _url(*URL_SCHEMES, *CLUSTER_SCHEMES), None),
            queue_url=read("STRATA_QUEUE_URL", _url(*URL_SCHEMES), None),
            secret=read("STRATA_SECRET", _secret, None),
            workers=read("STRATA_WORKERS", _between(0, 256), 2),
            api_processes=read("STRATA_API_PROCESSES", _between(1, 256), 1),
            calculators=read("STRATA_CALCULATORS", _between(1, 64), 2),
            rate_limit=read("STRATA_RATE_LIMIT", _limit("requests per minute"), None),
            stream_limit=read("STRATA_STREAM_LIMIT", _limit("open streams"), None),
            connection_limit=read("STRATA_CONNECTION_LIMIT", _limit("connections"), None),
            match_limit=read("STRATA_MATCH_LIMIT", _switch("matches per minute"), 0),
            origins=read("STRATA_CORS_ORIGINS", _origins, frozenset()),
            embed_origins=read("STRATA_EMBED_ORIGINS", _origins, frozenset()),
            proxies=read("STRATA_PROXIES", _between(0, 16), 0),
            metrics_port=read("STRATA_METRICS_PORT", _port, None),
            webhook_private=read("STRATA_WEBHOOK_PRIVATE", _one_of(("refuse", "allow")), "refuse"),
            webhook_ports=read("STRATA_WEBHOOK_PORTS", _ports, None),
            retention_days=read("STRATA_RETENTION_DAYS", _switch("days"), 0),
            archive=read("STRATA_ARCHIVE", _place, None),
            archive_after=read("STRATA_ARCHIVE_AFTER", _between(0, 10**9), DEFAULT_ARCHIVE_AFTER),
            log_every=read("STRATA_LOG_EVERY", _switch("seconds"), DEFAULT_LOG_EVERY),
            log_key=read("STRATA_LOG_KEY", _text, None),
            log_name=read("STRATA_LOG_NAME", _log_name, None),
            log_level=read("STRATA_LOG_LEVEL", _one_of(LOG_LEVELS), "info"),
            log_format=read("STRATA_LOG_FORMAT", _one_of(LOG_FORMATS), "text"),
        )
        if settings.redis_url and is_cluster(settings.redis_url) and not settings.queue_url:
            read.problems.append(
                "STRATA_QUEUE_URL must be given: on a Redis Cluster the queue needs a Redis of its own"
            )
        if settings.metrics_port == settings.port:
            read.problems.append("STRATA_METRICS_PORT must be another port than STRATA_PORT")
        if read.problems:
            raise InvalidSettings("\n".join(read.problems))
        return settings

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach the API. A name other than localhost counts as reachable."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def requests_per_minute(self) -> int | None:
        """How many a caller may make: as given, otherwise 600, but on loopback any number."""
        return self._limit(self.rate_limit, DEFAULT_RATE_LIMIT)

    @property
    def streams_per_address(self) -> int | None:
        """How many an address may have open in one process: as given, otherwise 100, but on loopback any number."""
        return self._limit(self.stream_limit, DEFAULT_STREAM_LIMIT)

    @property
    def connections_per_address(self) -> int | None:
        """How many an address may have open in one process. Where there is a proxy, all come from it, and it counts."""
        return None if self.proxies else self._limit(self.connection_limit, DEFAULT_CONNECTION_LIMIT)

    def _limit(self, given: int | None, default: int) -> int | None:
        if given is None:
            return None if self.is_loopback else default
        return given or None

    @property
    def allowed_webhook_ports(self) -> frozenset[int] | None:
        """Those that webhooks may name: 80, 443 and the ones given. None, any, where private receivers are allowed."""
        if self.webhook_ports is None:
            return None if self.are_private_webhooks_allowed else WEBHOOK_PORTS
        return WEBHOOK_PORTS | self.webhook_ports

    @property
    def are_private_webhooks_allowed(self) -> bool:
        """Whether webhooks may go to addresses that are not public."""
        return self.webhook_private == "allow"

    @property
    def archive_address(self) -> str | None:
        """Where matches that are over are moved: as given, otherwise a folder beside the embedded Redis.

        A Redis of one's own may outlive this machine's folders, so there it is nowhere unless a place is named.
        """
        if self.archive == OFF:
            return None
        return self.archive or (str(self.data / "archive") if self.redis_url is None else None)

    @property
    def base_url(self) -> str:
        """Where this machine reaches the API."""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"


def is_cluster(url: str) -> bool:
    return urlsplit(url).scheme in CLUSTER_SCHEMES


class _Reading:
    """Reads variables one by one and collects what is wrong with them."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self.problems: list[str] = []

    def __call__(self, name: str, parse: Callable[[str], T], default: T) -> T:
        text = self._environ.get(name, "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError as error:
            self.problems.append(f"{name} {error}")
            return default


def _host(text: str) -> str:
    host = text.removeprefix("[").removesuffix("]")
    if any(sign in host for sign in "/@ ") or (":" in host and not _is_address(host)):
        raise ValueError(f"must be an address or a host name without scheme and port, not {text!r}")
    return host


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _between(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise ValueError(f"must be a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return parse


def _one_of(choices: tuple[str, ...]) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}, not {text!r}")
        return text.lower()

    return parse


def _limit(unit: str) -> Callable[[str], int | None]:
    return _switch(unit)


def _switch(unit: str) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if text.lower() == "off":
            return 0
        if not (text.isascii() and text.isdecimal() and 0 < int(text) < 10**9):
            raise ValueError(f"must be a whole number of {unit}, or off, not {text!r}")
        return int(text)

    return parse


def _port(text: str) -> int | None:
    return _between(1, 65535)(text)


def _ports(text: str) -> frozenset[int] | None:
    return frozenset(_between(1, 65535)(port.strip()) for port in text.split(","))


def _origins(text: str) -> frozenset[str]:
    origins = frozenset(origin.strip().lower().removesuffix("/") for origin in text.split(","))
    for origin in origins - {"*"}:
        if not _ORIGIN.fullmatch(origin):
            raise ValueError(f"must be origins such as https://example.org, separated by commas, or *, not {origin!r}")
    return origins


def _folder(text: str) -> Path:
    folder = Path(text).expanduser().absolute()
    if folder.exists() and not folder.is_dir():
        raise ValueError(f"must be a folder, and {text!r} is something else")
    return folder


def _place(text: str) -> str | None:
    if text.lower() == OFF:
        return OFF
    if "://" not in text:
        return str(_folder(text))
    url = urlsplit(text)
    if url.scheme not in ARCHIVE_SCHEMES or not url.netloc:
        raise ValueError(
            f"must be a folder, a URL such as s3://bucket/prefix (schemes: {', '.join(ARCHIVE_SCHEMES)}), or off"
        )
    return text


def _url(*schemes: str) -> Callable[[str], str | None]:
    def parse(text: str) -> str:
        url = urlsplit(text)
        try:
            names_a_server = bool(url.path) if url.scheme == "unix" else bool(url.hostname) and url.port != 0
        except ValueError:
            names_a_server = False
        if url.scheme not in schemes or not names_a_server:
            raise ValueError(f"must be a URL such as redis://host:6379/0 (schemes: {', '.join(schemes)})")
        return text

    return parse


def _text(text: str) -> str | None:
    return text


def _log_name(text: str) -> str | None:
    if not _LOG_NAME.fullmatch(text):
        raise ValueError(f"must be a name such as games.example.org/log, not {text!r}")
    return text


def _secret(text: str) -> str | None:
    if len(text) < SHORTEST_SECRET:
        raise ValueError(f"must have at least {SHORTEST_SECRET} characters")
    return text
