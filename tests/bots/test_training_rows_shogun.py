"""The numbers of Shogun's decisions say what the views and forecasts say."""

from itertools import count
from typing import Any

import numpy as np
import pytest

import tenka
from tenka.bots.decision_batch import DecisionBatch
from tenka.bots.shogun import features
from tenka.bots.shogun.candidates import candidates
from tenka.bots.shogun.move_features import FIGHT, GAIN, ITSELF, SUBJECT
from tenka.bots.shogun.training_games import Games
from tenka.core.chance import FastChance
from tenka.core.contract import Json
from tenka.games.shogun.board import NAMES, NUMBERS
from tenka.games.shogun.data import ACTIONS, COSTS, FIELDS, SPECIALS
from tests.bots.training_games import SHOGUN, numbers, random_picks, some_draws

GAME = tenka.game("shogun")
MOST = 24  # moves of a list that is cut


def bits(row: Any, field: int, shift: int, width: int) -> int:
    return int(row[field]) >> shift & ((1 << width) - 1)


def seen(state: Any, seat: int) -> Any:
    return np.frombuffer(SHOGUN.observed(state, seat), "<i8")


def decisions(seats: int, seed: int, every: int, **options: Any) -> Any:
    """Some decisions of a random game: the state and a seat at turn."""
    state = GAME.new(seats, seed, **options)
    draws = some_draws(f"decisions{seed}")
    for ply in count():
        if not state.turn:
            return
        seat = state.turn[draws.below(len(state.turn))]
        if ply % every == 0:
            yield state, seat
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"board": "moon"}), (4, {}), (5, {"setup": "draft"})]
)
def test_the_state_is_what_the_view_says(seats: int, options: Json) -> None:
    phases = set()
    for state, seat in decisions(seats, 3, 7, **options):
        view = state.view(seat)
        phases.add(view["phase"])
        row = seen(state, seat)
        for land, name in enumerate(NAMES):
            check_province(row, land, view["provinces"].get(name), seats, seat)
        forecast = state.forecast(seat)
        for step in range(seats):
            other = (seat + step) % seats
            check_seat(row, step, other, view, forecast)
        check_actions(row, view)
    assert phases >= {"planning", "choosing", "actions", *(["draft"] if options else [])}


def check_province(row: Any, land: int, shown: Json | None, seats: int, seat: int) -> None:
    field, start = features.PROVINCES_AT + land // 2, features.PROVINCE_BITS * (land % 2)
    owner = bits(row, field, start, 3)
    mine, theirs = bits(row, field, start + 3, 5), bits(row, field, start + 8, 5)
    if shown is None:
        assert owner in (0, features.OUT)
        assert mine == theirs == 0
        return
    assert owner == 1 + (shown["owner"] - seat) % seats
    assert (mine if owner == 1 else theirs) == min(31, shown["armies"])
    assert bits(row, field, start + 13, 2) == min(3, shown["markers"])
    built = [bits(row, field, start + 15 + kind, 1) for kind in range(3)]
    assert built == [shown["castle"], shown["temple"], shown["theatre"]]


def check_seat(row: Any, step: int, seat: int, view: Json, forecast: Json) -> None:
    has, stands = features.SEATS_AT + 2 * step, features.SEATS_AT + 2 * step + 1
    player = view["players"][seat]
    owned = [p for p in view["provinces"].values() if p["owner"] == seat]
    assert bits(row, has, 0, 5) == min(31, player["chests"])
    assert bits(row, has, 5, 5) == min(31, player["rice"])
    assert bits(row, has, 10, 6) == player["vp"]
    assert bits(row, has, 16, 6) == player["reserve"]
    assert bits(row, has, 22, 5) == len(owned)
    built = [sum(p[kind] for p in owned) for kind in ("castle", "temple", "theatre")]
    assert [bits(row, has, shift, 4) for shift in (27, 31, 35)] == built
    assert bits(row, has, 39, 6) == forecast["points"][seat]
    assert bits(row, has, 45, 5) == view["tower"]["inside"].get(str(seat), 0)
    assert bits(row, has, 50, 4) == min(15, view["tower"]["tray"].get(str(seat), 0))
    taken = view["taken"].get(str(seat))
    assert bits(row, stands, 1, 3) == (0 if taken is None else 1 + SPECIALS.index(taken))
    order = view["order"]
    assert bits(row, stands, 4, 3) == (1 + order.index(seat) if seat in order else 0)
    bid = view["plans"][seat].get("bid")
    if bid is None:
        assert bits(row, stands, 7, 3) == 0
    else:
        kinds = {"none": 1, **{f"chest{n}": 3 + n for n in range(5)}}
        assert bits(row, stands, 7, 3) == kinds.get(bid, 2)
    if forecast["winter"]:
        winter = forecast["winter"][seat]
        assert bits(row, stands, 17, 4) == min(15, winter["mildest"]["missing"])
        assert bits(row, stands, 21, 4) == min(15, winter["hardest"]["missing"])


def check_actions(row: Any, view: Json) -> None:
    opened = view["actions"]["open"]
    for number, name in enumerate(ACTIONS):
        soon = bits(row, features.CARDS_AT, 3 * number, 3)
        if name not in opened:
            assert soon == 0
        else:
            place = opened.index(name)
            done = place < view["action"]
            assert soon == (6 if done else 1 + place - view["action"])


