# Two commands do everything on a fresh machine; both install what is missing and print what they do.
#
#   make demo    checks the sample apps in Corpora/ and shows the reports
#   make test    runs all tests
#   make build   builds the command (.build/release/copyfit)
#   make dist    builds it for other machines, which need no package, into dist/
#   make wheel   builds the Python package with the command and the library into dist/
#   make install PREFIX=/usr/local    installs it in PREFIX/bin, with its manual page and the shells' completions;
#                           FONTS=FOLDER adds the fonts of a folder, whose families are taken from it alone
#
# Slower commands:
#
#   make test-exhaustive    runs the tests of layout with all of their cases; `make test` runs a
#                           sample: every font, text, size and width compared with the reference layout,
#                           and all of Unicode's tests of directions (COPYFIT_EXHAUSTIVE=1)
#   make test-python        tests the Python package as it is installed from the wheel
#   make test-wheel         installs the wheel in a Debian without Swift; needs root and debootstrap
#   make test-engines TEXTS=1000000    measures that many texts on Spark and with GNU parallel
#   make test-dist          runs what `make dist` builds in a Debian without Swift; needs root and debootstrap
#   make benchmark          measures every goal of speed and writes Benchmarks/RESULTS.md
#   make bench-languages    compares the throughput of C and Python with that of Swift
#   make gates              counts allocations and instructions, and compares them with the limits
#   make fuzz SECONDS=60    runs each fuzz target for this long
#   make hostile CHANGES=100    runs commands on projects that should break them, and on projects that grow
#   make load               measures the memory of large files and streams
#   make sanitize           runs the tests of readers, fonts and layout with the address and undefined behavior
#                           sanitizers, and a check with eight jobs with the thread sanitizer
#   make documentation      writes the generated pages: rules, commands and the public interface

SHELL := /bin/bash
SWIFT ?= $(or $(shell command -v swift),$(firstword $(wildcard \
  $(HOME)/.local/share/swiftly/bin/swift /opt/swift/usr/bin/swift)),swift)
export SWIFT

# Homebrew does not install icu4c and expat in the folders of pkg-config.
ifeq ($(shell uname -s),Darwin)
brew := $(shell brew --prefix 2>/dev/null)/opt
export PKG_CONFIG_PATH := $(PKG_CONFIG_PATH):$(brew)/icu4c/lib/pkgconfig:$(brew)/expat/lib/pkgconfig
endif

.PHONY: help demo build dist test-dist install library install-library wheel test-python test-wheel \
  test-engines test test-exhaustive fuzz sanitize \
  test-benchmarks lint format docs documentation bench bench-languages benchmark gates \
  record-browser setup clean hostile load

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

# The program with its libraries linked in, as a folder, an archive, an artifact bundle and a formula.
dist: setup
	@.ci/dist

test-dist: dist
	@.ci/dist-test

# The library for C, libcopyfit, and its header. On macOS, programs look for a library where it says that it is.
ifeq ($(shell uname -s),Darwin)
LIBRARY = libcopyfit.dylib
FINISH_LIBRARY = strip -x "$(1)" && install_name_tool -id "$(PREFIX)/lib/$(LIBRARY)" "$(1)"
else
LIBRARY = libcopyfit.so
FINISH_LIBRARY = strip --strip-unneeded "$(1)"
endif

library: setup
	"$(SWIFT)" build $$(.ci/release-flags) --product CopyfitC

install-library: library
	install -d "$(DESTDIR)$(PREFIX)/lib" "$(DESTDIR)$(PREFIX)/include"
	install -m 755 .build/release/libCopyfitC$(suffix $(LIBRARY)) "$(DESTDIR)$(PREFIX)/lib/$(LIBRARY)"
	$(call FINISH_LIBRARY,$(DESTDIR)$(PREFIX)/lib/$(LIBRARY))
	install -m 644 Sources/CCopyfitInterface/copyfit.h "$(DESTDIR)$(PREFIX)/include/"

wheel: build library
	@.ci/wheel .build/release

test-python: wheel
	.build/python/bin/pip install --quiet --force-reinstall dist/copyfit-*.whl
	.build/python/bin/pytest -q -p no:cacheprovider Tests/Python

test-wheel: wheel
	@.ci/wheel-test

