import CopyfitCatalogs
import CopyfitSourceText
import CopyfitUnicode
import Testing

/// The texts of a table by key.
struct StringLookupTests {
  /// A table from files with keys and texts: `en a=A b=B`.
  private static func table(_ files: [String]) throws -> StringIndex.Table {
    let tables = files.map { file in
      let words = file.split(separator: " ")
      let entries = words.dropFirst().enumerated().map { line, word in
        let parts = word.split(separator: "=").map(String.init)
        return StringEntry(
          key: parts[0], value: parts[1], comment: parts.count > 2 ? parts[2] : nil,
          position: SourcePosition(line: line + 1, column: 1))
      }
      let (locale, kind) = words[0].split(separator: ".").map(String.init).pair
      return StringTable(
        file: "\(locale).lproj/T.\(kind)", name: "T",
        locale: locale == "Base" ? nil : LocaleIdentifier(locale),
        entries: entries)
    }
    let index = StringIndex(
      [CatalogContent(tables: tables)], sourceLanguage: LocaleIdentifier("en"))
    return try #require(index.tables.first)
  }

  /// All texts of a table by key, each with its language.
  private static func lines(_ table: StringIndex.Table) -> [String] {
    table.lookup().items.map { item in
      let texts = item.texts.sorted { $0.key < $1.key }.map { locale, texts in
        "\(locale.tag) " + texts.map(\.value).joined(separator: "+")
      }
      return "\(item.key): " + texts.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    (["en.strings a=A b=B"], ["a: en A", "b: en B"]),
    // Keys in the order of their first occurrence in the files.
    (["en.strings b=B a=A", "de.strings c=C a=X"], ["b: en B", "a: de X, en A", "c: de C"]),
    // The forms of a text.
    (["en.strings a=1 a=2 b=B"], ["a: en 1+2", "b: en B"]),
    // A .stringsdict overrides the .strings, key by key.
    (["en.strings a=A b=B", "en.stringsdict b=X b=Y"], ["b: en X+Y", "a: en A"]),
    (["en.strings", "de.strings a=A"], ["a: de A"]),
    // Keys that look equal, but have different bytes.
    (["en.strings \u{E9}=A e\u{301}=B"], ["\u{E9}: en A", "e\u{301}: en B"]),
  ])
  func texts(files: [String], lines: [String]) throws {
    #expect(Self.lines(try Self.table(files)) == lines)
  }

  /// The threads of a check take the entries in portions.
  @Test func entriesAreReadInPortions() throws {
    let files = ["en.stringsdict b=X b=Y", "en.strings a=A b=B c=C", "de.strings c=C a=X"]
    let places = try Self.table(files).lookup().places
    let all = Array(places.all)
    #expect(all.count == 6 && places.count == 7)
    for middle in 0...places.count {
      let (first, second) = (0..<middle, middle..<places.count)
      let start = Array(places.all(at: first))
      #expect(start + places.all(at: second) == all)
      let next = places.all(at: second).first { _ in true }
      let neighbor = places.neighbor(before: middle)
      #expect(neighbor == nil || neighbor == start.last)
      if let last = start.last, last.part == next?.part { #expect(neighbor == last) }
    }
  }

  @Test func aKeyIsFound() throws {
    let lookup = try Self.table(["en.strings a=A=note b=B", "de.strings a=X b=Y=hinweis"]).lookup()
    #expect(lookup["a"].count == 2)
    #expect(lookup["c"].isEmpty)
    #expect(lookup.contains("b") && !lookup.contains("c"))
    let english = LocaleIdentifier("en")
    #expect(lookup.comment(of: "a", sourceLanguage: english) == "note")
    #expect(lookup.comment(of: "b", sourceLanguage: english) == "hinweis")
    #expect(lookup.comment(of: "c", sourceLanguage: english) == nil)
    #expect(lookup.isTranslatable("a") && lookup.isTranslatable("c"))
  }

  @Test(arguments: [
    (["en.strings a=A b=B", "de.strings a=X"], true),
    (["en.strings a=A", "de.strings a=X b=Y"], false),
    (["en.strings a=A", "en.stringsdict a=X a=Y", "de.strings a=X b=Y c=Z"], false),
    (["de.strings a=X"], false),
  ])
  func mostKeysAreOfTheSource(files: [String], holds: Bool) throws {
    let lookup = try Self.table(files).lookup()
    #expect(lookup.holdsSources(in: LocaleIdentifier("en")) == holds)
  }

  @Test func eachEntryIsGivenInTheOrderOfTheFiles() throws {
    let table = try Self.table(["en.strings a=A b=B", "en.stringsdict b=X b=Y", "de.strings b=Z"])
    let found = table.lookup().places.all.map { place in
      let part = table.parts[place.part]
      let entry = part.table.entries[place.entry]
      return "\(part.locale.tag) \(entry.key) \(entry.value)"
    }
    #expect(found == ["en b X", "en b Y", "en a A", "de b Z"])
  }
}

extension StringLookupTests {
  @Test(arguments: [
    (["en.strings a=A b=B", "Base.strings a=X b=B c=C"], ["Base.lproj/T.strings 1"]),
    // Those of a .stringsdict belong to the texts that it overrides.
    (["en.stringsdict a=A", "en.strings a=X"], []),
    (["en.stringsdict a=A", "en.strings b=B", "Base.strings a=X b=X"], ["Base.lproj/T.strings 1"]),
    (["en.stringsdict a=A", "Base.stringsdict a=X"], ["Base.lproj/T.stringsdict 1"]),
    (["en.strings a=1 a=2", "Base.strings a=2 a=1 a=3"], ["Base.lproj/T.strings 1"]),
    (["de.strings a=A", "en.strings a=X"], []),
  ])
  func textsAreNeverShown(files: [String], covered: [String]) throws {
    let found = try Self.table(files).lookup().covered
    #expect(found.map { "\($0.file) \($0.count)" } == covered)
    #expect(found.allSatisfy { $0.locale.tag == "en" })
  }

  /// Comparing each text with all others of its key would take minutes.
  @Test func aKeyMayHaveManyTexts() throws {
    let count = 30_000
    let words = (0..<count).map { " a=v\($0)" }.joined()
    let others = (0..<count).map { " a=w\($0)" }.joined()
    let covered = try Self.table(["en.strings\(words)", "Base.strings\(others)"]).lookup().covered
    #expect(covered.map(\.count) == [count])
  }

  /// Copying the keys of a language for each of its files would take minutes.
  @Test func aLanguageMayHaveManyFiles() throws {
    let count = 30_000
    let files = (0..<count).map { "en.strings k\($0)=A k0=v\($0)" }
    let lookup = try Self.table(files).lookup()
    #expect(lookup.keys.count == count && lookup.places.all.count { _ in true } == count + 1)
    #expect(lookup.covered.map(\.count).reduce(0, +) == count - 1)
  }

  /// Of two source texts of a key, translations are compared with the one that counts.
  @Test func copiesAreThoseOfTheTextThatCounts() throws {
    let table = try Self.table([
      "en.stringsdict a=A", "en.strings a=B", "de.strings a=A", "fr.strings a=B",
    ])
    let source = PlainTexts(of: table, in: LocaleIdentifier("en"))
    let repeated = try table.parts.map { part in
      source.areRepeated(by: try #require(part.table.entries.first), of: 0, in: part.locale)
    }
    #expect(repeated == [false, false, true, false])
  }
}

extension [String] {
  fileprivate var pair: (String, String) { (self[0], self[1]) }
}
