"""Refusals say what is wrong in words that help: the rule's sentence, the form of a request."""

import asyncio
from typing import Any

import pytest

from tenka.server.api.rule_sentences import language_of, sentence_of
from tenka.texts import Texts
from tests.server.api.site import Guest, Site
from tests.server.shell import fault

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("hu-HU, en;q=0.9", "hu"),
        ("de, en;q=0.5, PL;q=0.7", "pl"),
        ("de", "en"),
        ("pl;q=x", "pl"),
        ("pl;q=0.1,hu;q=nonsense", "hu"),
        (",;q=,*", "en"),
    ],
)
def test_the_language_of_who_asks(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_the_rule_is_said_as_the_terminal_says_it(site: Site) -> None:
    table, han, _ = site.pair(position={"hands": [["4", "5"], ["8", "9"]], "lead": 0})
    body = {"decision": 0, "key": "k", "moves": ["play 4 5"]}
    for accepted, language in (("", "en"), ("pl", "pl")):
        headers = {"Accept-Language": accepted}
        refused = han.client.post(f"/api/tables/{table}/moves", json=body, headers=headers)
        assert fault(refused) == (422, "IllegalMove")
        told = refused.json()["error"]
        assert told["why"] == Texts(language, "chuhan").rule("CH-3.1")
        checked = han.client.post(
            f"/api/tables/{table}/check", json={"moves": ["play 4 5"]}, headers=headers
        ).json()
        for name in ("rule", "why", "message"):
            assert checked[name] == told[name]
    assert asyncio.run(sentence_of("XX-1.1", "en")) is None  # a game of others without texts


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"content": b'{"game": "chuhan"}'}, "send the header Content-Type: application/json"),
        ({"data": {"game": "chuhan"}}, "send the header Content-Type: application/json"),
        ({"content": b'{"game":', "headers": JSON}, "the body is no JSON: Expecting value at"),
        ({"content": b"[1]", "headers": JSON}, "the body is to be a JSON object"),
        ({"content": b"\xff", "headers": JSON}, "the body cannot be read; send JSON, in UTF-8"),
        ({}, "this request needs a body: a JSON object"),
        ({"json": {"gam": 1}}, "body.game: Field required; body.gam: Extra inputs are not"),
    ],
)
def test_a_body_that_is_none(site: Site, sent: dict[str, Any], said: str) -> None:
    answer = site.guest().client.post("/api/quick", **sent)
    assert fault(answer) == (422, "BadRequest")
    assert said in answer.json()["error"]["message"]


@pytest.mark.parametrize("body", [b"", b'{"decision":', b"\xff"])
def test_a_move_that_is_no_json(site: Site, body: bytes) -> None:
    guest: Guest = site.guest()
    answer = guest.client.post("/api/tables/x/moves", content=body)
    assert fault(answer) == (422, "BadRequest")
    assert answer.json()["error"]["message"].startswith("the body is no JSON: ")
