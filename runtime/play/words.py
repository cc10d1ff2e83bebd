"""What the commands say to people, by language."""

from __future__ import annotations

from strata.domain.toolkit.language import languages

WORDS = languages("strata.runtime")
ENGLISH = WORDS["en"]
