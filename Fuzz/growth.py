#!/usr/bin/env python3
"""Checks projects of a size and of four times that size, and fails where time or memory grow faster than the project.

Usage: growth.py [--program FILE] [--only NAME] [--table]

Each project repeats what a file may have many of: keys, languages, elements, references, statements. Four times as many may take at most six
times the processor time beyond an empty project, and six times its memory; less than half a second and 100 MB are not compared. A limit that ends the reading passes, too.
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from hostile import CATALOG, PLURAL, STORYBOARD, UNIT, labels, measured, named, strings, view, write

ROOT = Path(__file__).resolve().parents[1]
TIMES, MOST = 4, 6
SECONDS, MEMORY = 0.5, 100 << 20  # what is too little to compare
LIMIT = 60  # seconds of processor time for one check


def many(count, piece):
    return "".join(piece(number) for number in range(count))


def resources(body):
    return {"res/values/strings.xml": f"<resources>{body}</resources>"}


def swift(body):
    return strings('"a" = "Weiter";\n') | {"A.swift": body}


def controller(body, before=""):
    return swift(f"import UIKit\n{before}\nclass C: UIViewController {{\n  let l = UILabel()\n  override func viewDidLoad() {{\n{body}\n  }}\n}}\n")


def xcode(objects, settings=""):
    return strings('"a" = "A";\n') | {
        "A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{objects = {" + objects
        + "P = {isa = PBXProject; mainGroup = G; targets = (T);}; G = {isa = PBXGroup; children = ();};}; rootObject = P;}"}


def xliff(body):
    return named("de.xliff", '<xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>' + body + "</body></file></xliff>")


def stringsdict(body):
    return {"de.lproj/A.stringsdict": f"<plist><dict>{body}</dict></plist>"}


# The number of the smaller project, and the files by it.
PROJECTS = {
    "strings: keys": (20_000, lambda n: strings(many(n, lambda i: f'"k{i}" = "Wort {i}";\n'))),
    "strings: one key": (20_000, lambda n: strings('"a" = "A";\n' * n)),
    "strings: errors": (20_000, lambda n: strings(many(n, lambda i: f'"k{i}" "A";\n'))),
    "strings: comments": (20_000, lambda n: strings("/* a */ " * n + '"a" = "A";')),
    "strings: open comments": (20_000, lambda n: strings('"a" = "A";\n' + "/* /* a\n" * n)),
    "strings: escapes": (20_000, lambda n: strings('"a" = "' + "\\U00e4\\q" * n + '";')),
    "strings: quotation marks": (20_000, lambda n: strings('"' * n)),
    "strings: one long key": (200_000, lambda n: strings('"' + "a" * n + '" = "A";')),
    "strings: languages": (200, lambda n: {f"de-{10_000 + i}.lproj/L.strings": '"a" = "A";' for i in range(n)} | strings('"a" = "A";')),
    "strings: tables": (1_000, lambda n: {f"de.lproj/T{i}.strings": '"a" = "A";' for i in range(n)} | strings('"a" = "A";')),
    "strings: folders": (1_000, lambda n: {f"m{i}/de.lproj/L.strings": '"a" = "A";' for i in range(n)} | strings('"a" = "A";')),
    "strings: placeholders": (2_000, lambda n: strings('"a" = "' + "%@ " * n + '";')),
    "strings: stray percent signs": (10_000, lambda n: strings('"a" = "' + "%d" * 1_999 + "%é" * n + '";') | {"en.lproj/Localizable.strings": '"a" = "%d";'}),
    "strings: keys that differ in case": (5_000, lambda n: strings(many(n, lambda i: f'"K{i}" = "A";"k{i}" = "A";\n'))),
    "strings: one long text": (20_000, lambda n: measured('"a" = "' + "Wort " * n + '";')),
    "strings: one text in many keys": (5_000, lambda n: measured(many(n, lambda i: f'"k{i}" = "Weiter zum nächsten Schritt";\n'))),
    "property list: keys": (10_000, lambda n: strings("<plist><dict>" + many(n, lambda i: f"<key>k{i}</key><string>A</string>") + "</dict></plist>")),
    "property list: values that are no texts": (10_000, lambda n: strings("<plist><dict>" + many(n, lambda i: f"<key>k{i}</key><array/>") + "</dict></plist>")),
    "stringsdict: keys": (4_000, lambda n: stringsdict(many(n, lambda i: f"<key>k{i}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>A</string></dict></dict>"))),
    "stringsdict: variables": (2_000, lambda n: stringsdict("<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>" + many(n, lambda i: f"%#@v{i}@") + "</string>" + many(n, lambda i: f"<key>v{i}</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>A</string></dict>") + "</dict>")),
    "String Catalog: keys": (10_000, lambda n: {"L.xcstrings": CATALOG % ",".join(f'"k{i}":{{"localizations":{{"de":{UNIT}}}}}' for i in range(n))}),
    "String Catalog: members of the root": (10_000, lambda n: {"L.xcstrings": '{"sourceLanguage":"en",' + many(n, lambda i: f'"a{i}":0,') + '"strings":{' + ",".join(f'"k{i}":{{}}' for i in range(n)) + "}}"}),
    "String Catalog: values of a set": (10_000, lambda n: {f: CATALOG % ('"a":{"localizations":{"en":{"stringSet":{"values":[' + ",".join(['"x"'] * n) + "]}}}}") for f in ("Localizable.xcstrings", "mul.lproj/Localizable.xcstrings")}),
    "String Catalog: devices": (1_000, lambda n: {"L.xcstrings": CATALOG % ('"k":{"localizations":{"en":{"variations":{"device":{' + ",".join(f'"d{i}":{UNIT}' for i in range(n)) + "}}}}}")}),
    "String Catalog: variables": (1_000, lambda n: {"L.xcstrings": CATALOG % ('"k":{"localizations":{"en":{"stringUnit":{"value":"' + many(n, lambda i: f"%#@v{i}@") + '"},"substitutions":{' + ",".join(f'"v{i}":{PLURAL}' for i in range(n)) + "}}}}")}),
    "String Catalog: wrong keys in many languages": (250, lambda n: {"L.xcstrings": CATALOG % ('"k":{"localizations":{' + ",".join(f'"de-{10_000 + i}":{UNIT}' for i in range(n)) + "}}," + ",".join(f'"w{i}":0' for i in range(n)))}),
    "JSON: keys": (20_000, lambda n: named("locales/de.json", "{" + ",".join(f'"k{i}":"A"' for i in range(n)) + "}")),
    "JSON: commas": (20_000, lambda n: named("locales/de.json", '{"a":"b"' + "," * n + "}")),
    "JSON: groups": (5_000, lambda n: named("locales/de.json", "{" + ",".join(f'"g{i}":{{"a":"A"}}' for i in range(n)) + "}")),
    "JSON: forms of one key": (5_000, lambda n: named("locales/de.json", "{" + ",".join(f'"a_{i}":"A"' for i in range(n)) + "}")),
    "JSON: braces": (5_000, lambda n: named("locales/de.json", '{"a":"' + "{{a}} " * n + '"}')),
    "JSON: languages": (200, lambda n: {"copyfit.yml": "strings: ['locales/*.json']\n"} | {f"locales/de-{10_000 + i}.json": '{"a":"A"}' for i in range(n)}),
    "ARB: keys with details": (5_000, lambda n: {"lib/l10n/app_de.arb": "{" + ",".join(f'"k{i}":"{{n}}","@k{i}":{{"placeholders":{{"n":{{"example":"1"}}}}}}' for i in range(n)) + "}"}),
    "ARB: placeholders": (2_000, lambda n: {"lib/l10n/app_de.arb": '{"a":"' + many(n, lambda i: f"{{p{i}}}") + '","@a":{"placeholders":{' + ",".join(f'"p{i}":{{}}' for i in range(n)) + "}}}"}),
    "Android: keys": (10_000, lambda n: resources(many(n, lambda i: f'<string name="k{i}">A</string>'))),
    "Android: references": (10_000, lambda n: resources(many(n, lambda i: f'<string name="a{i}">@string/a{i + 1}</string>'))),
    "Android: references to nothing": (10_000, lambda n: resources(many(n, lambda i: f'<string name="a{i}">@string/b{i}</string>'))),
    "Android: products": (5_000, lambda n: {f"res/{f}/strings.xml": "<resources>" + many(n, lambda i: f'<string name="a" product="p{i}">A</string>') + "</resources>" for f in ("values", "values-de", "values-b+de")}),
    "Android: items": (5_000, lambda n: resources('<string-array name="a">' + "<item>A</item>" * n + "</string-array>")),
    "Android: tags": (5_000, lambda n: resources('<string name="a">' + "<b>A</b> " * n + "</string>")),
    "Android: modules": (500, lambda n: {f"m{i}/src/main/res/values{d}/a.xml": f"<resources><string name='t{i}'>T</string></resources>" for i in range(n) for d in ("", "-de")}),
    "Android: unknown elements": (10_000, lambda n: resources(many(n, lambda i: f"<x{i}/>"))),
    "gettext: keys": (10_000, lambda n: named("de/LC_MESSAGES/a.po", many(n, lambda i: f'msgid "k{i}"\nmsgstr "A"\n\n'))),
    "gettext: lines of a text": (10_000, lambda n: named("de/LC_MESSAGES/a.po", 'msgid "a"\nmsgstr ""\n' + '"Wort "\n' * n)),
    "gettext: comments": (20_000, lambda n: named("de/LC_MESSAGES/a.po", "#. a\n" * n + 'msgid "a"\nmsgstr "b"\n')),
    "gettext: obsolete": (10_000, lambda n: named("de/LC_MESSAGES/a.po", many(n, lambda i: f'#~ msgid "k{i}"\n#~ msgstr "A"\n'))),
    "gettext: errors": (10_000, lambda n: named("de/LC_MESSAGES/a.po", 'msgid "a\nmsgstr b\n' * n)),
    "gettext: forms": (2_000, lambda n: named("de/LC_MESSAGES/a.po", 'msgid "a"\nmsgid_plural "b"\n' + many(n, lambda i: f'msgstr[{i}] "A"\n'))),
    "XLIFF: units": (5_000, lambda n: xliff(many(n, lambda i: f'<trans-unit id="k{i}"><source>a</source><target>b</target></trans-unit>'))),
    "XLIFF: groups": (5_000, lambda n: xliff(many(n, lambda i: f'<group id="g{i}"><trans-unit id="k{i}"><source>a</source><target>b</target></trans-unit></group>'))),
    "XLIFF: notes": (5_000, lambda n: xliff('<trans-unit id="k"><source>a</source><target>b</target>' + "<note>n</note>" * n + "</trans-unit>")),
    "XLIFF: files": (2_000, lambda n: named("de.xliff", '<xliff version="1.2">' + many(n, lambda i: f'<file original="a{i}.strings" source-language="en" target-language="de"><body><trans-unit id="k"><source>a</source><target>b</target></trans-unit></body></file>') + "</xliff>")),
    "XLIFF: many small exchange files": (500, lambda n: {"copyfit.yml": "strings: ['x/*.xliff']\n"} | {f"x/{i}.xliff": f'<xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body><trans-unit id="k{i}"><source>a</source><target>b</target></trans-unit></body></file></xliff>' for i in range(n)}),
    "properties: keys": (20_000, lambda n: named("m_de.properties", many(n, lambda i: f"k{i}=A\n"))),
    "properties: continued lines": (20_000, lambda n: named("m_de.properties", "a=b\\\n" * n)),
    "CSV: rows": (20_000, lambda n: named("t.csv", "key,de\n" + many(n, lambda i: f"k{i},A\n"))),
    "CSV: columns": (200, lambda n: named("t.csv", "key," + ",".join(f"de-{10_000 + i}" for i in range(n)) + "\n" + ("k" + ",A" * n + "\n") * 10)),
    "CSV: quotation marks": (20_000, lambda n: named("t.csv", "key,de\n" + 'k,"""a"""\n' * n)),
    "storyboard: labels": (250, lambda n: {"Base.lproj/A.xib": STORYBOARD % ('<view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>' + many(n, lambda i: f'<label text="Text" id="l{i}"><rect key="frame" x="0" y="0" width="100" height="20"/></label>') + "</subviews></view>")}),
    "storyboard: constraints": (500, lambda n: {"Base.lproj/A.xib": STORYBOARD % ('<view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>' + many(50, lambda i: f'<label text="Text" id="l{i}"/>') + "</subviews><constraints>" + many(n, lambda i: f'<constraint firstItem="l{i % 50}" firstAttribute="leading" secondItem="l{(i + 7) % 50}" secondAttribute="trailing" id="c{i}"/>') + "</constraints></view>")}),
    "storyboard: scenes": (250, lambda n: {"Base.lproj/A.storyboard": '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>' + many(n, lambda i: f'<scene sceneID="s{i}"><objects><viewController id="c{i}"><view key="view" id="v{i}"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="Text" id="l{i}"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews></view></viewController></objects></scene>') + "</scenes></document>"}),
    "Xcode project: files": (4_000, lambda n: xcode("T = {isa = PBXNativeTarget; buildPhases = (S);}; S = {isa = PBXSourcesBuildPhase; files = (" + many(n, lambda i: f"B{i},") + ");};" + many(n, lambda i: f"B{i} = {{fileRef = F{i};}}; F{i} = {{isa = PBXFileReference; path = a{i}.swift;}};"))),
    "Xcode project: one phase again and again": (2_000, lambda n: xcode("T = {isa = PBXNativeTarget; buildPhases = (" + "S," * n + ");}; S = {isa = PBXSourcesBuildPhase; files = (" + "B," * n + ");}; B = {fileRef = F;}; F = {isa = PBXFileReference; path = a.swift;};")),
    "Xcode project: one long group": (2_000, lambda n: strings('"a" = "A";\n') | {"A.xcodeproj/project.pbxproj": "{objects = {P = {isa = PBXProject; mainGroup = G; targets = (T);}; G = {isa = PBXGroup; path = " + "a/" * n + "b; children = (" + many(n, lambda i: f"F{i},") + ");}; T = {isa = PBXNativeTarget; buildPhases = (S);}; S = {isa = PBXSourcesBuildPhase; files = (" + many(n, lambda i: f"B{i},") + ");};" + many(n, lambda i: f'B{i} = {{fileRef = F{i};}}; F{i} = {{isa = PBXFileReference; path = a{i}.swift; sourceTree = "<group>";}};') + "}; rootObject = P;}"}),
    "Xcode project: targets and settings": (2_000, lambda n: strings('"a" = "A";\n') | {"A.xcodeproj/project.pbxproj": "{objects = {P = {isa = PBXProject; mainGroup = G; targets = (" + many(n, lambda i: f"T{i},") + ");}; G = {isa = PBXGroup; children = ();}; C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx; " + many(n, lambda i: f"A{i} = b;") + "};}; L = {isa = XCConfigurationList; buildConfigurations = (C);};" + many(n, lambda i: f"T{i} = {{isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = ();}};") + "}; rootObject = P;}"}),
    "Xcode projects": (100, lambda n: strings('"a" = "A";\n') | {f"m{i}/A.xcodeproj/project.pbxproj": "{objects = {P = {isa = PBXProject; mainGroup = G; targets = ();}; G = {isa = PBXGroup; children = ();};}; rootObject = P;}" for i in range(n)}),
    "Package.swift: paths": (5_000, lambda n: {f"d{i}/de.lproj/L.strings": '"a" = "A";' for i in range(n // 25)} | {"Package.swift": "let package = Package(name: \"a\", targets: [" + many(n, lambda i: f'.target(name: "a{i}", path: "p{i}"),') + "])"}),
    "configuration: labels": (1_000, lambda n: strings(many(n, lambda i: f'"k{i}" = "Weiter";\n')) | {"copyfit.yml": "labels:\n" + many(n, lambda i: f"  - {{keys: k{i}, style: body, frame: {{width: 100}}}}\n")}),
    "configuration: patterns of keys": (500, lambda n: strings(many(n, lambda i: f'"k{i}" = "Weiter";\n')) | {"copyfit.yml": "labels:\n" + many(n, lambda i: f"  - {{keys: 'k*{i}', style: body, frame: {{width: 100}}}}\n")}),
    "configuration: expressions of keys": (250, lambda n: strings(many(n, lambda i: f'"k{i}" = "Weiter";\n')) | {"copyfit.yml": "labels:\n" + many(n, lambda i: f"  - {{keys: '/^k+{i}$/', style: body, frame: {{width: 100}}}}\n")}),
    "configuration: ignore": (500, lambda n: strings(many(500, lambda i: f'"k{i}" = "%d";\n')) | {"en.lproj/Localizable.strings": many(500, lambda i: f'"k{i}" = "%@";\n'), "copyfit.yml": "ignore:\n" + many(n, lambda i: "  - {rule: placeholder-mismatch, id: '*', reason: a}\n")}),
    "configuration: exclude": (1_000, lambda n: strings('"a" = "A";\n') | {f"m{i}/de.lproj/L.strings": '"a" = "A";' for i in range(n // 4)} | {"copyfit.yml": "exclude:\n" + many(n, lambda i: f"  - '*x{i}*/**'\n")}),
    "configuration: braces": (2_000, lambda n: strings('"a" = "A";\n') | {"copyfit.yml": "exclude: ['{" + "," * n + "}" + "a" * 40 * n + "']\n"}),
    "labels.json: labels": (1_000, lambda n: labels('{"schema":"copyfit.labels/1","labels":[' + ",".join('{"key":"a","style":"body","frame":{"width":100}}' for _ in range(n)) + "]}")),
    "labels.json: rooms": (500, lambda n: labels('{"schema":"copyfit.labels/2","labels":[{"id":"a","texts":[{"table":"Localizable","key":"a"}],"style":"body","rooms":[' + ",".join(f'{{"device":{320 + i},"width":{{"atLeast":0,"atMost":{300 + i}}}}}' for i in range(n)) + "]}]}")),
    "labels.json: members": (10_000, lambda n: labels('{"schema":"copyfit.labels/1","labels":[{"key":"a","style":"body","frame":{"width":100},' + ",".join(f'"x{i}":0' for i in range(n)) + "}]}")),
    "baseline: entries": (5_000, lambda n: strings('"a" = "%d";\n') | {"copyfit.yml": "baseline: b.json\n", "b.json": '{"schema":"copyfit.baseline/1","entries":[' + ",".join(f'{{"rule":"truncation","id":"a{i}"}}' for i in range(n)) + "]}"}),
    "baseline: commas": (20_000, lambda n: strings('"a" = "%d";\n') | {"copyfit.yml": "baseline: b.json\n", "b.json": '{"schema":"copyfit.baseline/1","entries":[],"x":[' + "{}" * n + "]}"}),
    ".gitignore: patterns": (2_000, lambda n: strings('"a" = "A";\n') | {f"m{i}/de.lproj/L.strings": '"a" = "A";' for i in range(n // 10)} | {".gitignore": many(n, lambda i: f"*x{i}*\n")}),
    "SwiftUI: texts": (500, lambda n: view("VStack {\n" + many(n, lambda i: 'Text("a")\n') + "}")),
    "SwiftUI: rows": (250, lambda n: view(many(n, lambda i: 'HStack { Text("a"); Spacer(); Text("a").lineLimit(1) }\n'))),
    "SwiftUI: one long row": (250, lambda n: view("HStack {\n" + many(n, lambda i: 'Text("a").lineLimit(1)\n') + "}")),
    "SwiftUI: modifiers": (250, lambda n: view('Text("a")' + ".padding(1)\n" * n)),
    "SwiftUI: views in views": (250, lambda n: swift("import SwiftUI\n" + many(n, lambda i: f'struct V{i}: View {{ var body: some View {{ V{i + 1}(); Text("a") }} }}\n') + f'struct V{n}: View {{ var body: some View {{ Text("a") }} }}\n')),
    "SwiftUI: one view in many": (250, lambda n: swift('import SwiftUI\nstruct R: View { let t: LocalizedStringKey; var body: some View { Text(t).lineLimit(1) } }\n' + many(n, lambda i: f'struct V{i}: View {{ var body: some View {{ R(t: "a") }} }}\n'))),
    "SwiftUI: properties": (500, lambda n: swift("import SwiftUI\nstruct V: View {\n" + many(n, lambda i: f'  var p{i}: String = "a"\n') + "  var body: some View { VStack {\n" + many(n, lambda i: f"Text(p{i})\n") + "} }\n}\n")),
    "SwiftUI: branches": (250, lambda n: view(many(n, lambda i: f'if x == {i} {{ Text("a") }} else {{ Text("a").font(.title) }}\n'))),
    "SwiftUI: cases of a switch": (250, lambda n: view("switch x {\n" + many(n, lambda i: f'case {i}: Text("a")\n') + "default: EmptyView() }")),
    "SwiftUI: extensions": (250, lambda n: swift('import SwiftUI\nstruct V: View { var body: some View { Text("a").m0() } }\n' + many(n, lambda i: f"extension View {{ func m{i}() -> some View {{ self.m{i + 1}() }} }}\n") + f"extension View {{ func m{n}() -> some View {{ self.padding(1) }} }}\n")),
    "SwiftUI: enumerations of texts": (250, lambda n: swift("import SwiftUI\nenum E {\n" + many(n, lambda i: f"case c{i}\n") + "var t: LocalizedStringKey { switch self {\n" + many(n, lambda i: f'case .c{i}: "a"\n') + "} } }\nstruct V: View { let e: E; var body: some View { Text(e.t) } }\nstruct W: View { var body: some View {\n" + many(n, lambda i: f"V(e: .c{i})\n") + "} }\n")),
    "UIKit: statements": (500, lambda n: controller('    l.text = NSLocalizedString("a", comment: "")\n' * n)),
    "UIKit: labels": (500, lambda n: controller(many(n, lambda i: f'    l{i}.text = NSLocalizedString("a", comment: "")\n    view.addSubview(l{i})\n'), "let x = 0") | {"B.swift": "import UIKit\nextension C {\n" + many(n, lambda i: f"  var l{i}: UILabel {{ UILabel() }}\n") + "}\n"}),
    "UIKit: constraints": (250, lambda n: controller('    l.text = NSLocalizedString("a", comment: "")\n    NSLayoutConstraint.activate([\n' + "      l.widthAnchor.constraint(equalToConstant: 100),\n" * n + "    ])")),
    "UIKit: functions that call the next": (250, lambda n: controller("    f0(l)") | {"B.swift": "import UIKit\nextension C {\n" + many(n, lambda i: f"  func f{i}(_ x: UILabel) {{ f{i + 1}(x) }}\n") + f'  func f{n}(_ x: UILabel) {{ x.text = NSLocalizedString("a", comment: "") }}\n}}\n'}),
    "UIKit: calls of one function": (250, lambda n: controller("    f(l, NSLocalizedString(\"a\", comment: \"\"))\n" * n) | {"B.swift": "import UIKit\nextension C { func f(_ x: UILabel, _ t: String) { x.text = t } }\n"}),
    "UIKit: classes": (250, lambda n: swift("import UIKit\n" + many(n, lambda i: f'class C{i}: UIViewController {{ let l = UILabel(); override func viewDidLoad() {{ l.text = NSLocalizedString("a", comment: ""); view.addSubview(l) }} }}\n'))),
    "UIKit: subclasses": (250, lambda n: swift("import UIKit\nclass C0: UIViewController { let l = UILabel() }\n" + many(n, lambda i: f'class C{i + 1}: C{i} {{ override func viewDidLoad() {{ super.viewDidLoad(); l.text = NSLocalizedString("a", comment: "") }} }}\n'))),
    "Swift: constants": (1_000, lambda n: swift("import UIKit\n" + many(n, lambda i: f"let c{i} = c{i + 1}\n") + f'let c{n} = NSLocalizedString("a", comment: "")\nlet l = UILabel()\nfunc f() {{ l.text = c0 }}\n')),
    "Swift: sources": (250, lambda n: strings('"a" = "Weiter";\n') | {f"S{i}.swift": f'import SwiftUI\nstruct V{i}: View {{ var body: some View {{ Text("a").font(.f{i}) }} }}\n' for i in range(n)}),
    "Objective-C: statements": (1_000, lambda n: strings('"a" = "A";') | {"A.m": "@implementation A\n- (void)viewDidLoad {\n" + 'self.l.text = NSLocalizedString(@"a", nil);\n' * n + "}\n@end\n"}),
    "Objective-C: methods": (1_000, lambda n: strings('"a" = "A";') | {"A.m": "@implementation A\n" + many(n, lambda i: f'- (void)m{i} {{ [self m{i + 1}]; self.l{i}.text = NSLocalizedString(@"a", nil); }}\n') + "@end\n"}),
    "Objective-C: macros": (2_000, lambda n: strings('"a" = "A";') | {"A.m": many(n, lambda i: f"#define M{i} M{i + 1}\n") + '@implementation A\n- (void)viewDidLoad { self.l.text = NSLocalizedString(@"a", nil); }\n@end\n'}),
}


#: Runs a command and prints its processor time, its largest memory and its status. The memory of a process counts from that of the
#: one that started it, so that this program, which holds whole projects, must not start it.
LAUNCHER = """
import resource, subprocess, sys
limit = int(sys.argv[1])
run = subprocess.run(sys.argv[2:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                     preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit)))
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime, used.ru_maxrss << 10, run.returncode)
"""


def cost(program, files):
    """The processor time in seconds, the memory in bytes and the status of a check of a project."""
    with tempfile.TemporaryDirectory(prefix="copyfit-growth-") as parent:
        folder = Path(parent) / "project"
        folder.mkdir()
        write(files, folder)
        environment = os.environ | {"XDG_CACHE_HOME": f"{parent}/caches", "SWIFT_BACKTRACE": "enable=no"}
        answer = subprocess.run(
            [sys.executable, "-c", LAUNCHER, str(LIMIT), program, "check", "--jobs", "1", "--verbose", "--report", "json"],
            cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout.split()
        return float(answer[0]), int(answer[1]), int(answer[2])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / ".build/release/copyfit"))
    parser.add_argument("--only", default="", help="a part of the names of the projects that are checked")
    parser.add_argument("--table", action="store_true", help="print the figures of each project")
    options = parser.parse_args()
    start, base, _ = cost(options.program, strings('"a" = "A";\n'))
    chosen = {name: project for name, project in PROJECTS.items() if options.only in name}
    failures = 0
    for name, (count, make) in chosen.items():
        few, memory, status = cost(options.program, make(count))
        more, moreMemory, moreStatus = cost(options.program, make(TIMES * count))
        faults = [f"the status {code}" for code in {status, moreStatus} - {0, 1, 2}]
        if more > max(SECONDS, start + MOST * (few - start)):
            faults.append("time grows faster")
        if moreMemory > max(MEMORY, base + MOST * (memory - base)):
            faults.append("memory grows faster")
        failures += bool(faults)
        if faults or options.table:
            print(f"{name:48} {count:7} {few:7.2f} s {more:7.2f} s {memory >> 20:5} MB {moreMemory >> 20:5} MB  {', '.join(faults)}", flush=True)
    print(f"{len(chosen)} kinds of projects, {failures} failures")
    raise SystemExit(1 if failures else 0)


if __name__ == "__main__":
    main()
