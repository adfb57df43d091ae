"""Bots that behave badly, and some that only play quickly: `tests.arena.odd_bots:First`."""

import os
import sys
import time
from typing import Any

import tenka.bots.random
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective


class Base:
    """A class of one's own takes a Chance."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.asked = 0


class First(Base):
    """Plays the first legal move."""

    def choose(self, perspective: Perspective) -> Any:
        return perspective.legal[0]


class Last(Base):
    """Plays the last one."""

    def choose(self, perspective: Perspective) -> Any:
        return perspective.legal[-1]


class Prints(First):
    """Would speak in the place of its process."""

    def choose(self, perspective: Perspective) -> Any:
        print('{"move": "pass", "seconds": 0}', flush=True)
        print("Traceback", file=sys.stderr, flush=True)
        return super().choose(perspective)


class Raises(Base):
    """From its second decision on."""

    def choose(self, perspective: Perspective) -> Any:
        self.asked += 1
        if self.asked == 2:
            raise RuntimeError("lost my way")
        return perspective.legal[0]


class Unmade(Base):
    """Cannot even be made."""

    def __init__(self, chance: Chance) -> None:
        raise ValueError("no weights")


class Hangs(Base):
    """Says nothing."""

    def choose(self, perspective: Perspective) -> Any:
        time.sleep(3600)


class Exits(Base):
    """Ends its process."""

    def choose(self, perspective: Perspective) -> Any:
        os._exit(3)


class Leaves(Base):
    """Ends its process politely."""

    def choose(self, perspective: Perspective) -> Any:
        sys.exit()


class HangsUp(Base):
    """Closes all that it can reach."""

    def choose(self, perspective: Perspective) -> Any:
        os.closerange(0, 100)
        return perspective.legal[0]


class Cheats(Base):
    """An action that is none."""

    def choose(self, perspective: Perspective) -> Any:
        return -1


class Dreams(Base):
    """No action at all."""

    def choose(self, perspective: Perspective) -> Any:
        return "win"


class Forges(Base):
    """Answers for its process, with a move that is not there."""

    def choose(self, perspective: Perspective) -> Any:
        forged = b'{"move": "win the game", "seconds": 0}\n'
        for pipe in range(3, 20):
            try:
                os.write(pipe, forged)
            except OSError:
                continue
        return perspective.legal[0]


class Babbles(Base):
    """Answers for its process, with what is no answer."""

    def choose(self, perspective: Perspective) -> Any:
        for pipe in range(3, 20):
            try:
                os.write(pipe, b"[1]\n")
            except OSError:
                continue
        time.sleep(3600)


class Looks(Base):
    """Fails where what it has seen happen or how long it may think is not what was promised."""

    def choose(self, perspective: Perspective) -> Any:
        seen, budget = len(perspective.journal), perspective.budget
        if seen < max(1, self.asked) or budget.timed or budget.total != 7:
            raise RuntimeError(f"{seen} events, a budget of {budget.total}")
        self.asked = seen
        return perspective.legal[0]


class Meddles(First):
    """Touches what is not its own: its rival's mind, its world, its own list of moves."""

    def choose(self, perspective: Perspective) -> Any:
        chosen = super().choose(perspective)
        spoiled: Any = tenka.bots.random.RandomBot
        spoiled.choose = Hangs.choose
        world = perspective.dealt
        while world.turn:
            world.apply(world.turn[0], world.legal(world.turn[0])[0])
        perspective.legal.clear()
        return chosen
