"""People are told outside when a round of their tournament begins."""

from pathlib import Path

import pytest

from tests.server.api.serving import until
from tests.server.api.test_ratings import account
from tests.server.api.test_tournaments import opened, sit_down
from tests.server.notify.receivers import receiving
from tests.server.notify.test_notifier import idle, notifying, put, waiting
from tests.server.shell import ADDRESS


@pytest.mark.parametrize("pace", ["live", "correspondence"])
def test_a_round_is_told_once(tmp_path: Path, pace: str) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        ann, ben = account(site, "Ann"), site.guest()
        put(ann, webhook=receiver.url)
        id = opened(ann, least=2, rounds=1, pace=pace)
        for player in (ann, ben):
            player.post(f"/tournaments/{id}/join")
        begun = ann.post(f"/tournaments/{id}/begin")
        table = begun["games"][0]["table"]
        ann.get(f"/tables/{table}")  # a move a day begins
        until(lambda: receiver.heads and not waiting(site))
        site.pass_time(30)
        until(lambda: idle(site))
        (told,) = receiver.told
        assert told["event"] == ("round" if pace == "live" else "turn")
        assert (told["table"], told["url"]) == (table, f"{ADDRESS}/table/{table}")


def test_who_has_come_before_it_is_told_is_not_told(tmp_path: Path) -> None:
    with receiving() as receiver, notifying(tmp_path) as site:
        ann, ben = account(site, "Ann"), site.guest()
        quiet = {"start": "00:00", "end": "23:59"}
        put(ann, webhook=receiver.url, quiet=quiet)
        id = opened(ann, least=2, rounds=1)
        for player in (ann, ben):
            player.post(f"/tournaments/{id}/join")
        ann.post(f"/tournaments/{id}/begin")
        until(lambda: waiting(site) == 1)
        sit_down(id, ann)
        site.pass_time(2 * 86400)
        until(lambda: waiting(site) == 0)
    assert receiver.heads == []
