#!/usr/bin/env python3
"""Runs commands on projects that should break them, and counts crashes, hangs and statuses that no page documents.

Usage: hostile.py [--program FILE] [--changes COUNT] [--first NUMBER] [--only NAME]

Each command has 60 seconds of processor time and 3 GB of addresses. A check must also report what is wrong with a project, as EXPECTED says. The projects are made here: each kind of file too deep, too
large, in circles, in wrong encodings, with one long name in front of thousands of texts, or no file at all; git repositories with a damaged or endless history, which are checked with `--since`; then COUNT copies of the sample apps with random changes, which a number decides, so that each can be made again.
"""
import argparse
import json
import os
import random
import resource
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import histories

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 60
MEMORY = 3 << 30
COMMANDS = [
    ["check", "--verbose", "--report", "json"], ["check", "--report", "html=/dev/null", "--report", "sarif"],
    ["check", "--pseudo", "double", "--report", "cells"], ["labels"], ["budget"], ["explain", "a"],
    ["config", "verify"], ["init"],
]
SINCE = COMMANDS[0] + ["--since", "base"]


def strings(text):
    return {"de.lproj/Localizable.strings": text, "en.lproj/Localizable.strings": '"a" = "A";\n'}


def named(path, text):
    """A table that is only read where the configuration names it."""
    return {"copyfit.yml": f"strings: ['{path}']\n", path: text}


def measured(text):
    return strings(text) | {"copyfit.yml": "labels: [{keys: '*', style: body, frame: {width: 100}}]\n"}


def labels(text):
    return strings('"a" = "Weiter";\n') | {"labels.json": text}


def view(body):
    return strings('"a" = "Weiter";\n') | {"A.swift": "import SwiftUI\nstruct A: View { var body: some View {\n" + body + "\n} }\n"}


def nested(opening, closing, depth=20_000):
    return opening * depth + closing * depth


def deep(folder):
    """A language in a folder whose path is longer than the 4,096 bytes that the system opens."""
    descriptor = os.open(folder.parent, os.O_RDONLY)
    for name in [folder.name] + ["d" * 200] * 24 + ["fr.lproj"]:
        os.mkdir(name, dir_fd=descriptor)
        inner = os.open(name, os.O_RDONLY, dir_fd=descriptor)
        os.close(descriptor)
        descriptor = inner
    with open(os.open("L.strings", os.O_WRONLY | os.O_CREAT, dir_fd=descriptor), "w") as file:
        file.write('"a" = "A";')
    os.close(descriptor)


def property_list(objects, root):
    """A binary property list of some objects, with references and offsets of four bytes."""
    places, data = [], b"bplist00"
    for value in objects:
        places.append(len(data))
        data += value
    table = struct.pack(f">{len(places)}I", *places)
    return data + table + bytes(6) + b"\4\4" + struct.pack(">3Q", len(objects), root, len(data))


def compiled(keys, values, texts):
    """An MO file, from the lengths and places of its keys and values in some bytes."""
    start = 28 + 8 * (len(keys) + len(values))
    rows = b"".join(struct.pack("<2I", length, start + place) for length, place in keys + values)
    return struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0) + rows + texts


STORYBOARD = '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>%s</objects></document>'
BOMB = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij")) + ']><resources><string name="a">&j;</string></resources>'

LONG = "a" * 500_000
XLIFF = '<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">%s</file></xliff>'

TAGS = [f"de-{10_000 + i}" for i in range(3_000)]
CATALOG = '{"sourceLanguage":"en","version":"1.0","strings":{%s}}'
UNIT = '{"stringUnit":{"state":"translated","value":"a"}}'
PLURAL = '{"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}'

