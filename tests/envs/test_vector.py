"""Many games in arrays: equal to games played one by one, and never half stepped."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import tenka
import tenka.envs
from tenka.envs.local_games import Arrays
from tests.envs.kinds import CHUHAN, GAMES, KINDS, SUNTZU, Kind
from tests.envs.reference import Reference

Vector = tenka.envs.Vector


def equal(some: Arrays, others: Arrays) -> bool:
    pairs = [(getattr(some, name), getattr(others, name)) for name in Arrays._fields]
    return all(np.array_equal(one, other) for one, other in pairs)


def copies(told: Arrays) -> Arrays:
    return Arrays(*(getattr(told, name).copy() for name in Arrays._fields))


def random_actions(masks: np.ndarray[Any, Any], draw: np.random.Generator) -> Any:
    return (masks * (draw.random(masks.shape) + 0.01)).argmax(1)


def equal_to_single(kind: Kind, games: int, ends: int) -> None:
    """Play a vector until so many games have ended, and every one of them by its texts as well."""
    vector = Vector(kind.game_id, games, 3, **kind.chosen)
    encoding, draw = vector.encoding, np.random.default_rng(9)
    told = vector.reset()
    singles = [Reference(encoding, kind.state(int(seed))) for seed in vector.seeds]
    played, ended = set(vector.seeds.tolist()), 0
    while ended < ends:
        actions = random_actions(told.masks, draw)
        for place, single in enumerate(singles):
            single.play(int(told.seats[place]), int(actions[place]))
        told = vector.step(actions, told)
        for place, single in enumerate(singles):
            assert told.dones[place] == (single.mover < 0)
            utilities = [0.0] * kind.seats
            if told.dones[place]:
                utilities = list(single.state.outcome.utilities)
                ended += 1
                seed = int(vector.seeds[place])
                assert seed not in played
                played.add(seed)
                single = singles[place] = Reference(encoding, kind.state(seed))
            assert told.rewards[place].tolist() == np.array(utilities, np.float32).tolist()
            assert told.seats[place] == single.mover
            texts = {encoding.texts[n] for n in np.flatnonzero(told.masks[place])}
            assert texts == single.texts(single.mover)
            if not single.begun:
                observation, _ = encoding.observe(single.state, single.mover)
                assert np.array_equal(told.observations[place], observation)


def test_it_is_not_copied_or_sent() -> None:
    games = Vector("chuhan", games=2)
    for send in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="make another one of the same seed"):
            send(games)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_vector_is_equal_to_games_one_by_one(kind: Kind) -> None:
    equal_to_single(kind, 2, kind.games)


@pytest.mark.long
@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_a_thousand_games_are_equal_one_by_one(kind: Kind) -> None:
    equal_to_single(kind, 50, 1000)


def test_seeds_are_the_games_own() -> None:
    one, again, other = (Vector("suntzu", 3, seed) for seed in (5, 5, 6))
    first, same, different = one.reset(), again.reset(), other.reset()
    assert np.array_equal(first.observations, same.observations)
    assert not set(one.seeds) & set(other.seeds)
    assert not np.array_equal(first.observations, different.observations)
    before = set(one.seeds)
    one.reset()
    assert not before & set(one.seeds)


def test_arrays_are_the_callers() -> None:
    vector, steps = Vector("suntzu", 4), 6
    kept = np.zeros((steps, 4, vector.encoding.size), np.int8)
    told = vector.reset()
    for step in range(steps):
        out = told._replace(observations=kept[step])
        assert vector.step(told.masks.argmax(1), out).observations is out.observations
    assert len({kept[step].tobytes() for step in range(steps)}) == steps
    told.masks[:] = True  # what the caller does with its arrays changes no rule
    with pytest.raises(tenka.envs.BadAction):
        vector.step(np.zeros(4, np.int64))


def test_processes_play_the_same_games() -> None:
    draw = np.random.default_rng(1)
    alone = Vector("chuhan", 5, 2, events=True)
    with Vector("chuhan", 5, 2, processes=2, events=True) as shared:
        told, others = alone.reset(), shared.reset()
        for _ in range(300):
            assert equal(told, others)
            assert np.array_equal(alone.seeds, shared.seeds)
            actions = random_actions(told.masks, draw)
            told, others = alone.step(actions, told), shared.step(actions, others)
        bad = np.full(5, alone.encoding.actions - 1)
        with pytest.raises(tenka.envs.BadAction, match="nothing was played"):
            shared.step(bad)
        last = shared.step(told.masks.argmax(1))
        assert equal(alone.step(told.masks.argmax(1)), last)
    with pytest.raises(tenka.envs.BadAction, match="closed"):
        shared.reset()
    with pytest.raises(tenka.envs.BadAction, match="closed"):
        shared.step(last.masks.argmax(1))
    shared.close()


BAD_ACTIONS = [
    np.zeros(3, np.int64),
    np.zeros((2, 1), np.int64),
    np.zeros(2),
    np.zeros(2, bool),
    ["pass", "pass"],
    None,
    7,
]


@pytest.mark.parametrize("actions", BAD_ACTIONS, ids=str)
def test_actions_that_are_no_numbers_of_this_many_games(actions: Any) -> None:
    refused(SUNTZU, actions, tenka.envs.BadArray, "actions are 2 whole numbers")


@pytest.mark.parametrize("number", [0, -1, 187, 2**40])
def test_an_action_outside_the_mask(number: int) -> None:
    vector = Vector("suntzu", 2)
    first = int(vector.reset().masks[0].argmax())
    refused(SUNTZU, np.array([first, number]), tenka.envs.BadAction, "game 1|0 to 186")


def refused(kind: Kind, actions: Any, error: type[Exception], words: str) -> None:
    """With that error, and nothing has changed in any game, nor in the caller's arrays."""
    vector, untouched = (Vector(kind.game_id, 2) for _ in range(2))
    told, same = vector.reset(), untouched.reset()
    kept = copies(told)
    with pytest.raises(error, match=words):
        vector.step(actions, told)
    assert equal(told, kept)
    good = told.masks.argmax(1)
    assert equal(vector.step(good, told), untouched.step(good, same))


