# Two commands for a fresh machine that has Python 3.11+ and make: `make eval` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: eval test bench test-network check format lint build freeze verify clean

eval: $(VENV)/.installed  ## the scripted agents on the released matters, end to end, offline
	@$(BIN)/ai-law-eval demo

test: $(VENV)/.installed-dev  ## the whole suite
	@$(BIN)/python -m pytest -n auto

bench: $(VENV)/.installed  ## milliseconds to score memos of 5,000 to 1,000,000 characters, on one core
	@$(BIN)/ai-law-eval bench

test-network: $(VENV)/.installed-dev  ## what needs the package index at run time
	@$(BIN)/python -m pytest -m network

check: $(VENV)/.installed-dev  ## lint, format and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: $(VENV)/.installed-dev
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

build: $(VENV)/.installed-dev  ## rebuild every released task from its matter source
	@$(BIN)/ai-law-eval build

lint: $(VENV)/.installed-dev  ## every matter source, in every variant
	@$(BIN)/ai-law-eval lint

freeze: $(VENV)/.installed-dev  ## after a change of sources or scoring modules: lint, rebuild, lock
	@$(BIN)/ai-law-eval lint
	@$(BIN)/ai-law-eval build
	@$(BIN)/ai-law-eval freeze

verify: $(VENV)/.installed  ## is everything that is scored as it was frozen?
	@$(BIN)/ai-law-eval verify

clean:
	rm -rf $(VENV) dist outputs/runs

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed; set PYTHON=path/to/python3.11")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing the package into $(VENV) (once) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	@echo "Installing the package and its development tools into $(VENV) (once) ..."
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.installed
