"""docs/bot-api.md tells the truth."""

import json
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TypeGuard, cast

from pydantic import BaseModel, ValidationError

from tenka.core.contract import Json
from tenka.server import connections, errors
from tenka.server.api import error_answers, live, me, messages, openapi, schemas
from tenka.server.api.schemas.common import Strict
from tenka.server.people.limits import CHAT_BURST, CHAT_RATE
from tenka.server.settings import Settings
from tenka.server.tables import chat
from tests.server.api.site import Site

PAGE = (Path(__file__).parents[3] / "docs" / "bot-api.md").read_text()
SCHEMAS = [
    import_module(f"{schemas.__name__}.{each.name}") for each in iter_modules(schemas.__path__)
]
SELDOM = {"Error": {"ban"}}  # what an answer has for some alone
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def model(name: str) -> type[BaseModel]:
    places = (*SCHEMAS, messages, me, openapi)
    found: type[BaseModel] = next(vars(place)[name] for place in places if name in vars(place))
    return found


def test_the_examples_are_of_the_forms_they_claim() -> None:
    assert len(EXAMPLES) > 12
    for name, text in EXAMPLES:
        example = json.loads(text)
        kind = model(name)
        try:
            kind.model_validate(example)
        except ValidationError as error:
            raise AssertionError(f"{name}: {error}") from error
        if not issubclass(kind, Strict):  # an answer has all its fields
            assert set(example) == set(kind.model_fields) - SELDOM.get(name, set()), name


def test_the_examples_are_what_is_answered(site: Site) -> None:
    """But for names, which are other ones each time."""
    table, han, chu = site.pair()
    han.move(table, "play 2 2")
    chu.move(table, "play 7 0")
    example = {name: json.loads(text) for name, text in reversed(EXAMPLES)}  # the first of each
    expected = example["StateOut"]
    expected["table"] = table
    for seat, guest in enumerate((han, chu)):
        expected["seats"][seat]["name"] = guest.name
    revision = expected.pop("revision")
    told = han.get(f"/tables/{table}", since=1)
    assert len(told.pop("revision")) == len(revision)
    assert told == expected
    assert han.get(f"/tables/{table}/legal") == example["LegalOut"]
    answer = han.client.post(
        f"/api/tables/{table}/moves", json={**example["MoveIn"], "moves": ["play 4 5"]}
    )
    assert answer.json() == example["Error"]
    made = han.post(f"/tables/{table}/moves", **example["MoveIn"])
    revision = {"revision": made["revision"]}
    assert made == {**example["AckOut"], **revision}
    with han.live(table) as socket:
        socket.receive_json()
        socket.send_json(example["MoveMessage"])
        assert socket.receive_json() == {**example["SocketAck"], **revision, "repeated": True}
        socket.send_json({**example["MoveMessage"], "decision": 0, "key": "other"})
        refused = example["SocketError"]["error"]
        assert socket.receive_json()["error"]["kind"] == refused["kind"]
    for name, path in (("QuickIn", "/quick"), ("TableIn", "/tables")):
        assert han.post(path, **example[name])["seat"] == 0
    assert han.post(f"/tables/{table}/standing", **example["StandingIn"])["standing"] == "allow"


def test_a_plan_is_put_together_as_the_page_says(site: Site) -> None:
    example = {name: json.loads(text) for name, text in EXAMPLES}
    guest, other = site.guest(), site.guest()
    position = {"phase": "drawing", "drawn": [["7", "8", "9"], []], "keep": [2, 0]}
    made = guest.post("/tables", game="suntzu", seat=0, position=position, public=False, window=0)
    at = f"/tables/{made['table']}"
    other.post(f"{at}/join")
    for path in (at, f"{at}/legal"):
        assert guest.get(path)["plan"] == example["PlanOut"]
    assert guest.post(f"{at}/check", **example["CheckIn"]) == example["CheckOut"]
    plan = example["MoveIn"]
    assert plan["moves"][0] == example["CheckIn"]["moves"][0]
    assert plan["moves"][1] in example["CheckOut"]["next"]
    assert guest.post(f"{at}/check", moves=plan["moves"])["whole"]
    assert not guest.post(f"{at}/moves", **plan)["repeated"]
    assert guest.get(at)["decision"] == plan["decision"] + len(plan["moves"])
    refused = guest.refused(f"{at}/moves", **{**plan, "moves": ["keep 7", "keep 8"]})
    assert refused == (409, "KeyUsed")


def test_every_address_is_there(site: Site) -> None:
    described = site.nobody().get("/openapi.json").json()["paths"]
    named = set(re.findall(r"`(GET|POST|PATCH|DELETE) (/api/[\w/{}]+)[`?]", PAGE))
    assert len(named) > 15
    for method, path in named:
        assert method.lower() in described[path], path
    for action in ("resign", "abort", "undo", "return", "rematch"):
        assert f"`{action}`" in PAGE
        assert "post" in described[f"/api/tables/{{id}}/{action}"]


def refusals(kind: type[errors.Refusal]) -> list[type[errors.Refusal]]:
    """All kinds of it."""
    return [each for below in kind.__subclasses__() for each in (below, *refusals(below))]


def test_every_kind_of_error_is_there() -> None:
    """Each once, with its status; those of the framework as well, and no others."""
    rows = re.findall(r"^\| (\d{3}) \| (.*?) \|", PAGE, re.MULTILINE)
    told = [(kind, int(status)) for status, kinds in rows for kind in re.findall(r"`(\w+)`", kinds)]
    known = {
        **{kind.__name__: kind.status for kind in refusals(errors.Refusal)},
        **{kind.__name__: status for kind, status in error_answers.STATUSES},
        **{"NotAllowed": 405, "ServerError": 500},
    }
    assert sorted(told) == sorted(known.items())
    assert [status for status, _ in rows] == sorted(status for status, _ in rows)


def test_the_figures() -> None:
    limits = Settings(data=Path())
    assert f"{limits.person_rate:.0f} requests a second" in PAGE
    assert f"up to {limits.person_burst} at once" in PAGE
    assert f"{limits.address_rate:.0f} a second for each address" in PAGE
    assert f"{limits.body_limit} bytes" in PAGE
    assert f"whole within {limits.request_time:.0f} seconds" in PAGE
    assert f"unread for {connections.SLOW:.0f} seconds" in PAGE
    assert f"headers have {connections.HEAD_LIMIT} bytes" in PAGE
    assert f"every {live.HEARTBEAT:.0f} seconds" in PAGE
    assert f"{CHAT_BURST} lines at once and then one in {1 / CHAT_RATE:.0f} seconds" in PAGE
    assert f"the last {chat.KEPT} of each room" in PAGE
    assert f"{chat.LONGEST} characters at most" in PAGE


def test_the_examples_of_the_description_are_of_their_forms() -> None:
    named = {name: kind for place in (*SCHEMAS, messages) for name, kind in vars(place).items()}
    kinds = [kind for kind in named.values() if is_model(kind)]
    examples = [
        (kind, example)
        for kind in kinds
        for example in cast(Json, kind.model_config.get("json_schema_extra", {})).get(
            "examples", ()
        )
    ]
    assert len(examples) >= 9
    for kind, example in examples:
        kind.model_validate(example)


def is_model(kind: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(kind, type) and issubclass(kind, BaseModel)
