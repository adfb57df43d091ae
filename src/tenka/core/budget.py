"""How long a bot may think about a decision."""

import time

from tenka.core.errors import BadBudget


class Budget:
    """Seconds on the clock, which runs from now on, or a number of iterations.

    >>> budget = Budget(seconds=0.5)
    >>> while budget.left() > 0:
    ...     improve()  # for a few milliseconds: an answer is late 20 ms after the end
    ...     budget.count()
    """

    def __init__(self, seconds: object = None, iterations: object = None) -> None:
        if (seconds is None) == (iterations is None):
            raise BadBudget("a budget is so many seconds or so many iterations, one of both")
        self.timed = seconds is not None
        self.total = _amount(seconds, "seconds") if self.timed else _whole(iterations)
        self._counted = 0
        self._began = time.perf_counter()

    def count(self, iterations: int = 1) -> None:
        """So many more iterations are done."""
        self._counted += iterations

    @property
    def spent(self) -> float:
        """What is used up: seconds, or iterations."""
        return time.perf_counter() - self._began if self.timed else float(self._counted)

    def left(self) -> float:
        """What is left, in the same unit; not more than 0 when it is time to answer."""
        return self.total - self.spent


def _amount(number: object, unit: str) -> float:
    if isinstance(number, int | float) and not isinstance(number, bool) and 0 < number < 1e9:
        return float(number)
    raise BadBudget(f"a budget is more than 0 {unit}, not {number!r}")


def _whole(number: object) -> float:
    # Compiled, a truth value that is passed on as an int is one for good.
    if isinstance(number, int) and not isinstance(number, bool):
        return _amount(number, "iterations")
    raise BadBudget(f"iterations are a whole number, not {number!r}")
