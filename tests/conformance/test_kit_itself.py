"""The kit passes a sound game and catches each fault that was put into it on purpose."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from tenka.core import conformance as kit
from tenka.core.chance import FastChance
from tenka.core.conformance.traces import check_repeatable, trace
from tenka.core.contract import Json, State
from tenka.core.perspective import Perspective

from . import broken_toys as broken
from .toy import Duel, Toy

SEEDS = 12


def revealing(before: State, observer: int | None, mover: int, text: str) -> bool:
    after = before.copy()
    after.play(mover, text)
    dealt = after.to_position()["deal_no"] != before.to_position()["deal_no"]
    return dealt or (text == "draw" and mover == observer)


def census(position: Json) -> tuple[int, ...]:
    hands: list[list[int]] = position["hands"]
    lying = [position["table"]] if position["table"] else []
    return tuple(sorted([*hands[0], *hands[1], *position["pile"], *position["gone"], *lying]))


def no_leak(table: kit.Table) -> object:
    return kit.check_no_leak(table, revealing, share=0.5)


def reseeding(table: kit.Table) -> None:
    kit.check_reseeding(table, share=0.5)


def redeals(table: kit.Table) -> None:
    kit.check_redeals(table, census, share=0.5)


def unseen(table: kit.Table) -> object:
    return kit.check_unseen(table, share=0.5)


def conservation(table: kit.Table) -> object:
    return kit.check_conservation(table, census)


def copies(table: kit.Table) -> None:
    kit.check_copies(table, share=0.5)


def bad_positions(table: kit.Table) -> object:
    return kit.check_bad_positions(table, share=0.2)


class FirstMove:
    def choose(self, perspective: Perspective) -> int:
        return perspective.legal[0]


def blind(table: kit.Table) -> None:
    kit.check_blind(table, FirstMove, share=0.5, forgetful=True)


Check = Callable[[kit.Table], object]


def on_all(tables: list[kit.Table], check: Check) -> None:
    for table in tables:
        check(table)


FAULTS: list[tuple[type[Duel], Check, str]] = [
    (broken.EndlessDuel, kit.check_game, "does not end"),
    (broken.NobodyWins, kit.check_game, "winners"),
    (broken.UnsortedLegal, kit.check_game, "not sorted by text"),
    (broken.LegalOutOfTurn, kit.check_game, "not on turn"),
    (broken.StepOfAnotherMove, kit.check_game, "stepped and applied differ"),
    (broken.StepTellsWhoWasFirst, kit.check_game, "a step tells"),
    (broken.StepsOutside, kit.check_bad_moves, "step"),
    (broken.ViewWithTuples, kit.check_game, "view changes on its way through JSON"),
    (broken.ViewWithObjects, kit.check_game, "view is no JSON"),
    (broken.LowSample, kit.check_sample, "not even"),
    (broken.SampleOfTheOther, kit.check_sample, "not legal"),
    (broken.ShortPlayout, kit.check_playout, "not over after a playout"),
    (broken.ForgetfulPosition, kit.check_positions, "restored from its position: legal differ"),
    (broken.SharedPosition, kit.check_positions, "part of the state"),
    (broken.PositionWithTuples, kit.check_positions, "through JSON|own position was refused"),
    (broken.StreamedChance, kit.check_records, "record refuses the live game's move"),
    (broken.ChanceFromOutside, check_repeatable, "two traces"),
    (broken.SharedScores, copies, "after .*copy was played on: position differ"),
    (broken.CopyWithoutDrawn, copies, "field state.drawn"),
    (broken.CopyWithOtherChance, copies, "field state.chance"),
    (broken.EqualToNothing, copies, "does not equal its original"),
    (broken.EqualToEverything, copies, "equals the one that came before"),
    (broken.PickledWithoutJournal, copies, "made by pickle: journals differ"),
    (broken.CopiedWithoutJournal, copies, "made by copy.copy: journals differ"),
    (broken.PickledWithOtherChance, copies, "gone on differently"),
    (broken.LeakyView, no_leak, "view tells"),
    (broken.LeakyLater, no_leak, "view tells"),
    (broken.LeakyLegal, no_leak, "legal tells"),
    (broken.PeekingForecast, no_leak, "forecast tells"),
    (broken.PeekingChoices, no_leak, "choices tells"),
    (broken.PlanWithoutParts, kit.check_game, "a plan by DU-2 has the parts {}"),
    (broken.PlanThatIsShorter, kit.check_game, "is not owed to the end"),
    (broken.PlanThatTellsTooLittle, kit.check_game, "the plan does not tell"),
    (broken.PeekingRefusal, no_leak, "refusals tells"),
    (broken.PeekingCheck, no_leak, "checks tells"),
    (broken.TellingWindow, no_leak, "window tells"),
    (broken.TellingWindow, kit.check_game, "no answer would be"),
    (broken.ForgetsWhatWasLearned, no_leak, "`learned` says nothing"),
    (broken.LeakyJournal, no_leak, "journal tells"),
    (broken.JournalKeptInWorlds, no_leak, "still tells"),
    (broken.JournalLostInWorlds, no_leak, "another length"),
    (broken.RedealsOwnHand, redeals, "looks different"),
    (broken.RedealsTooManyCards, redeals, "another census"),
    (broken.RedealsInOrderOfTruth, kit.check_forgetful, "deals another world"),
    (broken.WorldsTellADrawInSecret, unseen, "'draw' is not seen, but the worlds dealt tell it"),
    (broken.KeepsTheTruth, redeals, "gave the true world"),
    (broken.KeepsTheOldChance, reseeding, "old chance can be reached"),
    (broken.ReseedsTheHidden, reseeding, "a reseeded state: position differ"),
    (broken.ReseedsByItself, reseeding, "reseeded alike go on differently"),
    (broken.ReseedsAnything, reseeding, "instead of BadOption"),
    (broken.LosesCards, conservation, "the census was"),
    (broken.AcceptsTheRivalsCards, kit.check_membership, "not in the legal list"),
    (broken.ReadsTheRivalsCards, kit.check_membership, "not in the legal list"),
    (broken.TakesAnythingForADraw, kit.check_bad_moves, "not a legal action"),
    (broken.TypeErrorForGarbage, kit.check_bad_moves, "TypeError.*not an IllegalMove"),
    (broken.ChangedByARefusal, kit.check_bad_moves, "changed the state"),
    (broken.NegativeSeats, kit.check_bad_moves, "instead of BadSeat"),
    (broken.RefusesWithoutARule, kit.check_bad_moves, "no rule of the game"),
    (broken.KeepsTheChance, blind, "true chance can be reached"),
    (broken.KeepsTheState, blind, "true state can be reached"),
]


@pytest.mark.parametrize("deals", [1, 2])
def test_a_sound_game_passes(deals: int) -> None:
    kit.check(Toy(), 2, {"deals": deals}, games=SEEDS, revealing=revealing, census=census)
    for seed in range(SEEDS):
        table = kit.Table(Toy(), 2, {"deals": deals}, seed)
        kit.check_forgetful(table)
        unseen(table)
        blind(table)


@pytest.mark.parametrize(
    ("kind", "check", "seen"),
    FAULTS,
    ids=[f"{kind.__name__}-{check.__name__}" for kind, check, _ in FAULTS],
)
def test_a_fault_is_caught(kind: type[Duel], check: Check, seen: str) -> None:
    tables = [kit.Table(Toy(kind), 2, {"deals": 2}, seed, longest=200) for seed in range(SEEDS)]
    with pytest.raises(AssertionError, match=rf"toy, 2 seats, .*seed \d+, ply \d+.*({seen})"):
        on_all(tables, check)


@pytest.mark.parametrize(
    ("game", "check", "seen"),
    [
        (broken.GarbageAccepted(), bad_positions, "accepted, but then"),
        (broken.KeyErrorForGarbage(), bad_positions, "KeyError.*instead of BadPosition"),
        (broken.KnowsNoDraws(), kit.check_game, "a draw in a game that knows none"),
        (broken.AnyOption(), kit.check_bad_options, "instead of BadOption"),
        (broken.UnusualSeats(), kit.check_bad_options, "without a number of seats"),
    ],
)
def test_a_fault_of_the_game_is_caught(game: Toy, check: Check, seen: str) -> None:
    with pytest.raises(AssertionError, match=seen):
        on_all([kit.Table(game, 2, {"deals": 2}, seed) for seed in range(SEEDS)], check)


def test_a_peeking_bot_and_an_illegal_answer_are_caught() -> None:
    class Peeks:
        """Decides by a card of the rival in the world it was given."""

        def choose(self, perspective: Perspective) -> int:
            world = perspective.world(FastChance(3)).to_position()
            rival: list[int] = world["hands"][1 - perspective.seat]
            return perspective.legal[sum(rival) % len(perspective.legal)]

    class PlaysNonsense:
        def choose(self, perspective: Perspective) -> int:
            return 99

    telling = [kit.Table(Toy(broken.RedealsInOrderOfTruth), 2, {}, seed) for seed in range(SEEDS)]
    with pytest.raises(AssertionError, match="in worlds it cannot tell apart"):
        on_all(telling, lambda table: kit.check_blind(table, Peeks, share=1.0, forgetful=True))
    with pytest.raises(AssertionError, match="is not legal"):
        kit.check_blind(kit.Table(Toy(), 2, {}, 0), PlaysNonsense)


def hidden_hand(position: Json) -> tuple[int, ...]:
    return tuple(position["hands"][1])


def test_redeals_are_measured() -> None:
    """Three of five unseen cards: ten hands, each as likely as the others, the true one too."""
    fair, true = (Toy(kind).new(seed=4) for kind in (Duel, broken.KeepsTheTruth))
    hits = kit.hidden_hits(fair, 0, hidden_hand, 2000, FastChance(1))
    kit.check_uniform(hits.worlds, 10, "hands of seat 1")
    assert 140 < hits.true < 260
    kept = kit.hidden_hits(true, 0, hidden_hand, 2000, FastChance(1))
    assert kept.true == 2000
    with pytest.raises(AssertionError, match="chi-square"):
        kit.check_uniform(kept.worlds, 10, "hands of seat 1")


def test_evenness_knows_fair_from_loaded() -> None:
    kit.check_even([100, 110, 90, 205], [1, 1, 1, 2], "fair")
    with pytest.raises(AssertionError, match="loaded: chi-square"):
        kit.check_even([100, 110, 90, 400], [1, 1, 1, 2], "loaded")
    with pytest.raises(AssertionError, match="3 worlds seen, 2 possible"):
        kit.check_uniform({"a": 1, "b": 1, "c": 1}, 2, "coins")


def test_a_trace_tells_games_apart() -> None:
    traces = {trace(Toy(), 2, {"deals": 2}, seed) for seed in range(SEEDS)}
    assert len(traces) == SEEDS
    assert trace(Toy(), 2, {}, 0, plies=2) != trace(Toy(), 2, {}, 0, plies=3)


def test_traces_are_printed() -> None:
    command = [sys.executable, "-W", "error", "-m", "tenka.core.conformance.traces", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "first_seed" in done.stdout
    assert done.stderr == ""
