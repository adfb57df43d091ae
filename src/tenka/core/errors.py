"""What can go wrong, each with a sentence that says what was wrong and what is allowed."""


class TenkaError(Exception):
    """The base of all errors of this package that are the caller's to handle."""


class IllegalMove(TenkaError):
    """A move that the rules forbid; `.rule` is the id of the first rule it breaks.

    >>> try:
    ...     state.play(0, "play 3")
    ... except tenka.IllegalMove as refused:
    ...     refused.rule
    'CH-8.2'
    """

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return type(self), (self.rule, self.message)  # so that it comes back from another process

    @classmethod
    def in_phase(cls, phase: str, rule: str, seat: int, move: object) -> "IllegalMove":
        """What a seat may not do in a phase."""
        return cls(
            rule,
            f"seat {seat} may not {move!r} in the phase {phase}; it is none of its legal moves",
        )


class BadPosition(TenkaError):
    """A position that cannot be, or whose JSON is not of the game's form."""


class BadOption(TenkaError):
    """An option, or a value of one, that the game does not have."""


class BadSeat(TenkaError):
    """A seat, or a number of seats, that the game does not have."""


class BadRecord(TenkaError):
    """A record that is broken, was tampered with, or is of other rules."""


class BadBudget(TenkaError):
    """A time to think that is none."""


class UnknownGame(TenkaError):
    """No game has this id."""
