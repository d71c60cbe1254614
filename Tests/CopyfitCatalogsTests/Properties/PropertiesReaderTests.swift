import CopyfitCatalogs
import Testing

@Suite struct PropertiesReaderTests {
  @Test func readsEntriesAsJavaDoes() {
    let content = CatalogContent(
      #"""
      # The button
      ! on the checkout
      pay = Pay {0}

      # Apart

      long = first \
             second \
        third
        indented:value
      spaced   value of spaced
      key\ with\:signs=a=b:c
      empty=
      alone
      uni=\u00e9\uD83D\uDE00\q\\
      tab=\ta \n
      """#, file: "i18n/messages_de_AT.properties")
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "de-AT messages pay=Pay {0} 3:7", "de-AT messages long=first second third 7:8",
        "de-AT messages indented=value 10:12", "de-AT messages spaced=value of spaced 11:10",
        "de-AT messages key with:signs=a=b:c 12:18", "de-AT messages empty= 13:1",
        "de-AT messages alone= 14:1", "de-AT messages uni=é😀q\\ 15:5",
        "de-AT messages tab=\ta \n 16:5",
      ])
    #expect(content.tables.first?.entries.first?.comment == "The button\non the checkout")
    #expect(content.tables.first?.entries[1].comment == nil)
  }

  @Test(arguments: [
    (Array("a=é".utf8), "é"), (Array("a=".utf8) + [0xE9, 0x80], "é\u{80}"),
    ([0xEF, 0xBB, 0xBF] + Array("a=é".utf8), "é"),
  ])
  func readsUTF8AndElseLatin1(_ bytes: [UInt8], expected: String) {
    let content = CatalogReader.read(bytes, file: "a.properties")
    #expect(content.tables.flatMap(\.entries).map(\.value) == [expected])
  }

  @Test func measuresNothingOfAFileThatJavaRejects() {
    #expect(CatalogContent("a=1\nb=\\u12\nc=2", file: "a.properties").lines.isEmpty)
  }

  @Test(arguments: [
    (
      "a=1\nb=\\u12",
      "catalog-syntax 2:3 Java rejects the whole file: \"\\u\" needs four hexadecimal digits. (2)"
    ),
    (
      "a=1\na=2", "duplicate-key 2:3 \"a\" is on line 1 and on line 2; the last text wins."
    ),
  ])
  func tellsWhatIsWrong(_ text: String, expected: String) {
    #expect(CatalogContent(text, file: "a.properties").problemLines == [expected])
  }

  @Test(arguments: ["", "\n\r\n", "#", "\\", "=", ":", "a\\", "\\\n", " = "])
  func oddTextsEndInADefinedResult(_ text: String) {
    #expect(CatalogContent(text, file: "a.properties").problems.isEmpty)
  }

  /// Images and UTF-16 are not Java texts.
  @Test(arguments: [
    (Array("a=1\r\n# b=2\nb:".utf8) + [0x00, 0x01], "3:3", " (2)"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00], "3:1", ""),
    ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0x00], "1:4", " (1)"),
  ])
  func whatIsNoTextIsOneProblem(_ bytes: [UInt8], place: String, lost: String) {
    let content = CatalogReader.read(bytes, file: "a.properties")
    #expect(content.tables.isEmpty)
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) The file is not text in an encoding that Java reads, UTF-8 or ISO-8859-1: it has a null "
          + "character.\(lost)"
      ])
  }

  @Test(arguments: [("\r", 3), ("\r\n", 3), ("\n", 3)])
  func linesEndInAnyWay(_ end: String, count: Int) {
    let text = ["# c", "a=1\\", "  2", "b=3", "c"].joined(separator: end)
    let entries = CatalogContent(text, file: "a.properties").tables.flatMap(\.entries)
    #expect(entries.map { "\($0.key)=\($0.value)" } == ["a=12", "b=3", "c="])
    #expect(entries.count == count)
  }

  @Test(
    arguments: [
      ("<<<<<<< HEAD\na=1\n=======\na=2\n>>>>>>> other\nb=3", ["a=1", "b=3"], [1]),
      (
        "a=1\r\n<<<<<<< HEAD\r\n||||||| base\r\na=2\r\n=======\r\n>>>>>>> x\r\nb=3",
        ["a=1", "b=3"], [2]
      ),
      ("<<<<<<< HEAD\na=1\n=======\nb=2", ["a=1", "b=2"], [1]),
      ("a=1\n=======\n", ["a=1", "======"], []),
    ] as [(String, [String], [Int])])
  func ofAConflictTheFirstSideIsRead(text: String, texts: [String], lines: [Int]) {
    let content = CatalogContent(text, file: "messages.properties")
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map { $0.key.isEmpty ? $0.value : "\($0.key)=\($0.value)" } == texts)
    #expect(
      content.problemLines
        == lines.map {
          "catalog-syntax \($0):1 The file has a merge conflict's marker; resolve the conflict: Java "
            + "takes it for a key."
        })
  }
}
