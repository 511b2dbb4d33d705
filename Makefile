# Every target makes the environment it needs in .venv; nothing is installed outside this folder.
PYTHON ?= python3
BIN := .venv/bin
TYPED := $(wildcard src/parbat/*/*.pxd src/parbat/*/*/*.pxd)
COMPILED := $(TYPED:.pxd=.py)

WEB := $(shell find web docs/rules docs/boards.md src/parbat/games/*/data -type f -not -path "*/node_modules/*" 2>/dev/null)

.PHONY: play serve test check lint types pure compiled shared client browser install bench lock clean help

help:            ## show this list
	@awk -F ':.*## *' '/^[a-z]+:.*##/ { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.installed  ## play Nanga Parbat in the terminal against a computer player
	$(BIN)/parbat play nanga-parbat

serve: .venv/.serving  ## start the table and open it in the browser
	$(BIN)/parbat serve

test: check browser shared pure install  ## everything, from a clean clone: what CI runs

check: lint types compiled  ## the quick part: well under two minutes

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/.dev
	$(BIN)/mypy

pure: .venv/.dev  ## the same tests on the uncompiled files, with branch coverage
	PARBAT_PURE=1 $(BIN)/pytest -n 2 --dist worksteal -m "not install and not browser and not shared and not deep" --cov --cov-report=term:skip-covered

compiled: .venv/.dev  ## the tests on the compiled files
	@! command -v cc > /dev/null || $(BIN)/python -c 'import sys, parbat.uncompiled as u; sys.exit(not u.is_compiled() and "There is a C compiler, but the rules are not compiled: rm .venv/.installed and look at what make says.")'
	$(BIN)/pytest -n 2 --dist worksteal -m "not install and not browser and not shared"

shared: .venv/.dev  ## the table over PostgreSQL and Redis with two servers, and killed in the middle
	$(BIN)/pytest -m shared

client: .venv/.dev  ## check, test and build the browser client
	$(BIN)/python web/npm.py ci --no-audit --no-fund
	$(BIN)/python web/npm.py run check
	$(BIN)/python web/npm.py test
	$(BIN)/python web/npm.py run build

browser: client  ## the tests of the table in a real browser
	@command -v chromium > /dev/null || { test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq && apt-get install -y -qq chromium > /dev/null; } || $(BIN)/playwright install chromium || echo "No Chromium can be had here: the tests in the browser will be skipped."
	$(BIN)/pytest -m browser

install: .venv/.dev  ## build and install with and without a compiler, and play a game in each
	$(BIN)/pytest -m install

bench: .venv/.installed  ## measure the speed of the rules and of computer players
	$(BIN)/parbat bench

lock:            ## renew the hashed requirement files (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml -o requirements/run.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra dev pyproject.toml -o requirements/dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra server pyproject.toml -o requirements/serve.txt

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src -name '*.so' -delete

.venv/.made:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parbat needs Python 3.11 or newer: set PYTHON=... to one")'
	$(PYTHON) -m venv .venv
	touch $@

.venv/.packages: .venv/.made requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	touch $@

.venv/.installed: .venv/.packages pyproject.toml hatch_build.py $(COMPILED) $(TYPED)
	PARBAT_CLIENT=0 $(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

.venv/.serving: .venv/.installed requirements/serve.txt $(WEB)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/serve.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

.venv/.dev: .venv/.installed requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@
