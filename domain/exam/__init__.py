"""The exam that any game can sit: the laws that every game keeps, examined on random matches of it.

Law: knows no game, and demands nothing of a game but the laws. It returns tallies and raises what it finds; others
print that and write it to files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strata.domain.exam import journey, knowledge, laws, telling
from strata.domain.exam.papers import Paper as Paper
from strata.domain.exam.papers import papers as papers
from strata.domain.exam.papers import replay_papers as replay_papers
from strata.domain.exam.papers import sit as sit
from strata.domain.exam.tally import Broken as Broken
from strata.domain.exam.tally import Tally as Tally

LAWS: tuple[Callable[..., Any], ...] = (
    laws.game_is_well_formed,
    laws.every_option_is_examined,
    laws.rules_run,
    laws.set_up_leads_to_a_choice,
    laws.match_ends,
    laws.options_are_sound,
    laws.every_option_plays,
    laws.others_are_refused,
    laws.bytes_are_identity,
    laws.facts_fold_to_the_state,
    laws.pieces_are_conserved,
    laws.standings_add_up,
    laws.turns_count_up,
    laws.outcome_has_a_reason,
    laws.bots_find_an_option,
    knowledge.twin_worlds_look_alike,
    knowledge.resampling_changes_what_is_hidden,
    knowledge.secrets_are_resampled,
    knowledge.resampled_worlds_play_on,
    knowledge.standings_tell_no_secret,
    knowledge.undo_at_will_tells_nothing,
    journey.undo_at_will_costs_nothing,
    journey.going_back_restores,
    journey.what_is_played_again_is_the_same,
    journey.forks_start_as_known,
    journey.record_holds,
    telling.every_kind_has_a_message,
    telling.languages_say_the_same,
    telling.parts_have_terms,
    telling.terms_are_known,
    telling.facts_are_told,
    telling.options_are_labelled,
    telling.picture_is_sound,
    telling.targets_are_on_the_board,
    telling.words_tell_no_secret,
)
"""Every law, each a function whose docstring says what is true of a game that keeps it."""