# Each is the content of files by path: text, bytes, a `Path` for a link, None for a pipe without a writer, or a function that writes it.
PROJECTS = {
    "no file": {},
    "strings: no end": strings('"a" = "A'),
    "strings: zeros": strings(bytes(1_000_000)),
    "strings: half of UTF-16": strings('"a" = "A";\n'.encode("utf-16")[:-1]),
    "strings: no Unicode": strings(bytes(range(128, 256)) * 1000),
    "strings: brackets": strings(nested("{", "}")),
    "strings: comments": strings("/*" * 200_000),
    "strings: one key": strings('"a" = "A";\n' * 100_000),
    "strings: one long text": measured('"a" = "' + "Wort " * 200_000 + '";\n'),
    "strings: placeholders": strings('"a" = "' + "%1$@ %d " * 20_000 + '";\n'),
    "strings: variables in circles": {
        "de.lproj/A.stringsdict": "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>"
        "<key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%#@a@</string></dict></dict></dict></plist>"},
    "property list: deep": strings("<plist>" + nested("<dict><key>a</key>", "</dict>") + "</plist>"),
    "property list: binary": strings(b"bplist00" + b"\xaf\x10\xff" * 1000 + b"\xff" * 32),
    "String Catalog: deep": {"Localizable.xcstrings": nested('{"strings":', "}")},
    "String Catalog: wrong types": {"Localizable.xcstrings": '{"sourceLanguage":1,"strings":{"a":[],"b":{"localizations":{"de":3}}}}'},
    "JSON: deep": named("locales/de.json", nested('{"a":', "}")),
    "JSON: no end": named("locales/de.json", '{"a":"' + "b" * 1_000_000),
    "ARB: messages": {"lib/l10n/app_de.arb": '{"@@locale":"de","a":"' + nested("{n, plural, other{", "}}", 2000) + '"}'},
    "Android: entities": {"app/src/main/res/values-de/strings.xml": BOMB, "app/src/main/res/values/strings.xml": BOMB},
    "Android: deep": {"res/values/strings.xml": "<resources><string name='a'>" + nested("<b>", "</b>") + "</string></resources>"},
    "Android: references": {"res/values/strings.xml": "<resources>" + "".join(
        f'<string name="a{i}">@string/a{(i + 1) % 5000}</string>' for i in range(5000)) + "</resources>"},
    "gettext: a long rule": named("de/LC_MESSAGES/a.po", 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=' + nested("(", ")", 3000)
                             + ';\\n"\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n'),
    "gettext: offsets": named("de/LC_MESSAGES/a.mo", b"\xde\x12\x04\x95" + b"\0\0\0\0" + b"\xff\xff\xff\x7f" * 5),
    "XLIFF: deep": named("de.xliff", "<xliff version='1.2'><file original='a'><body>" + nested("<group>", "</group>")),
    "CSV: quotation marks": named("t.csv", "key,en,de\n" + '"' * 300_001),
    "properties: backslashes": named("messages_de.properties", "a=" + "\\\n" * 200_000),
    "a table is a folder": {"de.lproj/Localizable.strings/a": "b", "en.lproj/Localizable.strings": '"a" = "A";\n'},
    "a table is a pipe": strings('"a" = "A";') | {"fr.lproj/Localizable.strings": None},
    "a table is a device": strings('"a" = "A";') | {"fr.lproj/Localizable.strings": Path("/dev/zero")},
    "a folder is in itself": strings('"a" = "A";') | {"b": Path(".")},
    "a link to the root": strings('"a" = "A";') | {"b": Path("/")},
    "xib: deep": {"Base.lproj/A.xib": STORYBOARD % nested("<view><subviews>", "</subviews></view>")},
    "xib: no end": {"Base.lproj/A.xib": (STORYBOARD % '<label id="a" text="A"/>')[:130]},
    "xib: constraints in circles": {"Base.lproj/A.xib": STORYBOARD % (
        '<view id="v"><subviews>' + "".join(f'<label id="l{i}" text="Text"/>' for i in range(300)) + "</subviews><constraints>" + "".join(
            f'<constraint firstItem="l{i}" firstAttribute="width" secondItem="l{(i + 1) % 300}" secondAttribute="width" id="c{i}"/>'
            for i in range(300)) + "</constraints></view>")},
    "Xcode project: groups in circles": strings('"a" = "A";') | {
        "A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{objects = {A = {isa = PBXGroup; children = (A);}; P = {isa = PBXProject; mainGroup = A;};}; rootObject = P;}"},
    "XLIFF: a long code, many references": named("de.xliff", XLIFF % (
        f'<unit id="u"><originalData><data id="d">{LONG}</data></originalData><segment><source>' + '<ph id="p" dataRef="d"/>' * 20_000
        + "</source></segment></unit>")),
    "XLIFF: unknown languages": named("de.xliff", '<xliff version="1.2">' + '<file original="a" target-language="!!"><body/></file>' * 40_000 + "</xliff>"),
    "XLIFF: forms and variables": named("de.xliff", '<xliff version="1.2"><file original="A.xcstrings" source-language="en" target-language="de"><body>' + "".join(
        f'<trans-unit id="k|==|substitutions.v{i}.plural.one"><source>a</source><target>b</target></trans-unit>'
        f'<trans-unit id="k|==|device.d{i}"><source>%d</source><target>%d</target></trans-unit>' for i in range(3000)) + "</body></file></xliff>"),
    "Android: a long name of an array": {"res/values/strings.xml": f'<resources><string-array name="{LONG}">' + "<item>a</item>" * 35_000
                                         + "</string-array></resources>"},
    "Android: a long name of plurals": {"res/values/strings.xml": f'<resources><plurals name="{LONG}">' + '<item quantity="x">a</item>' * 20_000
                                        + "</plurals></resources>"},
    "Android: faults": {"res/values/strings.xml": '<resources><string name="a">' + "".join(
        "\\" + chr(0x10000 + i) for i in range(200_000)) + "</string></resources>"},
    "Android: examples in examples": {"res/values/strings.xml": '<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="a">'
                                      + '<xliff:g example="e">' * 190 + "a" * 4_000_000 + "</xliff:g>" * 190 + "</string></resources>"},
    "JSON: a long name of a list": named("locales/de/a.json", f'{{"{LONG}":[' + '"a",' * 125_000 + '"a"]}'),
    "JSON: one name": named("locales/de/a.json", "{" + '"a":"b",' * 500_000 + '"a":"b"}'),
    "JSON: commas": named("locales/de/a.json", '{"a":"{' + "a," * 2_000_000 + '"}'),
    "String Catalog: a long key": {"Localizable.xcstrings": f'{{"sourceLanguage":"en","version":"1.0","strings":{{"{LONG}":{{"localizations":{{"en":{{'
                                   '"variations":{"device":{' + ",".join(f'"a{i}":{{}}' for i in range(50_000)) + "}}}}}}}"},
    "String Catalog: variables": {"Localizable.xcstrings": '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{'
                                  '"stringUnit":{"state":"translated","value":"' + "%#@b@ " * 2000 + '"},"substitutions":{'
                                  + ",".join(f'"a{i}":{{}}' for i in range(60_000)) + "}}}}}}"},
    "String Catalog: a long form": {"Localizable.xcstrings": '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{'
                                    '"stringUnit":{"state":"translated","value":"' + "%#@a@" * 1000 + '"},"substitutions":{"a":{"formatSpecifier":"d",'
                                    '"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"' + LONG + '%arg"}}}}}}}}}}}'},
    "gettext: a long context": named("de/LC_MESSAGES/a.po", f'msgctxt "{LONG}"\nmsgid "a"\nmsgstr "' + "\\Z" * 100_000 + '"\n'),
    "gettext: flags": named("de/LC_MESSAGES/a.po", "#," + "a," * 2_000_000 + '\nmsgid "a"\nmsgstr "b"\n' + "#\n" * 1_000_000),
    "CSV: many languages": {"copyfit.yml": "strings: [t.csv]\n", "t.csv": "key," + ",".join(f"de-a{i:06}" for i in range(45_000)) + "\n" + "k,a\n" * 60_000},
    "CSV: many columns that are not read": named("t.csv", "key,de," + ",".join(f"Column {i}" for i in range(20_000)) + "\n" + "k,a\n" * 60_000),
    "CSV: many short rows": named("t.csv", "key," + ",".join(TAGS[:1_000]) + "\n" + ",\n" * 1_000_000),
    "CSV: a language in each row": named("t.csv", "key,locale,text\n" + "".join(f"k{i},{tag},a\n" for i, tag in enumerate(TAGS))),
    "String Catalog: a language for each key": {"Localizable.xcstrings": CATALOG % ",".join(
        f'"k{i}":{{"localizations":{{"{tag}":{UNIT}}}}}' for i, tag in enumerate(TAGS))},
    "String Catalog: variations in variations": {"Localizable.xcstrings": CATALOG % (
        '"k":{"localizations":{"en":' + '{"variations":{"device":{"a":' * 37 + '{"variations":{"device":{' + ",".join(
            f'"d{i}":{UNIT}' for i in range(50_000)) + "}}}" + "}}}" * 37 + "}}")},
    "String Catalog: forms and variables": {"Localizable.xcstrings": CATALOG % (
        '"k":{"localizations":{"en":{"variations":{"device":{' + ",".join(f'"d{i}":{UNIT}' for i in range(3_000)) + '}},"substitutions":{'
        + ",".join(f'"v{i}":{PLURAL}' for i in range(3_000)) + "}}}}")},
    "XLIFF: many files": named("de.xliff", '<xliff version="1.2">' + "".join(
        f'<file original="a{i}.strings" source-language="en" target-language="de"><body><trans-unit id="k"><source>a</source><target>b</target>'
        "</trans-unit></body></file>" for i in range(50_000)) + "</xliff>"),
    "XLIFF: a language in each file": named("de.xliff", '<xliff version="1.2">' + "".join(
        f'<file original="a.strings" source-language="en" target-language="{tag}"><body><trans-unit id="k{i}"><source>a</source>'
        "<target>b</target></trans-unit></body></file>" for i, tag in enumerate(TAGS)) + "</xliff>"),
    "Android: a long text in many references": {"res/values/strings.xml": "<resources><string name='t'>" + "%1$s Wort " * 6_000 + "</string>" + "".join(
        f"<item type='string' name='a{i}'>@string/t</item>" for i in range(50_000)) + "</resources>"},
    "Android: a long text in references of another file": {
        "res/values/a.xml": "<resources><string name='t'>" + "%1$s Wort " * 6_000 + "</string></resources>",
        "res/values-de/a.xml": "<resources><string name='t'>" + "%1$s Wort " * 6_000 + "</string></resources>",
        "res/values/b.xml": "<resources>" + "".join(f"<string name='a{i}'>@string/t</string>" for i in range(50_000)) + "</resources>"},
    "Android: references that lead nowhere": {"res/values/a.xml": "<resources>" + "".join(
        f"<string name='a{i}'>@string/b{i}</string>" for i in range(20_000)) + "</resources>"} | {
        f"m{i}/src/main/res/values/a.xml": "<resources><string name='t'>T</string></resources>" for i in range(500)},
    "Android: unknown elements": {"res/values/strings.xml": "<resources><strings name='a'>A</strings><string name='b'>B</string></resources>"},
    "property list: a shared value": strings(property_list(
        [b"\x51a", b"\x51b", b"\xd1" + struct.pack(">2I", 0, 1), b"\xdf\x12" + struct.pack(">I", 200_000)
         + struct.pack(">I", 0) * 200_000 + struct.pack(">I", 2) * 200_000], 3)),
    "property list: lists that double": strings(property_list(
        [b"\x51a"] + [b"\xa2" + struct.pack(">2I", i, i) for i in range(100)] + [b"\xd1" + struct.pack(">2I", 0, 100)], 101)),
    "gettext: many forms": named("de/LC_MESSAGES/a.mo", compiled([(3, 0)], [(8_000_000, 4)], b"a\0b\0" + bytes(8_000_001))),
    "gettext: one text": named("de/LC_MESSAGES/a.mo", compiled([(16, i) for i in range(400_000)], [(16, i) for i in range(400_000)], bytes(
        97 + i * i % 26 for i in range(400_016)))),
    "gettext: a charset that is unknown": named("de/LC_MESSAGES/a.po", b'msgid ""\nmsgstr "charset=none\\n"\n\nmsgid "a"\nmsgstr "\xff"\n'),
    "strings: spaces": strings("/*" + " " * 8_000_000 + "*/ //" + "\t" * 8_000_000 + '\n"a" = "A"; \n'),
    "a path that is too long": strings('"a" = "A";') | {"deep": deep},
    "a name that is too long": strings('"a" = "A";') | {"fr.lproj/" + "a" * 247 + ".strings": '"a" = "'},
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


# What a check reports: a rule of a finding, or words of an error; None where the project has no fault that a check can find.
EXPECTED = {
    "no file": "Nothing to check",
    "strings: no end": "catalog-syntax", "strings: zeros": "catalog-syntax", "strings: half of UTF-16": "catalog-syntax",
    "strings: no Unicode": "catalog-syntax", "strings: brackets": "catalog-syntax", "strings: comments": "catalog-syntax",
    "strings: one key": "duplicate-key", "strings: one long text": "limit-reached", "strings: placeholders": "invalid-format",
    "strings: variables in circles": "invalid-format", "property list: deep": "limit-reached", "property list: binary": "catalog-syntax",
    "String Catalog: deep": "limit-reached", "String Catalog: wrong types": "catalog-syntax",
    "JSON: deep": "limit-reached", "JSON: no end": "catalog-syntax", "ARB: messages": "invalid-format",
    "Android: entities": "limit-reached", "Android: deep": "limit-reached", "Android: references": "catalog-syntax",
    "gettext: a long rule": "catalog-syntax", "gettext: offsets": "catalog-syntax", "XLIFF: deep": "limit-reached",
    "CSV: quotation marks": "catalog-syntax", "properties: backslashes": None,
    "a table is a folder": "unreadable-file", "a table is a pipe": "unreadable-file", "a table is a device": "unreadable-file",
    "a folder is in itself": None, "a link to the root": None,
    "xib: deep": "unreadable-file", "xib: no end": "unreadable-file", "xib: constraints in circles": None,
    "Xcode project: groups in circles": None,
    "XLIFF: a long code, many references": "limit-reached", "XLIFF: unknown languages": "Nothing to check",
    "XLIFF: forms and variables": "limit-reached",
    "Android: a long name of an array": "limit-reached", "Android: a long name of plurals": "catalog-syntax",
    "Android: faults": "invalid-escape", "Android: examples in examples": None,
    "JSON: a long name of a list": "limit-reached", "JSON: one name": "duplicate-key", "JSON: commas": None,
    "String Catalog: a long key": "catalog-syntax", "String Catalog: variables": "limit-reached",
    "String Catalog: a long form": "missing-plural-category",
    "gettext: a long context": "invalid-escape", "gettext: flags": None, "CSV: many languages": "limit-reached",
    "CSV: many columns that are not read": "duplicate-key", "CSV: many short rows": "Nothing to check",
    "CSV: a language in each row": "limit-reached", "String Catalog: a language for each key": "limit-reached",
    "String Catalog: variations in variations": "limit-reached", "String Catalog: forms and variables": "limit-reached",
    "XLIFF: many files": None, "XLIFF: a language in each file": "limit-reached",
    "Android: a long text in many references": "limit-reached",
    "Android: a long text in references of another file": "limit-reached",
    "Android: references that lead nowhere": "catalog-syntax", "Android: unknown elements": "catalog-syntax",
    "property list: a shared value": "limit-reached", "property list: lists that double": "limit-reached",
    "gettext: many forms": "catalog-syntax", "gettext: one text": "catalog-syntax",
    "gettext: a charset that is unknown": "catalog-syntax", "strings: spaces": None,
    "a path that is too long": "unreadable-file", "a name that is too long": "catalog-syntax",
    "labels: deep": "nested more than", "labels: numbers": "expected a positive number", "labels: infinite lengths": "vertical-clipping",
    "configuration: aliases": "aliases", "configuration: extends itself": "extends this file", "configuration: braces": None,
    "configuration: no text": "not text in", "ignored: patterns": None, "fonts: none": "unreadable-file",
    "SwiftUI: deep": "unreadable-file", "SwiftUI: views in circles": "has a frame", "SwiftUI: ternaries": None,
    "SwiftUI: many views": "has a frame", "Swift: no end": "unreadable-file", "Objective-C: brackets": None,
}
PROJECTS |= histories.PROJECTS
EXPECTED |= histories.EXPECTED


def write(files, folder):
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            path.symlink_to(content)
        elif content is None:
            os.mkfifo(path)
        elif callable(content):
            content(path)
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


def lacks(expected, output, errors):
    """Whether a check does not report what it should; without a fault, it must have a report."""
    try:
        rules = {finding["rule"] for finding in json.loads(output)["findings"]}
    except ValueError:
        rules = None
    if expected is None:
        return rules is None
    return expected not in (rules or ()) and expected not in errors


def failure(program, command, folder, name=None):
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
        is_checked = name in EXPECTED and command in (COMMANDS[0], SINCE)
        if is_checked and lacks(EXPECTED[name], run.stdout, run.stderr.decode(errors="replace")):
            return f"no {EXPECTED[name] or 'report'}"
        return None
    return "a hang" if run.returncode in (-24, -9) else f"the status {run.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/copyfit"))
    parser.add_argument("--changes", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", default="", help="a part of the names of the projects made by hand that are run")
    options = parser.parse_args()
    runs, failures = 0, []
    assert PROJECTS.keys() == EXPECTED.keys()

    def check(name, fill, commands=COMMANDS):
        nonlocal runs
        with tempfile.TemporaryDirectory(prefix="copyfit-hostile-") as parent:
            folder = Path(parent) / "project"
            for command in commands:
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                fill(folder)
                runs += 1
                if found := failure(options.program, command, folder, name):
                    failures.append(f"{found}: copyfit {' '.join(command)}, on {name}")
                    print(failures[-1], flush=True)

    chosen = {name: files for name, files in PROJECTS.items() if options.only in name}
    for name, files in chosen.items():
        check(name, lambda folder: write(files, folder), [SINCE] if ".git" in files else COMMANDS)
    print(f"{len(chosen)} projects made by hand: {runs} runs, {len(failures)} failures")
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
