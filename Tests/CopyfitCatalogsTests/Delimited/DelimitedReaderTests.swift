import CopyfitCatalogs
import CopyfitUnicode
import Testing

@Suite struct DelimitedReaderTests {
  private func read(
    _ text: String, _ columns: CatalogColumns? = nil, file: String = "texts.csv"
  ) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: file, columns: columns)
  }

  @Test func readsTheColumnsThatTheConfigurationNames() {
    let columns = CatalogColumns(
      key: .name("Key"), text: .number(3), locale: .name("Language"), comment: .name("Notes"))
    let content = read(
      #"""
      Key,Language,Translation,Notes
      pay,de,"Zahlen, bitte",Button
      pay,pt_BR,Pagar,
      "two ""lines""",de,"a
      b",

      none,de,,x
      """#, columns)
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "de texts pay=Zahlen, bitte 2:8", "de texts two \"lines\"=a\nb 4:20",
        "pt-BR texts pay=Pagar 3:11",
      ])
    #expect(content.tables.flatMap(\.entries).map(\.comment) == ["Button", nil, nil])
  }

  /// Text after an unclosed quotation mark is not a text of the app.
  @Test func rowsBehindAnOpenQuotationMarkAreLeftOut() {
    let content = read("key,en,de\na,A,Aa\nb,B,\"Bb\nc,C,Cc\nd,D,Dd\n")
    #expect(content.lines == ["de texts a=Aa 2:5", "en texts a=A 2:3"])
    #expect(content.problems.map(\.entriesLost) == [3])
  }

  /// A search of all columns for each of them would take minutes.
  @Test func manyColumnsAreReadAtOnce() {
    let head = "key," + String(repeating: "de,", count: 30_000)
    #expect(read(head + "\npay,Zahlen\n").tables.flatMap(\.entries).map(\.value) == ["Zahlen"])
  }

  /// A search of the rest of the file for an end at each of them would take minutes.
  @Test(arguments: ["texts.csv", "texts.properties", "po/de.po"])
  func manyConflictsWithoutAnEndAreReadAtOnce(file: String) {
    let conflicts = String(repeating: "<<<<<<< ours\n=======\n", count: 40_000)
    let content = read("key,de\n" + conflicts, file: file)
    #expect(!content.problems.isEmpty)
  }

  @Test func readsAColumnForEachLanguage() {
    let columns = CatalogColumns(
      id: .number(1),
      texts: [
        .init(locale: LocaleIdentifier("en"), column: .number(2)),
        .init(locale: LocaleIdentifier("de"), column: .number(3)),
      ])
    #expect(
      read("7;Pay;Zahlen\n8;Go;\n", columns).lines
        == ["de texts 7=Zahlen 1:7", "en texts 7=Pay 1:3", "en texts 8=Go 2:3"])
  }

  @Test(arguments: [
    ("key,text\na,A", "texts_nl.csv", ["nl texts a=A 2:3"]),
    ("id\ttext\na\tA", "nl/texts.tsv", ["nl texts a=A 2:3"]),
    ("key;id;text\n;7;A", "texts.csv", ["- texts 7=A 2:4"]),
    ("KEY,de,pt-BR,owner\na,A,B,", "texts.csv", ["de texts a=A 2:3", "pt-BR texts a=B 2:5"]),
    ("key,locale,text\na,,A\nb,de,B", "nl/texts.csv", ["de texts b=B 3:6", "nl texts a=A 2:4"]),
    (
      "key,text\r\na,A\r\nb,\"B\r\nb\"\r\n", "texts.csv",
      ["- texts a=A 2:3", "- texts b=B\r\nb 3:3"]
    ),
    ("key,text\ra,A\r", "texts.csv", ["- texts a=A 2:3"]),
    ("key,text\na,A,,\n", "texts.csv", ["- texts a=A 2:3"]),
  ])
  func readsTheColumnsThatTheFirstRowNames(_ text: String, file: String, expected: [String]) {
    let content = read(text, file: file)
    #expect(content.lines == expected)
    #expect(content.problems.isEmpty)
  }

  @Test(
    arguments: [
      (
        "a,A", nil,
        "catalog-syntax 1:1 The table cannot be read as a catalog: 'columns' in the configuration does "
          + "not say what its columns hold, nor does its first row."
      ),
      (
        "name,value\na,A\n\nb,\"B\nb\"\nc,\"C\nd,D", nil,
        "catalog-syntax 1:1 The table cannot be read as a catalog: 'columns' in the configuration does "
          + "not say what its columns hold, nor does its first row. (4)"
      ),
      (
        "Key,Text\na,A", CatalogColumns(key: .name("Name"), text: .number(2)),
        "catalog-syntax 1:1 The table cannot be read as a catalog: no column is called 'Name'; it has "
          + "Key, Text. (1)"
      ),
      (
        "key,text\na,\"A\nb,B", nil,
        "catalog-syntax 2:3 This quotation mark is never closed: its row and all that "
          + "follows are left out. (2)"
      ),
      (
        "\"key,text\na,A\nb,B", nil,
        "catalog-syntax 1:1 This quotation mark is never closed: its row and all that "
          + "follows are left out. (2)"
      ),
      (
        "key,\"text\na,A\n", CatalogColumns(key: .name("key"), text: .name("text")),
        "catalog-syntax 1:5 This quotation mark is never closed: its row and all that "
          + "follows are left out. (1)"
      ),
      (
        "key,text\na,A\na,B", nil,
        "duplicate-key 3:3 \"a\" is on line 2 and on line 3; the last text wins."
      ),
      (
        "key,en,de\na,Hello, you,Hallo du\nb,B,C", nil,
        "catalog-syntax 2:14 The row has 4 fields, but the first row has 3. The row is left out, because it is "
          + "unknown which text belongs to which language. Put a field that holds a ',' in quotation marks. (1)"
      ),
      (
        "key,text\na,\"A\" b\n", nil,
        "catalog-syntax 2:6 Text follows the quotation mark that closes a field; it is taken as a part of "
          + "the field. A quotation mark inside a field must be doubled."
      ),
      (
        "key,locale,text\na,en,A\na,german,B\nb,german,C", nil,
        "catalog-syntax 3:3 'german' is not a language code (BCP 47): no device asks for these texts."
      ),
      (
        "key,locale,text\na,de-notalang!,B\na,de,A", nil,
        "catalog-syntax 2:3 'de-notalang!' is not a language code (BCP 47): no device asks for these texts."
      ),
      (
        "key,de,de\nk,Erster,Zweiter", nil,
        "catalog-syntax 1:8 Two columns are called 'de': the first is read, this one is not, and 1 field is left out."
      ),
      (
        "key,pt_BR,en,pt-br\nk,A,B,C", nil,
        "catalog-syntax 1:14 Two columns have texts in 'pt-BR': the first is read, this one is not, and 1 field is left out."
      ),
      (
        "Name,Text,Text\nk,A,B", CatalogColumns(key: .name("Name"), text: .name("Text")),
        "catalog-syntax 1:11 Two columns are called 'Text': the first is read, this one is not, and 1 field is left out."
      ),
      (
        "key,comment,en\nkText\nb,,B", nil,
        "catalog-syntax 2:1 The row has 1 field, too few for its text. It is left out. Is there a ',' between all "
          + "fields? (1)"
      ),
      (
        "1;x;A\n2;B", CatalogColumns(id: .number(1), text: .number(3)),
        "catalog-syntax 2:1 The row has 2 fields, too few for its text. It is left out. Is there a ';' between all "
          + "fields? (1)"
      ),
      (
        "key\ten\tde\na\tA\tB\nk\tText", nil,
        "catalog-syntax 3:1 The row has 2 fields, too few for its text in de. Is there a tab between all fields?"
      ),
      (
        "key,en,\"de\na,A,B\n\"b\",B,C\nc,C,D",
        CatalogColumns(key: .name("key"), text: .name("en")),
        "catalog-syntax 1:8 The quotation mark that starts here takes 2 rows into the first row, so that their texts are "
          + "lost. (2)"
      ),
      (
        "key,locale,text\na,de,A\nb,,B\nc,,\n", nil,
        "catalog-syntax 3:3 The row names no language, nor does the file's path: its text is left out. (1)"
      ),
      (
        "key,en,german,french\na,A,B,\nb,B,C,", nil,
        "catalog-syntax 1:8 The column \"german\" is not read, because its name is neither a language code nor "
          + "key, id, text, locale or comment: 2 fields are left out. If it has texts of a language, name it by the "
          + "language's code, such as 'de', or describe it by 'columns' in the configuration."
      ),
      (
        "key,en,Notes\na,A,button\nb,B,", nil,
        "catalog-syntax 1:8 The column \"Notes\" is not read, because its name is neither a language code nor "
          + "key, id, text, locale or comment: 1 field is left out."
      ),
      (
        "key,en,de\n,Lost,Verloren\n, ,\nk,A,B", nil,
        "catalog-syntax 2:2 A row has a text and no key, so it belongs to no text of the app; it is left "
          + "out. (1)"
      ),
    ] as [(String, CatalogColumns?, String)])
  func tellsWhatIsWrong(_ text: String, _ columns: CatalogColumns?, expected: String) {
    #expect(read(text, columns).problemLines == [expected])
  }

  @Test func ofTwoColumnsOfOneLanguageTheFirstIsRead() {
    #expect(
      read("key,pt_BR,en,pt-br,en\nk,A,B,C,D").lines == ["en texts k=B 2:5", "pt-BR texts k=A 2:3"])
  }

  /// A name in quotes may have several lines, and a row need not have the columns behind its last text.
  @Test(arguments: [
    ("key,text,\"a\nnote\"\nk,A,", ["- texts k=A 3:3"]),
    ("key,text,comment,owner\nk,A", ["- texts k=A 2:3"]),
    ("key,text\n\nk,A\n,\n", ["- texts k=A 3:3"]),
  ])
  func shortRowsWithAllTextsAreWhole(text: String, expected: [String]) {
    #expect(read(text).lines == expected)
    #expect(read(text).problems.isEmpty)
  }

  @Test func rowsThatCannotBeReadAreLeftOut() {
    #expect(read("key,en,de\n,Lost,Verloren\nk,A,B").tables.map(\.entries.count) == [1, 1])
    #expect(read("key,text\na,A,B\nb,B").lines == ["- texts b=B 3:3"])
    let content = read("key,locale,text\na,de-notalang!,B\nb,german,B\na,de,A")
    #expect(content.lines == ["de texts a=A 4:6"])
    #expect(content.leftOut == [.unknownLanguage: 2])
  }

  /// A column that may have texts is counted; one of remarks is only noted.
  @Test func columnsThatAreNotReadAreCounted() {
    let content = read("key,en,german,notes\na,A,B,x\nb,B,C,y")
    #expect(content.leftOut == [.unreadColumn: 2])
    #expect(content.problems.map(\.weight) == [.warning, .note])
    #expect(content.problems.map(\.subject) == ["german", "notes"])
    let columns = CatalogColumns(
      key: .name("key"), texts: [.init(locale: LocaleIdentifier("en"), column: .name("en"))])
    #expect(read("key,en,german\na,A,B", columns).problems.isEmpty)
  }

  /// The fields of a second column of a language are counted; those of a second key are no texts.
  @Test(
    arguments: [
      (
        "key,en,de,de,german\na,A,B,C,D\nb,A,B,,D\nc,A,B,C", [.repeatedColumn: 2, .unreadColumn: 2]
      ),
      ("key,pt_BR,pt-br\na,A,B", [.repeatedColumn: 1]),
      ("key,text,text\na,A,B", [.repeatedColumn: 1]),
      ("key,en,key\na,A,b", [:]), ("key,en,en\na,A,", [:]),
    ] as [(String, [CatalogContent.LeftOut: Int])])
  func fieldsOfRepeatedColumnsAreCounted(text: String, expected: [CatalogContent.LeftOut: Int]) {
    #expect(read(text).leftOut == expected)
    #expect(read(text).problems.first?.message.hasPrefix("Two columns ") == true)
  }

  /// The language of a column `text` is that of the file's path or of its row, or else the source language.
  @Test(arguments: [
    ("key,text,en\na,p,q", "texts.csv", 1), ("key,text,en\na,p,q", "de/texts.csv", 0),
    ("key,text,locale,en\na,p,de,q", "texts.csv", 0), ("key,text\na,p", "texts.csv", 0),
  ])
  func aTextWithoutLanguageBesideOthersIsNoted(text: String, file: String, count: Int) {
    let content = read(text, file: file)
    #expect(
      content.problemLines
        == Array(
          repeating:
            "catalog-syntax 1:5 The column \"text\" names no language, as others do: its texts are taken for "
            + "the source language.", count: count))
    #expect(content.problems.allSatisfy { $0.weight == .note })
  }

  @Test func bytesThatAreNoTextAreTheOnlyProblem() {
    let content = CatalogReader.read([0xFF, 0x89, 0x2C, 0x0A, 0x41], file: "texts.csv")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:1 The table cannot be read as a catalog: these bytes are not text in UTF-8."
      ])
  }

  /// A file in ISO-8859-1.
  @Test(
    arguments: [
      (
        "key,en,de\nk1,One,Grün\nk2,Two,Zwei\nk3,Three,Über",
        ["k2=Zwei", "k1=One", "k2=Two", "k3=Three"],
        "2:10 The file is not text in UTF-8: texts with such bytes are left out. Save it as UTF-8. (2)"
      ),
      (
        "key,text\ngrün,A\nb,B", ["b=B"],
        "2:3 The file is not text in UTF-8: texts with such bytes are left out. Save it as UTF-8. (1)"
      ),
      (
        "key,text,Größe\nb,B,", ["b=B"],
        "1:12 The file is not text in UTF-8: texts with such bytes are left out. Save it as UTF-8."
      ),
      (
        "key,text\na,ä", [],
        "2:3 The table cannot be read as a catalog: these bytes are not text in UTF-8. (1)"
      ),
    ] as [(String, [String], String)])
  func textsWithBytesThatAreNoTextAreLeftOut(text: String, expected: [String], problem: String) {
    let content = CatalogReader.read(
      text.unicodeScalars.map { UInt8($0.value) }, file: "texts.csv")
    #expect(content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" } == expected)
    #expect(content.problemLines == ["catalog-syntax " + problem])
  }

  /// The replacement character may be intended in undamaged text.
  @Test func aReplacementCharacterIsATextLikeOthers() {
    #expect(read("key,text\na,\u{FFFD}").lines == ["- texts a=\u{FFFD} 2:3"])
  }

  @Test(arguments: [
    "key,de\n<<<<<<< HEAD\na,1\n=======\na,2\n>>>>>>> other\nb,3",
    "key,de\n<<<<<<< HEAD\r\na,1\r\n||||||| base\r\na,2\r\n=======\r\n\r\n>>>>>>> other\r\nb,3",
  ])
  func ofAConflictTheFirstSideIsRead(text: String) {
    let content = CatalogContent(text, file: "texts.csv")
    #expect(content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" } == ["a=1", "b=3"])
    #expect(
      content.problemLines == [
        "catalog-syntax 2:1 The table has a merge conflict's marker; resolve the conflict."
      ])
  }
}
