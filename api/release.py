"""Which release of Strata this is."""

from __future__ import annotations

from importlib.metadata import version

RELEASE = version("strata-games").partition("+")[0]
"""Without the label that keeps it out of package indexes."""
