"""The weights of an evaluator: a file gives every one of them, and no other."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from strata.domain.toolkit.weights import Weights, read_weights


class Two(Weights, frozen=True):
    near: float
    far: float


def written(folder: Path, text: str) -> Path:
    file = folder / "weights.yaml"
    file.write_text(text)
    return file


def test_weights_are_read_by_their_names(tmp_path: Path) -> None:
    weights = read_weights(written(tmp_path, "far: 0.5\nnear: 2\n"), Two)
    assert (weights.near, weights.far) == (2.0, 0.5)


@pytest.mark.parametrize("text", ["near: 1\n", "near: 1\nfar: 1\nfurther: 1\n", "near: 1\nfar: much\n"])
def test_a_weight_that_is_missing_unknown_or_no_number_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_weights(written(tmp_path, text), Two)
