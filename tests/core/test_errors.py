"""What can go wrong is told in our own errors, and nothing is changed by it."""

import json
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tenka
from tenka.core.contract import Json, State
from tests.long import examples


class Thing:
    """Of no type that anybody expects; its name is the same in every process."""

    def __repr__(self) -> str:
        return "Thing()"


CHUHAN: Any = tenka.game("chuhan")
RECORD: Any = tenka.Record
CHANCE = tenka.FastChance(1)
SECRET = bytes(range(32))
NO_SEATS: list[Any] = [2, -1, 10**30, True, False, 0.0, 1.0, "0", "", b"0", [0], (0,), {}, Thing()]
NO_TEXTS: list[Any] = [None, 5, 0.5, True, b"pass", ["pass"], ("pass",), {}, Thing()]
NO_ACTIONS: list[Any] = [
    None,
    "pass",
    0.0,
    True,
    [],
    {},
    -1,
    2**44,
    2**45,
    2**62,
    2**63,
    2**64,
    10**30,
]
NO_NUMBERS: list[Any] = ["x", None, 0.5, [], Thing()]
NO_CHANCES: list[Any] = [None, 5, "x", 0.5, [], Thing(), 7]


def states() -> list[State]:
    """One of each phase."""
    react = {"hands": [["ji_bu", "4"], ["lyu_zhi", "5"]]}
    giving = {"hands": [["4"], ["5"]], "event": "hong_canal"}
    taking = {"hands": [["4", "9"], ["5"]], "event": "mandate"}
    over = {"hands": [["9"], ["5"]], "scores": [30, 1]}
    found = [CHUHAN.new(seed=1, journal=True)]
    for position, moves in (
        ({"hands": [["4", "9"], ["5"]]}, [(0, "play 4")]),
        (react, [(0, "use ji_bu")]),
        (giving, [(0, "writ")]),
        (taking, [(0, "play 4"), (1, "pass")]),
        (over, [(0, "play 9")]),
    ):
        state = CHUHAN.position(position, journal=True)
        for seat, text in moves:
            state.play(seat, text)
        found.append(state)
    return found


STATES: list[Any] = states()
PHASES = [state.to_position()["phase"] for state in STATES]
each_state = pytest.mark.parametrize("state", STATES, ids=PHASES)


def snapshot(state: State) -> Any:
    return state.to_position(), [state.journal(seat) for seat in (0, 1, None)], state.turn


def test_there_is_a_state_of_each_phase() -> None:
    assert sorted(PHASES) == ["counter", "give", "lead", "over", "react", "take"]


# Games, options, seats of a game


@pytest.mark.parametrize("id", ["", "Chuhan", "chess", "chuhan ", None, 5, [], {}, b"chuhan"])
def test_unknown_games(id: Any) -> None:
    with pytest.raises(tenka.UnknownGame) as caught:
        tenka.game(id)
    assert "chuhan" in str(caught.value)  # the names there are


@pytest.mark.parametrize(
    "options",
    [
        {"events": 1},
        {"events": 0},
        {"events": None},
        {"events": "yes"},
        {"events": []},
        {"event": True},
        {"": True},
        {"seats_": 2},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    calls: list[Callable[[], object]] = [
        lambda: CHUHAN.new(**options),
        lambda: CHUHAN.check_options(2, options),
        lambda: CHUHAN.position({"hands": [["4"], ["5"]]}, **options),
    ]
    for call in calls:
        with pytest.raises(tenka.BadOption):
            call()


def test_options_that_are_none() -> None:
    wrong: list[Any] = [[], None, "events", 5, {1: True}, {None: True}]
    for options in wrong:
        with pytest.raises(tenka.TenkaError):
            CHUHAN.check_options(2, options)


def test_an_option_error_says_what_is_allowed() -> None:
    with pytest.raises(tenka.BadOption, match="events"):
        CHUHAN.new(dice=True)
    with pytest.raises(tenka.BadOption, match=r"False.*True"):
        CHUHAN.new(events="yes")


def test_full_options() -> None:
    assert CHUHAN.check_options(2, {}) == {"events": False}
    assert CHUHAN.check_options(2, {"events": True}) == {"events": True}


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, 2.0, "2", None, [2], 10**30])
def test_bad_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(tenka.BadSeat, match="2"):
        CHUHAN.new(seats)
    with pytest.raises(tenka.BadSeat):
        CHUHAN.check_options(seats, {})


