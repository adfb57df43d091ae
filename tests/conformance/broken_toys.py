"""The toy game broken on purpose, each time in one way, for the kit to find out."""

import random
from collections.abc import Mapping
from typing import Any, Self

from tenka.core.chance import Chance, FastChance
from tenka.core.contract import Json, Outcome
from tenka.core.errors import BadPosition, IllegalMove
from tenka.core.journal import Journal

from .toy import DECK, DRAW, Duel, Toy


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


class StepOfAnotherMove(Duel):
    def step(self, action: int) -> int:
        return super().step(self.legal(self.mover)[0])


class StepTellsWhoWasFirst(Duel):
    def step(self, action: int) -> int:
        mover = self.mover
        super().step(action)
        return mover


class StepsOutside(Duel):
    """What is no action is a draw."""

    def step(self, action: int) -> int:
        known = action in self.legal(self.mover) or not self.turn
        return super().step(action if known else DRAW)


class ViewWithTuples(Duel):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "scores": tuple(self.scores)}


class ViewWithObjects(Duel):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "deck": DECK}


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
    def copy(self) -> Self:
        other = super().copy()
        other.scores = self.scores
        return other


class CopyWithoutDrawn(Duel):
    def copy(self) -> Self:
        other = super().copy()
        other.drawn = False
        return other


class EqualToNothing(Duel):
    def __eq__(self, other: object) -> bool:
        return self is other


class EqualToEverything(Duel):
    def __eq__(self, other: object) -> bool:
        return True


class PickledWithoutJournal(Duel):
    def __getstate__(self) -> Json:
        return {**super().__getstate__(), "log": None}


class PickledWithOtherChance(Duel):
    def __getstate__(self) -> Json:
        return {**super().__getstate__(), "chance": FastChance(99)}


class CopiedWithoutJournal(Duel):
    def __copy__(self) -> Self:
        other = self.copy()
        other.log = None
        return other


class CopyWithOtherChance(Duel):
    def copy(self) -> Self:
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
        if self.plan(seat) is None:
            return {}
        best = max(self.hands[1 - seat], default=0)
        return {"winning": [str(card) for card in self.hands[seat] if card > best]}


class PlanWithoutParts(Duel):
    def choices(self, seat: int) -> dict[str, list[str]]:
        self.known_seat(seat)
        return {}


class PlanThatIsShorter(Duel):
    def choices(self, seat: int) -> dict[str, list[str]]:
        parts = super().choices(seat)
        return {**parts, "another": ["7"]} if parts else {}


class PlanThatTellsTooLittle(Duel):
    def choices(self, seat: int) -> dict[str, list[str]]:
        return {part: cards[1:] for part, cards in super().choices(seat).items()}


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

    def check(self, seat: int, texts: list[str]) -> IllegalMove | None:
        dry = self.copy()
        self.known_seat(seat)
        try:
            for text in texts:
                dry.play(seat, text)
        except IllegalMove as refused:
            return refused
        return None


class TellingWindow(Duel):
    """A seat is asked for an answer only if it has a card to answer with."""

    @property
    def window(self) -> str | None:
        return "draw" if self.turn and 8 in self.hands[self.mover] else None


class ForgetsWhatWasLearned(Duel):
    def learned(self, seat: int, since: int = 0) -> bool:
        return False


class LeakyJournal(Duel):
    def journal(self, seat: int | None, since: int = 0) -> list[Json]:
        return super().journal(0, since) if seat is None else super().journal(seat, since)


class JournalKeptInWorlds(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = super().redeal(seat, chance)
        world.log = self.log and self.log.copy()
        return world


class JournalLostInWorlds(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = super().redeal(seat, chance)
        world.log = self.log and Journal()
        return world


class KeepsTheTruth(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = self.copy()
        world.chance = chance
        world.log = self.log and self.log.known_to(self.watcher(seat))
        return world


class KeepsTheChance(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = super().redeal(seat, chance)
        world.chance = self.chance
        return world


class KeepsTheState(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = super().redeal(seat, chance)
        world.__dict__["undo"] = lambda: self
        return world


class KeepsTheOldChance(Duel):
    def reseed(self, chance: Chance) -> None:
        pass


class ReseedsTheHidden(Duel):
    def reseed(self, chance: Chance) -> None:
        super().reseed(chance)
        chance.draws("pile").shuffle(self.pile)


class ReseedsByItself(Duel):
    """By another chance each time, whichever is given."""

    made = 0

    def reseed(self, chance: Chance) -> None:
        ReseedsByItself.made += 1
        super().reseed(FastChance(ReseedsByItself.made))


class ReseedsAnything(Duel):
    def reseed(self, chance: Chance) -> None:
        self.chance = chance


class RedealsOwnHand(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
        return super().redeal(None, chance)


class RedealsInOrderOfTruth(Duel):
    """Uniform, but what comes out depends on what was there."""

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        world = super().redeal(seat, FastChance(9 * sum(self.hands[0]) + sum(self.hands[1])))
        world.chance = chance
        return world


class WorldsTellADrawInSecret(Duel):
    """Nobody else sees that a card was drawn; but in the worlds dealt, it was."""

    def note(self, kind: str, fields: Json, secret: dict[int, Json] | None = None) -> None:
        if kind != "drew":
            super().note(kind, fields, secret)

    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        if self.drawn and seat != self.mover:
            view["hands"][self.mover] = {"hidden": len(self.hands[self.mover]) - 1}
            view["pile"] = {"hidden": len(self.pile) + 1}
            view["drawn"] = False
        return view


class RedealsTooManyCards(Duel):
    def redeal(self, seat: int | None, chance: Chance) -> Self:
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


class KnowsNoDraws(Toy):
    draws = False


class AnyOption(Toy):
    def check_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"deals": 1, **options}


class UnusualSeats(Toy):
    def new(
        self, seats: int = 3, seed: int | Chance = 0, *, journal: bool = False, **options: Any
    ) -> Duel:
        return super().new(seats, seed, journal=journal, **options)
