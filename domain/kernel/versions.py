"""What the releases of a game wrote into its records, and how its rules have changed between them.

An audit believes no version that a record declares of itself: only those of known releases, and where the rules were
others then, only what a known change of the rules accounts for.
"""

from __future__ import annotations

from typing import NamedTuple


class Release(NamedTuple):
    """What a release stamped on the events of a game. ``shape`` is that of its states, if it named them otherwise."""

    name: str
    rules_version: int
    codec_version: int
    state_schema: str
    shape: str | None = None


class RuleChange(NamedTuple):
    """A change of the rules: since which version, and the kinds of decisions, actions and facts it touches."""

    rules_version: int
    kinds: frozenset[str]
    what: str