@pytest.mark.parametrize("seed", [None, "7", 7.0, True, [], {}, Thing()])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(tenka.TenkaError):
        CHUHAN.new(seed=seed)
    with pytest.raises(tenka.TenkaError):
        CHUHAN.position({"hands": [["4"], ["5"]]}, seed)


@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**62, 2**64, -(2**64), 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    first = CHUHAN.new(seed=seed).to_position()
    assert first == CHUHAN.new(seed=seed).to_position()


# Seats of a state


SEAT_CALLS: dict[str, Callable[[Any, Any], object]] = {
    "legal": lambda state, seat: state.legal(seat),
    "parse": lambda state, seat: state.parse(seat, "pass"),
    "parse garbage": lambda state, seat: state.parse(seat, "rubbish"),
    "apply": lambda state, seat: state.apply(seat, 0),
    "apply garbage": lambda state, seat: state.apply(seat, None),
    "play": lambda state, seat: state.play(seat, "pass"),
    "check": lambda state, seat: state.check(seat, ["pass"]),
    "check nothing": lambda state, seat: state.check(seat, []),
    "choices": lambda state, seat: state.choices(seat),
    "forecast": lambda state, seat: state.forecast(seat),
    "view": lambda state, seat: state.view(seat),
    "redeal": lambda state, seat: state.redeal(seat, CHANCE),
    "journal": lambda state, seat: state.journal(seat),
    "sample": lambda state, seat: state.sample(seat, CHANCE),
    "Perspective": lambda state, seat: tenka.Perspective(state, seat, CHANCE),
}


@pytest.mark.parametrize("method", SEAT_CALLS)
def test_bad_seats(method: str) -> None:
    for state in STATES:
        before = snapshot(state)
        for seat in NO_SEATS:
            with pytest.raises(tenka.BadSeat):
                SEAT_CALLS[method](state, seat)
        assert snapshot(state) == before


@each_state
def test_a_spectator_has_no_moves(state: Any) -> None:
    calls: list[Callable[[], object]] = [
        lambda: state.legal(None),
        lambda: state.play(None, "pass"),
        lambda: state.apply(None, 0),
        lambda: state.check(None, ["pass"]),
        lambda: state.choices(None),
        lambda: state.sample(None, CHANCE),
    ]
    for call in calls:
        with pytest.raises(tenka.BadSeat):
            call()
    assert state.view(None)["seat"] is None
    assert state.forecast(None) == state.forecast(None)
    assert state.journal(None) is not None


# Moves


@each_state
def test_texts_that_are_none(state: Any) -> None:
    before = snapshot(state)
    for seat, text in product((0, 1), NO_TEXTS):
        rule = "CH-8.2" if seat in state.turn else "CH-8.1"
        for call in (state.parse, state.play):
            with pytest.raises(tenka.IllegalMove) as caught:
                call(seat, text)
            assert caught.value.rule == rule
        refusal = state.check(seat, [text])
        assert refusal is not None
        assert refusal.rule == rule
    assert snapshot(state) == before


@each_state
def test_actions_that_are_none(state: Any) -> None:
    before = snapshot(state)
    for seat, action in product((0, 1), NO_ACTIONS):
        with pytest.raises(tenka.IllegalMove) as caught:
            state.apply(seat, action)
        assert caught.value.rule == ("CH-8.2" if seat in state.turn else "CH-8.1")
        with pytest.raises(tenka.IllegalMove):
            state.text(action)
    assert snapshot(state) == before


