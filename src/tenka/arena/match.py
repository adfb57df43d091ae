"""One game: the referee alone has the true state, and asks each seat's bot in a process of its own.

A bot that raises, hangs, dies or returns what is not legal loses the game at once, in whichever of
its seats it was. A seat with one legal move is not asked.
"""

import hashlib
from typing import NoReturn

from tenka.arena.child_process import ChildProcess, Ended, NoAnswer
from tenka.arena.contest import Contest
from tenka.arena.errors import ArenaError, words_of
from tenka.arena.played import Failure, Played
from tenka.arena.schedule import Fixture
from tenka.arena.think_time import ThinkTimes
from tenka.core.contract import Json, State
from tenka.core.errors import IllegalMove
from tenka.core.seeds import named_chance, seed_of

START_LIMIT = 120.0  # seconds until a bot is there, with its modules and nets
GRACE = 10.0  # a process ends itself so long after its limit, if there is no referee left to do it
PROCESSES_KEPT = 8  # for the next game; a bot's process takes half a second to start
FORFEIT = "forfeit"

SeatKey = tuple[str, int]  # a bot, and which of its seats


class Failed(Exception):
    """A bot has failed."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.words)
        self.failure = failure


class Referee:
    """Plays the games of a contest, one at a time."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._processes: dict[SeatKey, ChildProcess] = {}  # the one used last is the last

    def play(self, fixture: Fixture) -> Played:
        """Play a game to its end, or until a bot fails. ArenaError: the game itself is broken."""
        try:
            return GameInPlay(self, fixture).play()
        except Exception as error:
            raise ArenaError(f"a game could not be played: {words_of(error)}") from error

    def close(self) -> None:
        """Kill all processes."""
        for key in tuple(self._processes):
            self.kill(key)

    def ask(self, key: SeatKey, question: Json, limit: float) -> Json:
        """The answer of the process of that seat, which is started if there is none."""
        process = self._processes.pop(key, None)
        if process is None:
            longest = max(START_LIMIT, self.contest.move_limit) + GRACE
            process = ChildProcess("tenka.arena.player", str(longest))
        self._processes[key] = process
        return process.ask(question, limit)

    def kill(self, key: SeatKey) -> None:
        """End the process of that seat."""
        if key in self._processes:
            self._processes.pop(key).kill()

    def keep_few(self, seats: int) -> None:
        """Make room for a game: the processes that were used least recently go."""
        while len(self._processes) > max(PROCESSES_KEPT, seats):
            self.kill(next(iter(self._processes)))


class GameInPlay:
    """A game while it is played."""

    def __init__(self, referee: Referee, fixture: Fixture) -> None:
        self.referee = referee
        self.contest = referee.contest
        self.fixture = fixture
        self.bots = [fixture.bot(seat) for seat in range(self.contest.seats)]
        self.keys = [(bot, self.bots[:seat].count(bot)) for seat, bot in enumerate(self.bots)]
        self.think = {bot: ThinkTimes() for bot in sorted(set(self.bots))}
        self.trace = hashlib.sha256()
        self.moves = 0
        self.told = [0] * self.contest.seats  # events of the journal, to each seat

    def play(self) -> Played:
        deal = named_chance(self.contest.seed, "deal", self.fixture.deal)
        state = self.contest.engine.new(
            self.contest.seats, deal, journal=True, **self.contest.options
        )
        try:
            for seat in range(self.contest.seats):
                self._begin(seat)
            while state.turn:
                self._move(state, state.turn[0])
        except Failed as failed:
            return self._forfeited(failed.failure)
        finally:
            self.referee.keep_few(self.contest.seats)
        return self._ended(state)

    def _begin(self, seat: int) -> None:
        question = {
            "bot": self.bots[seat],
            "game": self.contest.game,
            "options": dict(self.contest.options),
            "budget": self.contest.budget,
            "seat": seat,
            "seed": self._seed("bot", seat),
        }
        self._ask(seat, question, START_LIMIT)

    def _move(self, state: State, seat: int) -> None:
        legal = state.legal(seat)
        text = state.text(legal[0]) if len(legal) == 1 else self._chosen(state, seat)
        try:
            state.play(seat, text)
        except IllegalMove as refused:
            self._fail(seat, "illegal", f"chose {text!r}: {refused}")
        self.moves += 1
        self.trace.update(f"{seat} {text}\n".encode())

    def _chosen(self, state: State, seat: int) -> str:
        world = state.redeal(seat, named_chance(self.contest.seed, *self._names("deal anew", seat)))
        news = state.journal(seat, self.told[seat])
        self.told[seat] += len(news)
        question = {
            "position": world.to_position(),
            "journal": news,
            "seed": self._seed("move", seat),
        }
        answer = self._ask(seat, question, self.contest.move_limit)
        try:
            self.think[self.bots[seat]].add(float(answer["seconds"]))
            return str(answer["move"])
        except (KeyError, TypeError, ValueError, OverflowError):
            self._fail(seat, "died", "its process gave no answer that can be read")

    def _ask(self, seat: int, question: Json, limit: float) -> Json:
        try:
            answer = self.referee.ask(self.keys[seat], question, limit)
        except NoAnswer:
            self._fail(seat, "hung", f"no answer in {limit:g} seconds")
        except Ended:
            self._fail(seat, "died", "its process has ended")
        for kind in ("raised", "illegal"):
            if kind in answer:
                self._fail(seat, kind, str(answer[kind]))
        return answer

    def _fail(self, seat: int, kind: str, words: str) -> NoReturn:
        self.referee.kill(self.keys[seat])
        raise Failed(Failure(self.bots[seat], seat, kind, f"move {self.moves + 1}: {words}"))

    def _seed(self, what: str, seat: int) -> int:
        return seed_of(self.contest.seed, *self._names(what, seat))

    def _names(self, what: str, seat: int) -> tuple[object, ...]:
        fixture, pairing = self.fixture, self.fixture.pairing
        place = (pairing.one, pairing.others, fixture.deal, fixture.seat)
        return (what, *place, seat, self.moves)

    def _ended(self, state: State) -> Played:
        outcome = state.outcome
        assert outcome is not None
        won = self.fixture.seat in outcome.winners
        share = 1 / len(outcome.winners) if won else 0.0
        return self._played(share, outcome.winners, outcome.scores, outcome.reason, None)

    def _forfeited(self, failure: Failure) -> Played:
        winners = tuple(seat for seat, bot in enumerate(self.bots) if bot != failure.bot)
        share = float(self.fixture.seat in winners)
        return self._played(share, winners, (), FORFEIT, failure)

    def _played(
        self,
        share: float,
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        reason: str,
        failure: Failure | None,
    ) -> Played:
        return Played(
            fixture=self.fixture,
            share=share,
            winners=winners,
            scores=scores,
            reason=reason,
            moves=self.moves,
            trace=self.trace.hexdigest()[:16],
            failure=failure,
            think=self.think,
        )
