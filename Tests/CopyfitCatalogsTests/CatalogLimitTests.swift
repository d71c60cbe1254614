import CopyfitCatalogs
import CopyfitUnicode
import Testing

/// Files with more languages, variables or variations than any app has.
@Suite struct CatalogLimitTests {
  private static func catalog(_ strings: String) -> CatalogContent {
    CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#, file: "L.xcstrings")
  }

  private static func tag(_ number: Int) -> String { "de-\(10_000 + number)" }

  private static func texts(_ count: Int, _ one: (Int) -> String) -> String {
    (0..<count).map(one).joined(separator: ",")
  }

  @Test(arguments: [(999, 0), (1_000, 1), (1_500, 501)])
  func languagesBeyondTheLimitAreLeftOut(count: Int, lost: Int) {
    let texts = Self.texts(count) {
      #""\#(Self.tag($0))":{"stringUnit":{"state":"translated","value":"a"}}"#
    }
    let content = Self.catalog(#""k":{"localizations":{\#(texts)}}"#)
    // The source language counts, too, and is always read.
    #expect(content.tables.count == min(count + 1, 1_000))
    #expect(content.tables.contains { $0.locale?.tag == "en" })
    #expect(content.problems.map(\.entriesLost) == (lost > 0 ? [lost] : []))
    let languages = count == 1_000 ? "1,001" : "1,501"
    #expect(
      content.problems.map(\.message).allSatisfy {
        $0 == "The file has texts in \(languages) languages; the first 1,000 are read."
      })
  }

  @Test func filesOfXLIFFCountByTheirLanguages() {
    let files = (0..<1_200).map {
      #"<file original="A.strings" source-language="en" target-language="\#(Self.tag($0))"><body>"#
        + #"<trans-unit id="k\#($0)"><source>a</source><target>b</target></trans-unit></body></file>"#
    }
    let content = CatalogContent(
      #"<xliff version="1.2">\#(files.joined())</xliff>"#, file: "all.xliff")
    #expect(content.problems.map(\.entriesLost) == [201])
    #expect(Set(content.tables.map(\.locale)).count == 1_000)
  }

  @Test(arguments: [(100, ["k"]), (101, [])])
  func textsWithTooManyVariablesAreLeftOut(count: Int, keys: [String]) {
    let variables = Self.texts(count) {
      #""v\#($0)":{"formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}"#
    }
    let value = (0..<count).map { "%#@v\($0)@" }.joined()
    let content = Self.catalog(
      #""k":{"localizations":{"en":{"stringUnit":{"value":"\#(value)"},"substitutions":{\#(variables)}}}}"#
    )
    #expect(content.tables.flatMap(\.entries).map(\.key) == keys)
    #expect(
      content.problemLines
        == (keys.isEmpty
          ? ["limit-reached 1:101 \"k\" has more than 100 variables, and is left out. (1)"] : []))
  }

  /// The app shows the forms of a `.stringsdict`, not the text of a `.strings`.
  @Test(arguments: [
    ("de", "k", []), ("de", "l", ["l"]), ("fr", "k", ["k"]),
  ])
  func otherFilesLoseTheKeysWithTooManyVariables(
    locale: String, key: String, expected: [String]
  ) throws {
    let variables = (0..<101).map { number in
      "<key>v\(number)</key><dict><key>NSStringFormatSpecTypeKey</key>"
        + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        + "<string>d</string><key>other</key><string>%d</string></dict>"
    }.joined()
    let text = (0..<101).map { "%#@v\($0)@" }.joined()
    let files = [
      (
        "de.lproj/L.stringsdict",
        "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
          + "\(variables)</dict></dict></plist>"
      ), ("\(locale).lproj/L.strings", "\"\(key)\" = \"Kurz\";"),
    ]
    var catalogs: Catalogs = files.map { file, text in
      (file, CatalogReader.read(Array(text.utf8), file: file))
    }
    CatalogLinker().link(&catalogs)
    #expect(catalogs.flatMap(\.content.tables).flatMap(\.entries).map(\.key) == expected)
    let lines = catalogs.flatMap(\.content.problems).filter { $0.kind == .limitReached }
    #expect(lines.count == (expected.isEmpty ? 2 : 1))
  }

  @Test(arguments: [(8, 1), (9, 0)])
  func variationsInTooManyOthersAreLeftOut(depth: Int, count: Int) {
    let text =
      String(repeating: #"{"variations":{"width":{"9":"#, count: depth)
      + #"{"stringUnit":{"value":"a"}}"# + String(repeating: "}}}", count: depth)
    let content = Self.catalog(#""k":{"localizations":{"en":\#(text)}}"#)
    #expect(content.tables.flatMap(\.entries).count == count)
    #expect(content.problems.map(\.kind) == (count == 0 ? [.limitReached] : []))
  }

  @Test func allTextsThatAreTooDeepAreCounted() {
    let inner =
      #"{"variations":{"width":{"9":{"stringUnit":{"value":"a"}},"99":{"stringUnit":{"value":"b"}}}}}"#
    let text =
      String(repeating: #"{"variations":{"width":{"9":"#, count: 8) + inner
      + String(repeating: "}}}", count: 8)
    let content = Self.catalog(#""k":{"localizations":{"en":\#(text)}}"#)
    #expect(content.problems.map(\.entriesLost) == [2])
    #expect(
      content.problems.first?.message
        == #""k" has variations that are nested more than 8 deep; these are left out."#)
  }

  @Test func aMessageNamesSomeOfManyColumns() {
    let header = (0..<150).map { "c\($0)" }.joined(separator: ",")
    let content = CatalogReader.read(
      Array("\(header)\n1,2\n".utf8), file: "t.csv", columns: CatalogColumns(key: .name("key")))
    let message = content.problems.first?.message ?? ""
    #expect(message.hasSuffix("c98, c99 and 50 more."))
  }
}
