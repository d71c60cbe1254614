import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Foundation
import Testing

@Suite struct StringsDictionaryEntryTests {
  static func read(_ text: String) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: "App/de.lproj/App.stringsdict")
  }

  /// A file with entries of one key each, on separate lines from line 2 on.
  static func file(_ entries: String) -> String { "<plist><dict>\n\(entries)\n</dict></plist>" }

  /// A variable with forms, as `one=%d day`.
  static func variable(_ name: String, _ forms: String..., type: String = "d") -> String {
    let forms = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>\
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>\
      <string>\(type)</string>\(forms.joined())</dict>
      """
  }

  static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\n"
      + variables.joined(separator: "\n") + "</dict>"
  }

  /// Each problem as `line:column rule severity`.
  static func summary(_ content: CatalogContent) -> [String] {
    content.problems.map { problem in
      let weight = problem.weight.map { " \($0)" } ?? ""
      return "\(problem.position.line):\(problem.position.column) \(problem.kind.rawValue)\(weight)"
    }
  }

  /// Siri, and not a format, reads texts with parameters of intents.
  @Test(arguments: [("k", ["3:131 invalid-format warning"]), ("${count} of ${total}", [])])
  func aTypeWithAPercentSign(key: String, expected: [String]) {
    let content = Self.read(
      Self.file(Self.entry(key, "%#@n@", Self.variable("n", "other=%ld options", type: "%ld"))))
    #expect(Self.summary(content) == expected)
    #expect(content.tables.first?.entries.first?.variables.first?.specifier == "ld")
  }

  @Test func readsVariablesWithTheirForms() throws {
    let content = Self.read(
      Self.file(
        "<!-- Sites -->"
          + Self.entry(
            "sites", "%1$@: %2$#@n@",
            Self.variable("n", "one=%d site", "zero=none", "other=%d sites"))
      ))
    #expect(content.problems.isEmpty)
    let table = try #require(content.tables.first)
    #expect(table.locale == LocaleIdentifier("de"))
    #expect(table.name == "App")
    let entry = try #require(table.entries.first)
    #expect(entry.key == "sites")
    #expect(entry.value == "%1$@: %2$#@n@")
    #expect(entry.comment == "Sites")
    #expect(entry.variant == nil)
    #expect(entry.position == SourcePosition(line: 2, column: 15))
    #expect(entry.variables.map(\.name) == ["n"])
    #expect(entry.variables.first?.specifier == "d")
    let forms = entry.variables.flatMap(\.forms)
    #expect(forms.map(\.category) == [.zero, .one, .other])
    #expect(forms.map(\.text) == ["none", "%d site", "%d sites"])
    #expect(forms.map(\.position.line) == [3, 3, 3])
  }

  @Test func readsNestedVariables() {
    let content = Self.read(
      Self.file(
        Self.entry(
          "k", "%1#@passwords@", Self.variable("passwords", "other=to your %2$#@accounts@"),
          Self.variable("accounts", "one=account", "other=accounts"))))
    #expect(content.problems.isEmpty)
    #expect(content.tables.first?.entries.first?.variables.count == 2)
  }

  @Test func readsTextsForWidthsAndDevices() {
    let content = Self.read(
      Self.file(
        """
        <key>hi</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>1</key><string>Hi</string><key>22</key><string>Hello</string></dict></dict>
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>other</key><string>Tap</string>
        <key>ipad</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        \(Self.variable("n", "other=%d taps"))</dict></dict></dict>
        """))
    #expect(content.problems.isEmpty)
    let entries = content.tables.flatMap(\.entries)
    #expect(
      entries.map { "\($0.key)[\($0.variant?.description ?? "")]=\($0.value)" } == [
        "hi[width.1]=Hi", "hi[width.22]=Hello", "tap[device.mac]=Click",
        "tap[device.other]=Tap", "tap[device.ipad]=%#@n@",
      ])
    #expect(entries.map(\.variables.count) == [0, 0, 0, 0, 1])
    #expect(entries.map(\.position.line) == [3, 3, 5, 5, 6])
  }
}

/// Problems of an entry, with place and severity.
extension StringsDictionaryEntryTests {
  @Test(arguments: [
    (entry("k", "%#@n@", variable("n", "one=%d")), "3:1 missing-plural-category error", "'other'"),
    (entry("k", "%#@m@", variable("n", "other=%d")), "2:56 invalid-format", "defines 'n'"),
    (entry("k", "%#@n@"), "2:56 invalid-format", "defines none"),
    (entry("k", "%# @n @", variable("n", "other=%d")), "2:56 invalid-format", "'%# @n @'"),
    (
      entry("k", "% @ %#@n@", variable("n", "other=%d")), "2:56 invalid-format warning",
      "all the same"
    ),
    (
      entry("k", "%#@n@", variable("n", "ones=%d", "other=%d")), "3:149 invalid-format warning",
      "'ones'"
    ),
    (
      entry("k", "%#@n@", variable("n", "other=%d"), variable("m", "other=%d")),
      "4:1 invalid-format warning", "'m'"
    ),
    (entry("k", "%#@n@", variable("n", "other=%#@n@")), "3:165 invalid-format", "'n' → 'n'"),
    (
      entry("k", "%#@a@", variable("a", "other=%#@b@"), variable("b", "other=%#@a@")),
      "4:165 invalid-format", "'a' → 'b' → 'a'"
    ),
    (entry("k", "%#@n@", variable("n", "other=%@", type: "@")), "3:131 invalid-format", "'@'"),
    (
      entry("k", "%#@n@", variable("n", "other=%d", type: "%ld")), "3:131 invalid-format warning",
      "where 'ld' without"
    ),
    (entry("k", "%#@n@", "<key>n</key><string>x</string>"), "3:13 invalid-format", "a text where"),
    ("<key>k</key><string>x</string>", "2:13 catalog-syntax", "a text where"),
    ("<key>k</key><dict/>", "2:13 catalog-syntax", "has no 'NSStringLocalizedFormatKey'"),
    (
      "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><integer>3</integer></dict>",
      "2:56 catalog-syntax", "a number"
    ),
    (
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>x</key><string/>"
        + "<key>1</key><string/></dict></dict>", "2:65 catalog-syntax warning", "not a whole number"
    ),
    (
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>fridge</key>"
        + "<string/><key>other</key><string/></dict></dict>", "2:66 catalog-syntax note", "'fridge'"
    ),
  ])
  func tellsWhatIsWrong(_ entry: String, _ expected: String, _ words: String) throws {
    let content = Self.read(Self.file(entry))
    // Other problems may follow from it.
    #expect(Self.summary(content).contains(expected))
    let problem = try #require(content.problems.first { $0.message.contains(words) })
    #expect(problem.key == "k")
    #expect(problem.message.hasSuffix("."))
  }

  /// Where every whole number has a form of its own, nothing is lost without `other`.
  @Test(arguments: [
    ("pl", "d", ["one", "few", "many"], "warning"), ("pl", "f", ["one", "few", "many"], "error"),
    ("pl", "d", ["one", "many"], "error"), ("cs", "d", ["one", "few", "many"], "error"),
    ("en", "d", ["one"], "error"),
  ])
  func othersAreLostWhereSomeNumberIsOne(
    language: String, type: String, forms: [String], weight: String
  ) {
    let keys = forms.map { "<key>\($0)</key><string>%\(type)</string>" }.joined()
    let variable = Self.variable("n", type: type).replacing("</dict>", with: keys + "</dict>")
    let content = CatalogReader.read(
      Array(Self.file(Self.entry("k", "%#@n@", variable)).utf8),
      file: "App/\(language).lproj/App.stringsdict")
    #expect(Self.summary(content) == ["3:1 missing-plural-category \(weight)"])
  }

  @Test func oneBrokenEntryLeavesTheOthers() {
    let good = Self.entry("good", "%#@n@", Self.variable("n", "other=%d"))
    let content = Self.read(Self.file("<key>k</key><string>x</string>" + good))
    #expect(content.tables.flatMap(\.entries).map(\.key) == ["good"])
    #expect(content.problems.map(\.entriesLost) == [1])
  }

  @Test func ofAKeyThatOccursTwiceTheLastCounts() {
    let first = Self.entry("k", "%#@n@", Self.variable("n", "other=%d a"))
    let last = Self.entry("k", "%#@n@", Self.variable("n", "other=%d b"))
    let content = Self.read(Self.file(first + "\n" + last))
    #expect(Self.summary(content) == ["4:1 duplicate-key"])
    #expect(content.problems.first?.message.contains("last text wins") == true)
    #expect(
      content.tables.flatMap(\.entries).flatMap(\.variables).flatMap(\.forms).map(\.text) == [
        "%d b"
      ])
  }

  @Test func ofAFormThatOccursTwiceTheLastCounts() {
    let forms = "<key>other</key><string>%d a</string>\n<key>other</key><string>%d b</string>"
    let rules =
      "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
    let content = Self.read(
      Self.file(Self.entry("k", "%#@n@", "<key>n</key><dict>\(rules)\n\(forms)</dict>")))
    #expect(
      content.problemLines == [
        "duplicate-key 5:1 'other' of \"k\" is on line 4 and on line 5; the last wins."
      ])
    let variables = content.tables.flatMap(\.entries).flatMap(\.variables)
    #expect(variables.flatMap(\.forms).map(\.text) == ["%d b"])
  }

  @Test(arguments: [
    (
      "<key>NSStringLocalizedFormatKey</key><string>a</string>\n"
        + "<key>NSStringLocalizedFormatKey</key><string>b</string>", "b"
    ),
    (
      "<key>NSStringDeviceSpecificRuleType</key><dict><key>other</key><string>a</string>\n"
        + "<key>other</key><string>b</string></dict>", "b"
    ),
    (
      "<key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>a</string>\n"
        + "<key>1</key><string>b</string></dict>", "b"
    ),
  ])
  func ofWhatOccursTwiceInAnEntryTheLastCounts(rules: String, text: String) {
    let content = Self.read(Self.file("<key>k</key><dict>\(rules)</dict>"))
    #expect(Self.summary(content) == ["3:1 duplicate-key"])
    #expect(content.tables.flatMap(\.entries).map(\.value) == [text])
  }

  /// In a damaged file, each entry counts once, instead of each key in it.
  @Test func entriesOfABrokenFileAreCounted() {
    let entries = ["a", "b", "c"].map {
      Self.entry($0, "%#@n@", Self.variable("n", "one=%d", "other=%d"))
    }
    let content = Self.read(Self.file(entries.joined() + "<key>d</key>&"))
    #expect(content.problems.map(\.entriesLost) == [3])
  }

  @Test(arguments: [
    ("x", "1:2"), ("<plist><array/></plist>", "1:8"), ("<plist><dict>", "1:8"),
    ("<plist><dict><key>a</key><dict>\n<key>b</key></dict></plist>", "2:13"),
    ("bplist00", "1:1"),
  ])
  func aBrokenFileIsRejectedAsAWhole(_ text: String, _ place: String) {
    let content = Self.read(text)
    #expect(Self.summary(content) == ["\(place) catalog-syntax"])
    #expect(content.tables.flatMap(\.entries).isEmpty)
  }

  @Test func aDeepFileIsNotRead() {
    let content = Self.read("<plist>" + String(repeating: "<array>", count: 10_000))
    #expect(Self.summary(content) == ["1:904 limit-reached error"])
    #expect(content.tables.flatMap(\.entries).isEmpty)
  }

  @Test func manyProblemsAreLimited() {
    let references = (0..<3_000).map { "%#@v\($0)@" }.joined()
    let problems = Self.read(Self.file(Self.entry("k", references))).problems
    #expect(problems.count == CatalogProblem.maximumPerKind + 1)
    #expect(problems.count { $0.message.contains("the rest is not reported") } == 1)
  }

  @Test func deepNestingOfVariablesIsReported() {
    let chain = (0..<20).map { Self.variable("v\($0)", "other=%#@v\($0 + 1)@") }
    let content = Self.read(
      Self.file(
        Self.entry("k", "%#@v0@", chain.joined(separator: "\n"), Self.variable("v20", "other=x"))))
    // Whether deeper values have names is unknown.
    #expect(Self.summary(content) == ["10:166 limit-reached"])
  }
}

/// Binary and damaged files.
extension StringsDictionaryEntryTests {
  private static let sample = file(
    entry("a", "%#@n@", variable("n", "one=%d é", "other=%d")) + "\n"
      + entry("b", "%1$@ %2$#@m@", variable("m", "other=%d %#@k@"), variable("k", "other=k")))

  @Test func readsBinaryListsAsTheirXML() throws {
    let list = unsafe try PropertyListSerialization.propertyList(
      from: Data(Self.sample.utf8), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let binary = CatalogReader.read(Array(data), file: "de.lproj/App.stringsdict")
    let xml = Self.read(Self.sample)
    #expect(binary.problems.isEmpty)
    func texts(_ content: CatalogContent) -> [String] {
      content.tables.flatMap(\.entries).map { entry in
        let forms = entry.variables.sorted { $0.name < $1.name }.flatMap(\.forms).map(\.text)
        return "\(entry.key)=\(entry.value) \(forms)"
      }
    }
    #expect(texts(binary) == texts(xml))
    for index in data.indices {
      for value in [0, 0xFF, data[index] &+ 1] as [UInt8] {
        var damaged = Array(data)
        damaged[index] = value
        let content = CatalogReader.read(damaged, file: "de.lproj/App.stringsdict")
        #expect(content.tables.count == 1)
      }
    }
  }

  @Test func aFileCutOffAnywhereIsRejected() {
    let bytes = Array(Self.sample.utf8)
    for length in bytes.indices.dropFirst() {
      let content = CatalogReader.read(Array(bytes[..<length]), file: "App.stringsdict")
      #expect(content.problems.map(\.kind) == [.catalogSyntax], "\(length) bytes")
    }
  }
}

/// Files in the OpenStep format, which the system also reads.
extension StringsDictionaryEntryTests {
  @Test func readsOpenStep() {
    let content = Self.read(
      """
      /* Sites */
      sites = { NSStringLocalizedFormatKey = "%1$@: %2$#@n@"; n = {
        NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "%d site";
        other = "%d sites"; }; };
      tap = { NSStringDeviceSpecificRuleType = { mac = Click; other = Tap; }; };
      """)
    #expect(content.problems.isEmpty)
    #expect(
      content.lines == [
        "de App sites=%1$@: %2$#@n@ 2:1", "de App tap[device.mac]=Click 6:44",
        "de App tap[device.other]=Tap 6:57",
      ])
    let entry = content.tables.first?.entries.first
    #expect(entry?.comment == "Sites")
    #expect(entry?.variables.flatMap(\.forms).map(\.text) == ["%d site", "%d sites"])
    #expect(entry?.variables.flatMap(\.forms).map(\.position.line) == [4, 5])
  }

  @Test(arguments: [
    ("a = { NSStringLocalizedFormatKey = x; }", "1:40 catalog-syntax", 1),
    (
      "a = { NSStringLocalizedFormatKey = x; };; b = { NSStringLocalizedFormatKey = y; };",
      "1:41 unreachable-entries", 1
    ),
    ("a = x;", "1:5 catalog-syntax", 1),
    ("a = { NSStringLocalizedFormatKey = (x); };", "1:36 catalog-syntax", 1),
  ])
  func tellsWhatIsWrongInOpenStep(text: String, problem: String, lost: Int) {
    let content = Self.read(text)
    #expect(Self.summary(content) == [problem])
    #expect(content.problems.map(\.entriesLost) == [lost])
  }
}
