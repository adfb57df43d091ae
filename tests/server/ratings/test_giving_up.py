"""Whoever gives up early again and again loses as usual, and wins nothing."""

from benchmarks.rating_rings import World
from tenka.server.ratings.scale import DAY, NEWCOMER
from tenka.server.ratings.weighing import MOST_EARLY
from tenka.server.store.rows import RatedResult


def world_of_a_quitter() -> World:
    world = World()
    for _ in range(MOST_EARLY):
        world.play("bot:greedy", "quitter", gave_up=True, short=True)
    assert world.known["quitter"].games == 0
    return world


def last(world: World, who: str) -> RatedResult:
    return next(each for each in reversed(world.results) if each.person_id == who)


def test_losses_count_for_both() -> None:
    for opponent in ("other", "bot:greedy"):
        world = world_of_a_quitter()
        world.play(opponent, "quitter", gave_up=True)
        assert world.mu("quitter") < NEWCOMER.mu
        assert last(world, "quitter").counts
        if opponent == "other":
            assert world.mu("other") > NEWCOMER.mu


def test_wins_do_not_count_for_a_week() -> None:
    for opponent in ("other", "bot:greedy"):
        world = world_of_a_quitter()
        world.play("quitter", opponent)
        assert last(world, "quitter").why == "quits"
        assert world.known["quitter"].games == 0
        world.now += 8 * DAY
        world.play("quitter", opponent)
        assert world.mu("quitter") > NEWCOMER.mu


def test_from_the_fourth_on_it_is_a_loss() -> None:
    world = world_of_a_quitter()
    world.play("other", "quitter", gave_up=True, short=True)
    assert world.mu("quitter") < NEWCOMER.mu < world.mu("other")
    first = last(world, "other").weight
    for _ in range(2):
        world.play("other", "quitter", gave_up=True, short=True)
    assert last(world, "other").weight < first / 2 + 0.01  # a repeated pair, as any other


def test_what_does_not_count_is_no_sign_of_life() -> None:
    world = World()
    world.play("somebody", "bot:greedy")
    before = world.known["somebody"]
    world.now += 89 * DAY
    world.play("bot:greedy", "somebody", gave_up=True, short=True)
    assert world.known["somebody"] == before
    world.now += 1 * DAY
    world.play("somebody", "bot:greedy")
    assert world.known["somebody"].at == world.now


def test_two_that_end_at_once_are_in_order_though_none_counts() -> None:
    world = World()
    for _ in range(3):
        world.play("bot:greedy", "somebody", gave_up=True, short=True, wait=0.0)
    times = [each.at for each in world.results if each.person_id]
    assert sorted(set(times)) == times
