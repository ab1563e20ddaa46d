# Everything runs in the project's own environment: uv lives in .uv, packages in .venv.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --frozen --quiet
JOBS ?= 3
GAME ?= eketorp

.PHONY: help setup play terminal compiled test check bench soak

help:  ## Show what make can do
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 11

.uv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Meadhall needs Python 3.11 or newer; $$($(PYTHON) --version 2>&1 || echo no Python) was found. Name another one: make PYTHON=python3.12"; exit 1; }
	@echo "Fetching uv into this folder …"
	@$(PYTHON) -m venv .uv && .uv/bin/pip install --quiet --disable-pip-version-check uv

.venv/.ready: uv.lock pyproject.toml | $(filter .uv/bin/uv,$(UV))
	@echo "Setting up Meadhall in this folder …"
	@$(UV) sync --frozen --quiet
	@touch $@

setup: .venv/.ready  ## Install everything that is needed into this folder

play: setup  ## Start the table server on this machine and open the browser
	@$(RUN) meadhall serve --open $(ARGS)

terminal: setup  ## Play in the terminal (GAME=shipwrights for the other game)
	@$(RUN) meadhall play $(GAME)

check: setup  ## Format, lint, types, and the direction of imports
	@$(RUN) ruff format --check --quiet .
	@$(RUN) ruff check --quiet .
	@$(RUN) mypy --no-error-summary
	@$(RUN) lint-imports --no-cache > .lint-imports.log 2>&1 || { cat .lint-imports.log; exit 1; }

compiled: setup  ## Fill the cache of compiled rules, a game on each core
	@$(RUN) meadhall compile eketorp 2> >(cat >&2) & $(RUN) meadhall compile shipwrights 2> >(cat >&2) && wait $$!

test: check compiled  ## All checks and tests, in their short forms
	@$(RUN) pytest -n $(JOBS) --dist loadgroup -m "not soak" $(ARGS)

soak: check compiled  ## The full counts
	@$(RUN) pytest -n $(JOBS) --dist loadgroup $(ARGS)

bench: setup  ## Speed, measured beside its peers
	@$(UV) sync --frozen --quiet --group bench
	@$(RUN) --group bench python bench/speed.py
