"""Drawn examples: each is legal, shows its rule, and ends as its sentence says."""

from typing import Any

import pytest

import tenka
from tenka.server.tables.examples import drawn, examples_of
from tenka.texts import LANGUAGES, Texts, rule_key
from tests.server.api.site import Site

GAMES = ("chuhan", "suntzu", "shogun")
EXAMPLES = [(game, at) for game in GAMES for at in range(len(examples_of(game)))]
AT_LEAST = 6


def holds(expected: Any, found: Any) -> bool:
    """Is all that is expected there? Of lists single places may be named, by their numbers."""
    if isinstance(expected, dict):
        if isinstance(found, list):
            found = {str(at): each for at, each in enumerate(found)}
        return all(name in found and holds(expected[name], found[name]) for name in expected)
    return bool(expected == found)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_none_twice(game: str) -> None:
    rules = [each.rule for each in examples_of(game)]
    assert len(rules) >= AT_LEAST
    assert len(set(rules)) == len(rules)
    assert set(rules) <= set(tenka.game(game).rule_ids)


@pytest.mark.parametrize(("game", "at"), EXAMPLES)
def test_it_ends_as_its_sentence_says(game: str, at: int) -> None:
    example, played = examples_of(game)[at], drawn(game)[at]
    assert example.expect
    assert holds(example.expect, played.end.to_position())
    assert tenka.game(game).position(played.shown.to_position())  # it can be set up
    for language in LANGUAGES:
        assert Texts(language, game).say(rule_key(example.rule).replace("rule-", "example-", 1))


def test_what_is_not_so_is_found_out() -> None:
    position = drawn("chuhan")[0].end.to_position()
    assert not holds({"scores": [9, 9]}, position)
    assert not holds({"hands": {"0": []}}, position)
    assert not holds({"nothing": 1}, position)


def test_they_are_told_by_the_learners_eyes(site: Site) -> None:
    guest = site.guest()
    for game in GAMES:
        told = guest.get(f"/games/{game}/examples")
        assert [each["rule"] for each in told] == [each.rule for each in examples_of(game)]
        assert all(each["view"]["seat"] == each["seat"] for each in told)
    assert guest.missed("/games/go/examples") == (404, "UnknownGame")
