"""Compile the hot modules with mypyc where that works, and install them interpreted where not.

`python setup.py build_ext` compiles alone; what it made is taken into the package as long as the
sources are the same. TENKA_COMPILE=0 never compiles; TENKA_COMPILE=1 makes a failed compilation an
error. A package without the web app is built only if TENKA_WEB=0 asks for it.
"""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections import defaultdict
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

# Globs below src/; a leading "!" takes modules out again.
COMPILED = (
    "tenka/core/arguments.py",
    "tenka/core/base_state.py",
    "tenka/core/budget.py",
    "tenka/core/chance.py",
    "tenka/core/fields.py",
    "tenka/games/*/*.py",
    "!tenka/games/*/__init__.py",
    "tenka/bots/decision_batch.py",
    "tenka/bots/assignment.py",
    "tenka/bots/misjudging.py",
    "tenka/bots/*/*.py",
    "!tenka/bots/*/__init__.py",
    "!tenka/bots/*/net_inputs.py",
    "!tenka/bots/*/round_search.py",
    "!tenka/bots/learned/*.py",
    "!tenka/bots/search/matrix.py",
    "tenka/envs/stepping/*.py",
    "!tenka/envs/stepping/__init__.py",
)
# What is compiled depends on the types in these, too.
TYPES = (
    *("tenka/core/**/*.py", "tenka/games/**/*.py", "tenka/bots/**/*.py"),
    "tenka/envs/stepping/*.py",
)
WEB = Path("src/tenka/server/web/index.html")
BUILD = Path("build")
LIBRARIES = BUILD / "compiled"
MADE = LIBRARIES / "made.json"
OBJECTS = BUILD / "objects"
REMEMBERED = BUILD / "mypy_cache"
UNFINISHED = BUILD / "unfinished"
# mypyc asks for -Werror; a newer compiler's warning about its C is no reason to be slow.
FLAGS = ["-O3", "-g0", "-fwrapv", "-fno-semantic-interposition", "-Wno-error"]
# That of gcc's -O3 which makes these engines fast, chiefly calls that are inlined: as fast within
# 4 %, for two thirds of the compiler's time.
FLAGS_OF_GCC = [
    *FLAGS,
    *("-O1", "-fexpensive-optimizations", "-fstore-merging", "-fstrict-aliasing", "-fpeephole2"),
    *("-finline-functions", "-finline-small-functions", "-findirect-inlining"),
    *("-fpartial-inlining", "-foptimize-sibling-calls", "-fcaller-saves", "-fipa-ra"),
    *("-freorder-blocks-and-partition", "-freorder-functions", "-fthread-jumps", "-ftree-vrp"),
    *("-ftree-slp-vectorize", "--param=max-inline-insns-auto=30"),
    *("--param=early-inlining-insns=14", "--param=inline-min-speedup=15"),
]
# What no search and no training asks for.
SELDOM = (
    *("analysis", "data", "differences", "fields", "forecast", "manifest", "position", "reading*"),
    *("reduced", "refusals", "rule_ids", "trick_check", "view"),
)
OFTEN_IN_BOTS = (
    *(
        "candidates",
        "decision_batch",
        "features",
        "training_games",
        "move_features",
        "surroundings",
    ),
    *("hand_search", "ismcts", "round_play", "tree", "worlds"),
)
FLAGS_OF_SELDOM = [*FLAGS, "-Og"]
# What decides the machine code beside the C source: these flags and the pin of mypy.
RECIPE = ["setup.py", "requirements/build.txt"]


class CannotCompile(Exception):
    """Why the package will be interpreted, in a few words."""


class TakeCompiled(build_ext):
    """Only copies: the compiler has done its work before setup() began."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(LIBRARIES / target.relative_to(self.build_lib), target)


def modules() -> list[str]:
    found: set[Path] = set()
    for pattern in COMPILED:
        matches = set(Path("src").glob(pattern.removeprefix("!")))
        if not matches:
            sys.exit(f"tenka: setup.py lists {pattern}, and src/ has no such module.")
        found = found - matches if pattern.startswith("!") else found | matches
    return sorted(map(str, found))


def group_of(path: str) -> str:
    """A C file for each game, one for what is seldom needed of the games and one of the bots, one
    for the core, which everybody loads, and one for the rest: they are compiled side by side. More
    of them would cost more, as each holds all of mypyc's own C."""
    (package, room, *game), name = Path(path).parent.parts[1:], Path(path).stem
    if room == "bots" and name not in OFTEN_IN_BOTS:
        return f"{package}_bots_seldom"
    if room == "games":
        seldom = any(fnmatch(name, pattern) for pattern in SELDOM)
        return f"{package}_games_" + ("seldom" if seldom else game[0])
    return f"{package}_core" if room == "core" else f"{package}_rest"


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    found = defaultdict(list)
    for path in paths:
        found[group_of(path)].append(path)
    return [(members, name) for name, members in found.items()]


def fingerprint(paths: list[str]) -> str:
    """Of all that the compiled modules are made from."""
    made = hashlib.sha256(repr((sys.version, os.environ.get("CC"), paths)).encode())
    types = sorted(path for pattern in TYPES for path in Path("src").glob(pattern))
    for path in (*map(Path, RECIPE), *types):
        made.update(path.read_bytes())
    return made.hexdigest()