def bad_arrays(vector: Any) -> list[tuple[Any, str]]:
    good: Arrays = vector.arrays()
    listed: Any = [False, False]
    fixed = good.rewards.copy()
    fixed.flags.writeable = False
    return [
        (good._replace(observations=good.observations[:1]), "observations is int8 of"),
        (good._replace(observations=good.observations.astype(np.float32)), "to be int8"),
        (good._replace(masks=good.masks.astype(np.int8)), "masks is int8"),
        (good._replace(seats=good.seats.astype(np.int64)), "seats is int64"),
        (good._replace(dones=listed), "dones is no array"),
        (good._replace(rewards=fixed), "rewards cannot be written to"),
        (good[:3], "observations, masks, seats, rewards, dones"),
        (7, "Vector.arrays"),
    ]


def test_arrays_of_another_shape_or_type_change_nothing() -> None:
    vector, untouched = Vector("suntzu", 2), Vector("suntzu", 2)
    told, same = vector.reset(), untouched.reset()
    for arrays, words in bad_arrays(vector):
        with pytest.raises(tenka.envs.BadArray, match=words):
            vector.step(told.masks.argmax(1), arrays)
        with pytest.raises(tenka.envs.BadArray, match=words):
            vector.reset(arrays)
    good = told.masks.argmax(1)
    assert equal(vector.step(good), untouched.step(same.masks.argmax(1)))


def test_what_a_vector_cannot_be_made_of() -> None:
    games: Any
    seed: Any
    for games in (0, -1, 1.5, True, "4"):
        with pytest.raises(tenka.BadOption, match="games is a whole number"):
            Vector("suntzu", games)
    for seed in (-1, 2**40, None):
        with pytest.raises(tenka.BadOption, match="seed is a whole number"):
            Vector("suntzu", 2, seed)
    with pytest.raises(tenka.BadOption, match="processes is a whole number"):
        Vector("suntzu", 2, processes=3)
    with pytest.raises(tenka.BadOption, match="no option 'cards'"):
        Vector("suntzu", 2, cards=3)
    with pytest.raises(tenka.BadSeat):
        Vector(CHUHAN.game_id, 2, seats=3)
    with pytest.raises(tenka.envs.BadAction, match="reset"):
        Vector("suntzu", 2).step(np.zeros(2, np.int64))
