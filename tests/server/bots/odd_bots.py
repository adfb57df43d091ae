"""Bots that behave badly or tell what they were asked; a pool knows them as `odd_bots:Raises`."""

import os
import sys
import time

import tenka
from tenka.core.chance import Chance
from tenka.core.perspective import Perspective


class Bot:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance


class Raises(Bot):
    def choose(self, perspective: Perspective) -> int:
        raise RuntimeError(f"the cards are {perspective.view['hands']}")


class Sleeps(Bot):
    def choose(self, perspective: Perspective) -> None:
        time.sleep(3600)


class Loops(Bot):
    def choose(self, perspective: Perspective) -> int:
        while True:
            pass


class Exits(Bot):
    def choose(self, perspective: Perspective) -> int:
        os._exit(3)


class HangsUp(Bot):
    def choose(self, perspective: Perspective) -> None:
        os.closerange(0, 100)
        time.sleep(3600)


class Leaves(Bot):
    def choose(self, perspective: Perspective) -> int:
        sys.exit()


class Cheats(Bot):
    def choose(self, perspective: Perspective) -> int:
        return -1


class PlaysAnotherGame(Bot):
    """A move, but none that is legal here."""

    def choose(self, perspective: Perspective) -> int:
        other = tenka.game("chuhan").new(seed=99)
        return next(action for action in other.legal(0) if action not in perspective.legal)


class Prints(Bot):
    def choose(self, perspective: Perspective) -> int:
        print('{"moves": ["pass"]}', flush=True)
        os.write(1, b"garbage")
        assert sys.stdin.read() == ""
        return perspective.legal[0]


class TellsItsProcess(Bot):
    def choose(self, perspective: Perspective) -> int:
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{os.getpid()}\n")
        return perspective.legal[0]


class FailsOnce(Bot):
    def choose(self, perspective: Perspective) -> int:
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{os.getpid()}\n")
        with open(os.environ["TOLD"]) as told:
            if len(told.readlines()) == 1:
                raise RuntimeError
        return perspective.legal[-1]


class Dawdles(Bot):
    def choose(self, perspective: Perspective) -> int:
        time.sleep(0.05)
        return perspective.legal[0]


class Holds(Bot):
    """Until it is let, which takes one file for each."""

    def choose(self, perspective: Perspective) -> int:
        while True:
            try:
                os.remove(os.environ["TOLD"] + "-let")
            except FileNotFoundError:
                time.sleep(0.01)
            else:
                return perspective.legal[0]


class Notes(Bot):
    """Tells what it was given to decide by."""

    def choose(self, perspective: Perspective) -> int:
        seen = [perspective.budget.total, perspective.budget.left() > 0, len(perspective.journal)]
        with open(os.environ["TOLD"], "a") as told:
            told.write(f"{seen}\n")
        return perspective.legal[0]


class Thinks(Bot):
    """As long as it may."""

    def choose(self, perspective: Perspective) -> int:
        while perspective.budget.left() > 0:
            pass
        with open(os.environ["TOLD"], "a") as told:
            told.write("in time\n")
        return perspective.legal[0]


class HoldsAndFails(Holds):
    def choose(self, perspective: Perspective) -> int:
        super().choose(perspective)
        raise RuntimeError
