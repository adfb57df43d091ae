"""Games that are not analysed, and the words for it."""

import json
from pathlib import Path

import pytest

import tenka
from tenka.analysis.analyse import analyse
from tenka.analysis.errors import CannotAnalyse
from tenka.bots import UnknownBot
from tests.analysis.last_moves import SECRET
from tests.others_games import install_renamed, on_the_path


def begun() -> tenka.Record:
    return tenka.Record.new(tenka.game("chuhan"), 2, {}, SECRET)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(CannotAnalyse, match="not over yet") as refused:
        analyse(begun())
    assert refused.value.reason == "running"


def test_an_aborted_game_has_nothing_to_explain() -> None:
    record = begun()
    record.event("aborted")
    with pytest.raises(CannotAnalyse, match="aborted") as refused:
        analyse(record)
    assert refused.value.reason == "aborted"


def test_a_record_of_other_rules_names_the_release_that_knows_them() -> None:
    record = begun()
    record.event("resigned", seat=0)
    data = {**json.loads(record.to_json()), "rules": 0, "release": "0.0.1"}
    with pytest.raises(tenka.BadRecord, match=r"tenka 0\.0\.1 can replay it"):
        tenka.Record.from_json(json.dumps(data))


def test_a_level_that_is_none_names_those_there_are() -> None:
    record = begun()
    record.event("resigned", seat=0)
    with pytest.raises(UnknownBot, match="adept"):
        analyse(record, level="grandmaster")


def test_a_game_that_no_net_has_learned(tmp_path: Path) -> None:
    install_renamed(tmp_path, "hanchu", "chuhan")
    with on_the_path(tmp_path):
        record = tenka.Record.new(tenka.game("hanchu"), 2, {}, SECRET)
        record.event("resigned", seat=0)
        with pytest.raises(CannotAnalyse, match="no net has learned hanchu") as refused:
            analyse(record)
    assert refused.value.reason == "unknown-game"
