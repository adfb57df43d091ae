"""Secret choices at the same time: how often to make each."""

import numpy as np
import pytest
from numpy.typing import ArrayLike

from tenka.bots.search.matrix import Floats, mixed


def solved(rows: ArrayLike, rounds: int = 1000) -> Floats:
    """Where both know everything."""
    worths = np.array(rows, float)[:, None, :]
    return mixed(worths, np.ones(worths.shape[1:], bool), rounds)


def test_of_stone_paper_and_scissors_each_is_as_good() -> None:
    found = solved([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    np.testing.assert_allclose(found, 1 / 3, atol=0.01)


def test_a_choice_is_made_as_often_as_makes_the_rivals_all_the_same() -> None:
    np.testing.assert_allclose(solved([[2, -1], [-1, 1]]), [0.4, 0.6], atol=0.01)


def test_what_is_worse_whatever_happens_is_not_chosen() -> None:
    found = solved([[2, -1], [-1, 1], [-2, -2]])
    assert found[2] < 0.005


def test_a_few_rounds_are_enough_for_a_player() -> None:
    chance = np.random.default_rng(3)
    rows = chance.normal(size=(16, 40))
    least = [(solved(rows, rounds) @ rows).min() for rounds in (1, 100, 5000)]
    assert least[0] < least[1] <= least[2]
    assert least[2] - least[1] < 0.1 * (least[2] - least[0])


@pytest.mark.parametrize("other", [0.0, 9.0])
def test_the_rival_knows_in_which_world_it_is(other: float) -> None:
    """In each it would answer one of two choices. Who had to answer without knowing would leave
    the first one to be chosen always."""
    worths = np.zeros((2, 2, 2))
    worths[0, 0] = 1, -3
    worths[0, 1] = -3, 1
    worths[1] = -1
    all_there = np.ones((2, 2), bool)
    assert mixed(worths, all_there, 1000)[1] > 0.99
    # A column that is not there is no answer, whatever it would be worth.
    worths[0, 0, 1] = worths[0, 1, 0] = -other
    there = np.eye(2, dtype=bool)
    assert mixed(worths, there, 1000)[0] > 0.99
