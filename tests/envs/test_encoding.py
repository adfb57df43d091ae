"""What an observation and an action mean: one thing each, and nothing hidden."""

import copy
import pickle
from importlib import import_module
from itertools import count

import numpy as np
import pytest
from librt.strings import BytesWriter

import tenka
import tenka.envs
from tenka.bots.learned.packing import Layout
from tenka.bots.learned.player import import_parts
from tenka.core.manifest import PLAIN
from tenka.envs.blocks import features_of, in_order
from tests.envs.kinds import GAMES, KINDS, SHOGUN, SUNTZU, Kind
from tests.envs.reference import Reference

all_kinds = pytest.mark.parametrize("kind", KINDS, ids=str)
all_games = pytest.mark.parametrize("kind", GAMES, ids=str)


@all_kinds
def test_every_index_and_every_action_has_a_name_of_its_own(kind: Kind) -> None:
    encoding = kind.encoding()
    told = encoding.describe()
    assert told["version"] == encoding.version == f"{kind.game_id}-1"
    assert len(told["observation"]) == len(set(told["observation"])) == encoding.size
    assert len(told["actions"]) == len(set(told["actions"])) == encoding.actions
    assert [encoding.number(text) for text in told["actions"]] == list(range(encoding.actions))
    assert [encoding.text(n) for n in range(encoding.actions)] == told["actions"]


@all_kinds
def test_it_is_copied_and_sent_like_any_value(kind: Kind) -> None:
    encoding = kind.encoding()
    assert copy.deepcopy(encoding) is encoding
    sent = pickle.loads(pickle.dumps(encoding))
    assert (sent.seats, sent.options) == (encoding.seats, encoding.options)
    assert sent.describe() == encoding.describe()


@all_games
def test_a_name_stands_for_bits_that_are_asked_for(kind: Kind) -> None:
    names = import_module(f"tenka.envs.names.{kind.game_id}")
    layout = import_parts(kind.game_id)["net_inputs"].STATE
    asked = {feature[:2] for feature in (*features_of(layout), *names.EXTRA)}
    assert asked <= set(names.PARTS)
    labels = [part.label for part in names.PARTS.values()]
    assert len(labels) == len(set(labels))


def test_the_sizes_are_those_of_the_version() -> None:
    """Whoever changes them gives the encoding another version."""
    sizes = {
        (kind.game_id, *kind.options.values()): (kind.encoding().size, kind.encoding().actions)
        for kind in KINDS
    }
    assert sizes == {
        ("chuhan",): (692, 639),
        ("chuhan", True): (692, 3173),
        ("suntzu",): (803, 187),
        ("suntzu", "pl", True): (803, 187),
        ("shogun",): (2719, 869),
        ("shogun", "moon"): (2719, 1055),
    }


def test_options_change_no_number() -> None:
    plain, events = (tenka.envs.encoding("chuhan", events=events) for events in (False, True))
    assert events.texts[: plain.actions] == plain.texts


@all_kinds
def test_an_observation_says_what_the_bots_see(kind: Kind) -> None:
    encoding, state = kind.encoding(), kind.state(3)
    parts = import_parts(kind.game_id)
    layout: Layout = parts["net_inputs"].STATE
    state.playout(tenka.FastChance(1), limit=60)
    packed = BytesWriter()
    parts["features"].observe(state, 0, packed)
    row = np.frombuffer(packed.getvalue(), "<i8").reshape(1, -1)
    ordered = in_order(features_of(layout))
    expected = Layout(ordered).unpack(row)[0]
    observation, _ = encoding.observe(state, 0)
    by_feature = dict(zip(features_of(Layout(ordered)), expected.tolist(), strict=True))
    assert observation.tolist()[: len(ordered)] == [by_feature[each] for each in ordered]


@all_kinds
def test_masks_are_the_legal_moves(kind: Kind) -> None:
    encoding = kind.encoding()
    draw = np.random.default_rng(5)
    in_parts = 0
    for seed in range(kind.games):
        game, reference = encoding.new_game(), Reference(encoding, kind.state(seed))
        game.begin(seed)
        while reference.mover >= 0:
            for seat in range(kind.seats):
                _, mask = encoding.look(game, seat)
                texts = {encoding.texts[number] for number in np.flatnonzero(mask)}
                assert texts == reference.texts(seat)
            seat = reference.mover
            number = int(draw.choice(game.numbers(seat)))
            game.play(seat, number)
            reference.play(seat, number)
            assert game.state_now() == reference.state
            in_parts += bool(reference.begun)
        assert game.numbers(0) == []
        assert game.utilities() == list(reference.state.outcome.utilities)
    assert in_parts > 0 or kind.game_id == "suntzu"


