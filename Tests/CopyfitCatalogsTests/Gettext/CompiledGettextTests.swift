import CopyfitCatalogs
import Testing

@Suite struct CompiledGettextTests {
  private static let messages = [
    (
      "",
      "Language: de\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n!=1;\n"
    ),
    ("%d ride\u{0}%d rides", "%d Fahrt\u{0}%d Fahrten"),
    ("Pay", "Zahlen für"), ("menu\u{4}Open", "Öffnen"), ("none", ""),
  ]

  /// An MO file with messages, in either byte order.
  ///
  /// - Parameter hashes: The size of its table of hashes, by which gettext finds messages in any order.
  private static func file(
    _ messages: [(String, String)], isBigEndian: Bool = false, revision: UInt32 = 0, hashes: Int = 3
  ) -> [UInt8] {
    func bytes(_ word: Int) -> [UInt8] {
      let little = (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
      return isBigEndian ? little.reversed() : little
    }
    let texts = messages.map { Array($0.0.utf8) } + messages.map { Array($0.1.utf8) }
    let start = 28 + texts.count * 8
    var table: [UInt8] = []
    var data: [UInt8] = []
    for text in texts {
      table += bytes(text.count) + bytes(start + data.count)
      data += text + [0]
    }
    let head = [0x9504_12DE, Int(revision), messages.count, 28, 28 + messages.count * 8, hashes, 0]
    return head.flatMap(bytes) + table + data
  }

  @Test(arguments: [false, true])
  func readsEitherOrderOfBytes(isBigEndian: Bool) {
    let content = CatalogReader.read(
      Self.file(Self.messages, isBigEndian: isBigEndian), file: "locale/de/LC_MESSAGES/app.mo")
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "- app %d ride[plural.one]=%d ride 1:1", "- app %d ride[plural.other]=%d rides 1:1",
        "- app Pay=Pay 1:1", "- app menu|Open=Open 1:1", "- app none=none 1:1",
        "de app %d ride[plural.one]=%d Fahrt 1:1", "de app %d ride[plural.other]=%d Fahrten 1:1",
        "de app Pay=Zahlen für 1:1", "de app menu|Open=Öffnen 1:1",
      ])
  }

  /// A compiled file has no lines to show, and no compiler rejects it.
  @Test(arguments: [("b", ", with the same text."), ("c", "; only one of its texts is shown.")])
  func aKeyThatOccursTwice(second: String, effect: String) {
    let content = CatalogReader.read(Self.file([("a", "b"), ("a", second)]), file: "de.mo")
    #expect(
      content.problemLines == ["duplicate-key 1:1 \"a\" is in the file twice\(effect)"])
    #expect(content.problems.map(\.weight) == [nil])
    #expect(content.tables.map { $0.entries.map(\.value) } == [["a"], [second]])
  }

  @Test(arguments: [
    ("Language: de\n", ", with the same text."), ("c", "; only the first one counts."),
  ])
  func aHeaderThatOccursTwice(second: String, effect: String) {
    let messages = [("", "Language: de\n"), ("a", "b"), ("", second)]
    let content = CatalogReader.read(Self.file(messages), file: "app.mo")
    #expect(
      content.problemLines == [
        "duplicate-key 1:1 The header, an empty msgid, is in the file twice\(effect)"
      ])
    #expect(content.problems.map(\.weight) == [nil])
    #expect(content.tables.map { $0.entries.map(\.value) } == [["a"], ["b"]])
  }

  /// gettext searches for a text by its order if the file has no hashes.
  @Test(
    arguments: [
      (["", "a", "b", "c\u{0}d"], 0, nil), (["", "b", "a"], 3, nil), (["", "b", "a"], 0, 3),
      (["a", ""], 2, 2), (["a\u{0}b", "a\u{0}a"], 0, nil),
    ] as [([String], Int, Int?)])
  func textsThatAreNotSorted(texts: [String], hashes: Int, first: Int?) {
    let file = Self.file(texts.map { ($0, "x") }, hashes: hashes)
    let lines = CatalogReader.read(file, file: "de.mo").problemLines.filter {
      $0.contains("order of bytes")
    }
    #expect(
      lines
        == (first.map {
          [
            "catalog-syntax 1:1 Text \($0) comes before the text in front of it in the order of bytes, in which gettext "
              + "expects them, so that it does not find all translations. Compile the file again with msgfmt."
          ]
        } ?? []))
  }

  @Test func decodesAsTheHeaderSays() {
    var file = Self.file([("", "Content-Type: text/plain; charset=ISO-8859-1\n"), ("a", "#")])
    file[file.count - 2] = 0xE9
    let content = CatalogReader.read(file, file: "fr.mo")
    #expect(content.tables.last?.entries.map(\.value) == ["é"])
  }

  /// gettext shows no translation for these texts, and the others as ever.
  ///
  /// `#` stands for a byte that is no text.
  @Test(arguments: [
    (("Pay", "a#"), "The text of \"Pay\"", 1),
    (("menu\u{4}Pay", "#"), "The text of \"menu|Pay\"", 1),
    (("%d ride\u{0}%d rides", "%d Fahrt\u{0}#"), "The text of \"%d ride\"", 1),
    (("P#", "a"), "Text 2 of the file", 1), (("m#\u{4}Pay", "a"), "Text 2 of the file", 1),
    (("", "Language: fr\nX: #\n"), "The header", 0),
  ])
  func aTextThatIsNoneIsLeftOut(_ message: (String, String), owner: String, lost: Int) {
    let bytes = Self.file([("Open", "Auf"), message, ("Shut", "Zu")]).map {
      $0 == UInt8(ascii: "#") ? 0xFF : $0
    }
    let content = CatalogReader.read(bytes, file: "de.mo")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 \(owner) is not text in UTF-8, the file's charset, and is left out."
          + (lost > 0 ? " (1)" : "")
      ])
    #expect(content.problems.map(\.isReadOn) == [true])
    #expect(content.tables.map { $0.entries.map(\.value) } == [["Open", "Shut"], ["Auf", "Zu"]])
  }

  @Test(arguments: [
    ([], "it is shorter than its own head"),
    (
      Array("PK\u{3}\u{4} and much more than that".utf8),
      "it does not start with the number of such files"
    ),
    (Self.file([], revision: 0x2_0000), "its revision 2 is unknown; expected 0 or 1"),
  ])
  func tellsWhatIsNoMOFile(_ bytes: [UInt8], expected: String) {
    let content = CatalogReader.read(bytes, file: "de.mo")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The file cannot be read by gettext: \(expected)."
      ])
  }

  /// The header is no text of the app; without a head, the number of texts is unknown.
  @Test(arguments: [(19, 0), (28, 0), (120, 4), (150, 4)])
  func textsOfACutFileAreLost(length: Int, lost: Int) {
    let content = CatalogReader.read(Array(Self.file(Self.messages)[..<length]), file: "de.mo")
    #expect(content.problems.map(\.entriesLost) == [lost])
  }

  @Test func whateverIsCutOffIsOneProblem() {
    let file = Self.file(Self.messages)
    // The last byte only ends the last text, so the file is complete without it.
    for length in 0..<(file.count - 1) {
      let content = CatalogReader.read(Array(file[..<length]), file: "de.mo")
      #expect(content.problems.map(\.kind) == [.catalogSyntax], "\(length)")
    }
  }

  @Test func anyWrongByteEndsInADefinedResult() {
    let file = Self.file(Self.messages)
    for index in file.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var broken = file
        broken[index] = value
        let content = CatalogReader.read(broken, file: "de.mo")
        #expect(content.tables.flatMap(\.entries).count <= 12)
      }
    }
  }

  /// Each form would need 80 bytes.
  @Test func aTextHasAHundredForms() {
    func problems(_ count: Int) -> [String] {
      let forms = Array(repeating: "x", count: count).joined(separator: "\u{0}")
      let file = Self.file([("", "Language: de\n"), ("a\u{0}b", forms)])
      return CatalogReader.read(file, file: "a.mo").problemLines
    }
    let problem =
      "catalog-syntax 1:1 The file cannot be read by gettext: a text has more than 100 plural forms. (1)"
    #expect(!problems(100).contains(problem))
    #expect(problems(101) == [problem])
  }

  @Test func textsThatLieOverEachOtherDoNotGrow() {
    var file = Self.file(Array(repeating: ("a", String(repeating: "b", count: 20_000)), count: 1))
    let count = 10_000
    // Every entry of the tables is the same long text.
    let text = Array(file[36..<44])
    file = Array(file[..<8]) + [0x10, 0x27, 0, 0, 28, 0, 0, 0, 28, 0, 0, 0] + Array(file[20...])
    let tail = Array(file[44...])
    let shift = count * 8 - 16
    let start = 28 + 16 + 2 + shift
    let words = [20_000, start].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    #expect(text.count == 8)
    file = Array(file[..<28]) + Array(repeating: words, count: count).flatMap { $0 } + tail
    let content = CatalogReader.read(file, file: "de.mo")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The file cannot be read by gettext: its texts lie over each other. (10000)"
      ])
  }
}
