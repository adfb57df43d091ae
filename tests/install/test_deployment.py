"""The files of packaging/: nothing here can run them all, but they can be read, and all that they
say to Tenka has to be something that it knows."""

import argparse
import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from tenka.cli import build_parser
from tenka.server.settings import PREFIX, Settings, check_names
from tests import patient
from tests.server.nats_server import NatsServer

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
FILES = [*sorted(path for path in PACKAGING.rglob("*") if path.is_file()), ROOT / "Dockerfile"]
COMPOSE = yaml.safe_load((PACKAGING / "compose" / "compose.yaml").read_text())
KUBERNETES = [
    each
    for path in sorted((PACKAGING / "kubernetes").glob("*.yaml"))
    for each in yaml.safe_load_all(path.read_text())
]
UNITS = sorted(PACKAGING.glob("*.service"))
SYSTEMD = shutil.which("systemd-analyze")


def known_commands() -> set[str]:
    (commands,) = (
        action
        for action in build_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    return set(commands.choices)


def deployment(name: str) -> Any:
    (found,) = (
        each
        for each in KUBERNETES
        if each["kind"] == "Deployment" and each["metadata"]["name"] == name
    )
    return found["spec"]


def container(name: str) -> Any:
    (found,) = deployment(name)["template"]["spec"]["containers"]
    return found


def configuration(name: str) -> dict[str, str]:
    """What a ConfigMap says."""
    (found,) = (
        each["data"]
        for each in KUBERNETES
        if each["kind"] == "ConfigMap" and each["metadata"]["name"] == name
    )
    return dict(found)


def own_services() -> dict[str, Any]:
    """Those of the compose file that run Tenka."""
    return {
        name: service
        for name, service in COMPOSE["services"].items()
        if service["image"] == "tenka"
    }


def unit(path: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(path.read_text())
    return parser


def commands() -> Iterator[tuple[str, str]]:
    """Where Tenka is started, and by which command."""
    for name, service in own_services().items():
        yield f"compose: {name}", service.get("command", ["serve"])[0]
    for name in ("node", "worker"):
        yield f"kubernetes: {name}", container(name)["args"][0]
    for path in UNITS:
        yield path.name, unit(path)["Service"]["ExecStart"].split()[1]
    (default,) = re.findall(r'^CMD \["(\w+)"\]', (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    yield "Dockerfile", default


def settings_of(environment: dict[str, str]) -> Settings:
    """As Tenka would read them; what is left to be filled in is a word."""
    filled = {
        name: re.sub(r"\$\{(\w+)[^}]*\}", r"\1", value).replace("HOST", "tenka.example.org")
        for name, value in environment.items()
    }
    assert check_names(filled) == []
    return Settings.load(**{name.removeprefix(PREFIX).lower(): filled[name] for name in filled})


@pytest.mark.parametrize(("where", "command"), list(commands()))
def test_every_command_is_one(where: str, command: str) -> None:
    assert command in known_commands()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_variable_is_a_setting(path: Path) -> None:
    variables = set(re.findall(r"\bTENKA_[A-Z]+(?:_[A-Z]+)*", path.read_text()))
    assert check_names(variables) == []


def test_two_nodes_and_two_workers_share_a_database_and_a_bus() -> None:
    own = own_services()
    nodes = [service for service in own.values() if "command" not in service]
    workers = [service for service in own.values() if "command" in service]
    assert (len(nodes), len(workers)) == (2, 2)
    for service in nodes:
        settings = settings_of(service["environment"])
        assert settings.database_url.get_secret_value().startswith("postgresql://tenka:")
        assert settings.bus_urls
    for service in workers:
        assert service["environment"]["TENKA_BUS_URL"].endswith("@nats:4222")
    assert len({volume for service in nodes for volume in service["volumes"]}) == 2
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", []):
            name = volume.partition(":")[0]
            assert name.startswith("./") or name in COMPOSE["volumes"]
        assert set(service.get("depends_on", [])) <= set(COMPOSE["services"])


def test_the_proxy_is_believed_and_knows_all_nodes() -> None:
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    caddy = (PACKAGING / "compose" / "Caddyfile").read_text()
    assert "health_uri /readyz" in caddy
    for name, service in own_services().items():
        if "command" not in service:
            assert service["environment"]["TENKA_PROXIES"] == network["subnet"]
            assert f"{name}:8380" in caddy


@pytest.mark.parametrize("name", ["node", "worker"])
def test_pods_are_nobody_and_write_nowhere_but_in_their_volumes(name: str) -> None:
    spec = deployment(name)["template"]["spec"]
    assert spec["securityContext"]["runAsNonRoot"]
    assert f"--uid {spec['securityContext']['runAsUser']} " in (ROOT / "Dockerfile").read_text()
    locked = container(name)["securityContext"]
    assert locked["readOnlyRootFilesystem"]
    assert not locked["allowPrivilegeEscalation"]
    assert locked["capabilities"] == {"drop": ["ALL"]}
    mounted = {mount["name"] for mount in container(name)["volumeMounts"]}
    assert mounted == {volume["name"] for volume in spec["volumes"]}


def test_no_pod_is_told_of_services_by_variables() -> None:
    """The Service `tenka` would be TENKA_PORT=tcp://..., and no server would start."""
    specs = [
        each["spec"]["template"]["spec"]
        for each in KUBERNETES
        if each["kind"] in ("Deployment", "StatefulSet")
    ]
    own = [spec for spec in specs if spec["containers"][0]["name"] == "tenka"]
    assert len(own) == 2
    assert all(spec["enableServiceLinks"] is False for spec in own)


def test_compose_runs_the_same_way() -> None:
    for service in own_services().values():
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]


def test_a_rolling_update_takes_no_node_away_before_another_is_ready() -> None:
    update = deployment("node")["strategy"]["rollingUpdate"]
    assert (update["maxUnavailable"], update["maxSurge"]) == (0, 1)
    node = container("node")
    paths = [
        node[f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "readiness", "liveness")
    ]
    assert paths == ["/healthz", "/readyz", "/healthz"]
    config = configuration("tenka")
    settings = settings_of(config)
    (port,) = node["ports"]
    assert port["containerPort"] == settings.port
    spec = deployment("node")["template"]["spec"]
    pause = node["lifecycle"]["preStop"]["sleep"]["seconds"]
    assert pause + settings.grace < spec["terminationGracePeriodSeconds"]


def test_services_find_the_pods_that_they_are_for() -> None:
    labels = [
        each["spec"]["template"]["metadata"]["labels"]
        for each in KUBERNETES
        if each["kind"] in ("Deployment", "StatefulSet")
    ]
    for each in KUBERNETES:
        if each["kind"] == "Service":
            wanted = each["spec"]["selector"].items()
            assert sum(wanted <= has.items() for has in labels) == 1, each["metadata"]["name"]


def test_the_server_may_open_as_many_files_as_it_has_connections() -> None:
    service = unit(PACKAGING / "tenka.service")["Service"]
    assert int(service["LimitNOFILE"]) > 2 * Settings().connections


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_have_users_of_their_own_and_start_again(path: Path) -> None:
    service = unit(path)["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["Restart"] == "on-failure"
    assert service["ProtectSystem"] == "strict"
    assert unit(path)["Install"]["WantedBy"] == "multi-user.target"


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here that could read the units")
@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_systemd_finds_nothing_wrong_with_the_units(path: Path, tmp_path: Path) -> None:
    installed = tmp_path / path.name
    installed.write_text(path.read_text().replace("/opt/tenka/bin/tenka", sys.executable))
    asked = subprocess.run(
        [str(SYSTEMD), "verify", str(installed)], capture_output=True, text=True, check=False
    )
    assert (asked.returncode, asked.stderr) == (0, "")


def test_the_image_has_the_drivers_of_both_services() -> None:
    assert "requirements/cluster.txt" in (ROOT / "Dockerfile").read_text()
    pinned = (ROOT / "requirements" / "cluster.txt").read_text()
    server = (ROOT / "requirements" / "server.txt").read_text()
    pins = set(re.findall(r"^\S+==\S+", pinned, re.MULTILINE))
    assert set(re.findall(r"^\S+==\S+", server, re.MULTILINE)) <= pins
    for name in ("psycopg", "psycopg-binary", "nats-py", "nkeys"):
        assert any(pin.startswith(f"{name}==") for pin in pins), name


def images() -> Iterator[str]:
    for path in FILES:
        yield from re.findall(r"^\s*(?:image:|FROM)\s+(\S+)", path.read_text(), re.MULTILINE)


@pytest.mark.parametrize("image", sorted(set(images()) - {"tenka"}))
def test_images_of_others_are_named_by_their_digest(image: str) -> None:
    assert re.fullmatch(r"[a-z]+:[a-z0-9.-]+@sha256:[0-9a-f]{64}", image)


def nats_configurations() -> Iterator[tuple[str, str]]:
    """Each with the variable that it is given for the password PASSWORD."""
    environment = COMPOSE["services"]["nats"]["environment"]
    given = environment["BUS_PASSWORD"].replace("${BUS_PASSWORD}", "PASSWORD")
    yield (PACKAGING / "compose" / "nats.conf").read_text(), given
    (given,) = (each["value"] for each in container("nats")["env"] if "value" in each)
    yield configuration("nats")["nats.conf"], given.replace("$(PLAIN_PASSWORD)", "PASSWORD")


@pytest.mark.parametrize("password", ["secret", "0123456789", "12e34"])
@pytest.mark.parametrize(("config", "given"), list(nats_configurations()))
def test_nats_takes_its_password_from_the_environment(
    config: str, given: str, password: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not from its arguments, which everybody on the machine sees."""
    file = tmp_path / "nats.conf"
    file.write_text(config.replace("8222", "-1"))
    monkeypatch.setenv("BUS_PASSWORD", given.replace("PASSWORD", password))
    nats = NatsServer("--config", str(file))
    nats.start()
    try:
        assert [lets_in(nats, each) for each in (password, "another")] == [True, False]
    finally:
        nats.stop()


def lets_in(nats: NatsServer, password: str) -> bool:
    login = json.dumps({"user": "tenka", "pass": password, "verbose": False})
    with socket.create_connection(("127.0.0.1", nats.port), patient.PATIENCE) as sock:
        sock.sendall(f"CONNECT {login}\r\nPING\r\n".encode())
        heard = b""
        while more := sock.recv(4096):
            heard += more
            if b"PONG" in heard:
                return True
        return False
