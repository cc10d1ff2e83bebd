# Everything runs from .venv, which is made from requirements.lock as soon as a target needs it.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
PIP := --quiet --disable-pip-version-check
unexport PYTHONDONTWRITEBYTECODE  # a service is many processes, and the tests start many: each would compile everything

.PHONY: up test check browser screenshots laws exam bench scale arena boards openapi client types fuzz attack faults lock clean
.DEFAULT_GOAL := up

up: $(STAMP)  ## run everything on this machine
	@$(BIN)/strata up

test: $(STAMP)  ## the whole suite; a third process works while others wait for theirs
	@$(BIN)/pytest -n 3 --dist worksteal --durations 25

browser: $(STAMP)  ## the tests in a browser, with whole matches of all games to the score
	@STRATA_WHOLE_MATCHES=1 $(BIN)/pytest -n 2 tests/browser

screenshots: $(STAMP)  ## take pictures of every page into docs/pictures/
	@$(BIN)/python -m tests.browser.screenshots

check: $(STAMP)  ## lint, format, types of Python and JavaScript
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python -m tests.javascript_types

laws: $(STAMP)  ## every law on as many matches as the profiles say, of all games or GAME=evo; a minute or two
	@$(BIN)/strata exam $(GAME) --jobs 2

exam: $(STAMP)  ## every law at every step, of all games or GAME=evo; PART=1/8 sits an eighth of it
	@$(BIN)/strata exam $(GAME) --full --jobs 2 $(if $(PART),--part $(PART))

bench: $(STAMP)  ## what is claimed about speed, measured
	@$(BIN)/python -m bench

scale: $(STAMP)  ## MATCHES (10000) played at RATE (100) beside ARCHIVED (100000), a cluster that loses a primary, people beside many bots
	@MATCHES=$(MATCHES) ARCHIVED=$(ARCHIVED) RATE=$(RATE) SECONDS=$(SECONDS) $(BIN)/python -m bench.scale
	@$(BIN)/python -m bench cluster fair_queues

arena: $(STAMP)  ## the ladder of bots, of all games or GAME=evo; goes on where it stopped, and SECONDS=600 bounds it
	@$(BIN)/python -m bench.ladder --jobs $(or $(JOBS),2) $(if $(GAME),--game $(GAME)) $(if $(SECONDS),--seconds $(SECONDS))

boards: $(STAMP)  ## draw every board in every language into boards/, with a contact sheet for each game
	@$(BIN)/python -m tests.boards boards

openapi: $(STAMP)  ## write openapi.yaml, its examples and asyncapi.yaml from the code
	@$(BIN)/python -m tests.spec.story
	@$(BIN)/strata openapi > openapi.yaml.new && $(BIN)/strata openapi --as asyncapi > asyncapi.yaml.new && \
		mv openapi.yaml.new openapi.yaml && mv asyncapi.yaml.new asyncapi.yaml || \
		{ rm -f openapi.yaml.new asyncapi.yaml.new; echo "openapi.yaml was not written" >&2; exit 1; }

client: $(STAMP)  ## write the client without asyncio from the one with it
	@$(BIN)/python -m tests.client.twin

types: $(STAMP)  ## write the declarations of client/js from its JSDoc
	@$(BIN)/python -m tests.client_js.declarations

fuzz: $(STAMP)  ## many made-up requests for every operation, against a running service; FUZZ_SECONDS (300) bounds it
	@$(BIN)/python -m tests.spec.fuzz $(or $(FUZZ_SECONDS),300)

attack: $(STAMP)  ## what others can make a service do, tried on one of its own, or on STRATA_URL on loopback; three minutes
	@$(BIN)/python -m tests.attack

faults: $(STAMP)  ## kills, hangs, full disks, clocks that step and power cuts under load; SECONDS (360) and CUTS (100) bound it
	@$(BIN)/python -m tests.faults $(or $(SECONDS),360) $(or $(CUTS),100)

lock:  ## choose the versions of all dependencies again
	@work=$$(mktemp -d) && trap 'rm -rf "$$work"' EXIT && \
	$(PYTHON) -m venv "$$work/env" && "$$work/env/bin/pip" install $(PIP) pip-tools && \
	"$$work/env/bin/pip" wheel $(PIP) --no-deps --wheel-dir "$$work" ./client && \
	CUSTOM_COMPILE_COMMAND="make lock" "$$work/env/bin/pip-compile" --quiet --upgrade --strip-extras \
		--extra dev --extra mcp --find-links "$$work" --unsafe-package strata-games-client \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
		--output-file requirements.lock pyproject.toml

clean:  ## remove what can be made again; the data folder stays
	@rm -rf .venv .bench .npm-tools build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMP): pyproject.toml client/pyproject.toml client/VERSION requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Strata needs Python 3.11 or later, and $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
			"Try: make PYTHON=python3.12" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { \
		echo "$(PYTHON) cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; \
		rm -rf .venv; exit 1; }
	@echo "Installing dependencies into .venv"
	@$(BIN)/pip install $(PIP) -r requirements.lock
	@$(BIN)/pip install $(PIP) --no-deps -e ./client -e .
	@touch $@
