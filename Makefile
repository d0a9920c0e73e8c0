# `make` lists what can be done. A fresh machine needs python3 (3.11 or newer), make and, for speed, a C compiler.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules docs/rulings.md -not -path '*/__pycache__*' -not -path '*/static*' 2>/dev/null)
CLIENT := $(shell find web/src web/vite -type f 2>/dev/null) $(wildcard web/*.json web/*.ts web/*.js web/index.html src/karak/words/*/*.ftl src/karak/words/*/*/*.ftl)
INTERPRETED := nice env PYTHONPATH=src KARAK_EXPECT=interpreted# the C compiler, beside it, is what everything waits for
COMPILED := env -u PYTHONPATH KARAK_EXPECT=compiled
PYTEST := $(BIN)/python -m pytest -q -n 2
SITTINGS := $(PYTEST) --dist worksteal tests/web# some are whole games: nobody waits for the last
INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
SCHEMA := $(BIN)/check-jsonschema --quiet --builtin-schema vendor.
EXPORT := $(BIN)/uv export --quiet --no-emit-project --no-header --no-annotate
QUIET := $(MAKE) --no-print-directory
ALONE := $(PYTHON) packing/alone.py build/setup.lock# so that two of them wait for each other
SETUP := .venv/installed $(EXTRAS:%=.venv/extra-%)
export KARAK_BUILD := $(CURDIR)/build/compiled
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache# so that a folder in src/ changes only when a source comes or goes

.PHONY: help setup play terminal web docs test interpreted client browser chromium lint postgres proxies pythons faults licences reproducible lock clean

help: ## list what can be done
	@sed -n 's/^\([a-z]*\):.*## /make \1: /p' Makefile

setup: ## make .venv, and compile and install the game into it; EXTRAS=lab adds what tournaments and experiments need
	@$(QUIET) -q $(SETUP) || $(ALONE) $(QUIET) $(SETUP)

play: ## play in a browser: starts a server on this machine and opens its page
	@$(QUIET) -q .venv/ready web || $(ALONE) $(QUIET) .venv/ready web
	@if $(QUIET) -q .venv/installed; then $(BIN)/karak serve --open; else tools/set_up/play.sh $(QUIET) setup; fi

terminal: setup ## play at this terminal
	@$(BIN)/karak play

web: src/karak/static/index.html ## build the browser client, if it has changed

docs: .venv/locked ## build the documentation as a site in build/site
	PYTHONPATH=src $(BIN)/python -m sphinx -q -n -W --keep-going -c tools/site docs build/site
	@echo "Open $(CURDIR)/build/site/index.html"

test: .venv/locked postgres chromium proxies ## check everything, then test it: rules interpreted and compiled, whole sittings in a browser
	@$(QUIET) -j 2 .venv/installed interpreted client # the C compiler takes one core for minutes
	@$(QUIET) -q .venv/installed || { echo "karak: what was just set up counts as out of date: every start would do it again"; exit 1; }
	$(COMPILED) $(PYTEST) || $(COMPILED) $(PYTEST) --last-failed # real servers, clocks and sockets may be late once
	$(COMPILED) $(SITTINGS) -m "not thorough" || $(COMPILED) $(SITTINGS) --last-failed # alone: two browsers and a server may be late once

browser: .venv/locked setup chromium ## test all sittings in a real browser, also those that take long
	$(COMPILED) $(SITTINGS)

client: web # its sources and their own tests
	$(BIN)/python -m packing.client check test

interpreted: lint # what is never compiled, or only stands on the rules, is tested once, on compiled rules
	$(INTERPRETED) $(PYTEST) $(addprefix --ignore tests/,server hosting words lab env cli bots wheel stable docs)

lint: .venv/locked ## style, types, import contracts, and every rule covered by a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests tools packing hatch_build.py
	$(SCHEMA)github-workflows .github/workflows/*.yml
	$(SCHEMA)github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(SCHEMA)citation-file-format CITATION.cff
	$(BIN)/zizmor --offline --no-progress --quiet .github
	PYTHONPATH=src $(BIN)/lint-imports
	PYTHONPATH=src $(BIN)/python -m karak rules --coverage

chromium: ## install Chromium for the tests of the browser client, if it is missing and can be installed
	@tools/set_up/chromium.sh

postgres: ## install PostgreSQL for the tests of the store, if it is missing and can be installed
	@tools/set_up/postgres.sh

proxies: ## install nginx and Caddy for the tests of hosting, if they are missing and can be installed
	@tools/set_up/proxies.sh

pythons: ## run laws, perft and tapes on every Python from 3.11 to 3.14 found here
	@tools/set_up/pythons.sh

faults: .venv/locked ## plant small faults in the rules, one at a time, and list those that no test notices (hours)
	$(INTERPRETED) $(BIN)/python -m tools.faults

licences: .venv/locked ## list every package that karak ships or installs with its licence, and write a bill of materials
	PYTHONPATH=src $(BIN)/python -m tools.release.licences

reproducible: .venv/locked ## build the compiled wheel twice, in two places, and compare the bytes (ten minutes)
	nice $(BIN)/python -m tools.release.reproducible

lock: .venv/locked ## choose the newest allowed dependencies and write the lock files
	$(BIN)/uv lock --quiet --upgrade
	$(EXPORT) --no-dev --group build -o play.lock
	$(EXPORT) --no-dev --extra lab -o lab.lock
	$(EXPORT) --group dev -o requirements.lock

clean: ## remove all that was built
	rm -rf .venv build dist src/karak/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

src/karak/static/index.html: .venv/ready $(CLIENT)
	@$(BIN)/python -m packing.client || { [ "$$CI" != true ] || exit 1; echo "karak: going on without; there will be no table in the browser."; }

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "karak needs Python 3.11 or newer, and '$(PYTHON)' is none. Install one (Debian, Ubuntu: apt install python3)"; \
	  echo "or name another: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' || { \
	  echo "karak needs Python's venv and pip. Install them (Debian, Ubuntu: apt install python3-venv python3-pip)."; exit 1; }
	@echo "1/3 making .venv"
	@$(PYTHON) -m venv --clear .venv && touch $@

.venv/ready: .venv/made play.lock
	@echo "2/3 installing what karak needs"
	@$(INSTALL) --require-hashes -r play.lock && touch $@

.venv/extra-%: %.lock .venv/ready
	@echo "installing the extra packages of $*"
	@$(INSTALL) --require-hashes -r $< && touch $@

.venv/locked: .venv/ready requirements.lock
	@echo "installing what the tests need"
	@$(INSTALL) --require-hashes -r requirements.lock && touch $@

.venv/installed: .venv/ready src/karak/static/index.html pyproject.toml hatch_build.py $(wildcard packing/*.py) $(SOURCES)
	@touch $@.begun # what is edited from now on is for the next time
	@echo "3/3 compiling and installing karak (some minutes)"
	@$(BIN)/python hatch_build.py || { [ "$$CI" != true ] || exit 1; echo "karak: going on without; the rules will be slow."; }
	@$(BIN)/python -m pip uninstall -qqy karak # its name before 1.0
	@KARAK_CLIENT=0 $(INSTALL) --no-build-isolation --no-deps --force-reinstall . && cp -p $@.begun $@
