# Everything runs in the project's own environment: uv lives in .uv, packages in .venv, those of the client in web.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := $(UV) run --frozen --quiet
JOBS ?= 6
PAGES ?= 3
unexport PYTHONDONTWRITEBYTECODE  # bytecode that is kept spares every process of the tests a second
GAME ?= eketorp
NODE_SERVES = const [a, b] = process.versions.node.split(".").map(Number); process.exit(+!(a > 22 || (a === 22 && b > 11) || (a === 20 && b > 18)))
NODE = $(shell command -v npm > /dev/null && node -e '$(NODE_SERVES)' 2> /dev/null && echo yes)
NPM = $(if $(NODE),npm,$(UV) run --frozen --quiet --inexact --no-dev --group node npm) --prefix web --no-fund --no-audit --loglevel error
WEB := src/meadhall/server/web/index.html
WEB_SOURCES := $(shell find web/src web/*.* src/meadhall/i18n docs/rules docs/guides -type f ! -name schema.d.ts ! -name "*.pyc" 2> /dev/null)
SHELL_OF_CHROMIUM := chromium-headless-shell
CHROMIUM := $(SHELL_OF_CHROMIUM) chromium chromium-browser google-chrome
INSTALL = DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Acquire::http::Timeout=20 -o Acquire::Retries=1

.PHONY: help setup web package browser firefox play terminal compiled ready collected test check bench soak soak-rules soak-browser mutants screenshots sheets

help:  ## Show what make can do
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 15

.uv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Meadhall needs Python 3.11 or newer; $$($(PYTHON) --version 2>&1 || echo no Python) was found. Name another one: make PYTHON=python3.12"; exit 1; }
	@echo "Fetching uv into this folder …"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv 2> /dev/null || \
	  { $(PYTHON) -m venv .uv && .uv/bin/pip install --quiet --disable-pip-version-check uv; }

.venv/.ready: uv.lock pyproject.toml | $(filter .uv/bin/uv,$(UV))
	@echo "Setting up Meadhall in this folder …"
	@$(UV) sync --frozen --quiet
	@touch $@

setup: .venv/.ready  ## Install everything that is needed into this folder

.venv/.playable: uv.lock pyproject.toml | $(filter .uv/bin/uv,$(UV))
	@echo "Setting up Meadhall in this folder …"
	@$(UV) sync --frozen --quiet --inexact --no-dev
	@touch $@

web/node_modules/.playable: web/package-lock.json web/package.json
	@$(if $(NODE),,$(MAKE) --no-print-directory .venv/.playable)
	@echo "Fetching what the browser's table is built with …"
	@$(NPM) ci $(if $(wildcard web/node_modules/.ready),,--omit=dev)
	@touch $(wildcard web/node_modules/.ready) $@

web/node_modules/.ready: web/package-lock.json web/package.json
	@$(if $(NODE),,$(MAKE) --no-print-directory .venv/.playable)
	@echo "Fetching what the browser's table is built and checked with …"
	@$(NPM) ci
	@touch web/node_modules/.playable $@

$(WEB): web/node_modules/.playable $(WEB_SOURCES)
	@echo "Building the browser's table …"
	@$(NPM) run --silent types > /dev/null && $(NPM) run --silent build -- --logLevel warn

web: $(WEB)  ## Build what the browser shows

package: web  ## Build the sdist and the wheel that people install, in dist
	@said=$$($(UV) build 2>&1) || { echo "$$said" >&2; exit 1; }

browser:
	@command -v $(SHELL_OF_CHROMIUM) > /dev/null && exit 0; \
	  if [ "$$(id -u)" = 0 ] && apt-cache show $(SHELL_OF_CHROMIUM) > /dev/null 2>&1; then \
	    echo "Installing from the system's packages, with apt-get: $(SHELL_OF_CHROMIUM), a browser without windows for the tests …"; \
	    $(INSTALL) $(SHELL_OF_CHROMIUM) > /dev/null 2>&1 && exit 0; \
	  fi; \
	  for name in $(CHROMIUM); do command -v $$name > /dev/null && exit 0; done; \
	  echo "Installing from the system's packages, with apt-get: chromium, which the tests of the browser drive …"; \
	  as=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$as apt-get update -qq && $$as env $(INSTALL) chromium > /dev/null || \
	  { echo "The tests need Chromium: install it from your system's packages, as one of $(CHROMIUM)"; exit 1; }

firefox:
	@command -v firefox-esr > /dev/null || command -v firefox > /dev/null && exit 0; \
	  echo "Installing from the system's packages, with apt-get: firefox-esr, which the soak drives …"; \
	  as=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$as env $(INSTALL) firefox-esr > /dev/null 2>&1 || \
	  { $$as apt-get update -qq && $$as env $(INSTALL) firefox-esr > /dev/null; } || \
	  { echo "The soak needs Firefox: install it from your system's packages"; exit 1; }

play:  ## Start the table server on this machine and open the browser
	@$(MAKE) --no-print-directory -j 2 .venv/.playable web
	@.venv/bin/meadhall serve --open $(ARGS)

terminal: setup  ## Play in the terminal (GAME=shipwrights for the other game)
	@$(RUN) meadhall play $(GAME)

check: setup web/node_modules/.ready web  ## Format, lint, types, and the direction of imports
	@$(RUN) ruff format --check --quiet .
	@$(RUN) ruff check --quiet .
	@$(RUN) mypy --no-error-summary
	@$(NPM) run --silent lint > .client-lint.log 2>&1 || { cat .client-lint.log; exit 1; }
	@$(NPM) run --silent check > .svelte-check.log 2>&1 || { cat .svelte-check.log; exit 1; }
	@$(RUN) lint-imports --no-cache > .lint-imports.log 2>&1 || { cat .lint-imports.log; exit 1; }

compiled: setup  ## Fill the cache of compiled rules, a game on each core
	@$(RUN) meadhall compile eketorp 2> >(cat >&2) & $(RUN) meadhall compile shipwrights 2> >(cat >&2) && wait $$!

collected: setup  # so that the tests' processes do not each rewrite the same assertions
	@$(RUN) pytest --collect-only -q -q tests > /dev/null

ready: setup web/node_modules/.ready web
	@$(MAKE) --no-print-directory -j 4 check compiled browser collected

test: ready  ## All checks and tests, in their short forms; installs Chromium if there is none
	@$(RUN) pytest -n $(JOBS) --dist loadgroup -m "not soak" tests $(ARGS)

soak:  ## The full counts, in two parts; ARGS=--resume goes on after a cut
	@$(MAKE) --no-print-directory --keep-going soak-rules soak-browser

soak-rules: ready  ## The first part: everything without a browser
	@$(UV) sync --frozen --quiet --inexact --group soak
	@$(RUN) pytest -n $(JOBS) --dist loadgroup --passed build/soak-rules.txt --ignore tests/browser tests $(ARGS)

soak-browser: ready firefox  ## The second part: the browser's table
	@$(RUN) pytest -n $(PAGES) --dist loadgroup --passed build/soak-browser.txt --shown build/soak-browser.shown.txt tests/browser $(ARGS)
	@$(RUN) python -m tests.browser.shown build/soak-browser.shown.txt

mutants: setup web/node_modules/.ready web compiled browser  ## Break one rule after another in a copy, and say which test noticed
	@$(RUN) python -m tests.mutants $(ARGS)

bench: setup  ## Speed, measured beside its peers
	@$(UV) sync --frozen --quiet --group bench
	@$(RUN) --group bench python bench/speed.py

screenshots: setup web compiled browser  ## A contact sheet of every screen, in build/screenshots
	@$(RUN) python -m tests.browser.screenshots $(ARGS)

sheets: setup web compiled browser  ## Contact sheets of every scene in six frames, in build/sheets
	@$(RUN) python -m tests.browser.sheets $(ARGS)
