"""What `make frames` says of the frames it has seen."""

from itertools import accumulate

import pytest

from benchmarks.frames import ACTIONS, SCENES, Frames
from tenka.server.tables.moment_catalogue import moment_of


def test_a_stretch_without_frames_is_seen_in_all_figures() -> None:
    times = list(accumulate([0, *[20] * 50, 1_000, *[20] * 50]))
    seen = Frames.of([float(time) for time in times])
    assert seen == pytest.approx((101 / 3, 0, 1_000))


def test_every_scene_is_set_off_by_something() -> None:
    for scene in SCENES:
        moment = moment_of(scene.game, scene.moment)
        assert moment.then or moment.clicks, scene
    for action in ACTIONS:
        assert moment_of(action.game, action.moment)
