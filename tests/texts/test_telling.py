"""Everything that can happen is told, in every language, and nothing is left open in a text."""

from typing import Any

import pytest

import tenka
from tenka.cli.boards import board
from tenka.cli.choosing import kin
from tenka.cli.screen import Screen
from tenka.core.contract import Json
from tenka.texts import LANGUAGES, Texts, load
from tenka.texts.telling import Line, Telling

KINDS = {
    "dealt", "took_writ", "gave", "swapped", "placed", "played", "used", "reacted", "cancelled",
    "upheld", "looked", "opened", "discarded", "recovered", "bounced", "doubled", "scored",
    "passed", "took", "declined", "trick_ended", "went_out", "hand_ended", "game_over",
}  # fmt: skip


class Strict(Texts):
    """Texts that let no mistake pass, and remember what was said."""

    def __init__(self, language: str, game_id: str) -> None:
        super().__init__(language, game_id)
        self.said: set[str] = set()

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = super().format(key, args)
        assert not errors, f"{self.language}: {key}: {errors}"
        assert text.strip()
        self.said.add(key)
        return text, errors


@pytest.fixture(scope="module")
def happened() -> list[Json]:
    """What seats and a spectator are told in many games: each shape of an event once."""
    shapes: dict[tuple[Any, ...], Json] = {}
    for seed in range(60):
        state = tenka.game("chuhan").new(seed=seed, events=True, journal=True)
        state.playout(tenka.FastChance(seed))
        for seat in (None, 0, 1):
            for event in state.journal(seat):
                filled = tuple(field for field, value in event.items() if value not in ([], None))
                shapes[event["kind"], event.get("why"), event.get("event"), filled] = event
    return list(shapes.values())


def test_the_games_had_it_all(happened: list[Json]) -> None:
    assert {event["kind"] for event in happened} == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str, happened: list[Json]) -> None:
    telling = Telling(Strict(language, "chuhan"))
    for event in happened:
        assert telling.texts.has(f"log-{event['kind']}")
        lines = telling.event(event)
        assert not lines[0].detail
        assert all(line.detail for line in lines[1:])


def test_what_only_one_seat_knows_is_told_besides() -> None:
    telling = Telling(Texts("en", "chuhan"))
    drawn = {"kind": "took_writ", "seat": 1, "left": 4}
    assert telling.event(drawn) == [Line("Chu takes a writ. Writs left: 4.", 1)]
    assert telling.event({**drawn, "cards": ["5", "ji_bu"]}) == [
        Line("Chu takes a writ. Writs left: 4.", 1),
        Line("You draw: 5, Ji Bu.", 1, detail=True),
    ]
    gave = {"kind": "gave", "seat": 0, "card": "9", "kept": "han_xin"}
    assert [line.text for line in telling.event(gave)][1:] == [
        "Card given: 9.",
        "You keep: Han Xin.",
    ]


def test_an_ability_with_and_without_cards() -> None:
    telling = Telling(Texts("en", "chuhan"))
    used = {"kind": "used", "seat": 0, "card": "zhongli_mo", "text": "use zhongli_mo 2 5"}
    assert telling.event({**used, "cards": []})[0].text == "Han uses Zhongli Mo."
    with_cards = telling.event({**used, "cards": ["2", "5"]})
    assert [line.text for line in with_cards] == ["Han uses Zhongli Mo with 2, 5."]


def test_a_game_of_others_without_texts_is_told_plainly() -> None:
    telling = Telling(Texts("en", "go"))
    assert telling.event({"kind": "placed", "seat": 1, "stone": "d4"}) == [
        Line("placed: {'seat': 1, 'stone': 'd4'}", 1)
    ]
    assert telling.who(1) == "1"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_question_has_its_words(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen()
    texts = Strict(language, "chuhan")
    shown = board("chuhan", screen, texts)
    for seed in range(24):
        state = tenka.game("chuhan").new(seed=seed, events=True)
        ply = 0
        while state.outcome is None:
            seat = state.turn[0]
            view, forecast = state.view(seat), state.forecast(seat)
            assert shown.ask(view, forecast)
            groups = kin([state.text(action) for action in state.legal(seat)])
            moves = [group.moves[-1].move for group in groups]
            assert all(shown.phrase(move) for move in moves)
            if ply % 20 == 0:
                shown.show(view, forecast, moves)
                shown.show(state.view(None), state.forecast(None), [])
            ply += 1
            state.apply(seat, state.sample(seat, tenka.FastChance(1000 * seed + ply)))
    wanted = {
        key for key in load("en", "chuhan")._messages if key.startswith(("ask-", "move-", "event-"))
    }
    assert wanted - texts.said == {"ask-wait", "ask-over", "event-calm"}
    capsys.readouterr()
