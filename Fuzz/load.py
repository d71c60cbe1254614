#!/usr/bin/env python3
"""Measures the memory of the command on large files and streams, as a table in Markdown.

Usage: load.py [--program FILE] [--megabytes N] [--words N] [--long]

Each table has short texts, which need most memory for each byte. `--long` adds a stream of 1 GB and a million labels. Fails if one needs a
tenth more than SECURITY.md says.
"""
import argparse
import json
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WORDS = "Weiter Zurück Speichern Abbrechen Löschen Teilen Öffnen Suchen Fertig Bearbeiten Hinzufügen Senden".split()


#: The number of words in each text: with one, a text has twelve bytes on average.
word_count = 1


def text(number):
    """Some words and a number."""
    return " ".join(WORDS[(number + place * 5) % len(WORDS)] for place in range(word_count)) + f" {number % 7919}"


def entries(size, entry):
    """As many entries as a file of a size has, and their number."""
    parts, length, number = [], 0, 0
    while length < size:
        parts.append(entry(number, text(number)).encode())
        length += len(parts[-1])
        number += 1
    return b"".join(parts), number


def table(path, entry, beginning="", ending="", forms=1):
    """Makes a table in German."""
    def make(folder, size):
        body, count = entries(size, entry)
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        # JSON has no comma before its end.
        file.write_bytes(beginning.encode() + body.rstrip(b",") + ending.encode())
        return file, count * forms

    return make


def compiled(folder, size):
    """A compiled catalog of gettext: two tables of lengths and offsets before the texts."""
    count = size // (25 + 9 * word_count)
    keys, values = [f"k{number}".encode() for number in range(count)], [text(number).encode() for number in range(count)]
    order = sorted(range(count), key=lambda number: keys[number])
    head, texts, start = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0), bytearray(), 28 + 16 * count
    tables = []
    for texts_of in (keys, values):
        rows = bytearray()
        for number in order:
            rows += struct.pack("<2I", len(texts_of[number]), start + len(texts))
            texts += texts_of[number] + b"\0"
        tables.append(bytes(rows))
    file = folder / "de/LC_MESSAGES/a.mo"
    file.parent.mkdir(parents=True)
    file.write_bytes(head + b"".join(tables) + texts)
    return file, count


PLIST = '<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\n'
FORMATS = {
    "String Catalog": table(
        "A.xcstrings", lambda n, t: f'"k{n}":{{"localizations":{{"de":{{"stringUnit":{{"state":"translated","value":"{t}"}}}}}}}},',
        '{"sourceLanguage":"en","version":"1.0","strings":{', "}}"),
    "`.stringsdict`": table(
        "de.lproj/A.stringsdict", lambda n, t: f"<key>k{n}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
        "<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        f"<string>d</string><key>one</key><string>{t}</string><key>other</key><string>%d {t}</string></dict></dict>\n",
        PLIST, "</dict></plist>", forms=2),
    "JSON of FormatJS": table(
        "locales/de.json", lambda n, t: f'"k{n}":{{"defaultMessage":"{t}","description":"Where the text is shown, for translators"}},', "{", "}"),
    "ARB with descriptions": table(
        "lib/l10n/app_de.arb", lambda n, t: f'"k{n}":"{t}","@k{n}":{{"description":"Where it is shown"}},', '{"@@locale":"de",', "}"),
    "XLIFF": table(
        "de.xliff", lambda n, t: f'<trans-unit id="k{n}"><source>s</source><target>{t}</target></trans-unit>\n',
        '<xliff version="1.2"><file original="A.strings" source-language="en" target-language="de" datatype="plaintext"><body>',
        "</body></file></xliff>"),
    "Android": table("res/values-de/strings.xml", lambda n, t: f'    <string name="k{n}">{t}</string>\n', "<resources>\n", "</resources>"),
    "`.strings` with comments": table("de.lproj/A.strings", lambda n, t: f'/* Shown. */\n"k{n}" = "{t}";\n'),
    "ARB with plurals and samples": table(
        "lib/l10n/app_de.arb", lambda n, t: f'"k{n}":"{{n, plural, one{{# {t}}} other{{# {t}}}}}",'
        f'"@k{n}":{{"placeholders":{{"n":{{"type":"int","example":"3"}}}}}},', '{"@@locale":"de",', "}"),
    "PO": table("de/LC_MESSAGES/a.po", lambda n, t: f'msgid "k{n}"\nmsgstr "{t}"\n\n',
                'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'),
    "JSON of i18next": table("locales/de.json", lambda n, t: f'"k{n}":"{t}",', "{", "}"),
    "MO": compiled,
    "Java": table("messages_de.properties", lambda n, t: f"k{n}={t}\n"),
    "CSV": table("t.csv", lambda n, t: f"k{n},{t}\n", "key,de\n"),
}


#: Runs a command and prints its status and its largest memory. The memory of a process counts from that of the one that
#: started it, so that this program, which holds a whole table, must not start it.
LAUNCHER = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak(words, folder, feed=None):
    """The largest memory of a run, in megabytes; its status is 0 or 1."""
    process = subprocess.Popen(
        [sys.executable, "-c", LAUNCHER, *map(str, words)], cwd=folder, stdout=subprocess.PIPE,
        stdin=subprocess.PIPE if feed else subprocess.DEVNULL)
    if feed:
        with process.stdin as pipe:
            feed(pipe)
    status, size = map(int, process.stdout.read().split())
    process.wait()
    assert status in (0, 1), f"the status {status}"
    return size * 1024 / 1e6


