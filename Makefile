# One command each: study, test, check, bench. Everything runs in .venv, made on first use.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
BENCHED := $(VENV)/.bench
BROWSER := $(VENV)/.browser
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: study test test-browser check bench bench-book bench-rules bench-bots format clean

study: $(READY)
	@$(BIN)/whist study cavendish-01

test: $(TOOLS)
	$(BIN)/python -m pytest

test-browser: $(TOOLS) $(BROWSER)
	$(BIN)/python -m pytest -rs tests/browser

check: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/whist check hands lessons set.yaml

bench: $(TOOLS) $(BENCHED)
	$(BIN)/python -m bench

bench-book: $(TOOLS)
	$(BIN)/python -m bench.book

bench-rules: $(TOOLS)
	$(BIN)/python -m bench.rules

bench-bots: $(TOOLS) $(BENCHED)
	$(BIN)/python -m bench.bots

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(READY): pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --editable .
	@$(BIN)/python -m compileall -q trainer
	@touch $@

$(TOOLS): pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --editable '.[test]'
	@$(BIN)/python -m compileall -q trainer
	@touch $@ $(READY)

$(BENCHED): pyproject.toml | $(TOOLS)
	$(INSTALL) --editable '.[bench]'
	@touch $@

$(BROWSER): pyproject.toml | $(TOOLS)
	$(INSTALL) --editable '.[browser]'
	@touch $@

.PHONY: screens
screens: $(TOOLS)
	$(BIN)/python -m tests.ui.captures
