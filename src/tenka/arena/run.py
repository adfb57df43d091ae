"""A contest from its first game to its last, or from where it was interrupted."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import chain

from tenka.arena.errors import BadResults
from tenka.arena.results import ResultFile
from tenka.arena.schedule import Fixture, schedule
from tenka.arena.tally import Tally
from tenka.arena.workers import Worker, play_in_order


def run(
    tally: Tally,
    deals: int,
    workers: AbstractContextManager[Sequence[Worker]],
    file: ResultFile | None = None,
    on_game: Callable[[], None] = lambda: None,
) -> None:
    """Play so many deals of each pairing, less the games that the file has, into an empty tally.

    A game that was begun before its pairing was decided is left out: what counts never depends on
    how many play at once.
    """
    fixtures = schedule(tally.contest, deals, tally.stopped)
    if file is not None:
        _take_up(tally, fixtures, file)
        on_game()
    first = next(fixtures, None)
    if first is None:
        return
    with workers as players:
        for played in play_in_order(chain([first], fixtures), players):
            if played.fixture.pairing in tally.stopped:
                continue
            if file is not None:
                file.add(played)
            tally.add(played)
            on_game()


def _take_up(tally: Tally, fixtures: Iterator[Fixture], file: ResultFile) -> None:
    for number, played in enumerate(file.games(), start=2):
        due = next(fixtures, None)
        if due is None:
            raise BadResults(
                f"{file.name}: it holds more games than are asked for; it is left alone, so ask "
                "for at least as many"
            )
        if due != played.fixture:
            raise file.broken(number, "not the next game")
        tally.add(played)
