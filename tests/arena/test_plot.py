"""The picture of a contest."""

from typing import Any
from xml.etree import ElementTree

from tenka.arena import Contest, Tally, summary
from tenka.arena.played import Played
from tenka.arena.plot import SVG_START, plot
from tenka.arena.schedule import Fixture, pairings

SVG = "{http://www.w3.org/2000/svg}"


def drawn(shares: list[float], **changes: Any) -> ElementTree.Element:
    """The picture of a contest of two bots with these results."""
    contest = Contest.new("chuhan", ["greedy", "random"], options={"events": True})
    (pairing,) = pairings(contest)
    tally = Tally(contest)
    for number, share in enumerate(shares):
        fixture = Fixture(pairing, number // 2, number % 2)
        tally.add(Played(fixture, share, (), (), "", 0, "", None, {}))
    picture = plot({**summary(tally), **changes})
    assert picture.startswith(SVG_START)
    return ElementTree.fromstring(picture)


def words(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def test_a_picture() -> None:
    picture = drawn([1.0, 1.0, 1.0, 0.0])
    said = words(picture)
    assert "greedy – random" in said  # noqa: RUF001
    assert "75.0 % of 4" in said
    assert any("4 games, 2 seats; events; 95 % intervals" in text for text in said)
    rate, *elo = [float(dot.get("cx", 0)) for dot in picture.iter(f"{SVG}circle")]
    assert rate == 250 + 0.75 * 380
    assert elo[0] > elo[1]


def test_light_and_dark() -> None:
    style = drawn([1.0, 0.0]).findtext(f"{SVG}style") or ""
    assert "prefers-color-scheme: dark" in style
    assert style.count("svg { background:") == 2


def test_nothing_was_played() -> None:
    assert "-" in words(drawn([]))


def test_names_are_only_text() -> None:
    odd = "<script>&\"'"
    elo = {
        "anchor": odd,
        "model": "m",
        "ratings": [{"bot": odd, "elo": 5000.0, "low": -3000.0, "high": 9000.0}],
    }
    picture = drawn([1.0, 0.0], elo=elo)
    assert odd in words(picture)
    assert not list(picture.iter(f"{SVG}script"))