# Spark and its Java runtime are large, so only this rule installs them.
test-engines: wheel
	command -v java >/dev/null || apt-get install --yes --no-install-recommends default-jre-headless
	command -v parallel >/dev/null || apt-get install --yes --no-install-recommends parallel
	.build/python/bin/pip install --quiet pyspark
	.build/python/bin/pip install --quiet --force-reinstall dist/copyfit-*.whl
	COPYFIT_TEXTS=$(or $(TEXTS),100000) .build/python/bin/pytest -q -s -p no:cacheprovider Tests/Python/test_engines.py

test: setup
	@.ci/test

# In release, apart from other builds: the cases take an hour in debug.
test-exhaustive: setup
	COPYFIT_EXHAUSTIVE=1 "$(SWIFT)" test --disable-xctest --configuration release -Xswiftc -enable-testing \
	  --scratch-path .build/exhaustive --filter '$(EXHAUSTIVE_TESTS)'

# ExhaustiveTests ensures that none is missing.
EXHAUSTIVE_TESTS = BidiFileTests|DamagedSourcesTests|EdgePieceCacheTests|ForcedJointTests|LayoutPropertyTests|MarkSumsTests|MatrixTests|PairSumsTests|PlainRunsTests|RandomPropertyTests|RepeatedTextTests|ShapedCharactersTests|SumWalkTests|VisibleTextOracleTests|WordCacheTests|WordGuardTests

SECONDS ?= 60

fuzz: setup
	@.ci/fuzz $(SECONDS) $(TARGETS)

sanitize: setup
	@.ci/sanitize

hostile: build
	python3 Fuzz/hostile.py --changes $(or $(CHANGES),100)
	python3 Fuzz/growth.py

load: build
	python3 Fuzz/load.py

lint:
	"$(SWIFT)" format lint --strict --recursive $(SWIFT_FILES)

format:
	"$(SWIFT)" format --in-place --recursive $(SWIFT_FILES)

# Needs only the toolchain, and no network.
docs:
	@.ci/docs

# A test compares these with the command's output.
documentation: build
	.build/release/copyfit rules --format markdown > Documentation/Rules.md
	.build/release/copyfit man --format markdown > Documentation/Commands.md
	.ci/api
	.build/release/copyfit config schema > Sources/CopyfitReports/Schemas/configuration.schema.json

# A separate package, built in the same folder, so that the library is not built a second time.
# Packages that share a scratch folder cannot share a cached plan of the build: SwiftPM would take the other's.
BENCHMARKS_PACKAGE = --package-path Benchmarks --scratch-path .build --disable-build-manifest-caching
BUILD_BENCHMARKS = "$(SWIFT)" build $(BENCHMARKS_PACKAGE) $$(.ci/release-flags)
BENCHMARKS = .build/release/copyfit-benchmarks

bench: setup
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	$(BENCHMARKS) $(BENCH_OPTIONS)

# One run of Swift, C and Python on the same texts.
bench-languages: wheel
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	.build/python/bin/pip install --quiet --force-reinstall dist/copyfit-*.whl
	.build/python/bin/python Benchmarks/languages.py $(BENCH_OPTIONS)

# The whole table of goals, including processes, for this machine.
benchmark: setup
	$(BUILD_BENCHMARKS) --product copyfit
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	$(BENCHMARKS) --format markdown --by-script $(BENCH_OPTIONS) > .build/results.md
	{ printf '# Results\n\nWritten by `make benchmark`; README.md says what is measured.\n\n'; cat .build/results.md; } \
	  > Benchmarks/RESULTS.md

# The benchmarks' counts of allocations and instructions must not grow.
gates: setup
	$(BUILD_BENCHMARKS) --product copyfit-benchmarks
	@.ci/gates

test-benchmarks: setup
	"$(SWIFT)" test $(BENCHMARKS_PACKAGE) --disable-xctest

# Records Chromium's line breaks; the tests themselves need no browser.
record-browser: setup
	@command -v chromium >/dev/null || apt-get install --yes --no-install-recommends chromium
	Tests/CopyfitLayoutTests/Browser/Recorder/record.py

clean:
	rm -rf .build

SWIFT_FILES = Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests \
  Fuzz/Package.swift Fuzz/Sources
