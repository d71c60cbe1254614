#!/usr/bin/env python3
"""Runs commands on projects that should break them, and counts crashes, hangs and statuses that no page documents.

Usage: hostile.py [--program FILE] [--changes COUNT] [--first NUMBER]

Each command has 60 seconds of processor time and 3 GB of addresses. The projects are made here: each kind of file too deep, too
large, in circles, in wrong encodings, with one long name in front of thousands of texts, or no file at all; then COUNT copies of the sample apps with random changes, which a number decides, so that each can be made again.
"""
import argparse
import os
import random
import resource
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 60
MEMORY = 3 << 30
COMMANDS = [
    ["check", "--report", "json"], ["check", "--report", "html=/dev/null", "--report", "sarif"],
    ["check", "--pseudo", "double", "--report", "cells"], ["labels"], ["budget"], ["explain", "a"], ["config"], ["init"],
]


def strings(text):
    return {"de.lproj/Localizable.strings": text, "en.lproj/Localizable.strings": '"a" = "A";\n'}


def labels(text):
    return strings('"a" = "Weiter";\n') | {"labels.json": text}


def view(body):
    return strings('"a" = "Weiter";\n') | {"A.swift": "import SwiftUI\nstruct A: View { var body: some View {\n" + body + "\n} }\n"}


def nested(opening, closing, depth=20_000):
    return opening * depth + closing * depth


STORYBOARD = '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>%s</objects></document>'
BOMB = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij")) + ']><resources><string name="a">&j;</string></resources>'

LONG = "a" * 500_000
XLIFF = '<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">%s</file></xliff>'

