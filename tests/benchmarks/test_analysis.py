"""How true an analysis is: what the benchmarks compute from what was said and what came of it."""

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from benchmarks.analysed_games import analysed, known, measure
from benchmarks.analysis import deciles
from benchmarks.belief import FACTORS, surprise_of_all, surprise_of_one
from benchmarks.luck_table import luck_lines
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
    deal, chance, hidden, luck = luck_lines(games)
    assert "| 2 | +25.00 ± 0.00 |" in chance
    assert deal.replace("deal", "chance events") == chance
    assert "| 2 | -25.00 ± 98.00 |" in hidden
    assert luck.endswith("| 0.000 |")
    assert list(luck_lines(games[:1])) == []


def test_a_run_that_was_cut_off_goes_on_with_the_games_that_are_missing(tmp_path: Path) -> None:
    path = tmp_path / "suntzu.jsonl"
    tell = partial(measure, path, "suntzu", quick=True, processes=2)
    tell(games=1, seconds=0)
    assert known(path) == []
    tell(games=3, seconds=600)
    first, second, third = sorted(known(path), key=lambda line: int(line["number"]))
    path.write_text(json.dumps(first) + "\n" + json.dumps(third) + "\n" + json.dumps(second)[:99])
    assert known(path) == [first, third]
    tell(games=3, seconds=600)
    assert known(path) == [first, third, second]
    assert len(path.read_text().splitlines()) == 3


def test_what_a_line_says_of_an_analysed_game() -> None:
    line = analysed("suntzu", 1)
    first, second = line["balances"]
    assert [first["result"], second["result"]] == line["shares"]
    assert first["luck"] == pytest.approx(-second["luck"])
    assert len(line["chances"]) > 10
    assert all(sum(row) == pytest.approx(1, abs=1e-3) for row in line["chances"])