def stream(program, size):
    """One label again and again."""
    line = b'{"text":"Weiter zur Kasse","style":"body","width":120,"lines":1,"categories":"all","locale":"de"}\n'

    def feed(pipe):
        block = line * 10_000
        for _ in range(max(1, size // len(block))):
            pipe.write(block)

    return peak([program, "stream", "--jobs", "2"], ROOT, feed)


INTER = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
#: A character of each 256 of the Basic Multilingual Plane.
ALL_KINDS = "".join(chr(page * 256 + 0x41) for page in range(256) if not 0xD8 <= page <= 0xDF)
LOCALES = [a + b for a in "abcdefghijkl" for b in "abcdefghijkl"]
#: Requests that a worker would remember without end.
HOSTILE = {
    "200 requests of characters of all kinds, each in another locale": lambda number: {
        "text": ALL_KINDS, "locale": LOCALES[number % len(LOCALES)], "font": INTER, "sizes": [17], "width": 280},
    "200 requests of one cluster of 100,000 marks": lambda number: {
        "text": "x" + "\u1ab0" * (100_000 - number), "font": INTER, "sizes": [17]},
}


def hostile(program, request):
    def feed(pipe):
        for number in range(200):
            pipe.write(json.dumps(request(number)).encode() + b"\n")

    return peak([program, "stream", "--jobs", "1"], ROOT, feed)


def labels(program, folder, count):
    (folder / "de.lproj").mkdir()
    (folder / "de.lproj/A.strings").write_text('"a" = "Weiter";\n', encoding="utf-8")
    with open(folder / "labels.json", "w", encoding="utf-8") as file:
        file.write('{"schema":"copyfit.labels/1","labels":[')
        file.write(",".join(f'{{"key":"a","name":"l{n}","style":"body","frame":{{"width":100}}}}' for n in range(count)) + "]}")
    return peak([program, "check", "--categories", "large", "--jobs", "2"], folder)


#: The largest peaks in megabytes: of a stream by SECURITY.md, and of requests that a worker would remember without end, which are small.
STREAM = 32
REQUESTS = 80
#: How much more than the documented memory is no failure, as the allocator and the machine differ.
TOLERANCE = 1.1


def documented():
    """The memory of each format by SECURITY.md, as a multiple of the size of the file."""
    rows = [line.strip("| \n").split(" | ") for line in open(ROOT / "SECURITY.md", encoding="utf-8") if line.startswith("| ")]
    return {row[0]: float(row[4]) for row in rows if len(row) == 5 and row[0] in FORMATS}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/copyfit"))
    parser.add_argument("--megabytes", type=int, default=30)
    parser.add_argument("--words", type=int, default=1)
    parser.add_argument("--long", action="store_true")
    options = parser.parse_args()
    global word_count
    word_count = options.words
    failures, times = [], documented()
    assert times.keys() == FORMATS.keys(), "SECURITY.md lacks a format"

    def judge(name, size, limit):
        if size > limit * TOLERANCE:
            failures.append(f"{name}: {size:.1f} instead of {limit}")

    print("| format | texts | bytes for each text | peak | times the size |\n|---|--:|--:|--:|--:|")
    for name, make in FORMATS.items():
        with tempfile.TemporaryDirectory(prefix="copyfit-load-") as folder:
            file, count = make(Path(folder), options.megabytes * 1_000_000)
            size = file.stat().st_size
            # Some formats are only read where they are named.
            (Path(folder) / "copyfit.yml").write_text(f"strings: [{file.relative_to(folder)}]\n")
            memory = peak([options.program, "check", "--jobs", "2"], folder)
            print(f"| {name} | {count:,} | {size / count:.0f} | {memory:.0f} MB | {memory / size * 1e6:.1f} |", flush=True)
            # The memory of the command itself is a larger part of that for a smaller file.
            if options.megabytes >= 30 and word_count == 1:
                judge(name, memory / size * 1e6, times[name])
    print("\n| input | peak |\n|---|--:|")
    for size in [11_000_000] + [1_000_000_000] * options.long:
        memory = stream(options.program, size)
        judge("a stream", memory, STREAM)
        print(f"| {size / 1e6:,.0f} MB of requests | {memory:.1f} MB |", flush=True)
    for name, request in HOSTILE.items():
        memory = hostile(options.program, request)
        judge(name, memory, REQUESTS)
        print(f"| {name} | {memory:.0f} MB |", flush=True)
    for count in [100_000] + [1_000_000] * options.long:
        with tempfile.TemporaryDirectory(prefix="copyfit-load-") as folder:
            memory = labels(options.program, Path(folder), count)
            # A label takes 4.5 KB beside the command's own memory.
            judge(f"{count:,} labels", memory, 30 + count * 4.5e-3)
            print(f"| {count:,} labels at one size | {memory:.0f} MB |", flush=True)
    for failure in failures:
        print(f"More memory than documented for {failure}.", file=sys.stderr)
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
