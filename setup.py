"""Compile the hot modules with mypyc where that works, and install them interpreted where not.

TENKA_COMPILE=0 never compiles; TENKA_COMPILE=1 makes a failed compilation an error. A package
without the web app is built only if TENKA_WEB=0 asks for it.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

# Globs below src/; a leading "!" takes modules out again.
COMPILED = (
    "tenka/core/arguments.py",
    "tenka/core/chance.py",
    "tenka/core/fields.py",
    "tenka/games/chuhan/*.py",
    "!tenka/games/chuhan/__init__.py",
    "tenka/games/suntzu/*.py",
    "!tenka/games/suntzu/__init__.py",
    "tenka/games/shogun/*.py",
    "!tenka/games/shogun/__init__.py",
)
WEB = Path("src/tenka/server/web/index.html")
BUILD = Path("build")
LIBRARIES = BUILD / "compiled"
# mypyc asks for -Werror; a newer compiler's warning about its C is no reason to be slow.
FLAGS = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-Wno-error"]
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


def groups(paths: list[str]) -> list[tuple[list[str], str | None]]:
    """One C file for each folder: they are compiled side by side."""
    folders = sorted({Path(path).parent for path in paths})
    return [
        ([path for path in paths if Path(path).parent == folder], f"tenka_{folder.name}")
        for folder in folders
    ]


def compiled(paths: list[str]) -> list[Extension]:
    """Compile here, not inside setup(): a failure then leaves no trace in the wheel."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if compiler and not shutil.which(compiler[0]):
        raise CannotCompile("no C compiler found")
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypy is not installed") from None
    try:
        # What compiled modules import is for `make check` to judge, and may not be installed here.
        extensions: list[Any] = mypycify(
            ["--follow-imports=silent", *paths],
            opt_level="3",
            debug_level="0",
            separate=groups(paths),
            target_dir=str(BUILD / "mypyc"),
        )
    except (Exception, SystemExit) as error:
        print(error)
        raise CannotCompile("mypyc refused the sources") from error
    for extension in extensions:
        extension.depends = [*extension.depends, *RECIPE]
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(LIBRARIES)
    command.build_temp = str(BUILD / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    try:
        command.run()
    except Exception as error:
        print(error)
        raise CannotCompile("the C compiler failed") from error
    return extensions


def extensions() -> list[Extension]:
    wanted = os.environ.get("TENKA_COMPILE", "")
    paths = modules()
    try:
        if wanted == "0":
            raise CannotCompile("TENKA_COMPILE=0")
        return compiled(paths)
    except CannotCompile as why:
        if wanted == "1":
            sys.exit(f"tenka: {why}, and TENKA_COMPILE=1 asks for the compiled package.")
        print(
            f"tenka: {why}, installing the interpreted package: everything works, slower.",
            flush=True,
        )
        return []


# Metadata and editable installs need no compiler; a .so beside an edited .py would shadow it.
building = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)
if building and not WEB.exists() and os.environ.get("TENKA_WEB") != "0":
    sys.exit(
        "tenka: the web app has not been built, and a package without it has no page to play on: "
        "use `make build`, or TENKA_WEB=0 if you want the API alone."
    )
BUILD.mkdir(exist_ok=True)
if building:
    # What left the sources must leave the wheel too.
    shutil.rmtree(BUILD / "lib", ignore_errors=True)

setup(
    ext_modules=extensions() if building else [],
    cmdclass={"build_ext": TakeCompiled},
    # An egg-info in src/ would be a second `tenka` to whoever runs with PYTHONPATH=src.
    options={"build": {"build_lib": str(BUILD / "lib")}, "egg_info": {"egg_base": str(BUILD)}},
)
