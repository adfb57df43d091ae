"""Everything that can happen is told, in every language, and nothing is left open in a text."""

from collections.abc import Sequence

import pytest

import tenka
from tenka.cli.boards import board
from tenka.cli.choosing import kin
from tenka.cli.screen import Screen
from tenka.texts import LANGUAGES, Texts, load
from tenka.texts.telling import Line, Telling
from tests.long import some

from .journals import GAMES, Strict, happened, shape, told, written

KINDS = {
    "chuhan": {
        "dealt", "took_writ", "gave", "swapped", "placed", "played", "used", "reacted", "cancelled",
        "upheld", "looked", "opened", "discarded", "recovered", "bounced", "doubled", "scored",
        "passed", "took", "declined", "trick_ended", "went_out", "hand_ended", "game_over",
    },
    "shogun": {
        "set_up", "draft_began", "settled", "opened", "drawn", "season_began", "planned",
        "revealed", "bid", "chose", "order_set", "skipped", "built", "taxed", "harvested",
        "deployed", "stayed", "moved", "attacked", "thrown", "conquered", "repelled", "emptied",
        "revolted", "quelled", "overrun", "taken_off", "season_ended", "winter_came", "fed",
        "starved", "named", "scored", "gained", "game_over",
    },
    "suntzu": {
        "dealt", "took", "warlords_taken", "round_started", "laid", "order_settled", "revealed",
        "used", "plague_struck", "marked", "paid", "fought", "not_fought", "transferred",
        "supported", "recycled", "event_met", "event_turned", "infantry_sent", "marker_moved",
        "declined", "passed", "scored", "drawn", "kept", "game_over",
    },
}  # fmt: skip


# Games of Chu Han in which every kind of question and move comes up.
HAVE_IT_ALL = (11, 13, 21, 25)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_had_it_all(game: str) -> None:
    assert {event["kind"] for event in happened(game)} == KINDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_written_down(game: str) -> None:
    assert {shape(event) for event in happened(game)} == {
        shape(entry["event"]) for entry in written()[game]
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_as_written_down(game: str, language: str) -> None:
    """The page is held to the same file."""
    telling = Telling(Strict(language, game))
    for entry in written()[game]:
        lines = told(telling, entry["event"])
        assert lines == entry[language]
        assert [line["detail"] for line in lines] == [False] + [True] * (len(lines) - 1)
        assert not any("{" in line["text"] or "_" in line["text"] for line in lines)


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
    (line,) = telling.event({**used, "cards": ["2", "5"], "size": 2, "rank": 2})
    assert line.text == "Han plays 2 cards as rank 2 with Zhongli Mo: 2, 5."
    same_rank = {"kind": "used", "seat": 1, "card": "peng_yue", "size": 2, "rank": 4}
    (line,) = telling.event({**same_rank, "cards": ["4", "4"]})
    assert line.text == "Chu plays two 4s with Peng Yue."
    (line,) = telling.event({**same_rank, "cards": ["4", "0"]})
    assert line.text == "Chu plays two 4s with Peng Yue: 4, 0."


def test_a_game_of_others_without_texts_is_told_plainly() -> None:
    telling = Telling(Texts("en", "go"))
    assert telling.event({"kind": "placed", "seat": 1, "stone": "d4"}) == [
        Line("placed: {'seat': 1, 'stone': 'd4'}", 1)
    ]
    assert telling.who(1) == "1"


def test_a_battle_in_one_line() -> None:
    state = tenka.game("suntzu").position(
        {
            "phase": "before",
            "armies": {"wu": 2},
            "placed": [
                {"qin": "1", "chu": "2", "jin_yan": "3", "han_qi": "4", "wu": "5"},
                {"qin": "1", "chu": "2", "jin_yan": "3", "han_qi": "4", "wu": "9"},
            ],
        },
        journal=True,
    )
    (battle,) = (
        event
        for event in state.journal(0)
        if event["kind"] == "fought" and event["province"] == "wu"
    )
    telling = Telling(Texts("en", "suntzu"))
    ended = "by 4: 2 armies go back, 2 armies march in."
    assert telling.event(battle) == [Line(f"Wu: 9 against 5. Chu wins {ended}", 1)]
    assert telling.event(battle, 0) == telling.event(battle)
    assert telling.event(battle, 1) == [Line(f"Wu: 9 against 5. You win {ended}", 1)]


def test_what_a_player_does_is_said_to_them_as_theirs() -> None:
    telling = Telling(Texts("en", "suntzu"))
    order = {"kind": "order_settled", "armies": [2, 5], "decider": 0}
    passed = {"kind": "passed", "seat": 0, "what": "before"}
    for event, mine, theirs in (
        ({"kind": "laid", "seat": 0}, "You have laid", "Sun Tzu has laid"),
        (passed, "You pass (before the battles)", "Sun Tzu passes (before the battles)"),
        (order, "You name the order", "Sun Tzu names the order"),
    ):
        assert telling.event(event, 0)[-1].text.startswith(mine)
        assert telling.event(event, 1)[-1].text.startswith(theirs)
        assert telling.event(event)[-1].text.startswith(theirs)


def test_whose_cards_they_are_is_said_to_either_side() -> None:
    telling = Telling(Texts("en", "suntzu"))
    turned = {"kind": "revealed", "province": "qin", "cards": ["4", "plague"]}
    assert [telling.event(turned, me)[0].text for me in (None, 0, 1)] == [
        "Qin: Sun Tzu\u2019s 4 against Chu\u2019s plague.",
        "Qin: your 4 against Chu\u2019s plague.",
        "Qin: your plague against Sun Tzu\u2019s 4.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Chu leads by 3."),
        ("pl", "Shao prowadzi z przewagą 3."),
        ("hu", "Csu vezet 3 ponttal."),
    ],
)
def test_a_signed_number_is_told_by_whom_it_favours(language: str, told: str) -> None:
    (line,) = Telling(Texts(language, "suntzu")).event(
        {"kind": "marker_moved", "seat": 1, "marker": -3}
    )
    assert line.text.endswith(told)


@pytest.mark.slow
@pytest.mark.parametrize("seeds", some([HAVE_IT_ALL, range(24)], 1), ids=["few", "many"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_question_has_its_words(
    language: str, seeds: Sequence[int], capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen()
    texts = Strict(language, "chuhan")
    shown = board("chuhan", screen, texts)
    for seed in seeds:
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
