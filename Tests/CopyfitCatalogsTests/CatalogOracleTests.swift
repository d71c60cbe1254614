import CopyfitCatalogs
import Foundation
import Testing

/// Compares what is read with what Foundation's own parser makes of the same bytes.
@Suite struct CatalogOracleTests {
  private static let sharedData: URL? = {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path =
      ProcessInfo.processInfo.environment["COPYFIT_SHARED_DATA"]
      ?? repository.deletingLastPathComponent().appendingPathComponent("shared/data").path
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  /// A table as Foundation reads it; `nil` where it rejects the file or finds no dictionary.
  private func oracle(_ bytes: [UInt8]) -> [String: String]? {
    let list = unsafe try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?.compactMapValues { $0 as? String }
  }

  private func read(_ bytes: [UInt8]) -> [String: String]? {
    let content = CatalogReader.read(bytes, file: "App.strings")
    if content.problems.contains(where: { $0.kind == .catalogSyntax }) { return nil }
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

  /// Tables that are cut and strewn with what breaks them, by a fixed sequence of numbers.
  ///
  /// Values in brackets are left out: Foundation passes over some of what is broken inside them.
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

  /// Foundation reports each rejected table on standard error, so there are few by default.
  private static let rounds =
    ProcessInfo.processInfo.environment["COPYFIT_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300

  /// A linear congruential generator: the same numbers on every machine.
  private struct Sequence {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
  }
}
