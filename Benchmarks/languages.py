#!/usr/bin/env python3
"""Compares many texts in C and Python with the same call in Swift: texts a second, at all text sizes.

Usage: languages.py [--threads N] [--rounds N] [--benchmarks FILE] [--check]

`make bench-languages` builds what it needs and runs it. The three take turns in each round, and the medians of the rounds
are printed. Swift is the stage `threads` of copyfit-benchmarks, FontLibrary.answers(to:jobs:). C is copyfit_fit_batch
alone. Python is copyfit.fits with the verdict at the largest size of each answer. With --check the status is 1 if C or
Python does not reach its goal.
"""
import argparse
import json
import subprocess
import sys
import tempfile
import time
from ctypes import addressof, c_char_p, c_int, c_size_t, c_void_p
from pathlib import Path
from statistics import median

import copyfit
from copyfit import _fitting, _library

ROOT = Path(__file__).resolve().parents[1]
WIDTH = 280


def texts():
    """The labels and sentences of Corpora/Texts with their locales, language by language."""
    for file in sorted((ROOT / "Corpora/Texts").glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#") and len(line) <= 150:
                yield file.stem, line


def in_swift(program, corpus, count, threads):
    words = [program, "--corpus", corpus, "--stages", "threads", "--rounds", "1", "--threads", threads, "--format", "json"]
    run = subprocess.run([str(word) for word in words], check=True, capture_output=True)
    [row] = [row for row in json.loads(run.stdout)["stages"] if row["stratum"] == str(threads)]
    assert row["texts"] == count
    return 1e9 / row["ns_per_text"]


def in_c(samples, threads):
    count, context = len(samples), _library.Context.current()
    label = _fitting._label({"style": "body", "width": WIDTH})
    words = [text.encode() for _, text in samples]
    arrays = [
        (c_char_p * count)(*words), (c_size_t * count)(*map(len, words)),
        (c_char_p * count)(*[locale.encode() for locale, _ in samples]), (c_void_p * count)(*[label.address] * count),
        (_library.CFit * (_library.CATEGORY_COUNT * count))(), (c_int * count)()]
    batch = _library.Batch(count, *map(addressof, arrays))
    start = time.perf_counter()
    failures = context.library.copyfit_fit_batch(context.handle, batch, threads)
    assert failures == 0
    return count / (time.perf_counter() - start)


def in_python(samples, threads):
    requests = [{"text": text, "locale": locale} for locale, text in samples]
    start = time.perf_counter()
    for answer in copyfit.fits(requests, style="body", width=WIDTH, jobs=threads):
        assert answer[-1].verdict
    return len(samples) / (time.perf_counter() - start)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--benchmarks", default=ROOT / ".build/release/copyfit-benchmarks")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    samples = list(texts())
    rounds = []
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus.tsv"
        lines = [f"{number}\t{locale}\t{text}\n" for number, (locale, text) in enumerate(samples)]
        corpus.write_text("".join(lines), encoding="utf-8")
        # The first round opens the fonts and is not counted.
        for _ in range(options.rounds + 1):
            rounds.append((
                in_swift(options.benchmarks, corpus, len(samples), options.threads),
                in_c(samples, options.threads), in_python(samples, options.threads)))
    print(f"# {len(samples)} texts, {options.threads} threads, medians of {options.rounds} rounds")
    print("language\ttexts_per_second\tof_swift\tgoal")
    reached = True
    for column, (name, goal) in enumerate([("Swift", 0), ("C", 0.9), ("Python", 0.7)]):
        share = median(row[column] / row[0] for row in rounds[1:])
        reached = reached and share >= goal
        print(f"{name}\t{median(row[column] for row in rounds[1:]):.0f}\t{share:.0%}\t{goal:.0%}")
    return 0 if reached or not options.check else 1


if __name__ == "__main__":
    sys.exit(main())