def test_every_number_is_a_legal_action_or_refused() -> None:
    """Small numbers, and those near legal ones: accepted only if they are in the list."""
    for state in STATES:
        for seat in (0, 1):
            legal = state.legal(seat)
            near = {a ^ (1 << bit) for a in legal[:6] for bit in range(46)}
            for action in sorted(near | set(range(300))):
                trial = state.copy()
                if action in legal:
                    trial.apply(seat, action)
                else:
                    with pytest.raises(tenka.IllegalMove):
                        trial.apply(seat, action)
                    assert trial.to_position() == state.to_position()


def test_moves_after_the_end() -> None:
    (state,) = [state for state in STATES if not state.turn]
    before = snapshot(state)
    for seat in (0, 1):
        assert state.legal(seat) == []
        for text in ("pass", "play 5", "writ", "rubbish", "", None):
            with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
                state.play(seat, text)
        for action in (0, 3, 10**30, "x"):
            with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
                state.apply(seat, action)
        with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
            state.sample(seat, CHANCE)
    assert state.playout(CHANCE) == 0
    assert snapshot(state) == before


@each_state
def test_sample_is_for_the_seat_at_turn(state: Any) -> None:
    for seat in (0, 1):
        if seat in state.turn:
            assert state.sample(seat, CHANCE) in state.legal(seat)
        else:
            with pytest.raises(tenka.IllegalMove, match=r"CH-8\.1"):
                state.sample(seat, CHANCE)


@each_state
def test_plans_that_are_none(state: Any) -> None:
    for texts in (None, 5, 0.5, Thing(), True):
        try:
            refusal = state.check(0, texts)
        except tenka.TenkaError:
            continue
        assert isinstance(refusal, tenka.IllegalMove)


CHANCE_CALLS: dict[str, Callable[[Any, Any], object]] = {
    "redeal": lambda state, chance: state.redeal(0, chance),
    "playout": lambda state, chance: state.copy().playout(chance),
    "sample": lambda state, chance: [state.sample(seat, chance) for seat in state.turn or (0,)],
    "Perspective": lambda state, chance: tenka.Perspective(state, 0, chance),
}


@pytest.mark.parametrize("method", CHANCE_CALLS)
def test_chances_that_are_none(method: str) -> None:
    for state in STATES:
        before = snapshot(state)
        for chance in NO_CHANCES:
            with pytest.raises(tenka.TenkaError):
                CHANCE_CALLS[method](state, chance)
        assert snapshot(state) == before


NUMBER_CALLS: dict[str, Callable[[Any, Any], object]] = {
    "journal": lambda state, number: state.journal(0, number),
    "playout": lambda state, number: state.copy().playout(CHANCE, number),
}


@pytest.mark.parametrize("method", NUMBER_CALLS)
def test_numbers_that_are_none(method: str) -> None:
    for state in STATES:
        for wrong in NO_NUMBERS:
            with pytest.raises(tenka.TenkaError):
                NUMBER_CALLS[method](state, wrong)


def test_numbers_out_of_range() -> None:
    for state in STATES:
        assert state.journal(0, -5) == state.journal(0)
        assert state.journal(0, 10**6) == []
        assert state.copy().playout(CHANCE, 0) == 0


def test_an_illegal_move_says_its_rule() -> None:
    with pytest.raises(tenka.IllegalMove) as caught:
        CHUHAN.new(seed=1).play(0, "pass")
    error = caught.value
    assert error.rule == "CH-4.1"
    assert str(error) == f"CH-4.1: {error.message}"
    assert isinstance(error, tenka.TenkaError)


def test_all_errors_are_tenka_errors() -> None:
    for name in ("BadOption", "BadPosition", "BadRecord", "BadSeat", "IllegalMove", "UnknownGame"):
        assert issubclass(getattr(tenka, name), tenka.TenkaError)


# Records


