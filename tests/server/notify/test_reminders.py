"""Who wants it is told shortly before a tournament begins."""

from pathlib import Path
from typing import Any

from tests.server.api.serving import until
from tests.server.api.site import Guest, Site
from tests.server.api.test_ratings import account
from tests.server.api.test_tournaments import look, opened
from tests.server.notify.receivers import receiving
from tests.server.notify.test_notifier import idle, notifying, put, waiting
from tests.server.shell import ADDRESS

HOUR = 3600.0


def timed(site: Site, opener: Guest, **wanted: Any) -> str:
    """One that begins in an hour."""
    return opened(opener, begins=site.timers.now() + HOUR, least=2, **wanted)


def test_a_quarter_of_an_hour_before_and_once(tmp_path: Path) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        ann, ben = account(site, "Ann"), site.guest()
        put(ann, webhook=receiver.url)
        id = timed(site, ann)
        for _ in range(2):  # asked twice, told once
            ann.post(f"/tournaments/{id}/remind")
        assert ben.refused(f"/tournaments/{id}/remind") == (409, "NotNow")  # by no way
        site.pass_time(HOUR - 901)
        until(lambda: idle(site))
        assert (receiver.heads, waiting(site)) == ([], 1)
        site.pass_time(2)
        until(lambda: receiver.heads and not waiting(site))
        (told,) = receiver.told
        assert (told["event"], told["url"]) == ("begins", f"{ADDRESS}/tournaments/{id}")
        ann.post(f"/tournaments/{id}/cancel")
        assert ann.refused(f"/tournaments/{id}/remind") == (409, "TournamentBegun")
        assert ann.refused("/tournaments/none/remind") == (404, "NotFound")


def test_nothing_is_told_of_what_does_not_take_place(tmp_path: Path) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        ann = account(site, "Ann")
        put(ann, webhook=receiver.url)
        id = timed(site, ann)
        ann.post(f"/tournaments/{id}/remind")
        ann.post(f"/tournaments/{id}/cancel")
        site.pass_time(HOUR)
        look(site)
        until(lambda: waiting(site) == 0)
    assert receiver.heads == []
