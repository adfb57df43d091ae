"""Many guests of one address fill up a tournament, or come back after they were removed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenka.server.notify.settings import Mail, NotifySettings
from tests.server.api.serving import until
from tests.server.api.site import Guest, Site, site_in
from tests.server.databases import query
from tests.server.shell import ADDRESS, fault, visitor

ATTACKER, HOME = "203.0.113.7", "192.0.2.9"
GUESTS = 16


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path, window=0.0) as site:
        yield site


def comes(site: Site, address: str, account: str | None = None) -> Guest:
    guest = Guest(visitor(site.client, address))
    if account is not None:
        guest.post("/me/account", name=account, password="a long pass phrase")
    return guest


def opened(opener: Guest, **wanted: Any) -> str:
    asked = {"name": "Cup", "game": "chuhan", "rated": False, "most": GUESTS, **wanted}
    return str(opener.post("/tournaments", **asked)["id"])


def join(guest: Guest, id: str) -> tuple[int, str] | None:
    """Why they may not; None: they are in."""
    answer = guest.client.post(f"/api/tournaments/{id}/join")
    return None if answer.status_code == 200 else fault(answer)


def number_of(opener: Guest, id: str, guest: Guest) -> int:
    rows = opener.get(f"/tournaments/{id}")["standings"]
    return next(int(row["number"]) for row in rows if row["person"] == id_of(guest))


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def test_sixteen_guests_of_one_address_do_not_fill_a_cup(site: Site) -> None:
    opener = comes(site, HOME, "Han Xin")
    id = opened(opener)
    answers = [join(comes(site, ATTACKER), id) for _ in range(GUESTS)]
    assert answers == [None] * 4 + [(409, "TooManyOfAddress")] * 12
    near = [join(comes(site, f"203.0.113.{n}"), id) for n in range(8, 8 + GUESTS)]
    assert near == [None] * 4 + [(409, "TooManyOfAddress")] * 12
    assert join(opener, id) is None
    assert opener.get(f"/tournaments/{id}")["players"] == 9


def test_who_was_removed_does_not_come_back_as_somebody_else(site: Site) -> None:
    opener = comes(site, HOME, "Han Xin")
    id = opened(opener)
    for _ in range(4):
        guest = comes(site, ATTACKER)
        assert join(guest, id) is None
        opener.post(f"/tournaments/{id}/remove", person=id_of(guest))
        assert join(guest, id) == (403, "RemovedFromTournament")
    assert join(comes(site, ATTACKER), id) == (409, "TooManyOfAddress")
    assert opener.get(f"/tournaments/{id}")["players"] == 0


def test_a_club_evening_behind_one_router(site: Site) -> None:
    """Whoever opens it may let as many come as there are."""
    opener = comes(site, HOME, "Han Xin")
    id = opened(opener, of_address=0)
    assert {join(comes(site, ATTACKER), id) for _ in range(GUESTS)} == {None}
    full = opened(opener, of_address=1)
    assert [join(comes(site, ATTACKER), full) for _ in range(2)] == [
        None,
        (409, "TooManyOfAddress"),
    ]
    assert comes(site, HOME).refused(f"/tournaments/{full}/lift") == (403, "NotTheOpener")
    assert opener.post(f"/tournaments/{full}/lift")["of_address"] == 0
    assert join(comes(site, ATTACKER), full) is None


def test_no_address_is_kept_that_can_be_read_and_none_when_it_is_over(
    site: Site, tmp_path: Path
) -> None:
    opener = comes(site, HOME, "Han Xin")
    id = opened(opener)
    guest = comes(site, ATTACKER)
    join(guest, id)
    stored = "SELECT origin FROM tournament_players WHERE origin IS NOT NULL"
    (row,) = query(tmp_path, stored)
    assert ATTACKER.encode() not in str(row).encode()
    opener.post(f"/tournaments/{id}/cancel")
    assert site.client.portal is not None
    site.client.portal.call(site.services.retention.prune)
    assert query(tmp_path, stored) == []


class TestWhoMayPlay:
    def test_accounts_alone_where_ratings_are_at_stake(self, site: Site) -> None:
        opener = comes(site, HOME, "Han Xin")
        for wanted in ({"rated": True}, {"who": "accounts"}):
            id = opened(opener, **wanted)
            assert opener.get(f"/tournaments/{id}")["who"] == "accounts"
            assert join(comes(site, ATTACKER), id) == (403, "AccountsOnly")
            assert join(opener, id) is None
        assert join(comes(site, ATTACKER), opened(opener, rated=True, who="everybody")) is None

    def test_a_confirmed_mail(self, site: Site) -> None:
        opener = comes(site, HOME, "Han Xin")
        asked = {"name": "Cup", "game": "chuhan", "who": "confirmed"}
        assert opener.refused("/tournaments", **asked) == (409, "NotNow")  # it sends no mail

    def test_a_confirmed_mail_where_there_is_mail(self, tmp_path: Path) -> None:
        mail: dict[str, Any] = {
            "smtp_url": "smtp://127.0.0.1:9",
            "mail_from": "Tenka <tenka@x.example>",
        }
        with site_in(tmp_path, url=ADDRESS, **mail) as site:
            opener = comes(site, HOME, "Han Xin")
            id = opened(opener, who="confirmed")
            assert join(comes(site, ATTACKER), id) == (403, "AccountsOnly")
            for confirmed, answer in ((False, (403, "ConfirmedMailOnly")), (True, None)):
                me = opener.get("/me")["id"]
                address = NotifySettings(mail=Mail("liu@x.example", confirmed=confirmed))
                assert site.client.portal is not None
                kept = {"notify": address.to_json()}
                site.client.portal.call(site.services.identity.revise, me, lambda _, to=kept: to)
                assert join(opener, id) == answer

    def test_a_range_of_ratings(self, site: Site) -> None:
        opener = comes(site, HOME, "Han Xin")
        strong, weak = opened(opener, least_rating=3000), opened(opener, most_rating=-500)
        for id in (strong, weak):
            assert join(opener, id) == (403, "RatingDoesNotFit")
        assert join(opener, opened(opener, least_rating=0, most_rating=3000)) is None
        opener = comes(site, HOME, "Liu Bang")
        nobody = {"name": "Cup", "game": "chuhan", "least_rating": 9, "most_rating": 8}
        assert opener.refused("/tournaments", **nobody) == (422, "BadOption")


class TestWhoRemoves:
    def test_the_opener_alone(self, site: Site) -> None:
        opener, guest = comes(site, HOME, "Han Xin"), comes(site, ATTACKER)
        id = opened(opener)
        join(guest, id)
        path = f"/tournaments/{id}/remove"
        assert guest.refused(path, person=id_of(opener)) == (403, "NotTheOpener")
        assert opener.refused(path, person=id_of(opener)) == (404, "NotFound")
        opener.post(f"/tournaments/{id}/cancel")
        assert opener.refused(path, person=id_of(guest)) == (409, "TournamentOver")
        assert opener.refused(f"/tournaments/{id}/cancel") == (409, "TournamentOver")

    def test_after_it_has_begun_the_results_stay_and_so_does_the_game(self, site: Site) -> None:
        opener = comes(site, HOME, "Han Xin")
        id = opened(opener, of_address=0)
        players = [comes(site, ATTACKER) for _ in range(4)]
        for each in players:
            join(each, id)
        opener.post(f"/tournaments/{id}/begin")
        out = players[0]
        number = number_of(opener, id, out)
        opener.post(f"/tournaments/{id}/remove", person=id_of(out))
        shown = opener.post(f"/tournaments/{id}/remove", person=id_of(out))  # once more: the same
        row = next(each for each in shown["standings"] if each["number"] == number)
        assert row["withdrawn"]
        (game,) = [each for each in shown["games"] if number in each["players"]]
        assert game["status"] == "waiting"
        out.post(f"/tables/{game['table']}/join")
        assert join(out, id) == (409, "TournamentBegun")

    def test_nobody_rests_and_comes_back_to_an_arena(self, site: Site) -> None:
        opener = comes(site, HOME, "Han Xin")
        id = opened(opener, kind="arena", least=2)
        players = [comes(site, f"192.0.2.{n}") for n in (1, 2)]
        for each in players:
            join(each, id)
        opener.post(f"/tournaments/{id}/begin")
        opener.post(f"/tournaments/{id}/remove", person=id_of(players[0]))
        assert join(players[0], id) == (403, "RemovedFromTournament")


def test_a_tournament_that_is_played_is_called_off_and_its_games_go_on(site: Site) -> None:
    opener = comes(site, HOME, "Han Xin")
    id = opened(opener)
    players = [comes(site, f"192.0.2.{n}") for n in range(4)]
    for each in players:
        join(each, id)
    shown = opener.post(f"/tournaments/{id}/begin")
    on, waited_for = (game["table"] for game in shown["games"])
    for each in players:
        each.client.post(f"/api/tables/{on}/join", json={})
    assert opener.post(f"/tournaments/{id}/cancel")["status"] == "cancelled"
    assert site.client.portal is not None
    site.client.portal.call(site.services.tournament_runner.look)
    assert opener.get(f"/tables/{on}")["status"] == "playing"
    until(lambda: opener.get(f"/tables/{waited_for}")["status"] == "aborted")
