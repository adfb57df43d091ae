"""A small crowd at one node, and the picture of it. How fast anything is, is no matter of tests."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.load import main
from benchmarks.serving.load_plot import PANELS, plot


@pytest.mark.long
def test_a_small_crowd(tmp_path: Path) -> None:
    out = tmp_path / "load.json"
    steps = ("--nodes", "1", "--tables", "2,4", "--think", "0.05", "--seconds", "1")
    assert main([*steps, "--out", str(out)]) == 0
    told = json.loads(out.read_text())
    assert [(step["nodes"], step["sockets"]) for step in told["steps"]] == [(1, 4), (1, 8)]
    for step in told["steps"]:
        assert step["moves"] > 0
        assert 0 < step["acknowledged_p50"] <= step["acknowledged_p99"]
        assert step["told_p50"] > 0
        assert step["memory_mb"] > 0
    assert ElementTree.fromstring(out.with_suffix(".svg").read_text()).tag.endswith("svg")


def test_the_picture_has_a_line_for_each_number_of_nodes_and_figure() -> None:
    names = [name for panel in PANELS for name in panel.names]
    steps = [
        {"nodes": nodes, "players": players, **dict.fromkeys(names, 0.5 * players)}
        for nodes in (1, 2)
        for players in (10, 20)
    ]
    picture = ElementTree.fromstring(plot(steps))
    lines = picture.findall(".//{*}polyline")
    assert len(lines) == 2 * len(names)
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= 380
            assert 0 <= y <= 240
