import CopyfitCatalogs
import CopyfitUnicode
import Foundation
import Testing

/// Compares the result of reading with that of Foundation's own parser for the same bytes.
@Suite struct CatalogOracleTests {
  private static let sharedData: URL? = {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["COPYFIT_SHARED_DATA"]
      ?? repository.deletingLastPathComponent().appendingPathComponent("shared/data").path
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  /// A table as Foundation reads it; `nil` if it rejects the file or finds no dictionary.
  private func oracle(_ bytes: [UInt8]) -> [String: String]? {
    let list = unsafe try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }

  private func read(_ bytes: [UInt8]) -> [String: String]? {
    let content = CatalogReader.read(bytes, file: "App.strings")
    // Of what is only a warning, Foundation reads all.
    let isRejected = content.problems.contains {
      $0.kind == .catalogSyntax && $0.weight != .warning
    }
    if isRejected { return nil }
    let entries = content.tables.flatMap(\.entries).map { ($0.key, $0.value) }
    return Dictionary(entries) { $1 }
  }

  private func files(ending: String) -> [URL] {
    guard let folder = Self.sharedData,
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { $0 as? URL }.filter { $0.path.hasSuffix(ending) }
  }

  @Test(.enabled(if: sharedData != nil, "real files are not beside the repository"))
  func readsRealTablesAsFoundationDoes() throws {
    let files = files(ending: ".strings")
    #expect(files.count > 500)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      #expect(read(bytes) == oracle(bytes), "\(file.path)")
    }
  }

  /// The format and the forms of a dictionary's entry, as `format`, `variable.category=text`.
  private func forms(_ entry: Any) -> Set<String> {
    guard let entry = entry as? [String: Any] else { return [] }
    var forms: Set<String> = [entry["NSStringLocalizedFormatKey"] as? String ?? "-"]
    for (name, value) in entry {
      for (category, text) in value as? [String: String] ?? [:] where !category.hasPrefix("NS") {
        forms.insert("\(name).\(category)=\(text)")
      }
    }
    return forms
  }

  @Test(.enabled(if: sharedData != nil, "real files are not beside the repository"))
  func readsRealStringsDictionariesAsFoundationDoes() throws {
    let files = files(ending: ".stringsdict")
    var count = 0
    for file in files {
      let data = try Data(contentsOf: file)
      let list = unsafe try PropertyListSerialization.propertyList(from: data, format: nil)
      let oracle = (list as? [String: Any] ?? [:]).mapValues(forms)
      let entries = CatalogReader.read(Array(data), file: "App.stringsdict").tables.flatMap(
        \.entries)
      count += entries.count
      let own = entries.map { entry in
        let forms = entry.variables.flatMap { variable in
          variable.forms.map { "\(variable.name).\($0.category.rawValue)=\($0.text)" }
        }
        return (entry.key, Set([entry.value] + forms))
      }
      #expect(Dictionary(own) { $1 } == oracle, "\(file.path)")
    }
    // As counted by Python's plistlib.
    #expect(files.count == 50)
    #expect(count == 391)
  }

  /// The texts of String Catalogs, as counted by Python's json.
  @Test(
    .enabled(if: sharedData != nil, "real files are not beside the repository"),
    arguments: [
      ("Main.xcstrings", 31, 8104),
      ("!MismatchingArgumentType.xcstrings", 1, 1),
      ("!MissingArgument.xcstrings", 1, 1),
      ("!UnsupportedFormatSpecifiers.xcstrings", 1, 1),
      ("FormatSpecifiers.xcstrings", 1, 13),
      ("Localizable.xcstrings", 1, 12),
      ("Multiline.xcstrings", 1, 1),
      ("Positional.xcstrings", 1, 3),
      ("Simple.xcstrings", 1, 1),
      ("Substitution.xcstrings", 1, 1),
      ("Variations.xcstrings", 1, 5),
    ])
  func countsTheTextsOfRealCatalogs(_ file: String, _ languages: Int, _ texts: Int) throws {
    let path = try #require(files(ending: "/" + file).first)
    let content = CatalogReader.read(Array(try Data(contentsOf: path)), file: path.path)
    #expect(content.tables.count == languages)
    #expect(content.tables.reduce(0) { $0 + $1.entries.count } == texts)
    #expect(!content.problems.contains { $0.entriesLost > 0 })
  }

  /// Tables that are truncated or damaged, with a fixed sequence of random numbers.
  ///
  /// Values in brackets are excluded, because Foundation skips some errors inside them.
  @Test func readsDamagedTablesAsFoundationDoes() {
    let table = """
      /* Title */
      "title" = "Say \\"hi\\"\\n";
      // note
      'single' = 'x"y'; plain.key = value/1:2;
      "short"; unquoted;
      "é" = "\\U00e9\\341\\q";
      """
    let pieces = [
      "\"", "'", ";", "=", ",", "}", ")", ">", "/*", "*/", "//", "\\", "\n", "#", "é",
      "“", " ", "\u{A0}", "\u{2028}", "a", "\\U", "\\7",
    ]
    var numbers = Sequence(state: 20_261_121)
    for _ in 0..<Self.rounds {
      var scalars = Array(table.unicodeScalars)
      for _ in 0...numbers.next(below: 3) {
        let place = numbers.next(below: scalars.count)
        if numbers.next(below: 3) == 0 {
          scalars.removeSubrange(place..<min(scalars.count, place + 1 + numbers.next(below: 6)))
        } else {
          let piece = pieces[numbers.next(below: pieces.count)]
          scalars.insert(contentsOf: piece.unicodeScalars, at: place)
        }
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let bytes = Array(text.utf8)
      #expect(read(bytes) == oracle(bytes), "\(text)")
    }
  }

  /// Foundation prints a message for each rejected table, so there are few by default.
  private static let rounds =
    ProcessInfo.processInfo.environment["COPYFIT_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300

  /// A linear congruential generator: equal numbers on every machine.
  private struct Sequence {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
  }
}
