"""How true an analysis is: what the benchmarks compute from what was said and what came of it."""

from functools import partial

import numpy as np
import pytest

from benchmarks.analysis import deciles, luck_lines
from benchmarks.belief import FACTORS, surprise_of_all, surprise_of_one
from tenka.analysis.seat_worth import believed


def test_a_net_that_is_twice_as_certain_as_right_is_believed_by_half() -> None:
    true = np.linspace(0.1, 0.9, 33)
    one = min(FACTORS, key=partial(surprise_of_one, believed(true, 2.0), true))
    assert one == pytest.approx(0.5)
    shares = np.random.default_rng(1).dirichlet([2, 2, 2, 2], 50)
    certain = shares**2 / (shares**2).sum(axis=1, keepdims=True)
    everybody = min(FACTORS, key=partial(surprise_of_all, certain, shares))
    assert everybody == pytest.approx(0.5)


def test_positions_are_counted_for_each_seat() -> None:
    games = [{"chances": [[0.72, 0.28], [0.78, 0.22]], "shares": [1.0, 0.0]}]
    low, high = deciles(games)
    assert [low.positions, low.won, high.positions, high.won] == [2, 0.0, 2, 1.0]
    assert [low.said, high.said] == pytest.approx([0.25, 0.75])


def test_luck_that_favours_a_seat_is_seen() -> None:
    def seat(result: float, chance: float, hidden: float) -> dict[str, object]:
        causes = {"deal": chance, "hidden": hidden}
        return {"result": result, "luck": chance + hidden, "causes": causes}

    games = [
        {"balances": [seat(1.0, 0.25, 0.25), seat(0.0, -0.25, -0.25)]},
        {"balances": [seat(0.0, 0.25, -0.75), seat(1.0, -0.25, 0.75)]},
    ]
    chance, luck = luck_lines(games)
    assert "| 2 | +25.0 ± 0.0 |" in chance
    assert luck.endswith("| 0.00 |")
    assert list(luck_lines(games[:1])) == []
