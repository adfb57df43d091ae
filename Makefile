# Needs Python 3.11+ and make; everything else goes into .venv and web/node_modules.
PYTHON ?= python3
# Processors: so many tests at a time, and beside them one less in a browser. More are in each other's way.
WORKERS ?= 2
KILLS ?= 200
FAULTS ?= 200
FUZZ ?= 600
PUZZLES ?= 40
SEED ?= 1
UV_VERSION := $(shell sed -n 's/^uv==\([0-9.]*\).*/\1/p' requirements/uv.txt)

export UV_PYTHON_DOWNLOADS := never
# Tests are to find the installed package, whatever the shell says.
unexport PYTHONPATH
# A bot thinks on one core, in tests too: many threads for small nets only wait for each other.
export OMP_NUM_THREADS := 1
export OPENBLAS_NUM_THREADS := 1
# A test or a bot starts Python often: what was read once is to be kept.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# An activated .venv shows its own uv on PATH, which `make clean` would take away.
UV := $(or $(filter-out $(CURDIR)/$(BIN)/uv,$(shell command -v uv 2>/dev/null)),$(BIN)/uv)
VENV := .venv/.made-$(if $(filter $(BIN)/uv,$(UV)),$(UV_VERSION),bare)
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
# File by file, in the order of tests/conftest.py.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
MARKED := "not training$(if $(LONG),, and not long)"
LINTED := $(wildcard src tests benchmarks examples training setup.py)

# The pip of $(PYTHON), if it has one, saves putting another into .venv.
GET_UV := --quiet --quiet --disable-pip-version-check install --require-hashes --requirement requirements/uv.txt

# What runs on PostgreSQL as well; all tests of the server do with LONG=1.
ON_POSTGRES := $(if $(LONG),tests/server,$(addprefix tests/server/,leaks/test_nodes.py \
    $(addprefix nodes/test_,shared_tables.py presence.py handing_over.py) tables/test_owed.py \
    api/test_moves.py api/test_clubs.py::TestTournaments pairing/test_matchmaker.py \
    tournaments/test_nodes.py notify/test_reminders.py \
    $(addprefix store/test_,postgres.py lost_commit.py moving.py entries.py faults.py notices.py \
    tables.py settings.py)))

NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_MODULES := web/node_modules/.installed
# Tests and checks need more packages than the page is built of.
ALL_NODE_MODULES := web/node_modules/.installed-all
WEB := src/tenka/server/web

SOURCES := $(sort $(shell find src -type f ! -name '*.pyc' ! -name '.*' ! -path '$(WEB)/*'))
WEB_SOURCES := $(sort $(filter %.ftl,$(SOURCES)) $(shell find web -type f ! -path 'web/node_modules/*' \
    ! -path 'web/src/look/fonts/*' ! -path web/src/api/schema.ts ! -name '*.test.ts'))
ENGINE_SOURCES := $(filter src/tenka/core/%.py src/tenka/games/%.py src/tenka/bots/%.py \
    src/tenka/envs/stepping/%.py,$(SOURCES))
# The name carries what time stamps do not tell: files that came or went, and TENKA_COMPILE.
named = $(1)-$(firstword $(shell echo '$(TENKA_COMPILE)' $(2) | cksum))
BUILT := $(call named,.venv/.built,$(SOURCES) $(WEB_SOURCES))
COMPILED := $(call named,.venv/.compiled,$(ENGINE_SOURCES))
WEB_BUILT := $(call named,$(WEB)/.built,$(WEB_SOURCES))

# Only the build does several things at once: it says so to another make.
ONE_BY_ONE := yes
ifdef ONE_BY_ONE
.NOTPARALLEL:
endif

.DEFAULT_GOAL := help
.PHONY: help play test test-beside test-fast test-long test-training check bench bench-envs exploitability bench-server answer-times rating-rings load starving lighthouse frames strength puzzles screenshots contact-sheet kill-test fuzz faults build requirements clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 22

play: build ## start Tenka on this machine; it says where to find it
	@TENKA_LOG_LEVEL=$${TENKA_LOG_LEVEL:-warning} $(BIN)/tenka serve

test: build .venv/.test .venv/.chromium $(if $(LONG),.venv/.fuzz) $(ALL_NODE_MODULES) ## run the tests, compiled and interpreted
	@mkdir -p build
	@echo "tenka: testing the pages, PostgreSQL and the interpreted rules meanwhile; that is told at the end"
	@$(MAKE) --no-print-directory test-beside >build/tests-beside.log 2>&1 & beside=$$!; \
	    trap "kill $$beside" INT TERM; \
	    echo "tenka: testing the installed package"; \
	    $(PYTEST) -m $(MARKED) --ignore=tests/web tests; others=$$?; \
	    wait $$beside; seen=$$?; \
	    cat build/tests-beside.log; \
	    [ $$others -eq 0 ] && [ $$seen -eq 0 ]

