"""The picture of a training's course."""

import json
from pathlib import Path
from xml.etree import ElementTree

from training.plot import draw, win_rates


def test_win_rates_of_some_lines_together(tmp_path: Path) -> None:
    progress = tmp_path / "progress.jsonl"
    lines = [{"seconds": 10 * n, "wins": {"greedy": f"{n}/10", "none": "0/0"}} for n in range(12)]
    progress.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert win_rates(progress) == {"greedy": [(50 / 60, 25.0), (110 / 60, 85.0)]}


def test_what_came_after_the_checkpoint_is_left_out(tmp_path: Path) -> None:
    progress = tmp_path / "progress.jsonl"
    seconds = [10, 20, 30, 40, 50, 60, 70, 80, 70.5, 80.5, 90.5]
    lines = [{"seconds": at, "wins": {"greedy": f"{at % 1:g}/1"}} for at in seconds]
    progress.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert win_rates(progress) == {"greedy": [(1.0, 0.0), (90.5 / 60, 37.5)]}


def test_the_picture_has_a_line_for_each_trial() -> None:
    root = ElementTree.fromstring(draw({"greedy": [(1.0, 20.0), (2.0, 60.0)], "other": [(1, 5)]}))
    lines = [e for e in root.iter() if e.tag.endswith("polyline") and e.get("fill") == "none"]
    assert len(lines) == 2
    first, last = (point.split(",") for point in lines[0].get("points", "").split())
    assert float(first[0]) < float(last[0])
    assert float(first[1]) > float(last[1])  # more per cent is higher up


def test_a_training_that_ended_at_once_has_a_picture() -> None:
    assert "<polyline" in draw({"greedy": [(0.0, 20.0)]})