def test_moves_name_what_they_concern() -> None:
    verbs = set()
    for state, seat in decisions(4, 8, 1, setup="draft"):
        rows = np.frombuffer(SHOGUN.described(state, seat), "<i8").reshape(-1, features.MOVE_FIELDS)
        spare = None
        for row, action in zip(rows, state.legal(seat), strict=True):
            verb, *words = state.text(action).split()
            verbs.add(verb)
            subject, source = bits(row, ITSELF, 11, 6), bits(row, ITSELF, 17, 6)
            if verb == "move":
                assert [NAMES[source], NAMES[subject]] == words[:2]
                assert bits(row, ITSELF, 23, 6) == int(words[2])
            elif verb == "plan" and words[1] in NUMBERS:
                assert NAMES[subject] == words[1]
                assert FIELDS[bits(row, ITSELF, 4, 4)] == words[0]
                if words[0] != "bid":
                    cost = COSTS[ACTIONS.index(words[0])]
                    assert bits(row, GAIN, 7, 2) == cost
                    spare = state.forecast(seat)["plan"] if spare is None else spare
                    if cost:
                        short = spare["chests"] - spare["cost"] < cost
                        assert bits(row, GAIN, 9, 2) == 1 + short
            elif verb == "revolt":
                assert NAMES[subject] == words[0]
            if subject < len(NAMES):
                armies = state.view(seat)["provinces"].get(NAMES[subject], {"armies": 0})["armies"]
                assert bits(row, SUBJECT, 3, 5) == min(31, armies)
    assert verbs >= {"draft", "plan", "choose", "move", "stay"}


def test_the_odds_of_attacks_rise_as_the_forecast_says() -> None:
    pairs: list[tuple[int, int]] = []
    for seed in range(4):
        for state, seat in decisions(4, seed, 1):
            battle = state.forecast(seat)["battle"]
            if battle is None:
                continue
            rows = np.frombuffer(SHOGUN.described(state, seat), "<i8").reshape(
                -1, features.MOVE_FIELDS
            )
            for row, action in zip(rows, state.legal(seat), strict=True):
                _, _, goal, number = state.text(action).split()
                odds = bits(row, FIGHT, 10, 4)
                if goal in battle["odds"]:
                    pairs.append((odds, battle["odds"][goal][number]["win"]))
                else:
                    assert odds == 0
    steps, wins = np.array(pairs).T
    means = [wins[steps == step].mean() for step in range(1, 16) if (steps == step).any()]
    assert len(means) > 10
    assert means == sorted(means)
    assert means[0] < 5
    assert means[-1] > 95


def test_a_long_list_of_marches_keeps_every_goal() -> None:
    cut = 0
    for state, seat in decisions(5, 2, 1):
        moves = state.legal(seat)
        kept = candidates(state, seat, MOST, FastChance(1).draws("candidates"))
        if kept == moves:
            continue
        cut += 1
        assert set(kept) < set(moves)

        def numbers_to_goals(actions: list[int], state: Any = state) -> dict[str, list[int]]:
            found: dict[str, list[int]] = {}
            for text in map(state.text, actions):
                if text != "stay":
                    _, _, goal, number = text.split()
                    found.setdefault(goal, []).append(int(number))
            return found

        before, after = numbers_to_goals(moves), numbers_to_goals(kept)
        assert set(before) == set(after)
        for goal, each in after.items():
            assert min(each) == 1
            assert max(each) == max(before[goal])
        assert len(kept) <= max(MOST + 1, 2 * len(before) + 1)
        assert ("stay" in map(state.text, moves)) == ("stay" in map(state.text, kept))
    assert cut > 3


def test_the_end_of_a_game_names_winners_and_points() -> None:
    games = Games(list(range(6)), [[3, 0, 0], [5, 1, 1]])
    draws = some_draws("end")
    ended: list[list[int]] = []
    picks = b""
    while len(ended) < 6:
        told = DecisionBatch()
        games.step(picks, told)
        ended += numbers(told.ended, 8).tolist()
        picks = random_picks(told, draws)
    for _, seats, won, *scores in ended:
        assert seats in (3, 5)
        assert scores[seats:] == [0] * (5 - seats)
        # Points, then chests: the best of these numbers wins.
        best = max(scores)
        assert won == sum(1 << seat for seat in range(seats) if scores[seat] == best)
        assert best > 64 * 10


def test_odd_positions_are_seen_too() -> None:
    draft = GAME.new(3, 4, setup="draft").to_position()
    for player in draft["players"]:
        del player["reserve"]
        player["groups"] = [30, *[1] * 9]
    winter = GAME.new(3, 4).to_position()
    lands = [name for name, land in winter["provinces"].items() if land["owner"] == 0]
    winter |= {"phase": "winter", "season": "winter", "order": [0, 1, 2], "plans": [{}, {}, {}]}
    winter |= {"actions": [], "specials": [], "winter": {"at": 0, "revolts": lands, "extra": 40}}
    winter["events"]["open"] = winter["events"]["open"][:1]
    for position in (draft, winter):
        state = GAME.position(position, 1)
        for seat in state.turn:
            for rows in (SHOGUN.observed(state, seat), SHOGUN.described(state, seat)):
                found = np.frombuffer(rows, "<i8")
                assert found.min() >= 0
                assert found.max() < 1 << 62
        row = seen(state, state.turn[0])
        for step in range(3):
            assert bits(row, features.SEATS_AT + 2 * step, 0, 5) == 18


def test_the_moon_board_has_no_preset() -> None:
    with pytest.raises(ValueError, match="Sun board"):
        Games([1], [[4, 0, 0], [4, 1, 0]])
