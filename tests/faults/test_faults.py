"""Faults of every kind while all three games are played; `make faults` does many more of them.

TENKA_FAULT_SEED chooses other games.
"""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.faults.run import Plan, Run
from tests.server.postgres import ON_POSTGRES

FAULTS = (
    "kill: node 0",
    "halve: clients to node 0",
    "kill: PostgreSQL",
    "restart: NATS",
    "pause: node 0",
    "cut: node 0 to PostgreSQL",
)
OUTAGES = ("outage: PostgreSQL", "outage: NATS")
PLAN = Plan(
    named=FAULTS,
    seed=int(os.environ.get("TENKA_FAULT_SEED", "1")),
    nodes=2,
    workers=1,
    tables=5,
    again=False,
)


@pytest.mark.slow
@pytest.mark.skipif(ON_POSTGRES, reason="it has a PostgreSQL of its own in any case")
def test_nothing_is_lost_doubled_stuck_or_leaked(tmp_path: Path) -> None:
    report = asyncio.run(Run(PLAN, tmp_path).run())
    print(report.told())
    assert not report.findings.any, report.findings
    assert len(report.faults) == len(FAULTS)
    assert report.requests_lost > 0  # else the faults have hit nobody
    assert report.notices > 0
    assert report.bus.get("tenka.bots.jobs.")


@pytest.mark.long
@pytest.mark.skipif(ON_POSTGRES, reason="it has a PostgreSQL of its own in any case")
def test_ten_seconds_without_the_database_or_the_bus(tmp_path: Path) -> None:
    report = asyncio.run(Run(replace(PLAN, named=OUTAGES, again=True), tmp_path).run())
    assert not report.findings.any, report.findings
    assert report.requests_lost + report.requests_refused > 0
