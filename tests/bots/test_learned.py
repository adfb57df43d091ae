"""Nets without PyTorch: the sums that PyTorch makes, and files that are refused."""

import json
from pathlib import Path

import numpy as np
import pytest

from tenka.bots.learned.net import BadWeights, read
from tests.bots import small_net

MADE = Path(__file__).parents[1] / "data" / "small_net.json"


def test_numpy_makes_the_sums_that_pytorch_made(tmp_path: Path) -> None:
    net = read(small_net.write(tmp_path / "w.npz"), small_net.NAME, small_net.STATE, small_net.MOVE)
    scores, worth = net.scores(small_net.STATES, small_net.MOVES)
    made = json.loads(MADE.read_text())
    np.testing.assert_allclose(scores, made["scores"], atol=1e-5)
    np.testing.assert_allclose(worth, made["worth"], atol=1e-5)


def test_features_ask_for_equality_or_for_at_least(tmp_path: Path) -> None:
    asked = small_net.STATE.unpack(small_net.STATES)[0]
    # Equal to 0..7: five; equal to 0..3: two; at least 1..8: six.
    assert asked.tolist() == [0] * 5 + [1] + [0] * 2 + [0, 0, 1, 0] + [1] * 6 + [0] * 2


def refused(path: Path) -> str:
    with pytest.raises(BadWeights) as caught:
        read(path, small_net.NAME, small_net.STATE, small_net.MOVE)
    return str(caught.value)


def test_weights_of_another_encoding_are_refused(tmp_path: Path) -> None:
    path = small_net.write(tmp_path / "w.npz", layout="small-0")
    assert refused(path) == "w.npz is for 'small-0', and this is 'small-1'"


def test_weights_that_are_cut_off_are_refused(tmp_path: Path) -> None:
    path = small_net.write(tmp_path / "w.npz")
    whole = path.read_bytes()
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert refused(path).startswith("w.npz cannot be read")


def test_weights_without_a_layer_or_with_other_features_are_refused(tmp_path: Path) -> None:
    assert "has no 's2.bias'" in refused(small_net.write(tmp_path / "a.npz", s2_bias=None))
    wrong = np.zeros((small_net.TRUNK, small_net.STATE.size + 1), np.float16)
    assert "other features" in refused(small_net.write(tmp_path / "b.npz", s1_weight=wrong))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.npz").startswith("none.npz cannot be read")
