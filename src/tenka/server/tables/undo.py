"""How far a player may go back: without asking, or by consent."""

from tenka.server.tables.played_game import Play

# So often in a game: each time is kept, and told with every state.
MOST = 200


def free_undo(play: Play, seat: int, people: set[int]) -> int:
    """How many moves this seat may take back without asking anybody; 0 if none.

    Against bots alone back to its own last decision; the only answer in a window was none. Else its
    last decision, while it has learnt nothing since and no other person has decided. A plan is
    taken back whole.
    """
    if play.taken_back >= MOST:
        return 0
    alone = not people - {seat}
    for made in reversed(play.made):
        if alone and made.lone:
            continue
        if made.seat == seat:
            free = alone or not play.has_learned(seat, made.first)
            return len(play.made) - made.first if free and not play.record.closed else 0
        if made.seat in people:
            return 0
    return 0


def since_asked(play: Play, seat: int) -> int:
    """How many moves there are to take back until this seat is asked again for its last decision.
    If it has seen what others did in secret meanwhile, that is taken back, too: who knows it must
    not decide anew against it."""
    first = max(made.first for made in play.made if made.seat == seat)
    if play.has_learned(seat, first):
        first = _asked(play, seat, first)
    return len(play.made) - first


def _asked(play: Play, seat: int, decided: int) -> int:
    """The number of moves at which the seat came to owe the decision it made later."""
    state = play.record.state(0)
    asked = 0
    for number, (mover, text) in enumerate(play.record.moves()[:decided]):
        if mover == seat or seat not in state.turn:
            asked = number + 1
        state.play(mover, text)
    return asked
