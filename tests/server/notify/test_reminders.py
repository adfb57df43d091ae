"""Who wants it is told shortly before a tournament begins."""

from pathlib import Path
from typing import Any

from tests.server.api.parlour import Guest, Parlour
from tests.server.api.serving import until
from tests.server.api.test_ratings import account
from tests.server.api.test_tournaments import look, opened
from tests.server.notify.receivers import receiving
from tests.server.notify.test_notifier import house, idle, put, waiting
from tests.server.shell import ADDRESS

HOUR = 3600.0


def timed(parlour: Parlour, opener: Guest, **wanted: Any) -> str:
    """One that begins in an hour."""
    return opened(opener, begins=parlour.timers.now() + HOUR, least=2, **wanted)


def test_a_quarter_of_an_hour_before_and_once(tmp_path: Path) -> None:
    with receiving() as receiver, house(tmp_path) as parlour:
        ann, ben = account(parlour, "Ann"), parlour.guest()
        put(ann, webhook=receiver.url)
        id = timed(parlour, ann)
        for _ in range(2):  # asked twice, told once
            ann.post(f"/tournaments/{id}/remind")
        assert ben.refused(f"/tournaments/{id}/remind") == (409, "NotNow")  # by no way
        parlour.pass_time(HOUR - 901)
        until(lambda: idle(parlour))
        assert (receiver.heads, waiting(parlour)) == ([], 1)
        parlour.pass_time(2)
        until(lambda: receiver.heads and not waiting(parlour))
        (told,) = receiver.told
        assert (told["event"], told["url"]) == ("begins", f"{ADDRESS}/tournaments/{id}")
        ann.post(f"/tournaments/{id}/cancel")
        assert ann.refused(f"/tournaments/{id}/remind") == (409, "TournamentBegun")
        assert ann.refused("/tournaments/none/remind") == (404, "NotFound")


def test_nothing_is_told_of_what_does_not_take_place(tmp_path: Path) -> None:
    with receiving() as receiver, house(tmp_path) as parlour:
        ann = account(parlour, "Ann")
        put(ann, webhook=receiver.url)
        id = timed(parlour, ann)
        ann.post(f"/tournaments/{id}/remind")
        ann.post(f"/tournaments/{id}/cancel")
        parlour.pass_time(HOUR)
        look(parlour)
        until(lambda: waiting(parlour) == 0)
    assert receiver.heads == []
