"""The clocks of a table: pure, the time is always handed in, in seconds.

Every seat that owes a decision has its clock running, except in a secret window, which pauses all
of them. A moment before the last one counts as the last one, so a clock that is set back charges
nobody twice.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, get_args

from tenka.core.contract import Json
from tenka.core.errors import TenkaError

Pace = Literal["live", "correspondence"]

HOUR = 3600.0
LONGEST: dict[str, float] = {"live": 24 * HOUR, "correspondence": 90 * 24 * HOUR}
MOST_GRACE = 60.0
USUAL_GRACE = 30.0  # of live games that the server itself opens for people
FIRST, FIRST_OF_SEVERAL = 120.0, 300.0  # in which whoever was found for a live game has to begin
WARN_SHARE = 0.2
WARN_AT_MOST: dict[str, float] = {"live": 30.0, "correspondence": 12 * HOUR}


class BadClock(TenkaError):
    """Clock rules that cannot be; the sentence says what is allowed."""


@dataclass(frozen=True)
class ClockRules:
    """How long a player may think, in seconds: his bank, what each decision adds to it, and how
    far that may fill it up. Only correspondence has a cap; without one nothing limits the bank.
    In live play a lost connection may stop a clock: for so many seconds of grace a game. The first
    decision may have to come sooner: the rest of the bank is there from then on."""

    pace: Pace
    bank: float
    increment: float = 0.0
    cap: float | None = None
    grace: float = 0.0
    first: float | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.pace, str) or self.pace not in get_args(Pace):
            raise BadClock(f"pace {self.pace!r}; allowed: {', '.join(get_args(Pace))}")
        longest = LONGEST[self.pace]
        if not _is_number(self.bank) or not 0 < self.bank <= longest:
            raise BadClock(
                f"bank {self.bank!r}; allowed for {self.pace}: "
                f"more than 0 and at most {longest:.0f} seconds"
            )
        if not _is_number(self.increment) or not 0 <= self.increment <= longest:
            raise BadClock(
                f"increment {self.increment!r}; allowed for {self.pace}: 0 to {longest:.0f} seconds"
            )
        if self.cap is not None:
            self._check_cap(self.cap, longest)
        if self.first is not None and not (_is_number(self.first) and 0 < self.first <= self.bank):
            raise BadClock(f"first {self.first!r}; allowed: none, or up to the bank")
        most = MOST_GRACE if self.pace == "live" else 0.0
        if not _is_number(self.grace) or not 0 <= self.grace <= most:
            raise BadClock(
                f"grace {self.grace!r}; allowed for {self.pace}: 0 to {most:.0f} seconds"
            )

    def _check_cap(self, cap: float, longest: float) -> None:
        if self.pace == "live":
            raise BadClock(f"cap {cap!r}; allowed for live: none")
        if not _is_number(cap) or not self.bank <= cap <= longest:
            raise BadClock(
                f"cap {cap!r}; allowed: none, or from the bank of {self.bank:g} "
                f"to {longest:.0f} seconds"
            )

    @property
    def warning(self) -> float:
        """A player is warned when so much is left to him."""
        return min(WARN_SHARE * self.bank, WARN_AT_MOST[self.pace])

    def to_json(self) -> Json:
        """As plain JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> "ClockRules":
        """From plain JSON; all but `pace` and `bank` may be missing."""
        names = [field.name for field in fields(cls)]
        if not isinstance(data, dict):
            raise BadClock(f"a clock is an object with the fields {', '.join(names)}")
        if unknown := [str(name) for name in data if name not in names]:
            raise BadClock(
                f"a clock has no {', '.join(sorted(unknown))}; its fields: {', '.join(names)}"
            )
        if missing := [name for name in ("pace", "bank") if name not in data]:
            raise BadClock(f"a clock needs {' and '.join(missing)}")
        return cls(**data)


def usual_clock(pace: Pace, seats: int) -> ClockRules:
    """The clock of games that the server itself opens for people."""
    if pace == "correspondence":
        return ClockRules(pace, 72 * HOUR, 24 * HOUR, 168 * HOUR)
    return ClockRules(pace, *((900.0, 10.0) if seats == 2 else (2400.0, 20.0)), grace=USUAL_GRACE)


