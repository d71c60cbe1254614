# Two commands do everything on a fresh machine; both install what is lacking and say what they do.
#
#   make demo    checks the sample app in Corpora/ and shows the report
#   make test    runs all tests
#   make build   builds the command (.build/release/copyfit)
#   make dist    builds it with all that belongs to it into .build/dist, to be copied to other machines
#   make install PREFIX=/usr/local    puts it into PREFIX/bin, its manual page and the shells' completions beside
#
# And more slowly:
#
#   make test-exhaustive    runs the tests of layout with all of their cases, of which `make test` takes
#                           a sample: every font, text, size and width against the reference layout,
#                           and all of Unicode's tests of directions (COPYFIT_EXHAUSTIVE=1)
#   make benchmark          measures every goal of speed and writes Benchmarks/RESULTS.md
#   make gates              counts allocations and instructions, and compares them with what is allowed
#   make documentation      writes the pages that are generated: rules and commands

SHELL := /bin/bash
SWIFT ?= $(or $(shell command -v swift),$(firstword $(wildcard \
  $(HOME)/.local/share/swiftly/bin/swift /opt/swift/usr/bin/swift)),swift)
export SWIFT

# Homebrew keeps icu4c and expat out of the folders that pkg-config looks in.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)/opt
export PKG_CONFIG_PATH := $(PKG_CONFIG_PATH):$(brew)/icu4c/lib/pkgconfig:$(brew)/expat/lib/pkgconfig
endif

.PHONY: help demo build dist install test test-exhaustive test-benchmarks lint format docs documentation bench benchmark gates \
  record-browser setup clean

help:
	@sed -n 's/^#   //p' Makefile

setup:
	@.ci/install

demo: setup
	@.ci/demo

build: setup
	"$(SWIFT)" build $$(.ci/release-flags) --product copyfit
	@.ci/reader

PREFIX ?= /usr/local

install: build
	@.ci/place .build/release/copyfit "$(DESTDIR)$(PREFIX)"

# A folder for machines like this one, without Swift: the reader's parser is the released package where it can be
# fetched, else the toolchain's, whose libraries the machine then needs.
dist: build
	@COPYFIT_SWIFT_SYNTAX=package .ci/reader || echo "swift-syntax cannot be fetched: copyfit-swift needs the toolchain's libraries"
	@.ci/place .build/release/copyfit .build/dist

test: setup
	@.ci/test

# In debug, as `make test` builds: a release build of the tests would take longer than it saves.
test-exhaustive: setup
	COPYFIT_EXHAUSTIVE=1 "$(SWIFT)" test --disable-xctest \
	  --explicit-target-dependency-import-check error --filter '$(EXHAUSTIVE_TESTS)'

# ExhaustiveTests sees to it that none is forgotten.
EXHAUSTIVE_TESTS = BidiFileTests|DamagedSourcesTests|ForcedJointTests|LayoutPropertyTests|MatrixTests|PairSumsTests|RandomPropertyTests|ShapedCharactersTests|SumWalkTests|VisibleTextOracleTests|WordCacheTests

lint:
	"$(SWIFT)" format lint --strict --recursive $(SWIFT_FILES)

format:
	"$(SWIFT)" format --in-place --recursive $(SWIFT_FILES)

# Needs nothing but the toolchain.
docs:
	@.ci/docs

# What a test compares with the command's own words.
documentation: build
	.build/release/copyfit rules --format markdown > Documentation/Rules.md
	.build/release/copyfit man --format markdown > Documentation/Commands.md
	.build/release/copyfit config schema > Sources/CopyfitReports/Schemas/configuration.schema.json

# A package of its own, built in the same folder, so that the library is not built a second time.
BUILD_BENCHMARKS = "$(SWIFT)" build --package-path Benchmarks --scratch-path .build $$(.ci/release-flags)
BENCHMARKS = .build/release/copyfit-benchmarks

bench: setup
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	$(BENCHMARKS) $(BENCH_OPTIONS)

# The whole table of goals, processes included, for this machine.
benchmark: setup
	$(BUILD_BENCHMARKS) --product copyfit
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	$(BENCHMARKS) --format markdown --by-script $(BENCH_OPTIONS) > .build/results.md
	{ printf '# Results\n\nWritten by `make benchmark`; README.md says what is measured.\n\n'; cat .build/results.md; } \
	  > Benchmarks/RESULTS.md

# What the benchmarks count must not grow: allocations and instructions, never the clock.
gates: setup
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	@.ci/gates

test-benchmarks: setup
	"$(SWIFT)" test --package-path Benchmarks --scratch-path .build --disable-xctest

# Where Chromium breaks lines: only for new recordings, the tests need no browser.
record-browser: setup
	@command -v chromium >/dev/null || apt-get install --yes --no-install-recommends chromium
	Tests/CopyfitLayoutTests/Browser/Recorder/record.py

clean:
	rm -rf .build

SWIFT_FILES = Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests
