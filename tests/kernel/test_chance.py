"""Draws are fixed by the seed, fair, and asked for in a sorted order that nobody can bend."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from strata.domain.kernel import Draw, RandomChance, ScriptedChance, SeededChance, draw, draw_among, roll
from strata.domain.kernel.chance import ChanceExhausted, commitment, nth_draw

SEED = bytes(range(32))


def _answer(question: Generator[Draw, int, Any], pick: int) -> tuple[int, Any]:
    """Among how many was asked, and what came of answering ``pick``."""
    of = next(question).of
    with pytest.raises(StopIteration) as answered:
        question.send(pick)
    return of, answered.value.value


def test_known_draws_never_change() -> None:
    # Recorded matches are checked against these numbers for ever.
    assert [nth_draw(SEED, "match", k, 6) for k in range(10)] == [1, 2, 4, 3, 3, 1, 1, 1, 5, 1]
    assert [nth_draw(SEED, "match", k, 1000) for k in range(4)] == [617, 742, 942, 881]
    assert nth_draw(SEED, "another", 0, 1000) == 927


def test_a_draw_is_the_hmac_of_match_number_and_attempt_modulo_the_answers() -> None:
    value = int.from_bytes(hmac.new(SEED, b"match/7/0", hashlib.sha256).digest(), "big")
    assert nth_draw(SEED, "match", 7, 52) == value % 52


def test_each_answer_is_equally_likely() -> None:
    answers = Counter(nth_draw(SEED, "match", k, 6) for k in range(6000))
    assert sorted(answers) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in answers.values())


def test_a_value_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    values = {b"match/3/0": 2**256 - 1, b"match/3/1": 2**256 - 6, b"match/3/2": 2**256 - 7}

    def digest(seed: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        return values[message].to_bytes(32, "big")

    monkeypatch.setattr("strata.domain.kernel.chance.hmac.digest", digest)
    # 2**256 is 6 more than a multiple of 10, so the six largest values would favour the answers 0 to 5.
    assert 2**256 % 10 == 6
    assert nth_draw(SEED, "match", 3, 10) == 9
    assert asked == [b"match/3/0", b"match/3/1", b"match/3/2"]


def test_the_chance_of_a_match_goes_on_behind_the_draws_made() -> None:
    first = SeededChance(SEED, "match", 0)
    whole = [first.pick(100) for _ in range(6)]
    second = SeededChance(SEED, "match", 4)
    assert [second.pick(100), second.pick(100)] == whole[4:]
    assert whole == [nth_draw(SEED, "match", k, 100) for k in range(6)]


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_written_chance_repeats_what_was_written() -> None:
    chance = ScriptedChance([(6, 3), (2, 1)])
    assert [chance.pick(6), chance.pick(2)] == [3, 1]


@pytest.mark.parametrize("asked", [[6, 2, 2], [6, 3], [5]], ids=["too many", "another number later", "another number"])
def test_written_chance_refuses_what_was_not_written(asked: list[int]) -> None:
    chance = ScriptedChance([(6, 3), (2, 1)])
    *written, surplus = asked
    for of in written:
        chance.pick(of)
    with pytest.raises(ChanceExhausted):
        chance.pick(surplus)


def test_imagined_chance_follows_its_generator() -> None:
    assert [RandomChance(Random(4)).pick(50) for _ in range(3)] == [Random(4).randrange(50)] * 3


def test_a_bag_is_drawn_from_in_sorted_order_whatever_order_it_is_written_in() -> None:
    bag = {"onyx": 2, "amber": 1, "jade": 3}
    turned = dict(reversed(bag.items()))
    expected = ["amber", "jade", "jade", "jade", "onyx", "onyx"]
    assert [_answer(draw(bag), pick) for pick in range(6)] == [(6, kind) for kind in expected]
    assert [_answer(draw(turned), pick) for pick in range(6)] == [(6, kind) for kind in expected]


def test_what_a_bag_holds_none_of_is_never_drawn() -> None:
    assert [_answer(draw({"amber": 0, "jade": 2, "onyx": 0}), pick)[1] for pick in range(2)] == ["jade", "jade"]


def test_numbers_are_sorted_as_numbers() -> None:
    assert [_answer(draw({10: 1, 9: 1}), pick)[1] for pick in range(2)] == [9, 10]
    assert [_answer(draw_among([10, 9, 2]), pick) for pick in range(3)] == [(3, 2), (3, 9), (3, 10)]


def test_a_set_is_drawn_from_in_sorted_order() -> None:
    assert [_answer(draw_among({"c", "a", "b"}), pick)[1] for pick in range(3)] == ["a", "b", "c"]


def test_a_die_counts_from_one() -> None:
    assert [_answer(roll(6), pick) for pick in range(6)] == [(6, 1), (6, 2), (6, 3), (6, 4), (6, 5), (6, 6)]
