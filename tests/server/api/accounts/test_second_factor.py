"""A second factor: who has it shows it to log in, and to look after the server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tenka.server.people.limits import CODES
from tenka.server.people.second_factor import STEP, code_at
from tests.server.api.site import Guest, Site, site_in
from tests.server.api.test_admin import Host
from tests.server.databases import dump, query
from tests.server.shell import fault

PASSWORD = "three geese over the river"
HALF_A_DAY = 12 * 3600.0


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with site_in(tmp_path) as made:
        yield made


class Phone:
    """Shows codes by the clock of the server."""

    def __init__(self, site: Site, secret: str) -> None:
        self._site = site
        self._secret = secret

    def code(self, later: int = 0) -> str:
        """What it shows now, or so many steps later."""
        return code_at(self._secret, int(self._site.services.now()) // STEP + later)

    def next(self) -> str:
        """What it shows after the next step of the clock."""
        self._site.pass_time(STEP)
        return self.code()


def member(site: Site, name: str = "Fan Zeng") -> Guest:
    made = site.guest()
    made.post("/me/account", name=name, password=PASSWORD)
    return made


def logged_in(site: Site, **more: Any) -> Any:
    browser = site.nobody()
    told = {"name": "Fan Zeng", "password": PASSWORD, **more}
    return browser, browser.post("/api/login", json=told)


def turned_on(site: Site, who: Guest) -> tuple[Phone, list[str]]:
    begun = who.post("/me/second-factor", password=PASSWORD)
    assert begun["url"].startswith("otpauth://totp/127.0.0.1:Fan%20Zeng?secret=")
    phone = Phone(site, begun["secret"])
    codes = who.post("/me/second-factor/confirm", code=phone.code())["recovery_codes"]
    return phone, codes


def test_codes_are_those_of_the_standard() -> None:
    """The examples of RFC 6238, in six digits."""
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    times = {59: "287082", 1111111109: "081804", 1234567890: "005924", 20000000000: "353130"}
    assert {at: code_at(secret, at // STEP) for at in times} == times


def test_it_is_asked_for_to_log_in(site: Site) -> None:
    phone, _ = turned_on(site, member(site))
    assert fault(logged_in(site)[1]) == (403, "SecondFactorNeeded")
    assert fault(logged_in(site, password="another")[1]) == (403, "WrongPassword")
    assert fault(logged_in(site, code=phone.code(-9))[1]) == (403, "WrongCode")
    code = phone.next()
    browser, answer = logged_in(site, code=f" {code[:3]} {code[3:]} ")
    assert answer.status_code == 200
    assert browser.get("/api/me").json()["name"] == "Fan Zeng"
    # Nobody who has looked over a shoulder logs in by it again, nor by an older one.
    assert fault(logged_in(site, code=code)[1]) == (403, "WrongCode")
    assert fault(logged_in(site, code=phone.code(-1))[1]) == (403, "WrongCode")
    assert logged_in(site, code=phone.code(1))[1].status_code == 200


def test_turning_it_on_ends_what_was_open(site: Site) -> None:
    who = member(site)
    link = who.post("/me/link")["url"].rpartition("/")[2]
    other, _ = logged_in(site)
    before = who.client.cookies["tenka"]
    turned_on(site, who)
    assert who.get("/me")["name"] == "Fan Zeng"
    assert other.get("/api/me").json()["account"] is False
    thief = site.nobody()
    thief.cookies.set("tenka", before)
    assert thief.get("/api/me").json()["account"] is False
    assert fault(site.nobody().post(f"/api/link/{link}")) == (404, "NotFound")
    assert who.refused("/me/link") == (409, "NotNow")


def test_it_is_on_only_when_the_phone_shows_it(site: Site) -> None:
    who = member(site)
    assert who.refused("/me/second-factor", password="another") == (403, "WrongPassword")
    first = who.post("/me/second-factor", password=PASSWORD)["secret"]
    second = who.post("/me/second-factor", password=PASSWORD)["secret"]
    assert first != second
    assert (
        who.refused("/me/second-factor/confirm", code=Phone(site, first).code())[1] == "WrongCode"
    )
    assert logged_in(site)[1].status_code == 200
    phone = Phone(site, second)
    code = phone.code()
    who.post("/me/second-factor/confirm", code=code)
    assert who.get("/me/second-factor") == {
        "on": True,
        "demanded": False,
        "shown": True,
        "recovery_codes": 10,
    }
    # The same again: nothing is changed, and nobody else's secret takes its place.
    assert who.refused("/me/second-factor/confirm", code=code) == (409, "NotNow")
    assert who.refused("/me/second-factor", password=PASSWORD) == (409, "NotNow")


def test_recovery_codes_count_once_each(site: Site, tmp_path: Path) -> None:
    phone, codes = turned_on(site, who := member(site))
    assert len(set(codes)) == 10
    assert logged_in(site, code=codes[0].upper())[1].status_code == 200
    assert fault(logged_in(site, code=codes[0])[1]) == (403, "WrongCode")
    assert who.get("/me/second-factor")["recovery_codes"] == 9
    others = who.post("/me/second-factor/recovery-codes", code=phone.next())["recovery_codes"]
    assert fault(logged_in(site, code=codes[1])[1]) == (403, "WrongCode")
    assert logged_in(site, code=others[0])[1].status_code == 200
    kept = "".join(dump(tmp_path))
    assert not any(code in kept or code.replace("-", "") in kept for code in (*codes, *others))


def test_it_is_turned_off_by_both(site: Site) -> None:
    phone, codes = turned_on(site, who := member(site))
    code = phone.next()
    wrong = who.refused("/me/second-factor/off", password="another", code=code)
    assert wrong == (403, "WrongPassword")
    assert who.refused("/me/second-factor/off", password=PASSWORD, code="") == (
        403,
        "SecondFactorNeeded",
    )
    who.post("/me/second-factor/off", password=PASSWORD, code=code)
    assert who.get("/me/second-factor") == {
        "on": False,
        "demanded": False,
        "shown": False,
        "recovery_codes": 0,
    }
    assert logged_in(site)[1].status_code == 200
    assert who.refused("/me/second-factor/show", code=codes[0]) == (409, "NotNow")


def test_who_guesses_has_to_wait_and_nobody_without_the_password(site: Site) -> None:
    phone, _ = turned_on(site, member(site))
    for _ in range(CODES + 1):
        assert fault(logged_in(site, password="another", code="000000")[1])[1] == "WrongPassword"
    wrong = [fault(logged_in(site, code=phone.code(-7))[1])[1] for _ in range(CODES + 1)]
    assert wrong == [*["WrongCode"] * CODES, "TooManyPasswords"]
    assert fault(logged_in(site, code=phone.code(1))[1])[1] == "TooManyPasswords"
    site.pass_time(300)
    assert logged_in(site, code=phone.code())[1].status_code == 200


def test_an_owner_shows_it_for_each_session(site: Site) -> None:
    owner = member(site)
    Host(site).post("/owners", name="Fan Zeng")
    assert owner.get("/admin/bans") == []  # without one the password is enough
    phone, _ = turned_on(site, owner)
    assert owner.get("/admin/bans") == []
    site.pass_time(HALF_A_DAY + 1)
    assert owner.missed("/admin/bans") == (403, "SecondFactorNeeded")
    assert owner.get("/me/second-factor")["shown"] is False
    stale = owner.client.cookies["tenka"]
    assert owner.refused("/me/second-factor/show", code="123456") == (403, "WrongCode")
    owner.post("/me/second-factor/show", code=phone.code())
    assert owner.get("/admin/bans") == []
    thief = site.nobody()  # a cookie that was read before shows nothing
    thief.cookies.set("tenka", stale)
    assert fault(thief.get("/api/admin/bans")) == (403, "SecondFactorNeeded")
    # Who logs in has shown it.
    browser, _ = logged_in(site, code=phone.next())
    assert browser.get("/api/admin/bans").status_code == 200


def test_the_host_helps_who_has_lost_everything(site: Site) -> None:
    owner = member(site)
    Host(site).post("/owners", name="Fan Zeng")
    turned_on(site, owner)
    member(site, "Xiao He")
    refused = owner.refused("/admin/second-factor/reset", name="Xiao He")
    assert refused == (403, "OnlyTheHost")
    Host(site).post("/second-factor/reset", name="Fan Zeng")
    assert owner.get("/me")["account"] is False  # logged out, everywhere
    browser, answer = logged_in(site)
    assert answer.status_code == 200
    assert browser.get("/api/admin/bans").status_code == 200


def test_a_guest_has_none_and_a_bot_cannot_touch_it(site: Site) -> None:
    guest = site.guest()
    assert guest.refused("/me/second-factor", password=PASSWORD) == (409, "NotNow")
    assert guest.refused("/me/second-factor/show", code="123456") == (409, "NotNow")
    token = guest.post("/me/tokens", name="bot")["token"]
    bot = site.nobody()
    bot.headers["Authorization"] = f"Bearer {token}"
    assert fault(bot.get("/api/me/second-factor")) == (403, "NotYours")


def test_nothing_of_it_is_left_of_who_is_gone(site: Site, tmp_path: Path) -> None:
    turned_on(site, who := member(site))
    who.post("/me/delete", password=PASSWORD)
    assert query(tmp_path, "SELECT * FROM second_factors") == []
    assert query(tmp_path, "SELECT * FROM recovery_codes") == []