RECORD_CALLS: dict[str, list[Callable[[Any], object]]] = {
    "add": [
        lambda r: r.add("x", "pass"),
        lambda r: r.add(None, "pass"),
        lambda r: r.add(0, None),
        lambda r: r.add(0, ["pass"]),
    ],
    "event": [
        lambda r: r.event(None),
        lambda r: r.event(5),
        lambda r: r.event([]),
        lambda r: r.event({}),
        lambda r: r.event("nonce", seat=[], nonce=""),
        lambda r: r.event("nonce", seat=0, nonce=[]),
        lambda r: r.event("undone", entries=None),
    ],
    "state": [lambda r: r.state("x"), lambda r: r.state(1.5), lambda r: r.state([])],
    "moves": [lambda r: r.moves("x"), lambda r: r.moves(1.5)],
    "new, options": [
        lambda r: RECORD.new(CHUHAN, 2, [1], SECRET),
        lambda r: RECORD.new(CHUHAN, 2, "x", SECRET),
        lambda r: RECORD.new(CHUHAN, 2, 5, SECRET),
    ],
    "new, position": [
        lambda r: RECORD.new(CHUHAN, 2, {}, SECRET, [1]),
        lambda r: RECORD.new(CHUHAN, 2, {}, SECRET, "x"),
        lambda r: RECORD.new(CHUHAN, 2, {}, SECRET, 5),
    ],
    "new, others": [
        lambda r: RECORD.new(CHUHAN, "2", {}, SECRET),
        lambda r: RECORD.new(CHUHAN, None, {}, SECRET),
        lambda r: RECORD.new(CHUHAN, 2, {}, None),
    ],
}


@pytest.mark.parametrize("method", RECORD_CALLS)
def test_records_tell_our_errors_too(method: str) -> None:
    record = RECORD.new(CHUHAN, 2, {}, SECRET)
    for call in RECORD_CALLS[method]:
        with pytest.raises(tenka.TenkaError):
            call(record)
    assert record.entries == []


# Garbage


CARDS = [
    "0", "1", "2", "4", "5", "7", "8", "9", "ji_bu", "yu_ji", "lyu_zhi", "xiao_he", "peng_yue",
    "xiahou_ying", "zhongli_mo", "ying_bu", "han_xin", "liu_bang", "xiang_yu",
]  # fmt: skip
VERBS = ["play", "use", "writ", "pass", "allow", "give", "take", "decline", "swap", "place"]
WORDS = st.sampled_from([*VERBS, *CARDS, *("*" + card for card in CARDS), "for", "3", "6", "*", ""])
NEAR_MOVES = st.builds(
    lambda verb, words: " ".join([verb, *words]),
    st.sampled_from(VERBS),
    st.lists(WORDS, max_size=5),
)


def check_garbage(state: Any, text: str) -> None:
    """A text is a legal move of a seat, or refused with a rule and without a trace."""
    before = state.to_position()
    for seat in (0, 1):
        refusal = state.check(seat, [text])
        if refusal is None:
            action = state.parse(seat, text)
            assert action in state.legal(seat)
            assert sorted(state.text(action).split()) == sorted(text.split())
        else:
            assert refusal.rule in CHUHAN.rule_ids
            assert (refusal.rule == "CH-8.1") == (seat not in state.turn)
            with pytest.raises(tenka.IllegalMove) as caught:
                state.play(seat, text)
            assert caught.value.rule == refusal.rule
    assert state.to_position() == before


@pytest.mark.slow
@examples(300, long=2500)
@given(st.sampled_from(STATES), st.text(max_size=30))
def test_any_text(state: Any, text: str) -> None:
    check_garbage(state, text)


@pytest.mark.slow
@examples(500, long=3500)
@given(st.sampled_from(STATES), NEAR_MOVES)
def test_texts_that_are_nearly_moves(state: Any, text: str) -> None:
    check_garbage(state, text)


