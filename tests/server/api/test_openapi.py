"""Requests made from the OpenAPI description, as it allows them and as it does not: whatever comes,
the server does not fail, and a refusal is one of ours."""

from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from requests import Session
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.hypothesis.builder import (
    HypothesisTestConfig,
    HypothesisTestMode,
    create_test,
)

from tenka.server.app import create_app
from tenka.server.settings import Settings
from tests import patient
from tests.long import LONG
from tests.server.api.serving import served
from tests.server.api.site import LAST_CARD, WINDOW

# Those that schemathesis has thought out come always, those at random in the long form.
PHASES = tuple(Phase) if LONG else (Phase.explicit,)
ALL_CHECKS = list(HealthCheck)
FEW = 8  # requests of a route in the short form
ENDLESS = "/api/tables/{id}/stream"
SETTINGS = Settings(data=Path("nowhere"))  # describing an app opens nothing


class Site:
    """A server with tables in all states, and the cookie of one who sits at most of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.asked = 0  # requests
        self._turn = count()
        self.session = Session()  # one connection for all requests
        self.session.trust_env = False
        self.session.headers.clear()
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=()))
        with patient.Client(base_url=url) as browser:
            made = [
                browser.post("/api/quick", json={"game": "chuhan", "position": WINDOW}),
                browser.post("/api/quick", json={"game": "chuhan"}),
                browser.post("/api/tables", json={"game": "chuhan"}),
                browser.post("/api/quick", json={"game": "chuhan", "position": LAST_CARD}),
            ]
            assert [answer.status_code for answer in made] == [201] * 4
            self.tables = [answer.json()["table"] for answer in made]
            last = {"decision": 0, "key": "k", "moves": ["play 4"]}
            assert browser.post(f"/api/tables/{self.tables[3]}/moves", json=last).is_success
            self.cookies = dict(browser.cookies)
        with patient.Client(base_url=url) as other:
            self.tables.append(other.post("/api/tables", json={"game": "chuhan"}).json()["table"])

    def table(self) -> str:
        """Each in turn."""
        return str(self.tables[next(self._turn) % len(self.tables)])


def test_the_examples_have_all_they_need() -> None:
    """What is null in them, too."""
    described = create_app(SETTINGS).openapi()["components"]["schemas"]
    with_examples = {name: each for name, each in described.items() if "examples" in each}
    assert len(with_examples) > 9
    for name, each in with_examples.items():
        for example in each["examples"]:
            assert set(example) >= set(each.get("required", ())), name


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as server:
        site = Site(server.url)
        yield site
        site.session.close()


@pytest.mark.slow
def test_the_server_does_not_fail(site: Site, subtests: pytest.Subtests) -> None:
    """Not by schemathesis' plugin of pytest, which makes up all requests in every process that
    collects tests, and is slow to load wherever others are run."""
    schema = schemathesis.openapi.from_dict(create_app(SETTINGS).openapi())
    if not LONG:  # every route refuses other methods alike
        schema.config.phases.coverage.unexpected_methods = set()
    wanted = HypothesisTestConfig(
        project=schema.config, modes=list(HypothesisTestMode), seed=schema.config.seed
    )
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == schema.statistic.operations.total
    for operation in operations:
        with subtests.test(operation.label):
            before = site.asked
            test = create_test(operation=operation, test_func=does_not_fail, config=wanted)
            if not LONG:
                thin_out(test)
            test(site=site)
            assert site.asked > before


def thin_out(test: Any) -> None:
    """Leave a few of the requests that were thought out, from the first to the last."""
    cases = test.hypothesis_explicit_examples
    cases[:] = cases[:: -(-len(cases) // FEW) or 1]


@settings(
    max_examples=50, phases=PHASES, deadline=None, database=None, suppress_health_check=ALL_CHECKS
)
def does_not_fail(case: schemathesis.Case[Any], site: Site) -> None:
    site.asked += 1
    if (
        "id" in case.path_parameters
        and case.path.startswith("/api/tables")
        and case.path != ENDLESS
    ):
        case.path_parameters["id"] = site.table()
    answer = case.call(
        base_url=site.url, session=site.session, cookies=site.cookies, timeout=patient.PATIENCE
    )
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"kind", "rule", "why", "message", "retry_after"}
