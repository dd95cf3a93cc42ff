# The two commands: `make play` and `make test`. Nothing but Python 3.11+ is needed; all is set up in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help
.PHONY: help play test check unit soak bench clean

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

play: $(VENV)/play  ## Set everything up and play a game at the terminal
	$(BIN)/gobelin play

test: check unit  ## Set everything up and run all checks

check: $(VENV)/test  ## Lint, types and the list of rules without a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tests/rule_coverage.py

unit: $(VENV)/test  ## The tests, on all cores
	$(BIN)/python -m pytest -n auto

soak: $(VENV)/play  ## Ten thousand random games with all invariants checked after every choice (an hour or so)
	$(BIN)/python tests/soak.py --games 10000

bench: $(VENV)/play  ## Measure speed: decisions, games, copies, replays
	$(BIN)/python benchmarks/speed.py

clean:  ## Remove what was set up
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