FIELDS = list(CHUHAN.new().to_position())
EVENTS = [
    "calm", "restraint", "warlords", "hongmen", "hangu", "gaixia", "stabilization", "hong_canal",
    "mandate", "sudden_charge", "sound_advice",
]  # fmt: skip
PHASE_WORDS = ["lead", "counter", "react", "give", "take", "over"]
ODD = st.sampled_from(
    [None, True, False, *range(-2, 8), 31, 10**30, 0.5, 1.0, "", "x", "3", "*5", *EVENTS,
     *PHASE_WORDS, *CARDS, "used", "cancelled", "CH-6.5", [], {}, {"hidden": 3}, {"seat": 0},
     {"seat": 0, "text": "pass"}, {"seat": 1, "text": "use ji_bu"}, {"seat": 0, "text": 5}]
)  # fmt: skip
ANY_JSON = ODD | st.lists(ODD, max_size=4) | st.lists(st.lists(ODD, max_size=3), max_size=3)
CARD_LIST = st.lists(st.sampled_from(CARDS), max_size=6)
PLAY = st.fixed_dictionaries({"seat": st.integers(0, 1), "text": NEAR_MOVES})
PAIR = st.lists(st.integers(0, 6), min_size=2, max_size=2)
FLAGS = st.lists(st.booleans(), min_size=2, max_size=2)
LIKELY = st.fixed_dictionaries(
    {"hands": st.lists(CARD_LIST, min_size=2, max_size=2)},
    optional={
        "hand_no": st.integers(0, 9),
        "event": st.sampled_from(EVENTS),
        "event_deck": st.lists(st.sampled_from(EVENTS), max_size=3),
        "scores": st.lists(st.integers(0, 35), min_size=2, max_size=2),
        "lead": st.integers(0, 1),
        "phase": st.sampled_from(PHASE_WORDS),
        "to_move": st.sampled_from([0, 1, None]),
        "row": CARD_LIST,
        "row_by": st.lists(st.integers(0, 1), max_size=3),
        "writs": PAIR,
        "doubled": st.booleans(),
        "open": FLAGS,
        "seen": st.lists(st.sampled_from([0, 2, 4]), min_size=2, max_size=2),
        "known": st.lists(CARD_LIST, min_size=2, max_size=2),
        "writ_used": st.booleans(),
        "lead_ability": st.sampled_from([None, "used", "cancelled"]),
        "must_play": st.booleans(),
        "trick": st.lists(PLAY, max_size=2),
        "pending": st.lists(PLAY, max_size=2),
        "last_out": st.sampled_from([0, 1, None]),
        "winner": st.sampled_from([0, 1, None]),
        "reason": st.sampled_from(["CH-6.5", "CH-6.6", None]),
    },
)


def check_position(position: Any) -> None:
    """It is refused as a BadPosition, or it is sound: it reads back, and it can be played."""
    before = json.dumps(position, default=repr)
    try:
        state = CHUHAN.position(position)
    except tenka.BadPosition:
        return
    assert json.dumps(position, default=repr) == before
    written = state.to_position()
    assert CHUHAN.position(json.loads(json.dumps(written))).to_position() == written
    assert (state.outcome is None) == bool(state.turn)
    for seat in (0, 1, None):
        state.view(seat)
        state.forecast(seat)
        state.redeal(seat, CHANCE)
    for seat in state.turn:
        assert state.legal(seat)
    state.playout(CHANCE, 20)
    state.to_position()


@pytest.mark.slow
@examples(200, long=1500)
@given(st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), ANY_JSON, max_size=6))
def test_any_json_as_a_position(position: Json) -> None:
    check_position(position)


@pytest.mark.slow
@examples(200, long=1500)
@given(LIKELY)
def test_positions_that_are_nearly_right(position: Json) -> None:
    check_position(position)


@pytest.mark.slow
@examples(200, long=1500)
@given(
    st.integers(0, len(STATES) - 1),
    st.lists(st.tuples(st.sampled_from(FIELDS), ANY_JSON), min_size=1, max_size=2),
)
def test_positions_with_a_field_or_two_changed(number: int, changes: list[Any]) -> None:
    check_position({**STATES[number].to_position(), **dict(changes)})


@pytest.mark.parametrize(
    "position",
    [None, 5, "x", [], (), b"{}", Thing(), {1: 2}, {None: 1}, {("hands",): []}],
    ids=repr,
)
def test_what_is_no_position(position: Any) -> None:
    with pytest.raises(tenka.BadPosition):
        CHUHAN.position(position)