# Each is the content of files by path: text, bytes, a `Path` for a link, or None for a pipe without a writer.
PROJECTS = {
    "no file": {},
    "strings: no end": strings('"a" = "A'),
    "strings: zeros": strings(bytes(1_000_000)),
    "strings: half of UTF-16": strings('"a" = "A";\n'.encode("utf-16")[:-1]),
    "strings: no Unicode": strings(bytes(range(128, 256)) * 1000),
    "strings: brackets": strings(nested("{", "}")),
    "strings: comments": strings("/*" * 200_000),
    "strings: one key": strings('"a" = "A";\n' * 100_000),
    "strings: one long text": strings('"a" = "' + "Wort " * 200_000 + '";\n'),
    "strings: placeholders": strings('"a" = "' + "%1$@ %d " * 20_000 + '";\n'),
    "strings: variables in circles": {
        "de.lproj/A.stringsdict": "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>"
        "<key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%#@a@</string></dict></dict></dict></plist>"},
    "property list: deep": strings("<plist>" + nested("<dict><key>a</key>", "</dict>") + "</plist>"),
    "property list: binary": strings(b"bplist00" + b"\xaf\x10\xff" * 1000 + b"\xff" * 32),
    "String Catalog: deep": {"Localizable.xcstrings": nested('{"strings":', "}")},
    "String Catalog: wrong types": {"Localizable.xcstrings": '{"sourceLanguage":1,"strings":{"a":[],"b":{"localizations":{"de":3}}}}'},
    "JSON: deep": {"locales/de.json": nested('{"a":', "}")},
    "JSON: no end": {"locales/de.json": '{"a":"' + "b" * 1_000_000},
    "ARB: messages": {"lib/l10n/app_de.arb": '{"@@locale":"de","a":"' + nested("{n, plural, other{", "}}", 2000) + '"}'},
    "Android: entities": {"app/src/main/res/values-de/strings.xml": BOMB, "app/src/main/res/values/strings.xml": BOMB},
    "Android: deep": {"res/values/strings.xml": "<resources><string name='a'>" + nested("<b>", "</b>") + "</string></resources>"},
    "Android: references": {"res/values/strings.xml": "<resources>" + "".join(
        f'<string name="a{i}">@string/a{(i + 1) % 5000}</string>' for i in range(5000)) + "</resources>"},
    "gettext: a long rule": {"de/LC_MESSAGES/a.po": 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=' + nested("(", ")", 3000)
                             + ';\\n"\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n'},
    "gettext: offsets": {"de/LC_MESSAGES/a.mo": b"\xde\x12\x04\x95" + b"\0\0\0\0" + b"\xff\xff\xff\x7f" * 5},
    "XLIFF: deep": {"de.xliff": "<xliff version='1.2'><file original='a'><body>" + nested("<group>", "</group>")},
    "CSV: quotation marks": {"t.csv": "key,en,de\n" + '"' * 300_001},
    "properties: backslashes": {"messages_de.properties": "a=" + "\\\n" * 200_000},
    "a table is a folder": {"de.lproj/Localizable.strings/a": "b", "en.lproj/Localizable.strings": '"a" = "A";\n'},
    "a table is a pipe": strings('"a" = "A";') | {"fr.lproj/Localizable.strings": None},
    "a table is a device": strings('"a" = "A";') | {"fr.lproj/Localizable.strings": Path("/dev/zero")},
    "a folder is in itself": strings('"a" = "A";') | {"b": Path(".")},
    "a link to the root": strings('"a" = "A";') | {"b": Path("/")},
    "xib: deep": {"Base.lproj/A.xib": STORYBOARD % nested("<view><subviews>", "</subviews></view>")},
    "xib: no end": {"Base.lproj/A.xib": (STORYBOARD % '<label id="a" text="A"/>')[:150]},
    "xib: constraints in circles": {"Base.lproj/A.xib": STORYBOARD % (
        '<view id="v"><subviews>' + "".join(f'<label id="l{i}" text="Text"/>' for i in range(300)) + "</subviews><constraints>" + "".join(
            f'<constraint firstItem="l{i}" firstAttribute="width" secondItem="l{(i + 1) % 300}" secondAttribute="width" id="c{i}"/>'
            for i in range(300)) + "</constraints></view>")},
    "Xcode project: groups in circles": strings('"a" = "A";') | {
        "A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{objects = {A = {isa = PBXGroup; children = (A);}; P = {isa = PBXProject; mainGroup = A;};}; rootObject = P;}"},
    "XLIFF: a long code, many references": {"de.xliff": XLIFF % (
        f'<unit id="u"><originalData><data id="d">{LONG}</data></originalData><segment><source>' + '<ph id="p" dataRef="d"/>' * 20_000
        + "</source></segment></unit>")},
    "XLIFF: unknown languages": {"de.xliff": '<xliff version="1.2">' + '<file original="a" target-language="!!"><body/></file>' * 40_000 + "</xliff>"},
    "XLIFF: forms and variables": {"de.xliff": '<xliff version="1.2"><file original="A.xcstrings" source-language="en" target-language="de"><body>' + "".join(
        f'<trans-unit id="k|==|substitutions.v{i}.plural.one"><source>a</source><target>b</target></trans-unit>'
        f'<trans-unit id="k|==|device.d{i}"><source>%d</source><target>%d</target></trans-unit>' for i in range(3000)) + "</body></file></xliff>"},
    "Android: a long name of an array": {"res/values/strings.xml": f'<resources><string-array name="{LONG}">' + "<item>a</item>" * 35_000
                                         + "</string-array></resources>"},
    "Android: a long name of plurals": {"res/values/strings.xml": f'<resources><plurals name="{LONG}">' + '<item quantity="x">a</item>' * 20_000
                                        + "</plurals></resources>"},
    "Android: faults": {"res/values/strings.xml": '<resources><string name="a">' + "".join(
        "\\" + chr(0x10000 + i) for i in range(200_000)) + "</string></resources>"},
    "Android: examples in examples": {"res/values/strings.xml": '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="a">'
                                      + '<xliff:g example="e">' * 190 + "a" * 4_000_000 + "</xliff:g>" * 190 + "</string></resources>"},
    "JSON: a long name of a list": {"locales/de/a.json": f'{{"{LONG}":[' + '"a",' * 125_000 + '"a"]}'},
    "JSON: one name": {"locales/de/a.json": "{" + '"a":"b",' * 500_000 + '"a":"b"}'},
    "JSON: commas": {"locales/de/a.json": '{"a":"{' + "a," * 2_000_000 + '"}'},
    "String Catalog: a long key": {"Localizable.xcstrings": f'{{"sourceLanguage":"en","version":"1.0","strings":{{"{LONG}":{{"localizations":{{"en":{{'
                                   '"variations":{"device":{' + ",".join(f'"a{i}":{{}}' for i in range(50_000)) + "}}}}}}}"},
    "String Catalog: variables": {"Localizable.xcstrings": '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{'
                                  '"stringUnit":{"state":"translated","value":"' + "%#@b@ " * 2000 + '"},"substitutions":{'
                                  + ",".join(f'"a{i}":{{}}' for i in range(60_000)) + "}}}}}}"},
    "String Catalog: a long form": {"Localizable.xcstrings": '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{'
                                    '"stringUnit":{"state":"translated","value":"' + "%#@a@" * 1000 + '"},"substitutions":{"a":{"formatSpecifier":"d",'
                                    '"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"' + LONG + '%arg"}}}}}}}}}}}'},
    "gettext: a long context": {"de/LC_MESSAGES/a.po": f'msgctxt "{LONG}"\nmsgid "a"\nmsgstr "' + "\\Z" * 100_000 + '"\n'},
    "gettext: flags": {"de/LC_MESSAGES/a.po": "#," + "a," * 2_000_000 + '\nmsgid "a"\nmsgstr "b"\n' + "#\n" * 1_000_000},
    "CSV: many languages": {"copyfit.yml": "strings: [t.csv]\n", "t.csv": "key," + ",".join(f"de-a{i:06}" for i in range(45_000)) + "\n" + "k,a\n" * 60_000},
    "labels: deep": labels(nested('{"labels":[', "]}")),
    "labels: numbers": labels('{"schema":"copyfit.labels/1","labels":[{"key":"a","style":"body","frame":{"width":1e400}}]}'),
    "labels: infinite lengths": labels('{"schema":"copyfit.labels/1","labels":[{"key":"a","style":"body","frame":{"width":1e308,"height":5e-324}}]}'),
    "configuration: aliases": strings('"a" = "A";') | {"copyfit.yml": "a: &a [x, x]\n" + "".join(
        f"{b}: &{b} [{', '.join(f'*{a}' for _ in range(9))}]\n" for a, b in zip("abcdefgh", "bcdefghi"))},
    "configuration: extends itself": strings('"a" = "A";') | {"copyfit.yml": "extends: copyfit.yml\n"},
    "configuration: braces": strings('"a" = "A";') | {"copyfit.yml": "exclude: ['" + "{a,b}" * 200 + "']\n"},
    "configuration: no text": strings('"a" = "A";') | {"copyfit.yml": bytes(range(256)) * 100},
    "ignored: patterns": strings('"a" = "A";') | {".gitignore": "*a*a*a*a*a*a*a*a*a*a*b\n" * 200, "a" * 200: ""},
    "fonts: none": strings('"a" = "A";') | {"copyfit.yml": "fonts: {directories: [.]}\n", "a.ttf": bytes(1000), "b.otf": b"OTTO" + b"\xff" * 500},
    "SwiftUI: deep": view(nested("VStack { ", "}", 3000) + 'Text("a")'),
    "SwiftUI: views in circles": view('B(); Text("a") } }\nstruct B: View { var body: some View { A(); B(); Text("a")'),
    "SwiftUI: ternaries": view('Text("a").font(' + "x ? .body : " * 60 + ".title)"),
    "SwiftUI: many views": view("\n".join('HStack { Text("a"); Spacer(); Text("a").lineLimit(1) }' for _ in range(2000))),
    "Swift: no end": view('Text("\\(' * 500),
    "Objective-C: brackets": strings('"a" = "A";') | {"A.m": "@implementation A\n- (void)viewDidLoad { " + nested("[a ", "]") + "; }\n@end\n"},
}