def clock_of_strangers(pace: Pace, seats: int) -> ClockRules:
    """The same where people play whom the server has found: nobody waits for long for one who does
    not even begin."""
    usual = usual_clock(pace, seats)
    if pace == "correspondence":
        return usual
    return replace(usual, first=FIRST if seats == 2 else FIRST_OF_SEVERAL)


class Clocks:
    """What is left to each seat, and whose clock runs. Without rules nobody's time is limited."""

    def __init__(self, rules: ClockRules | None, seats: int, now: float) -> None:
        self.rules = rules
        self.paused = False
        # The seats that have not decided yet, where that has to be soon.
        self._new = frozenset(range(seats) if rules is not None and rules.first else ())
        self._left = [0.0 if rules is None else float(rules.first or rules.bank)] * seats
        self._grace = [0.0 if rules is None else float(rules.grace)] * seats
        self._owing: frozenset[int] = frozenset()
        self._lost: frozenset[int] = frozenset()  # seats without a connection
        self._warned: frozenset[int] = frozenset()
        self._since = now
        # When a seat decided last, and what was left to each before it got its increment.
        self._before: dict[int, tuple[float, list[float], frozenset[int]]] = {}

    def copy(self) -> "Clocks":
        """The same clocks, to go their own way."""
        other = Clocks.__new__(Clocks)
        other.rules = self.rules
        other._new = self._new
        other.paused = self.paused
        other._left = self._left.copy()
        other._grace = self._grace.copy()
        other._owing = self._owing
        other._lost = self._lost
        other._warned = self._warned
        other._since = self._since
        other._before = self._before.copy()
        return other

    def turn(self, owing: Iterable[int], now: float, decided: int | None = None) -> None:
        """From now on these seats owe a decision. The seat that has just decided gets its
        increment, if its clock ran for it: a decision in a window, told before `resume`, earns
        nothing."""
        self._charge(now)
        if decided is not None and self._runs(decided):
            self._before[decided] = self._since, self._left.copy(), self._new
            self._add_increment(decided)
        self._owing = frozenset(owing)

    def take_back(self, seat: int, now: float) -> None:
        """A seat takes its last decision back: nobody has gained or lost time by it, but for
        what that seat itself has used since."""
        if self.rules is None:
            return
        self._charge(now)
        if seat in self._before:
            decided, self._left, self._new = self._before.pop(seat)
            self._left[seat] = max(0.0, self._left[seat] - (self._since - decided))
        else:  # decided before a restart
            self._left[seat] = max(0.0, self._left[seat] - self.rules.increment)

    def lose(self, seats: Iterable[int], now: float) -> bool:
        """These seats have lost their connections, and no others: what they have left of their
        grace is spent before their time. Does that change anything?"""
        lost = frozenset(seats) if self.rules is not None and self.rules.grace else frozenset()
        if lost == self._lost:
            return False
        self._charge(now)
        self._lost = lost
        return True

    def pause(self, now: float) -> None:
        """A secret window opens."""
        self._charge(now)
        self.paused = True

    def resume(self, now: float) -> None:
        """The secret window is over."""
        self._charge(now)
        self.paused = False

    def stop(self, now: float) -> None:
        """The game is over."""
        self.turn((), now)
        self.paused = False

    def come_back(self, seat: int, now: float) -> None:
        """A player takes his seat back from a bot: he has at least the time of the warning."""
        self._charge(now)
        if self.rules is not None:
            self._left[seat] = max(self._left[seat], self.rules.warning)

    def remaining(self, seat: int, now: float) -> float | None:
        """The seconds that are left to a seat."""
        if self.rules is None:
            return None
        return self._left_at(seat, now) if self._runs(seat) else self._left[seat]

    def has_begun(self, seat: int) -> bool:
        """Has a seat decided, where that had to be soon?"""
        return seat not in self._new

    def next_timeout(self, now: float) -> tuple[int, float] | None:
        """The running seat whose time is up first, and when: now, if it was up before."""
        return _earliest([(self._end(seat), seat) for seat in self._running()], now)

    def timed_out(self, now: float) -> tuple[int, ...]:
        """The running seats whose time is up."""
        return tuple(seat for seat in self._running() if self._end(seat) <= self._at(now))

    def next_warning(self, now: float) -> tuple[int, float] | None:
        """The running seat that is to be warned first, and when: now, if that is overdue."""
        return _earliest([(self._warning(seat), seat) for seat in self._unwarned()], now)

    def warn(self, now: float) -> tuple[int, ...]:
        """The running seats that are to be warned now; each is told once, until an increment has
        lifted it above the threshold again."""
        at = self._at(now)
        due = tuple(seat for seat in self._unwarned() if self._warning(seat) <= at)
        self._warned |= set(due)
        return due

    def view(self, now: float) -> Json:
        """What everybody may see. In a window no clock runs, so nothing tells who has answered."""
        return {
            "pace": None if self.rules is None else self.rules.pace,
            "seats": [self._seat_view(seat, now) for seat in range(len(self._left))],
            "paused": self.paused,
        }

    def to_json(self, now: float) -> Json:
        """All that is needed to go on later, in another process, by another clock."""
        self._charge(now)
        return {
            "rules": None if self.rules is None else self.rules.to_json(),
            "left": list(self._left),
            "grace": list(self._grace),
            "owing": sorted(self._owing),
            "warned": sorted(self._warned),
            "new": sorted(self._new),
            "paused": self.paused,
            "at": now,
        }

    @classmethod
    def from_json(cls, data: Json, now: float, alive: float = 0.0) -> "Clocks":
        """Go on from now. The time since `to_json` is charged until the moment at which the
        server was last `alive`, and to nobody while it was down."""
        rules = None if data["rules"] is None else ClockRules.from_json(data["rules"])
        clocks = cls(rules, len(data["left"]), now)
        clocks._left = [float(left) for left in data["left"]]
        clocks._grace = [float(grace) for grace in data.get("grace", clocks._grace)]
        clocks._new = frozenset(data.get("new", ()))
        clocks._owing = frozenset(data["owing"])
        clocks._warned = frozenset(data["warned"])
        clocks.paused = data["paused"]
        clocks._since = data["at"]
        clocks._charge(alive)
        clocks._since = now
        return clocks

    @property
    def running(self) -> bool:
        """Does anybody's time run out?"""
        return bool(self._running())

    def _at(self, now: float) -> float:
        return max(now, self._since)

    def _runs(self, seat: int) -> bool:
        return seat in self._owing and not self.paused

    def _running(self) -> list[int]:
        return [] if self.rules is None or self.paused else sorted(self._owing)

    def _unwarned(self) -> list[int]:
        return [seat for seat in self._running() if seat not in self._warned]

    def _end(self, seat: int) -> float:
        """When a running clock stands at 0: one figure for all who ask, so that at the moment
        that `next_timeout` names the seat has timed out, whatever rounding does."""
        return self._since + self._waived(seat) + self._left[seat]

    def _waived(self, seat: int) -> float:
        """So much time goes by before it is the seat's own."""
        return self._grace[seat] if seat in self._lost else 0.0

    def _warning(self, seat: int) -> float:
        return self._end(seat) - (0.0 if self.rules is None else self.rules.warning)

    def _left_at(self, seat: int, now: float) -> float:
        at = self._at(now)
        if self._end(seat) <= at:
            return 0.0
        passed = max(0.0, at - self._since - self._waived(seat))
        return max(0.0, self._left[seat] - passed)

    def _grace_at(self, seat: int, now: float) -> float:
        return max(0.0, self._waived(seat) - (self._at(now) - self._since))

    def _charge(self, now: float) -> None:
        for seat in self._running():
            self._left[seat] = self._left_at(seat, now)
            if seat in self._lost:
                self._grace[seat] = self._grace_at(seat, now)
        self._since = self._at(now)

    def _add_increment(self, seat: int) -> None:
        if self.rules is None:
            return
        if seat in self._new and self.rules.first is not None:
            self._left[seat] += self.rules.bank - self.rules.first
            self._new -= {seat}
        self._left[seat] += self.rules.increment
        if self.rules.cap is not None:
            self._left[seat] = min(self._left[seat], float(self.rules.cap))
        if self._left[seat] > self.rules.warning:
            self._warned -= {seat}

    def _seat_view(self, seat: int, now: float) -> Json:
        left = self.remaining(seat, now)
        grace = self._grace_at(seat, now) if self._runs(seat) else self._waived(seat)
        return {
            "left": None if left is None else round(left, 3),
            "running": self._runs(seat),
            "grace": round(grace, 3),
        }


def _earliest(moments: list[tuple[float, int]], now: float) -> tuple[int, float] | None:
    if not moments:
        return None
    at, seat = min(moments)
    return seat, max(at, now)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
