import CopyfitCatalogs
import Testing

/// Units that belong to no table, or whose place is wrong, are reported.
@Suite struct XLIFFLostUnitTests {
  private static let file =
    #"<file original="a.strings" source-language="en" target-language="de">"#
  private static let unit =
    "<trans-unit id='a'><source>A</source><target>B</target></trans-unit>"

  private static func read(_ body: String, version: String = "1.2") -> CatalogContent {
    CatalogContent(
      "<xliff version='\(version)' xmlns:x='urn:x' srcLang='en' trgLang='de'>\n\(body)\n</xliff>",
      file: "x.xliff")
  }

  @Test(arguments: [
    (
      "<body>\(unit)</body>", "1.2",
      "2:7 A <trans-unit> is in no <file>, so it belongs to no table; it is left out. (1)"
    ),
    (
      "<unit id='a'><segment><source>A</source></segment></unit>", "2.0",
      "2:1 A <unit> is in no <file>, so it belongs to no table; it is left out. (1)"
    ),
    (
      "\(file)<body><unit id='a'><source>A</source></unit></body></file>", "1.2",
      "2:76 A <unit> is not of this file's version, which has <trans-unit>; it is left out. (1)"
    ),
    (
      "<file id='f'>\(unit)</file>", "2.0",
      "2:14 A <trans-unit> is not of this file's version, which has <unit>; it is left out. (1)"
    ),
  ])
  func unitsBelongToAFileOfTheirVersion(body: String, version: String, problem: String) {
    let content = Self.read(body, version: version)
    #expect(content.problemLines == ["catalog-syntax " + problem])
    #expect(content.problems.map(\.key) == ["a"] && content.problems.allSatisfy(\.isReadOn))
    #expect(content.lines.isEmpty)
  }

  /// The texts of the inner unit do not replace those of the outer one.
  @Test(arguments: [
    "<source>A</source><trans-unit id='b'><source>B</source></trans-unit><target>C</target>",
    "<trans-unit id='b'><source>B</source><note>N</note></trans-unit><source>A</source>"
      + "<target>C</target>",
    "<source>A<trans-unit id='b'><source>B</source></trans-unit></source><target>C</target>",
    "<source>A<x><trans-unit id='b'><source>B</source></trans-unit></x></source>"
      + "<target>C</target>",
    "<alt-trans><file><trans-unit id='b'><target>B</target></trans-unit></file></alt-trans>"
      + "<source>A</source><target>C</target>",
  ])
  func aUnitIsNotInAnother(parts: String) {
    let units = "<trans-unit id='a'>\(parts)</trans-unit>" + Self.unit.replacing("'a'", with: "'c'")
    let content = Self.read(Self.file + "<body>\(units)</body></file>")
    #expect(
      content.tables.map { $0.entries.map { "\($0.key)=\($0.value)" } } == [
        ["a=A", "c=A"], ["a=C", "c=B"],
      ])
    #expect(content.problems.map(\.key) == ["b"] && content.problems.map(\.entriesLost) == [1])
    #expect(content.problems.allSatisfy { $0.message.contains("is inside of another unit") })
  }

  @Test func eachUnitInAUnitIsReported() {
    let inner = "<trans-unit id='b'>\(Self.unit)</trans-unit>"
    let content = Self.read(
      Self.file + "<body><trans-unit id='c'><source>C</source>\(inner)</trans-unit></body></file>")
    #expect(content.problems.map(\.key) == ["b", "a"])
    #expect(content.tables.map { $0.entries.map(\.value) } == [["C"]])
  }

  @Test func aFileInAFileHidesNoUnits() {
    let inner = Self.file.replacing("a.strings", with: "b.strings") + "\(Self.unit)</file>"
    let content = Self.read(Self.file + Self.unit + inner + Self.unit + "</file>")
    #expect(content.tables.map(\.name) == ["a", "a", "b", "b"])
    #expect(content.problems.map(\.entriesLost) == [1])
  }

  /// A misspelled element is an error at its place, and its texts are counted as lost.
  @Test(
    arguments: [
      (
        "\(file)<body><transunit id='b'><source>A</source><target>B</target></transunit></body></file>",
        "1.2", "2:76 XLIFF has no <transunit> in <body>; it is left out. (1)", "b"
      ),
      (
        "\(file)<grp><x><source>A</source></x><x><source>B</source></x></grp></file>", "1.2",
        "2:70 XLIFF has no <grp> in <file>; it is left out. (2)", nil
      ),
      (
        "\(file)<trans-unit id='b'><source>A</source><targt>B</targt></trans-unit></file>", "1.2",
        "2:107 XLIFF has no <targt> in <trans-unit>; it is left out. (1)", "b"
      ),
      (
        "<file id='f'><unt id='b'><segment><source>A</source></segment></unt></file>", "2.0",
        "2:14 XLIFF has no <unt> in <file>; it is left out. (1)", "b"
      ),
      (
        "<file id='f'><unit id='b'><segmnt><source>A</source></segmnt></unit></file>", "2.0",
        "2:27 XLIFF has no <segmnt> in <unit>; it is left out. (1)", "b"
      ),
      (
        "<file id='f'><unit id='b'><segment><source>A</source><target>B</target></segment><segmnt><source>C</source></segmnt></unit></file>",
        "2.0", "2:82 XLIFF has no <segmnt> in <unit>; it is left out. (1)", "b"
      ),
      (
        "<file id='f'><unit id='b'><source>A</source><target>B</target></unit></file>", "2.0",
        "2:14 A <unit> has no <segment>; it is left out. (1)", "b"
      ),
    ] as [(String, String, String, String?)])
  func unknownElementsAreReported(body: String, version: String, problem: String, key: String?) {
    let content = Self.read(body, version: version)
    #expect(content.problemLines == ["catalog-syntax " + problem])
    #expect(content.problems.map(\.key) == [key] && content.problems.allSatisfy(\.isReadOn))
  }

  /// An element loses none without a text, or in a unit with both texts, and a unit is lost once.
  @Test(arguments: [
    ("<source>A</source><target>B</target><info/><info2> </info2>", [0, 0], ["B"]),
    ("<source>A</source><target>B</target><info><x>C</x></info><info2>D</info2>", [0, 0], ["B"]),
    ("<source>A</source><info>C</info><info2>D</info2>", [1, 0], []),
    ("<source>A</source><info><target>B</target></info>", [1], []),
  ])
  func partsWithoutTextsLoseNone(parts: String, lost: [Int], targets: [String]) {
    let content = Self.read(Self.file + "<trans-unit id='b'>\(parts)</trans-unit></file>")
    #expect(content.problems.map(\.entriesLost) == lost)
    #expect(content.problems.map(\.weight) == lost.map { _ in lost[0] == 0 ? .warning : nil })
    #expect(content.tables.last?.entries.map(\.value) == (targets.isEmpty ? ["A"] : targets))
  }

  /// XLIFF has no text between its elements.
  @Test(arguments: ["<body>x\(unit)</body>y", "<body>\(unit)\n  =======\n</body>"])
  func textsBetweenElementsAreReportedOnce(body: String) {
    let content = Self.read(Self.file + body + "</file>")
    #expect(
      content.problems.map(\.message) == [
        "There is a text between the elements of <body>, where XLIFF has none."
      ])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  @Test func unitsInAnUnknownElementAreRead() {
    let content = Self.read(Self.file + "<units>\(Self.unit)</units></file>")
    #expect(content.tables.map { $0.entries.map(\.value) } == [["A"], ["B"]])
    #expect(
      content.problemLines == [
        "catalog-syntax 2:70 XLIFF has no <units> in <file>; the units in it are read."
      ])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  /// Elements of other namespaces, and units for data that is not text, are part of the format.
  @Test(arguments: [
    ("\(file)<header><skl/><x:a/></header><body><x:unt/>\(unit)</body></file>", "1.2"),
    ("\(file)<body><extra xmlns='urn:x'><group><unt/></group></extra>\(unit)</body></file>", "1.2"),
    ("\(file)<body><bin-unit id='b'><bin-source/></bin-unit>\(unit)</body></file>", "1.2"),
    (
      "\(file)<body><trans-unit id='a'><source>A</source><seg-source><mrk/></seg-source>"
        + "<target>B</target><x:b/><alt-trans><target>C</target></alt-trans><context-group/>"
        + "</trans-unit></body></file>", "1.2"
    ),
    (
      "<file id='a'><skeleton/><notes/><x:a/><group id='g'><unit id='a'><x:b><x:c/></x:b><notes/>"
        + "<originalData/><segment><source>A</source><target>B</target></segment><ignorable>"
        + "<source/></ignorable></unit></group></file>", "2.0"
    ),
  ])
  func extensionsAreNotReported(body: String, version: String) {
    let content = Self.read(body, version: version)
    #expect(content.problemLines.isEmpty)
    #expect(content.tables.map { $0.entries.map(\.value) } == [["A"], ["B"]])
  }

  @Test func aPrefixOfTheRootIsNoExtension() {
    let text = """
      <f:xliff xmlns:f='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en'>
      <f:file id='f'><f:unt id='b'/></f:file></f:xliff>
      """
    #expect(
      CatalogContent(text, file: "x.xliff").problemLines == [
        "catalog-syntax 2:16 XLIFF has no <unt> in <file>; it is left out."
      ])
  }

  /// The units of a file whose root is wrong are lost, and counted once.
  @Test(arguments: ["</xliff>", ""])
  func unitsOfAnUnknownVersionAreCounted(end: String) {
    let text = "<xliff version='9'>\(Self.file)\(Self.unit)\(Self.unit)</file>" + end
    let content = CatalogContent(text, file: "x.xliff")
    #expect(content.problems.map(\.entriesLost).sorted().last == 2)
    #expect(content.problems.reduce(0) { $0 + $1.entriesLost } == 2)
  }
}
