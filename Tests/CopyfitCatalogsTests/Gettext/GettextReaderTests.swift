import CopyfitCatalogs
import CopyfitUnicode
import Foundation
import Testing

@Suite struct GettextReaderTests {
  private static let catalog = #"""
    # Translators
    msgid ""
    msgstr ""
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 "
    "|| n%100>14) ? 1 : 2);\n"

    #. The button on the checkout
    # Short!
    #: app.c:12
    #, c-format
    msgid "Pay %s"
    msgstr "Zapłać "
    "%s"

    msgctxt "menu"
    msgid "Open"
    msgstr "Otwórz"

    #| msgid "%d ride"
    msgid "%d ride"
    msgid_plural "%d rides"
    msgstr[0] "%d przejazd"
    msgstr[1] "%d przejazdy"
    msgstr[2] "%d przejazdów"

    #, fuzzy, c-format
    msgid "Guess"
    msgstr "Zgadnij"

    msgid "Later"
    msgstr ""

    #~ msgid "Old"
    #~ msgstr "Stary"
    """#

  @Test(arguments: [
    ("KOI8-R", [0xF0, 0xD2] as [UInt8], "Пр"), ("ISO-8859-2", [0xB1], "ą"), ("CP1252", [0x80], "€"),
  ])
  func readsTheCharsetOfTheHeader(charset: String, bytes: [UInt8], expected: String) {
    let content = CatalogReader.read(Self.encoded(bytes, in: charset), file: "de.po")
    #expect(content.problemLines.isEmpty)
    #expect(content.tables.last?.entries.map(\.value) == [expected])
  }

  /// An unknown charset.
  @Test(arguments: [
    (
      "none",
      "2:35 The file cannot be read by msgfmt: its header names the charset NONE, which is "
        + "unknown. (1)"
    )
  ])
  func tellsTheCharsetThatFails(charset: String, expected: String) {
    let content = CatalogReader.read(Self.encoded([0x81, 0x20], in: charset), file: "de.po")
    #expect(content.problemLines == ["catalog-syntax " + expected])
    #expect(content.lines.isEmpty)
  }

  private static func encoded(_ bytes: [UInt8], in charset: String) -> [UInt8] {
    let header = """
      msgid ""
      msgstr "Content-Type: text/plain; charset=\(charset)\\n"
      msgid "a"