def compiled(paths: list[str]) -> list[str]:
    """The names of the libraries, which are in build/compiled. Compile here, not inside setup(): a
    failure then leaves no trace in the wheel."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        raise CannotCompile("no C compiler found")
    made = fingerprint(paths)
    if MADE.exists() and (before := json.loads(MADE.read_text()))["of"] == made:
        return list(before["names"])
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypy is not installed") from None
    MADE.unlink(missing_ok=True)
    if UNFINISHED.exists():  # libraries of before and after a change do not fit together
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
    UNFINISHED.touch()
    try:
        extensions = to_c(mypycify, paths)
    except (Exception, SystemExit) as error:
        print(error)
        raise CannotCompile("mypyc refused the sources") from error
    try:
        compile_all(extensions, bool(compiler) and is_gcc(compiler))
    except Exception as error:
        print(error)
        raise CannotCompile("the C compiler failed") from error
    names = [extension.name for extension in extensions]
    MADE.write_text(json.dumps({"of": made, "names": names}))
    UNFINISHED.unlink()
    return names


def to_c(mypycify: Any, paths: list[str]) -> list[Any]:
    """Have mypyc write the C sources. What it remembers of the last time may mislead it: then it
    is asked once more, and has forgotten."""
    # What compiled modules import is for `make check` to judge, and may not be installed here.
    command = ["--follow-imports=silent", "--cache-dir", str(REMEMBERED), *paths]

    def write() -> list[Any]:
        found: list[Any] = mypycify(
            command,
            opt_level="3",
            debug_level="0",
            separate=groups(paths),
            target_dir=str(BUILD / "mypyc"),
        )
        return found

    try:
        return write()
    except Exception:
        if not REMEMBERED.exists():
            raise
        shutil.rmtree(REMEMBERED)
        return write()


def flags_of(library: str, gcc: bool) -> list[str]:
    group = library.removesuffix("__mypyc")
    if group.endswith("_seldom"):
        return FLAGS_OF_SELDOM
    return FLAGS_OF_GCC if gcc else FLAGS


def is_gcc(compiler: list[str]) -> bool:
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def compile_all(extensions: list[Any], gcc: bool) -> None:
    doors = defaultdict(list)
    for each in extensions:
        if not each.name.endswith("__mypyc"):
            doors[each.name.rpartition(".")[0]].append(each)
    libraries = [each for each in extensions if each.name.endswith("__mypyc")]
    for each in libraries:
        each.depends = [*each.depends, *RECIPE]
        if os.name == "posix":
            each.extra_compile_args = [*each.extra_compile_args, *flags_of(each.name, gcc)]
            each.include_dirs = [str(BUILD / "mypyc"), *each.include_dirs]
    # The largest first, since the last one is waited for alone.
    libraries.sort(key=lambda each: -sum(Path(source).stat().st_size for source in each.sources))
    made = [*libraries, *(one_door(package, members) for package, members in doors.items())]
    command = build_ext(Distribution({"ext_modules": made}))
    command.build_lib = str(LIBRARIES)
    command.build_temp = str(OBJECTS)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for first, *others in doors.values():
        for other in others:
            shutil.copy2(*map(command.get_ext_fullpath, (first.name, other.name)))


def one_door(package: str, members: list[Any]) -> Extension:
    """What Python loads for each module only leads to the library of its group. A hundred of them
    cost more than they do: those of a package are compiled as one, and copied."""
    folder = BUILD / "mypyc"
    shims = [source for member in members for source in member.sources]
    lines = []
    for number, shim in enumerate(shims):  # each also has a function of this name
        beside = Path(shim).relative_to(folder).as_posix()
        lines += [f"#define PyInit___init__ unused{number}", f'#include "{beside}"']
        lines += ["#undef PyInit___init__"]
    path = folder / f"{package}.c"
    text = "\n".join(lines) + "\n"
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    flags = ["-O0", "-g0"] if os.name == "posix" else []
    return Extension(
        members[0].name, [str(path)], depends=[*shims, *RECIPE], extra_compile_args=flags
    )


def extensions() -> list[Extension]:
    wanted = os.environ.get("TENKA_COMPILE", "")
    try:
        if wanted == "0":
            raise CannotCompile("TENKA_COMPILE=0")
        return [Extension(name, []) for name in compiled(modules())]
    except CannotCompile as why:
        if wanted == "1":
            sys.exit(f"tenka: {why}, and TENKA_COMPILE=1 asks for the compiled package.")
        print(
            f"tenka: {why}, installing the interpreted package: everything works, slower.",
            flush=True,
        )
        return []


# Metadata and editable installs need no compiler; a .so beside an edited .py would shadow it.
packing = not {"bdist_wheel", "build", "install"}.isdisjoint(sys.argv)
building = packing or "build_ext" in sys.argv
if packing and not WEB.exists() and os.environ.get("TENKA_WEB") != "0":
    sys.exit(
        "tenka: the web app has not been built, and a package without it has no page to play on: "
        "use `make build`, or TENKA_WEB=0 if you want the API alone."
    )
BUILD.mkdir(exist_ok=True)
if packing:
    # What left the sources must leave the wheel too.
    shutil.rmtree(BUILD / "lib", ignore_errors=True)

setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build_ext": TakeCompiled},
    # An egg-info in src/ would be a second `tenka` to whoever runs with PYTHONPATH=src.
    options={"build": {"build_lib": str(BUILD / "lib")}, "egg_info": {"egg_base": str(BUILD)}},
)
