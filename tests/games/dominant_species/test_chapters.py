from __future__ import annotations

from typing import get_args

from strata.domain.games.dominant_species.rules import CHAPTERS, WORK
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import Task


def test_every_kind_of_task_has_its_options_or_its_forced_steps_in_one_chapter() -> None:
    declared = [work.task for chapter in CHAPTERS for work in chapter.work]
    assert len(set(declared)) == len(declared)
    assert set(WORK) == set(get_args(Task))


def test_the_chapters_follow_planning_in_the_order_of_the_phases() -> None:
    assert [chapter.phase for chapter in CHAPTERS] == [
        phase for phase in Phase if phase not in (Phase.SETUP, Phase.PLANNING)
    ]