      """
    return Array(header.utf8) + Array(#"msgstr ""#.utf8) + bytes + Array("\"\n".utf8)
  }

  /// msgfmt stops at the second byte.
  @Test(arguments: ["UTF-8", "UTF-16", "none"], [false, true])
  func utf16IsAnError(charset: String, hasMark: Bool) {
    let text =
      (hasMark ? "\u{FEFF}" : "")
      + String(decoding: Self.encoded(Array("x".utf8), in: charset), as: UTF8.self)
    let bytes = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let content = CatalogReader.read(bytes, file: "de.po")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The file cannot be read by msgfmt: it is in UTF-16LE; save it as UTF-8. (1)"
      ])
    #expect(content.lines.isEmpty)
  }

  /// The header decides, wherever it is, and not another entry or a comment.
  @Test(arguments: [
    "# charset=KOI8-R\nmsgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n",
    "msgid \"charset=KOI8-R\"\nmsgstr \"x\"\n\nmsgid \"\"\nmsgstr \"charset=ISO-8859-2\\n\"\n",
    "msgctxt \"b\"\nmsgid \"\"\nmsgstr \"charset=KOI8-R\"\n\nmsgid \"\"\nmsgstr \"\"\n\"char\"\n\"set=ISO-8859-2\"\n",
    "#~ msgid \"\"\n#~ msgstr \"charset=KOI8-R\"\nmsgid \"\"\nmsgstr \"charset=ISO-8859-2\\n\"\n",
  ])
  func theHeaderDecidesTheCharset(start: String) {
    let end = Array("\nmsgid \"a\"\nmsgstr \"".utf8) + [0xB1] + Array("\"\n".utf8)
    let content = CatalogReader.read(Array(start.utf8) + end, file: "de.po")
    #expect(!content.problems.contains { $0.message.contains("charset") })
    #expect(content.tables.last?.entries.last?.value == "ą")
  }

  /// msgfmt also only warns of it.
  @Test func anUnknownCharsetOfUTF8IsAWarning() {
    let content = CatalogReader.read(Self.encoded([0xC3, 0xA9], in: "none"), file: "de.po")
    #expect(
      content.problemLines == [
        "catalog-syntax 2:35 The header names the charset NONE, which is unknown; the file is read as UTF-8."
      ])
    #expect(content.problems.map(\.weight) == [.warning])
    #expect(content.tables.last?.entries.map(\.value) == ["é"])
  }

  /// "Ё" in UTF-8 ends with the first byte of a character of Shift_JIS; msgfmt rejects it, too.
  @Test func bytesThatAreNoTextInTheCharsetAreAnError() {
    let content = CatalogReader.read(Self.encoded([0xD0, 0x81], in: "Shift_JIS"), file: "ja.po")
    #expect(
      content.problemLines == [
        "catalog-syntax 4:1 The file cannot be read by msgfmt: these bytes are not text in SHIFT_JIS, the "
          + "charset that its header names. (1)"
      ])
  }

  /// msgfmt does not decode comments, and rejects a byte order mark.
  @Test(arguments: [
    (Array("# Andr".utf8) + [0xE9, 0x0A], [String]()),
    (
      [0xEF, 0xBB, 0xBF],
      [
        "catalog-syntax 1:1 The file starts with a byte order mark, and msgfmt rejects it; save it without one."
      ]
    ),
  ])
  func bytesBeforeAnEntry(start: [UInt8], problems: [String]) {
    let content = CatalogReader.read(
      start + Array("msgid \"a\"\nmsgstr \"ä\"\n".utf8), file: "de.po")
    #expect(content.problemLines == problems)
    #expect(content.tables.last?.entries.map(\.value) == ["ä"])
  }

  @Test func readsBothLanguages() {
    let content = CatalogContent(Self.catalog, file: "po/pl.po")
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "- po Pay %s=Pay %s 13:7", "- po menu|Open=Open 18:7",
        "- po %d ride[plural.one]=%d ride 22:7", "- po %d ride[plural.other]=%d rides 23:14",
        "- po Guess=Guess 29:7", "- po Later=Later 32:7", "pl po Pay %s=Zapłać %s 14:8",
        "pl po menu|Open=Otwórz 19:8", "pl po %d ride[plural.one]=%d przejazd 24:11",
        "pl po %d ride[plural.few]=%d przejazdy 25:11",
        "pl po %d ride[plural.many]=%d przejazdów 26:11",
      ])
    #expect(content.tables.last?.entries.first?.comment == "The button on the checkout\nShort!")
    #expect(content.tables.first?.entries.map(\.state) == [nil, nil, nil, nil, "fuzzy", nil])
  }

  @Test(arguments: [
    (#"a\nb\tc\"d\\"#, "a\nb\tc\"d\\", false), (#"\303\251\x41"#, "éA", false),
    (#"\r\a\b\f\v"#, "\r\u{7}\u{8}\u{C}\u{B}", true),
  ])
  func resolvesEscapes(_ raw: String, expected: String, isReported: Bool) {
    let content = CatalogContent("msgid \"a\"\nmsgstr \"\(raw)\"", file: "de.po")
    #expect(content.tables.last?.entries.first?.value == expected)
    #expect(
      content.problems.map { $0.message.contains("has the control character U+0007") }
        == (isReported ? [true] : []))
  }

  @Test(arguments: [
    #"msgid "one line" " joined"\nmsgstr "in einer" " Zeile""#,
    #"msgid "one ""line"\t" joined"\nmsgstr "in einer Zeile""#,
    #"msgid "one line joined" msgstr "in einer Zeile""#,
    #"msgid "one line" " joined" msgstr "in "\n"einer " "Zeile""#,
  ])
  func joinsWhatIsOnOneLine(written: String) {
    let text = written.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
    let content = CatalogContent(text + "\nmsgid \"b\"\nmsgstr \"B\"", file: "de.po")
    #expect(content.problemLines.isEmpty)
    #expect(content.tables.first?.entries.map(\.value) == ["one line joined", "b"])
    #expect(content.tables.last?.entries.map(\.value) == ["in einer Zeile", "B"])
  }

  @Test(arguments: [
    (String.Encoding.isoLatin1, "ISO-8859-1", "de", "Müßig"),
    (.isoLatin2, "iso-8859-2", "cs", "Příliš"),
    (.windowsCP1251, "windows-1251", "ru", "Оплатить"),
    (.shiftJIS, "Shift_JIS", "ja", "表示"),
    (.utf8, "UTF-8", "ja", "支払う"), (.utf8, "CHARSET", "ja", "支払う"),
    (.utf8, "UTF-16", "ja", "支払う"),
  ])
  func decodesAsTheHeaderSays(
    _ encoding: String.Encoding, name: String, locale: String, text: String
  ) throws {
    let catalog = """
      msgid ""
      msgstr "Language: \(locale)\\nContent-Type: text/plain; charset=\(name)\\n"
      msgid "a"
      msgstr "\(text)"
      """
    let bytes = try #require(catalog.data(using: encoding))
    let content = CatalogReader.read(Array(bytes), file: "a.po")
    #expect(content.problems.isEmpty)
    #expect(content.tables.last?.entries.map(\.value) == [text])
    #expect(content.tables.last?.locale?.tag == locale)
  }

  @Test(arguments: [
    (
      "msgid \"a\"\nmsgstr \"b\nmsgid \"c\"\nmsgstr \"d\"",
      "catalog-syntax 2:8 The file cannot be read by msgfmt: the text that starts here is not "
        + "closed on its line. (1)"
    ),
    (
      "msgid \"a\"\nmsgstr \"b \"c\" d\"\n\nmsgid \"c\"\nmsgstr \"d\"",
      "catalog-syntax 2:12 The file cannot be read by msgfmt: a quotation mark inside of a text "
        + "needs a backslash. (1)"
    ),
    (
      "msgid \"a\"\n\nmsgid \"c\"\nmsgstr \"d\"",
      "catalog-syntax 1:1 The file cannot be read by msgfmt: an entry ends without its msgstr. (1)"
    ),
    (
      "<<<< HEAD\nmsgid \"c\"\nmsgstr \"d\"",
      "catalog-syntax 1:1 The file cannot be read by msgfmt: expected a keyword such as msgid, a "
        + "text in quotes or a comment. (1)"
    ),
    (
      "msgid \"c\"\nmsgstr \"d\"\nmsgid \"e\"",
      "catalog-syntax 3:1 The file cannot be read by msgfmt: an entry ends without its msgstr. (1)"
    ),
    (
      "msgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"",
      "catalog-syntax 1:1 The file cannot be read by msgfmt: an entry ends without its msgid. (1)"
    ),
    (
      "msgid \"c\"\nmsgstr \"d\\q\"",
      "invalid-escape 2:10 \"\\q\" is not an escape that msgfmt reads."
    ),
    (
      "msgid \"c\"\nmsgstr \"e\"\nmsgid \"c\"\nmsgstr \"d\"",
      "duplicate-key 3:7 \"c\" is on line 1 and on line 3: msgfmt rejects the file."
    ),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n!=1;\\n\"\nmsgid \"c\"\n"
        + "msgid_plural \"cc\"\nmsgstr[0] \"d\"",
      "catalog-syntax 3:7 \"c\" has 1 plural form, where the header says nplurals=2."
    ),
    (
      "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=1; plural=0;\\n\"\nmsgid \"c\"\n"
        + "msgid_plural \"cc\"\nmsgstr[0] \"\"\nmsgstr[1] \"d\"",
      "catalog-syntax 3:7 \"c\" has 1 plural form, the last of them msgstr[1], where the header says nplurals=1."
    ),
  ])
  func tellsWhatIsWrongAndReadsTheRest(_ text: String, expected: String) {
    let content = CatalogContent(text, file: "de.po")
    #expect(content.problemLines == [expected])
    #expect(content.tables.first?.entries.last?.key == "c")
  }

  /// One cause is one finding, and an invalid byte does not affect other texts.
  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0, 0x0A, 0x41], "1:1", 0),
    (Array("msgid \"c\"\nmsgstr \"d".utf8) + [0xFF, 0x22], "2:10", 1),
  ])
  func whatIsNoTextIsOneProblem(_ bytes: [UInt8], place: String, count: Int) {
    let content = CatalogReader.read(bytes, file: "de.po")
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) The file cannot be read by msgfmt: these bytes are not text in UTF-8."
      ])
    #expect(content.tables.last?.entries.count ?? 0 == count)
  }

  @Test func translationsNeedALanguage() {
    let content = CatalogContent("msgid \"a\"\nmsgstr \"b\"", file: "messages.po")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 Neither the header nor the path names a language; the translations are "
          + "left out. (1)"
      ])
    #expect(content.lines == ["- messages a=a 1:7"])
  }

  @Test func aTemplateIsTheSourceAlone() {
    let content = CatalogContent("msgid \"a\"\nmsgstr \"\"", file: "messages.pot")
    #expect(content.problems.isEmpty)
    #expect(content.lines == ["- messages a=a 1:7"])
  }

  @Test func whateverIsCutOffEndsInADefinedResult() {
    let text = Array(Self.catalog.utf8)
    let whole = CatalogContent(Self.catalog, file: "pl.po").tables[0].entries.map(\.key)
    for length in text.indices {
      let content = CatalogReader.read(Array(text[..<length]), file: "pl.po")
      #expect(content.problems.count <= 2, "\(length)")
      #expect(whole.starts(with: content.tables.first?.entries.map(\.key) ?? []), "\(length)")
    }
  }

  @Test func bytesThatAreNoTextAreOneProblem() {
    let content = CatalogReader.read([0xFF, 0x80, 0x0A, 0x22], file: "de.po")
    #expect(content.problems.allSatisfy { $0.kind == .catalogSyntax })
    #expect(!content.problems.isEmpty)
  }
}
