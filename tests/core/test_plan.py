"""A decision as a whole."""

import pytest

from tenka import BadSeat, State, decide, game


def test_who_owes_nothing_is_not_asked() -> None:
    def nobody(state: State) -> int:
        raise AssertionError("asked")

    state = game("chuhan").new(seed=7)
    for seat in (1, 2, -1):
        with pytest.raises(BadSeat, match=rf"seat {seat} owes no decision now; these do: \(0,\)"):
            decide(state, seat, nobody)
    state = game("suntzu").new(seed=3, warlords=False)
    decide(state, 0, lambda now: now.legal(0)[0])
    with pytest.raises(BadSeat, match=r"these do: \(1,\)"):
        decide(state, 0, nobody)