test-beside:
	@echo "tenka: testing the pages in a browser"
	@$(PYTEST) -n $$(($(WORKERS) - 1)) -m $(MARKED) tests/web
	@echo "tenka: testing the server on PostgreSQL"
	@TENKA_TEST_DATABASE=$${TENKA_TEST_POSTGRES:-postgres} $(PYTEST) -q -m $(MARKED) $(ON_POSTGRES)
	@echo "tenka: testing scenarios and playthroughs interpreted"
	@PYTHONPATH=src $(PYTEST) -q tests/rules -k "scenario or golden or worked"
	@echo "tenka: testing the parts of the web app"
	@$(NPM) run --silent test

test-fast: build .venv/.test ## run the tests that take no time
	@$(PYTEST) -q -m "not slow and not long" tests/core tests/rules tests/texts

test-long: ## run all tests, and those that only repeat, with more seeds and examples
	@TENKA_LONG=1 $(MAKE) test LONG=1

test-training: build .venv/.test .venv/.training ## run the tests of training, with PyTorch (3 GB)
	@PYTHONPATH=. $(PYTEST) -m training tests/training

check: .venv/.test $(ALL_NODE_MODULES) ## lint, format, types, who imports whom
	@mkdir -p build
	@$(BIN)/ruff check $(LINTED)
	@$(BIN)/ruff format --check $(LINTED)
	@$(BIN)/mypy $(LINTED)
	@$(BIN)/zizmor --offline --strict-collection --no-progress --quiet .github >build/workflows.log 2>&1 \
	    || { cat build/workflows.log; exit 1; }
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache >build/imports.log || { cat build/imports.log; exit 1; }
	@PYTHONPATH=src $(BIN)/python -m tenka.server.write_openapi >build/openapi.json
	@$(NPM) run --silent check

rating-rings: build .venv/.test ## what rings of accounts gain, and how fast newcomers settle
	@$(BIN)/python -m benchmarks.rating_rings

bench: build .venv/.bench ## measure against OpenSpiel and Catanatron
	@$(BIN)/python -m benchmarks

bench-envs: build .venv/.test .venv/.bench ## measure the environments against OpenSpiel and PettingZoo
	@$(BIN)/python -m benchmarks.environments

exploitability: build .venv/.bench ## solve the reduced games, and see how far bots are from it
	@OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 $(BIN)/python -m benchmarks.exploitability

bench-server: build ## measure the server: moves a second, latency, idle sockets
	@$(BIN)/python -m benchmarks.server

answer-times: build ## do the times of bots' answers tell what they hold? idle and busy (half an hour)
	@$(BIN)/python -m benchmarks.answer_times

load: build .venv/.test ## ever more players at one node and at two, with a PostgreSQL and a NATS of their own
	@$(BIN)/python -m benchmarks.load

starving: build ## how long others wait for their moves while one address asks for all that is dear
	@$(BIN)/python -m benchmarks.starving

lighthouse: build .venv/.chromium build/lighthouse/.installed ## what Lighthouse says of the pages (ten minutes)
	@$(BIN)/python -m benchmarks.lighthouse

frames: build .venv/.test .venv/.chromium ## frames a second at the liveliest moments, and from click to board
	@$(BIN)/python -m benchmarks.frames

strength: build ## how strong each level is, by the arena: the tables of docs/bots.md (an hour)
	@$(BIN)/python -m benchmarks.strength

