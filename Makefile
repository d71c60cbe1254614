# Two commands do everything on a fresh machine; both install what is lacking and say what they do.
#
#   make demo    checks the sample app in Corpora/ and shows the report
#   make test    runs all tests
#
# And more slowly:
#
#   make test-exhaustive    runs the tests of layout with all of their cases, of which `make test` takes
#                           a sample: every font, text, size and width against the reference layout,
#                           and all of Unicode's tests of directions (COPYFIT_EXHAUSTIVE=1)

SHELL := /bin/bash
SWIFT ?= $(or $(shell command -v swift),$(firstword $(wildcard \
  $(HOME)/.local/share/swiftly/bin/swift /opt/swift/usr/bin/swift)),swift)
export SWIFT

# Homebrew keeps icu4c out of the folders that pkg-config looks in.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(PKG_CONFIG_PATH):$(shell brew --prefix 2>/dev/null)/opt/icu4c/lib/pkgconfig
endif

.PHONY: help demo test test-exhaustive lint format docs bench record-browser setup clean

help:
	@sed -n 's/^#   //p' Makefile

setup:
	@.ci/install

demo: setup
	@.ci/demo

test: setup
	@.ci/test

# In debug, as `make test` builds: a release build of the tests would take longer than it saves.
test-exhaustive: setup
	COPYFIT_EXHAUSTIVE=1 "$(SWIFT)" test --disable-xctest \
	  --explicit-target-dependency-import-check error --filter '$(EXHAUSTIVE_TESTS)'

EXHAUSTIVE_TESTS = MatrixTests|RandomPropertyTests|LayoutPropertyTests|BidiFileTests

lint:
	"$(SWIFT)" format lint --strict --recursive $(SWIFT_FILES)

format:
	"$(SWIFT)" format --in-place --recursive $(SWIFT_FILES)

# Needs nothing but the toolchain.
docs:
	@.ci/docs

# A package of its own, built in the same folder, so that the library is not built a second time.
bench: setup
	"$(SWIFT)" run --package-path Benchmarks --scratch-path .build -c release \
	  copyfit-benchmarks $(BENCH_OPTIONS)

# Where Chromium breaks lines: only for new recordings, the tests need no browser.
record-browser: setup
	@command -v chromium >/dev/null || apt-get install --yes --no-install-recommends chromium
	Tests/CopyfitLayoutTests/Browser/Recorder/record.py

clean:
	rm -rf .build

SWIFT_FILES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests
