import CopyfitCatalogs
import CopyfitUnicode
import Testing

@Suite struct XLIFFProblemTests {
  private func document(_ units: String, file: String = #"target-language="de""#) -> String {
    """
    <xliff version="1.2"><file original="a.strings" source-language="en" \(file)><body>
    \(units)
    </body></file></xliff>
    """
  }

  @Test(arguments: [
    (
      "<resources/>",
      "1:1 The file cannot be read as XLIFF: its root is <resources>, expected <xliff>."
    ),
    (
      "\n<xliff version='3.0'/>",
      "2:1 The file cannot be read as XLIFF: version 3.0 is unknown; expected 1.2, or 2.0 to 2.2."
    ),
    (
      "<xliff/>",
      "1:1 The file cannot be read as XLIFF: it names no version; expected 1.2, or 2.0 to 2.2."
    ),
    (
      "<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:2.0'/>",
      "1:1 The file cannot be read as XLIFF: version 1.2 is in the namespace of another version."
    ),
    ("", "1:1 The file is not an XML document; it is read up to there."),
    ("PK\u{3}\u{4}", "1:1 The file is not an XML document; it is read up to there."),
    (
      "<!DOCTYPE x [<!ENTITY a SYSTEM 'b'>]><xliff version='1.2'/>",
      "1:14 The file declares an entity of another file, which is not followed; it is read up to there."
    ),
  ])
  func tellsWhatIsNoXLIFF(_ text: String, expected: String) {
    let content = CatalogContent(text, file: "de.xliff")
    #expect(content.problemLines == ["catalog-syntax " + expected])
    #expect(content.lines.isEmpty)
  }

  /// Text before an invalid byte is read like text before any other error.
  @Test(arguments: [
    (
      "<target>R\u{E9}</target>", ["en a k0=A 2:21", "de a k0=B 2:39"],
      "3:48 The file is not text in UTF-8; it is read up to there. (2)"
    ),
    (
      "<target state=\"\u{E9}\">R</target>", ["en a k0=A 2:21", "de a k0=B 2:39"],
      "3:54 The file is not text in UTF-8; it is read up to there. (2)"
    ),
    (
      "<target>R&D \u{E9}</target>", ["en a k0=A 2:21", "de a k0=B 2:39"],
      "3:48 The file has an '&' that must be written &amp;; it is read up to there. (2)"
    ),
    (
      "</trans-unit><!-- \u{E9} --><trans-unit>",
      ["en a k0=A 2:21", "en a k1=A 3:21", "de a k0=B 2:39"],
      "3:57 The file is not text in UTF-8; it is read up to there. (2)"
    ),
  ])
  func readsUpToBytesThatAreNoText(content: String, entries: [String], problem: String) {
    let units = ["<target>B</target>", content, "<target>C</target>"].enumerated().map {
      "<trans-unit id='k\($0)'><source>A</source>\($1)</trans-unit>"
    }
    let bytes = document(units.joined(separator: "\n")).unicodeScalars.map { UInt8($0.value) }
    let found = CatalogReader.read(bytes, file: "x.xliff")
    #expect(found.lines == entries)
    #expect(found.problemLines == ["catalog-syntax " + problem])
  }

  @Test(arguments: [
    (#"maxwidth="wide""#, #"maxwidth="wide""#), (#"minbytes="-1""#, #"minbytes="-1""#),
    (#"slr:sizeRestriction="5,2""#, #"slr:sizeRestriction="5,2""#),
    (#"slr:storageRestriction="a""#, #"slr:storageRestriction="a""#),
  ])
  func tellsLimitsThatAreNone(_ attributes: String, expected: String) {
    let content = CatalogContent(
      document("<trans-unit id='a' \(attributes) xmlns:slr='s'><source>A</source></trans-unit>"),
      file: "x.xliff")
    #expect(
      content.problemLines == [
        "catalog-syntax 2:1 The limit \(expected) is invalid and is left out."
      ])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  @Test func tellsUnitsWithoutAnID() {
    let content = CatalogContent(
      document("<trans-unit><source>A</source></trans-unit>"), file: "x.xliff")
    #expect(content.lines.isEmpty)
    #expect(
      content.problemLines == [
        "catalog-syntax 2:1 A unit has no id, so it belongs to no text of the app; it is left out. (1)"
      ])
  }

  @Test(arguments: [
    ("<source>A</source>\n<target>1</target>\n<target>2</target>", "4:1", "target", ["A", "2"]),
    ("<source>A</source>\n<source>B</source>\n<target>1</target>", "3:1", "source", ["B", "1"]),
  ])
  func tellsTextsThatAUnitHasTwice(texts: String, place: String, name: String, values: [String]) {
    let content = CatalogContent(
      document("<trans-unit id='a'>\(texts)</trans-unit>"), file: "x.xliff")
    let lines = name == "target" ? "on line 3 and on line 4" : "on line 2 and on line 3"
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) A <trans-unit> has two <\(name)>, \(lines); the last one is read."
      ])
    #expect(content.problems.map(\.weight) == [.warning] && content.problems.map(\.key) == ["a"])
    #expect(content.tables.flatMap { $0.entries.map(\.value) } == values)
  }

  @Test func tellsIDsThatStandTwice() {
    let unit = "<trans-unit id='a'><source>A</source><target>1</target></trans-unit>"
    let other = "<trans-unit id='a'><source>A</source><target>2</target></trans-unit>"
    let content = CatalogContent(document(unit + "\n" + other), file: "x.xliff")
    #expect(
      content.problemLines == [
        "duplicate-key 3:20 \"a\" is on line 2 and on line 3; the last text wins."
      ])
    #expect(content.lines == ["en a a=A 3:20", "de a a=2 3:38"])
  }

  @Test func theSameIDInTwoFilesIsNoDuplicate() {
    let file = #"""
      <file original="%.strings" source-language="en"><body>
      <trans-unit id="a"><source>A</source></trans-unit></body></file>
      """#
    let files = ["a", "b"].map { file.replacing("%", with: $0) }.joined()
    let content = CatalogContent("<xliff version='1.2'>\(files)</xliff>", file: "x.xliff")
    #expect(content.problems.isEmpty)
    #expect(content.tables.map(\.name) == ["a", "b"])
  }

  @Test func tellsPathsThatItDoesNotKnow() {
    let content = CatalogContent(
      document("<trans-unit id='a|==|colour.red'><source>A</source></trans-unit>"), file: "x.xliff")
    #expect(
      content.problemLines == [
        "catalog-syntax 2:1 The id \"a|==|colour.red\" names no known part of a text; "
          + "the unit is left out. (1)"
      ])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  /// Findings for String Catalogs also apply to their exports.
  @Test(arguments: [
    (
      "<trans-unit id='a'><source>%#@n@</source></trans-unit>",
      [
        "invalid-format 2:20 \"a\" names the variable 'n', which does not exist (it defines none): its text "
          + "is lost."
      ]
    ),
    (
      "<trans-unit id='a|==|plural.one'><source>A</source></trans-unit>",
      [
        "missing-plural-category 2:34 \"a\" has no form 'other': numbers without a form of their own show no text."
      ]
    ),
    (
      "<trans-unit id='a'><source>%#@n@</source></trans-unit>"
        + "<trans-unit id='a|==|substitutions.n.plural.one'><source>A</source></trans-unit>",
      [
        "missing-plural-category 2:104 The variable 'n' of \"a\" has no form 'other': numbers without a form of their own show no text."
      ]
    ),
    (
      "<trans-unit id='a|==|device.mac.plural.one'><source>A</source></trans-unit>"
        + "<trans-unit id='a|==|device.mac.plural.other'><source>A</source></trans-unit>", []
    ),
  ])
  func exportsOfCatalogsAreCheckedAsCatalogsAre(units: String, expected: [String]) {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file original="a.xcstrings" source-language="en"><body>
      \(units)</body></file></xliff>
      """, file: "x.xliff")
    #expect(content.problemLines == expected)
  }

  @Test func unitsOfNoFileAreReported() {
    let content = CatalogContent(
      """
      <xliff version="1.2"><file source-language="en"><body>
      <trans-unit id='a|==|plural.one'><source>A</source></trans-unit></body></file></xliff>
      """, file: "x.xliff")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:22 A <file> does not name its 'original': its ids are taken for the keys of a "
          + "table of its own."
      ])
  }

  @Test(arguments: [(100, 100), (5_000, nil)])
  func manyVariablesOfOneKeyAreReadInOneGo(count: Int, read: Int?) {
    let units = (0..<count).map {
      "<trans-unit id='a|==|substitutions.v\($0).plural.other'><source>%arg</source></trans-unit>"
    }
    let content = CatalogContent(
      """
      <xliff version="1.2"><file original="a.xcstrings" source-language="en"><body>
      <trans-unit id="a"><source>%#@v0@</source></trans-unit>\(units.joined())
      </body></file></xliff>
      """, file: "x.xliff")
    let variables = content.tables.first?.entries.first?.variables
    #expect(variables?.count == read)
    #expect(variables?.last?.forms.map(\.text) == read.map { _ in ["%lld"] })
    #expect(content.problems.contains { $0.kind == .limitReached } == (read == nil))
  }

  @Test(
    arguments: [
      ("x.xliff", nil), ("fr.xliff", "fr"), ("zh-Hant-HK.xliff", "zh-Hant-HK"),
      ("nb/App.xliff", "nb"),
      ("App.xcloc/Localized Contents/pt_BR.xliff", "pt-BR"), ("src/App.xliff", nil),
    ] as [(String, String?)])
  func takesALanguageThatTheFileDoesNotNameFromItsPath(_ file: String, locale: String?) {
    let unit = "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>"
    let content = CatalogContent(document(unit, file: ""), file: file)
    #expect(content.tables.dropFirst().map(\.locale?.tag) == (locale.map { [$0] } ?? []))
    let effect =
      locale.map { "it is taken to be \($0), as the path says." }
      ?? "its translations are left out. (1)"
    #expect(
      content.problemLines == ["catalog-syntax 1:22 The file names no target language; \(effect)"])
  }

  @Test func aFileToTranslateNeedsNoLanguage() {
    let unit = "<trans-unit id='a'><source>A</source></trans-unit>"
    #expect(CatalogContent(document(unit, file: ""), file: "x.xliff").problems.isEmpty)
  }

  @Test func aFileThatIsCutOffIsReadUpToThere() {
    let units = (1...3).map {
      "<trans-unit id='\($0)'><source>A</source><target>B</target></trans-unit>\n"
    }
    let text = Array(document(units.joined()).utf8)
    let end = text.count - "\n</body></file></xliff>".utf8.count
    for length in 1..<end {
      let content = CatalogReader.read(Array(text[..<length]), file: "x.xliff")
      #expect(content.problems.count == 1, "\(length)")
      #expect(content.problems.first?.kind == .catalogSyntax)
    }
    let content = CatalogReader.read(Array(text[..<(end - 40)]), file: "x.xliff")
    #expect(content.tables.last?.entries.map(\.key) == ["1", "2"])
    #expect(content.problems.first?.entriesLost == 1)
  }

  /// The error is at the start of the unclosed element: before all units.
  @Test func whatIsReadIsNotLost() {
    let unit = "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>"
    let text = document(unit).replacing("</body></file></xliff>", with: "")
    let content = CatalogContent(text, file: "x.xliff")
    #expect(content.tables.last?.entries.map(\.key) == ["a"])
    #expect(content.problems.map(\.entriesLost) == [0])
  }
}