def write(files, folder):
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            path.symlink_to(content)
        elif content is None:
            os.mkfifo(path)
        elif isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content, encoding="utf-8")


def change(folder, numbers):
    """Damages a few files of a project."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for path in numbers.sample(files, numbers.randint(1, 4)):
        data = path.read_bytes()
        start = numbers.randrange(len(data) + 1)
        end = min(len(data), start + numbers.randrange(200))
        match numbers.randrange(8):
            case 0: data = data[:start]
            case 1: data = data[:start] + data[end:]
            case 2: data = data[:end] + data[start:]
            case 3: data = data[:start] + bytes(numbers.randrange(256) for _ in range(20)) + data[start:]
            case 4: data = data[:start] + data[start:end] * 300 + data[end:]
            case 5: data = data[:start] + numbers.choice([b"{", b"<", b'"', b"(", b"[", b"%", b"\0"]) * 1000 + data[start:]
            case 6: data = numbers.choice(files).read_bytes()
            case 7: data = b"".join(numbers.sample(lines := data.splitlines(True), len(lines)))
        path.write_bytes(data)


def failure(program, command, folder):
    """How a command fails on a project, as text; None if it ends with a documented status."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    try:
        run = subprocess.run([program, *command], cwd=folder, preexec_fn=limit, stdin=subprocess.DEVNULL, capture_output=True, timeout=10 * SECONDS,
                             env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
    except subprocess.TimeoutExpired:
        return "a hang"
    if run.returncode in (0, 1, 2):
        return None
    return "a hang" if run.returncode in (-24, -9) else f"the status {run.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/copyfit"))
    parser.add_argument("--changes", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    options = parser.parse_args()
    runs, failures = 0, []

    def check(name, fill):
        nonlocal runs
        with tempfile.TemporaryDirectory(prefix="copyfit-hostile-") as parent:
            folder = Path(parent) / "project"
            for command in COMMANDS:
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                fill(folder)
                runs += 1
                if found := failure(options.program, command, folder):
                    failures.append(f"{found}: copyfit {' '.join(command)}, on {name}")
                    print(failures[-1], flush=True)

    for name, files in PROJECTS.items():
        check(name, lambda folder: write(files, folder))
    print(f"{len(PROJECTS)} projects made by hand: {runs} runs, {len(failures)} failures")
    before = runs
    for number in range(options.first, options.first + options.changes):
        def fill(folder):
            numbers = random.Random(number)
            shutil.copytree(ROOT / "Corpora" / numbers.choice(["Freewheel", "Pannier"]), folder, dirs_exist_ok=True)
            change(folder, numbers)

        check(f"the change {number}", fill)
    print(f"{options.changes} changed sample apps: {runs - before} runs, {len(failures)} failures in total")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
