"""The kit passes a sound game and catches each fault that was put into it on purpose."""

import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tenka.core import conformance as kit
from tenka.core.chance import Chance, FastChance
from tenka.core.conformance.traces import check_repeatable, trace
from tenka.core.contract import Json, Outcome, State
from tenka.core.errors import BadPosition, IllegalMove
from tenka.core.journal import Journal
from tenka.core.perspective import Perspective

from .toy import DRAW, Duel, Toy

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


def redeals(table: kit.Table) -> None:
    kit.check_redeals(table, census, share=0.5)


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


class EndlessDuel(Duel):
    """The loser of a trick gets his card back, so that a game can go on for ever."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if len(self.gone) == 4:
            self.hands = [sorted(self.gone[:2]), sorted(self.gone[2:])]
            self.gone = []


class NobodyWins(Duel):
    @property
    def outcome(self) -> Outcome | None:
        found = super().outcome
        return found and Outcome((), found.scores, found.utilities, found.reason)


class UnsortedLegal(Duel):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class LegalOutOfTurn(Duel):
    def legal(self, seat: int) -> list[int]:
        return list(self.hands[self.known_seat(seat)]) if self.turn else []


class LowSample(Duel):
    def sample(self, seat: int, chance: Chance) -> int:
        legal = self.legal(seat)
        draws = chance.draws("sample")
        return legal[min(draws.below(len(legal)), draws.below(len(legal)))]


class SampleOfTheOther(Duel):
    def sample(self, seat: int, chance: Chance) -> int:
        return self.hands[1 - seat][0]


class ShortPlayout(Duel):
    def playout(self, chance: Chance, limit: int = 1_000_000) -> int:
        return super().playout(chance, min(limit, 3))


class ForgetfulPosition(Duel):
    def to_position(self) -> Json:
        return {**super().to_position(), "drawn": False}


class SharedPosition(Duel):
    def to_position(self) -> Json:
        return {**super().to_position(), "scores": self.scores}


class PositionWithTuples(Duel):
    def to_position(self) -> Json:
        return {**super().to_position(), "scores": tuple(self.scores)}


class StreamedChance(Duel):
    """Chance that is used up: a replay that shares the source is dealt other cards."""

    dealt = 0

    def deal(self) -> None:
        StreamedChance.dealt += 1
        self.chance = FastChance(StreamedChance.dealt)
        super().deal()


class ChanceFromOutside(Duel):
    def deal(self) -> None:
        super().deal()
        self.pile = random.SystemRandom().sample(self.pile, len(self.pile))


class SharedScores(Duel):
    def copy(self) -> Duel:
        other = super().copy()
        other.scores = self.scores
        return other


class CopyWithoutDrawn(Duel):
    def copy(self) -> Duel:
        other = super().copy()
        other.drawn = False
        return other


class CopyWithOtherChance(Duel):
    def copy(self) -> Duel:
        other = super().copy()
        other.chance = FastChance(-1)
        return other


class LeakyView(Duel):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "next": self.pile[-1:]}


class LeakyLater(Duel):
    """The view is sound until a card has been drawn."""

    def view(self, seat: int | None) -> Json:
        tells = self.drawn and seat != self.mover
        return {**super().view(seat), "drawn": self.hands[self.mover] if tells else self.drawn}


class LeakyLegal(Duel):
    """No card may be played that the rival's best card beats."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        best = max(self.hands[1 - seat], default=0)
        return [action for action in legal if action == DRAW or action > best] or legal


class PeekingForecast(Duel):
    def forecast(self, seat: int | None) -> Json:
        return {"next": self.pile[-1] if self.pile else None}


class PeekingChoices(Duel):
    def choices(self, seat: int) -> dict[str, list[str]]:
        best = max(self.hands[1 - self.known_seat(seat)], default=0)
        return {"winning": [str(card) for card in self.hands[seat] if card > best]}


class PeekingRefusal(Duel):
    def parse(self, seat: int, text: str) -> int:
        try:
            return super().parse(seat, text)
        except IllegalMove as refused:
            if refused.rule == "TOY-2" and text[-1:] in map(str, self.hands[1 - seat]):
                raise IllegalMove("TOY-2", "your rival has that card") from refused
            raise