puzzles: build ## mine the puzzles of all games anew, into src (half an hour; PUZZLES=..., SEED=...)
	@mkdir -p build
	@for game in $(patsubst src/tenka/games/%/puzzles.json,%,$(wildcard src/tenka/games/*/puzzles.json)); do \
	    $(BIN)/tenka puzzles $$game --count $(PUZZLES) --seed $(SEED) >build/puzzles-$$game.json \
	        && mv build/puzzles-$$game.json src/tenka/games/$$game/puzzles.json || exit 1; \
	done

screenshots: build .venv/.test .venv/.chromium ## pictures of every page and phase, in build/screenshots
	@$(BIN)/python -m tests.web.screenshots

contact-sheet: build .venv/.test .venv/.chromium ## all moments that are hard to lay out side by side, in build/contact-sheets (SHEETS=--help)
	@$(BIN)/python -m tests.web.contact_sheets $(SHEETS)

kill-test: build .venv/.test ## kill the server 200 times under load (KILLS=...)
	@TENKA_KILLS=$(KILLS) $(BIN)/python -m pytest -q -s tests/server/kill

fuzz: .venv/.test .venv/.fuzz ## garbage guided by coverage for FUZZ seconds: records, positions, moves, messages
	@for target in record position moves message; do \
	    PYTHONPATH=src $(BIN)/python -m tests.attacks.fuzzing $$target --seconds $$(($(FUZZ) / 4)) || exit 1; \
	done

faults: build .venv/.test ## 200 faults of nodes, workers, PostgreSQL, NATS and the network (FAULTS=..., SEED=...)
	@$(BIN)/python -m tests.faults --faults $(FAULTS) --seed $(SEED)

build: $(VENV) ## leave the wheel in dist/ and install it into .venv, compiled if there is a C compiler
	@$(MAKE) --no-print-directory --jobs=3 ONE_BY_ONE= $(BUILT)

requirements: $(VENV) ## pin the newest versions in requirements/*.txt
	@for name in uv server cluster build test fuzz bench web training; do \
	    case $$name in \
	        cluster) from="pyproject.toml --extra cluster --extra postgres --constraint requirements/server.txt";; \
	        server|training) from="pyproject.toml --extra $$name";; \
	        *) from=requirements/$$name.in;; \
	    esac; \
	    echo "tenka: pinning requirements/$$name.txt"; \
	    $(UV) pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
	        --no-emit-index-url --custom-compile-command "make requirements" \
	        $$from --output-file requirements/$$name.txt || exit 1; \
	done

clean: ## remove all that was built, .venv too
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -rf $(WEB) web/node_modules web/src/look/fonts web/src/api/schema.ts
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	    "tenka: Python 3.11 or newer is needed, and $(PYTHON) is older: name another by make PYTHON=...")'
	@echo "tenka: making .venv"
ifeq ($(UV),$(BIN)/uv)
	@$(PYTHON) -m venv --without-pip .venv
	@$(PYTHON) -m pip --python $(BIN)/python $(GET_UV) 2>/dev/null \
	    || { $(PYTHON) -m venv .venv && $(BIN)/python -m pip $(GET_UV); }
else
	@$(PYTHON) -m venv --without-pip .venv
endif
	@touch $@

.venv/.build .venv/.server .venv/.web: .venv/.%: requirements/%.txt | $(VENV)
	@echo "tenka: installing what the $* needs"
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.test .venv/.fuzz .venv/.bench .venv/.training: .venv/.%: requirements/%.txt | .venv/.build .venv/.server
	@echo "tenka: installing what $* needs"
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.chromium: | .venv/.test
	@echo "tenka: looking for Chromium, for the tests in the browser"
	@$(BIN)/python -m tests.web.chromium
	@touch $@

$(NODE_MODULES): web/package-lock.json web/package.json web/.npmrc | .venv/.web
	@echo "tenka: installing what the web app is made of"
	@$(NPM) ci --omit=dev --no-progress --loglevel=error >/dev/null
	@touch $@

$(ALL_NODE_MODULES): $(NODE_MODULES)
	@echo "tenka: installing what the web app is tested with"
	@$(NPM) install --no-save --no-progress --loglevel=error >/dev/null
	@touch $@

# It is large, and nothing else needs it.
build/lighthouse/.installed: | .venv/.web
	@echo "tenka: installing Lighthouse"
	@$(NPM) install --prefix ../build/lighthouse --ignore-scripts --no-progress --loglevel=error \
	    lighthouse@13.5.0 >/dev/null
	@touch $@

# A stamp is as old as the start, so that what changes meanwhile is built next time.
$(WEB_BUILT): $(WEB_SOURCES) $(NODE_MODULES)
	@echo "tenka: building the web app"
	@touch .venv/.building-web
	@$(NPM) run --silent build
	@mv .venv/.building-web $@

$(COMPILED): $(ENGINE_SOURCES) setup.py .venv/.build
	@echo "tenka: compiling the engine (this takes a while)"
	@rm -f .venv/.compiled-* && mkdir -p build && touch .venv/.compiling
	@$(BIN)/python setup.py --quiet build_ext >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@grep -E '^tenka:|: error: ' build/compile.log || true
	@mv .venv/.compiling $@

$(BUILT): $(SOURCES) $(COMPILED) $(WEB_BUILT) pyproject.toml setup.py .venv/.build .venv/.server
	@echo "tenka: putting the package together"
	@rm -rf dist .venv/.built-* && touch .venv/.building
	@$(UV) build --wheel --no-build-isolation --python $(BIN)/python --out-dir dist \
	    >build/build.log 2>&1 || { cat build/build.log; exit 1; }
	@$(INSTALL) --no-deps --force-reinstall dist/*.whl
	@mv .venv/.building $@
