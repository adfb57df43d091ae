"""Legality is membership: what is accepted is what is listed, for any text and any action."""

from tenka.core.conformance.table import Moment, Table, dump
from tenka.core.errors import IllegalMove

# Moves remembered from all over the game, and how many of them are tried at one moment.
POOL = 400
TRIED = 24


def check_membership(table: Table, share: float = 0.2) -> None:
    """At a share of the moments, moves that were legal elsewhere in the game are accepted, as
    text and as action, exactly if they are in the legal list; a refusal changes nothing."""
    pool = _moves_of_the_game(table)
    for moment in table.walk():
        if moment.picked("membership", share):
            draws = moment.draws("candidates")
            tried = [pool[draws.below(len(pool))] for _ in range(TRIED)]
            for seat in moment.state.turn:
                _check_texts(moment, seat, [text for text, _ in tried])
                _check_actions(moment, seat, [action for _, action in tried])


def _moves_of_the_game(table: Table) -> list[tuple[str, int]]:
    pool: dict[str, int] = {}
    for moment in table.walk():
        draws = moment.draws("pool")
        for seat in moment.state.turn:
            legal = moment.state.legal(seat)
            for _ in range(4):
                action = legal[draws.below(len(legal))]
                pool[moment.state.text(action)] = action
        if len(pool) >= POOL:
            break
    return list(pool.items())


def _check_texts(moment: Moment, seat: int, texts: list[str]) -> None:
    state = moment.state
    legal = {state.text(action): action for action in state.legal(seat)}
    for text in texts:
        try:
            found = state.parse(seat, text)
        except IllegalMove as refused:
            if text in legal:
                raise moment.fault(f"{text!r} is legal and refused: {refused}", seat) from refused
            checked = state.check(seat, [text])
            if checked is None or checked.rule != refused.rule:
                raise moment.fault(
                    f"{text!r} is refused by {refused.rule}, check says {checked}", seat
                ) from refused
        else:
            if legal.get(text) != found:
                raise moment.fault(f"{text!r} is accepted and not in the legal list", seat)


def _check_actions(moment: Moment, seat: int, actions: list[int]) -> None:
    legal = set(moment.state.legal(seat))
    before = dump(moment.state.to_position())
    for action in actions:
        state = moment.state.copy()
        try:
            state.apply(seat, action)
        except IllegalMove as refused:
            if action in legal:
                raise moment.fault(f"{action} is legal and refused: {refused}", seat) from refused
            if dump(state.to_position()) != before:
                raise moment.fault(
                    f"action {action} was refused and changed the state", seat
                ) from (refused)
        else:
            if action not in legal:
                raise moment.fault(f"action {action} is applied and not in the legal list", seat)