class PeekingCheck(Duel):
    """A dry run that goes on after the draw, with the card that was drawn."""

    def check(self, seat: int, texts: list[str]) -> IllegalMove | None:  # type: ignore[override]
        dry = self.copy()
        self.known_seat(seat)
        try:
            for text in texts:
                dry.play(seat, text)
        except IllegalMove as refused:
            return refused
        return None


class LeakyJournal(Duel):
    def journal(self, seat: int | None, since: int = 0) -> list[Json]:
        return super().journal(0, since) if seat is None else super().journal(seat, since)


class JournalKeptInWorlds(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, chance)
        world.log = self.log and self.log.copy()
        return world


class JournalLostInWorlds(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, chance)
        world.log = self.log and Journal()
        return world


class KeepsTheTruth(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = self.copy()
        world.chance = chance
        world.log = self.log and self.log.known_to(self.watcher(seat))
        return world


class KeepsTheChance(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, chance)
        world.chance = self.chance
        return world


class KeepsTheState(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, chance)
        world.__dict__["undo"] = lambda: self
        return world


class RedealsOwnHand(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        return super().redeal(None, chance)


class RedealsInOrderOfTruth(Duel):
    """Uniform, but what comes out depends on what was there."""

    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, FastChance(9 * sum(self.hands[0]) + sum(self.hands[1])))
        world.chance = chance
        return world


class RedealsTooManyCards(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Duel:
        world = super().redeal(seat, chance)
        if world.pile:
            world.pile[0] = 1
        return world


class LosesCards(Duel):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.gone = self.gone[:2]


class AcceptsTheRivalsCards(Duel):
    def allowed(self, seat: int, action: int | None) -> int:
        if seat in self.turn and type(action) is int and action in self.hands[1 - seat]:
            self.hands[1 - seat].remove(action)
            self.hands[seat].append(action)
            return action
        return super().allowed(seat, action)


class ReadsTheRivalsCards(Duel):
    def parse(self, seat: int, text: str) -> int:
        if seat in self.turn and text[-1:] in map(str, self.hands[1 - seat]):
            return int(text[-1])
        return super().parse(seat, text)


class TakesAnythingForADraw(Duel):
    def parse(self, seat: int, text: str) -> int:
        try:
            return super().parse(seat, text)
        except IllegalMove:
            return DRAW


class TypeErrorForGarbage(Duel):
    def apply(self, seat: int, action: int) -> None:
        if not isinstance(action, int):
            raise TypeError("int expected")
        super().apply(seat, action)


class ChangedByARefusal(Duel):
    def allowed(self, seat: int, action: int | None) -> int:
        self.drawn = self.drawn or action is None
        return super().allowed(seat, action)


class NegativeSeats(Duel):
    def known_seat(self, seat: int) -> int:
        return super().known_seat(seat % 2 if type(seat) is int else seat)


class RefusesWithoutARule(Duel):
    def allowed(self, seat: int, action: int | None) -> int:
        try:
            return super().allowed(seat, action)
        except IllegalMove as refused:
            raise IllegalMove("TOY-99", refused.message) from refused


Check = Callable[[kit.Table], object]


def on_all(tables: list[kit.Table], check: Check) -> None:
    for table in tables:
        check(table)


FAULTS: list[tuple[type[Duel], Check, str]] = [
    (EndlessDuel, kit.check_game, "does not end"),
    (NobodyWins, kit.check_game, "winners"),
    (UnsortedLegal, kit.check_game, "not sorted by text"),
    (LegalOutOfTurn, kit.check_game, "not on turn"),
    (LowSample, kit.check_sample, "not even"),
    (SampleOfTheOther, kit.check_sample, "not legal"),
    (ShortPlayout, kit.check_playout, "not over after a playout"),
    (ForgetfulPosition, kit.check_positions, "restored from its position: legal differ"),
    (SharedPosition, kit.check_positions, "part of the state"),
    (PositionWithTuples, kit.check_positions, "through JSON|own position was refused"),
    (StreamedChance, kit.check_records, "record refuses the live game's move"),
    (ChanceFromOutside, check_repeatable, "two traces"),
    (SharedScores, copies, "after .*copy was played on: position differ"),
    (CopyWithoutDrawn, copies, "field state.drawn"),
    (CopyWithOtherChance, copies, "field state.chance"),
    (LeakyView, no_leak, "view tells"),
    (LeakyLater, no_leak, "view tells"),
    (LeakyLegal, no_leak, "legal tells"),
    (PeekingForecast, no_leak, "forecast tells"),
    (PeekingChoices, no_leak, "choices tells"),
    (PeekingRefusal, no_leak, "refusals tells"),
    (PeekingCheck, no_leak, "checks tells"),
    (LeakyJournal, no_leak, "journal tells"),
    (JournalKeptInWorlds, no_leak, "still tells"),
    (JournalLostInWorlds, no_leak, "another length"),
    (RedealsOwnHand, redeals, "looks different"),
    (RedealsTooManyCards, redeals, "another census"),
    (RedealsInOrderOfTruth, kit.check_forgetful, "deals another world"),
    (KeepsTheTruth, redeals, "gave the true world"),
    (LosesCards, conservation, "the census was"),
    (AcceptsTheRivalsCards, kit.check_membership, "not in the legal list"),
    (ReadsTheRivalsCards, kit.check_membership, "not in the legal list"),
    (TakesAnythingForADraw, kit.check_bad_moves, "not a legal action"),
    (TypeErrorForGarbage, kit.check_bad_moves, "TypeError.*not an IllegalMove"),
    (ChangedByARefusal, kit.check_bad_moves, "changed the state"),
    (NegativeSeats, kit.check_bad_moves, "instead of BadSeat"),
    (RefusesWithoutARule, kit.check_bad_moves, "no rule of the game"),
    (KeepsTheChance, blind, "true chance can be reached"),
    (KeepsTheState, blind, "true state can be reached"),
]


@pytest.mark.parametrize("deals", [1, 2])
def test_a_sound_game_passes(deals: int) -> None:
    kit.check(Toy(), 2, {"deals": deals}, games=SEEDS, revealing=revealing, census=census)
    for seed in range(SEEDS):
        table = kit.Table(Toy(), 2, {"deals": deals}, seed)
        kit.check_forgetful(table)
        blind(table)


@pytest.mark.parametrize(
    ("broken", "check", "seen"), FAULTS, ids=[broken.__name__ for broken, _, _ in FAULTS]
)
def test_a_fault_is_caught(broken: type[Duel], check: Check, seen: str) -> None:
    tables = [kit.Table(Toy(broken), 2, {"deals": 2}, seed, longest=200) for seed in range(SEEDS)]
    with pytest.raises(AssertionError, match=rf"toy, 2 seats, .*seed \d+, ply \d+.*({seen})"):
        on_all(tables, check)


class GarbageAccepted(Toy):
    """Reads a position without looking at its cards."""

    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> Duel:
        state = self.new(2, seed, journal=journal, **options)
        try:
            state.__dict__.update(dict(position))
        except (TypeError, ValueError) as error:
            raise BadPosition(str(error)) from error
        return state


class KeyErrorForGarbage(Toy):
    def position(
        self,
        position: Mapping[str, Any],
        seed: int | Chance = 0,
        *,
        journal: bool = False,
        **options: Any,
    ) -> Duel:
        if isinstance(position, Mapping):
            position["hands"]
        return super().position(position, seed, journal=journal, **options)


class AnyOption(Toy):
    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"deals": 1, **options}


@pytest.mark.parametrize(
    ("game", "check", "seen"),
    [
        (GarbageAccepted(), bad_positions, "accepted, but then"),
        (KeyErrorForGarbage(), bad_positions, "KeyError.*instead of BadPosition"),
        (AnyOption(), kit.check_bad_options, "instead of BadOption"),
    ],
)
def test_a_fault_of_the_game_is_caught(game: Toy, check: Check, seen: str) -> None:
    with pytest.raises(AssertionError, match=seen):
        check(kit.Table(game, 2, {"deals": 2}, 0))


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

    telling = [kit.Table(Toy(RedealsInOrderOfTruth), 2, {}, seed) for seed in range(SEEDS)]
    with pytest.raises(AssertionError, match="in worlds it cannot tell apart"):
        on_all(telling, lambda table: kit.check_blind(table, Peeks, share=1.0, forgetful=True))
    with pytest.raises(AssertionError, match="is not legal"):
        kit.check_blind(kit.Table(Toy(), 2, {}, 0), PlaysNonsense)


def hidden_hand(position: Json) -> tuple[int, ...]:
    return tuple(position["hands"][1])


def test_redeals_are_measured() -> None:
    """Three of five unseen cards: ten hands, each as likely as the others, the true one too."""
    fair, true = (Toy(kind).new(seed=4) for kind in (Duel, KeepsTheTruth))
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
