"""Whole games are played as ever, byte for byte; golden.py says how to write them anew."""

import pytest

from .golden import ALL, Golden


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.game)
def test_the_game_is_played_as_ever(golden: Golden) -> None:
    assert golden.text().encode() == golden.file.read_bytes()
