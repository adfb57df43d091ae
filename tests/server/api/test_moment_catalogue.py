"""The moments that are hard to lay out: every one can be opened, and no server has them unasked."""

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

import tenka
from tenka.server.tables.moment_catalogue import Moment, moments_of
from tests.server.api.site import Site, site_in
from tests.server.shell import visitor

LIST = "/dev/moments"
FEW = 20  # of each game, at least
WORST = 10  # at which `make test` looks


@pytest.fixture(scope="module")
def development(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site_in(tmp_path_factory.mktemp("development"), development=True) as running:
        yield running


def opened(browser: TestClient, game: str, moment: Moment) -> str:
    """The table at that moment."""
    answer = browser.post(f"{LIST}/{game}/{moment.name}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].removeprefix("/table/"))


def test_no_server_has_them_unless_it_is_told_to(site: Site) -> None:
    browser = site.nobody()
    answers = [browser.get(LIST), browser.get(f"{LIST}/list.js")]
    answers.append(browser.post(f"{LIST}/chuhan/lead", follow_redirects=False))
    assert [answer.status_code for answer in answers] == [404, 404, 404]


def test_the_list_names_the_moments_of_all_games(development: Site) -> None:
    page = visitor(development.client).get(LIST)
    assert page.status_code == 200
    for game in tenka.game_ids():
        named = re.findall(rf'action="{LIST}/{game}/([\w-]+)"', page.text)
        assert named == [moment.name for moment in moments_of(game)]
        assert len(named) >= FEW


@pytest.mark.parametrize("game", tenka.game_ids())
def test_every_moment_is_opened_and_goes_on(development: Site, game: str) -> None:
    browser = visitor(development.client)
    for moment in moments_of(game):
        table = opened(browser, game, moment)
        state = browser.get(f"/api/tables/{table}").json()
        assert (state["status"], state["seat"]) != ("open", None), moment.name
        assert state["seat"] == moment.seat, moment.name
        if moment.then:
            answer = browser.post(f"{LIST}/{game}/{moment.name}/then/{table}")
            assert answer.status_code == 204, moment.name
            after = browser.get(f"/api/tables/{table}").json()
            assert after["version"] > state["version"], moment.name


@pytest.mark.parametrize("game", tenka.game_ids())
def test_ten_of_each_game_are_the_worst(game: str) -> None:
    moments = moments_of(game)
    assert sum(moment.worst for moment in moments) == WORST
    assert len({moment.name for moment in moments}) == len(moments)


def test_the_chance_of_a_moment_is_always_the_same(development: Site) -> None:
    browser = visitor(development.client)
    moment = next(each for each in moments_of("shogun") if each.name == "battle-just-fought")
    seen = []
    for _ in range(2):
        table = opened(browser, "shogun", moment)
        browser.post(f"{LIST}/shogun/{moment.name}/then/{table}")
        seen.append(browser.get(f"/api/tables/{table}").json()["view"])
    assert seen[0] == seen[1]


def test_what_is_not_there_is_said(development: Site) -> None:
    browser = visitor(development.client)
    answer = browser.post(f"{LIST}/chuhan/nothing", follow_redirects=False)
    assert answer.status_code == 404
    assert "no moment" in answer.text
