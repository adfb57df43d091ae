"""A game as a seat saw it at earlier moments, by replaying its record."""

from tenka.core.contract import Json
from tenka.server.tables.played_game import Play

MOST = 100


def moments(play: Play, seat: int | None, first: int, last: int) -> list[tuple[int, Json]]:
    """The table from before event `first` until after event `last`, each time something was told:
    how many events the journal had, and what the seat saw. The last ones, if there are many.

    A plan of many parts is seen when it is whole. The answers in a secret window are released
    together, so what lies between them was seen by nobody.
    """
    state = play.record.after(0)
    before, known = state.copy(), play.told_after(0)
    found: list[tuple[int, Json]] = []
    for number, (mover, text) in enumerate(play.record.moves(), 1):
        if known >= last:
            break
        state.play(mover, text)
        told = play.told_after(number)
        if told == known or state.window is not None or play.begun(number) != number:
            continue
        if told > first:
            if not found:
                found.append((known, before.view(seat)))
            found.append((told, state.view(seat)))
        before, known = state.copy(), told
    return (found or [(known, before.view(seat))])[-MOST:]