@all_kinds
def test_what_is_hidden_changes_no_array(kind: Kind) -> None:
    encoding, state = kind.encoding(), kind.state(11)
    chance, different = tenka.FastChance(2), 0
    draws = chance.draws("moves")
    for ply in count():
        if not state.turn:
            break
        for seat in range(kind.seats) if ply % 4 == 0 else ():
            world = state.redeal(seat, tenka.FastChance(100 * ply + seat))
            different += world != state
            for ours, theirs in zip(
                encoding.observe(state, seat), encoding.observe(world, seat), strict=True
            ):
                assert np.array_equal(ours, theirs), (ply, seat)
        seat = state.turn[draws.below(len(state.turn))]
        moves = state.legal(seat)
        state.apply(seat, moves[draws.below(len(moves))])
    assert different > 10


def test_what_is_begun_is_seen_by_its_seat_alone() -> None:
    encoding = tenka.envs.encoding("chuhan")
    hand = ["2", "5", "7", "zhongli_mo"]
    game = encoding.new_game()
    game.take_state(tenka.game("chuhan").position({"hands": [hand, ["8", "9"]], "lead": 0}))
    before = [encoding.look(game, seat)[0] for seat in range(2)]
    for text in ("use zhongli_mo", "with 2", "with 7"):
        game.play(0, encoding.number(text))
    after = [encoding.look(game, seat)[0] for seat in range(2)]
    changed = [
        encoding.describe()["observation"][at] for at in np.flatnonzero(before[0] != after[0])
    ]
    laid = "cards laid with zhongli_mo so far"
    assert set(changed) == {f"{laid}: 2 = yes", f"{laid}: 7 = yes", "zhongli_mo is begun = yes"}
    assert np.array_equal(before[1], after[1])
    assert game.begun(0) == "use zhongli_mo 2 7"
    assert game.begun(1) == ""
    copied = game.copy()
    copied.play(0, encoding.number("done"))
    assert game.begun(0) == "use zhongli_mo 2 7"
    assert copied.begun(0) == ""


def test_a_march_begun_is_seen_by_its_seat_alone() -> None:
    encoding, draw = SHOGUN.encoding(), np.random.default_rng(4)
    names = encoding.describe()["observation"]
    game = encoding.new_game()
    game.begin(6)
    marches = 0
    while (mover := game.mover()) >= 0:
        before = [encoding.look(game, seat)[0] for seat in range(SHOGUN.seats)]
        number = int(draw.choice(game.numbers(mover)))
        game.play(mover, number)
        if not game.begun(mover):
            continue
        marches += 1
        assert game.begun(mover) == encoding.text(number)
        for seat in range(SHOGUN.seats):
            after = encoding.look(game, seat)[0]
            changed = [names[at] for at in np.flatnonzero(before[seat] != after)]
            goal = encoding.text(number).split()[2]
            assert changed == ([f"goal of the march begun = {goal}"] if seat == mover else [])
            assert (game.begun(seat) != "") == (seat == mover)
    assert marches > 5


@pytest.mark.parametrize("number", [-1, 187, 10**9, "0", None, 1.5])
def test_a_number_that_is_no_action(number: object) -> None:
    with pytest.raises(tenka.envs.BadAction, match="0 to 186"):
        SUNTZU.encoding().text(number)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["place qin 11", "", None, ["pass"]])
def test_a_text_that_is_no_action(text: object) -> None:
    with pytest.raises(tenka.envs.BadAction, match="no action of suntzu-1"):
        SUNTZU.encoding().number(text)  # type: ignore[arg-type]


def test_a_game_without_an_encoding(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(tenka.UnknownGame):
        tenka.envs.encoding("go")
    monkeypatch.setattr(type(tenka.game("suntzu")), "manifest", PLAIN)
    with pytest.raises(tenka.UnknownGame, match="there are: chuhan, shogun"):
        tenka.envs.encoding("suntzu")
