"""How the seats stand, as it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from strata.domain.kernel import Narrator, Standing, titled


def show_standings(reason: str | None, ranking: Sequence[Standing], narrator: Narrator) -> dict[str, Any]:
    """Standings with their lines by name and in words, and why the game ended, if it did."""
    return {
        "reason": reason,
        "reason_title": None if reason is None else titled(narrator, "reason", reason),
        "ranking": [
            {
                "seat": standing.seat,
                "rank": standing.rank,
                "total": standing.total,
                "lines": [
                    {"name": line.name, "title": titled(narrator, "line", line.name), "points": line.points}
                    for line in standing.lines
                ],
            }
            for standing in ranking
        ],
    }
