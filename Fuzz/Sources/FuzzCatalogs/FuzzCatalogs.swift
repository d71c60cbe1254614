@testable import CopyfitCatalogs
import Foundation

#if FUZZING
  import FuzzSupport

  @main extension FuzzCatalogs {}
#endif

/// Every reader of catalogs; the first byte chooses the format.
enum FuzzCatalogs {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let file = files[Int(first) % files.count]
      let bytes = Array(input.dropFirst())
      let content = CatalogReader.read(bytes, file: file)
      expect(content == CatalogReader.read(bytes, file: file), "two results")
      check(content, in: bytes)
      let isReported = !content.problems.isEmpty || !content.leftOut.isEmpty
      if !isReported, let expected = KeyCount(in: bytes, file: file) {
        let found = Set(content.tables.flatMap(\.entries).map(\.key))
        expect(expected.areFound(in: found), "\(found) instead of \(expected.keys)")
      }
      guard let expected = LineCount.entries(in: bytes, file: file) else { return }
      let kept = Set(content.tables.flatMap(\.entries).map(\.key)).count
      let lost = content.problems.reduce(0) { $0 + $1.entriesLost }
      expect(kept + lost == expected, "\(kept) kept, \(lost) lost of \(expected)")
    }
  }

  static let files = [
    "App/de.lproj/A.strings", "App/de.lproj/A.stringsdict", "App/A.xcstrings", "App/de.xliff",
    "app/res/values-de/strings.xml", "po/de.po", "lib/app_de.arb", "locales/de.json",
    "A_de.properties", "texts.csv", "texts.tsv",
  ]

  private static func check(_ content: CatalogContent, in bytes: [UInt8]) {
    var counts: [CatalogProblem.Kind: Int] = [:]
    for problem in content.problems {
      counts[problem.kind, default: 0] += 1
      expect(problem.entriesLost >= 0, "fewer than no entries are lost")
      expect(problem.position.line >= 1 && problem.position.column >= 1, "no such place")
    }
    let limit = CatalogProblem.maximumPerKind
    // The last of a kind is the number of the others.
    expect(counts.values.allSatisfy { $0 <= limit + 1 }, "more than \(limit) problems of a kind")
    let length = content.tables.flatMap(\.entries).reduce(0) { $0 + $1.value.utf8.count }
    // An entity of XML and a byte of another encoding may be longer as UTF-8.
    expect(length <= 64 * bytes.count + (1 << 20), "\(length) bytes from \(bytes.count)")
  }
}
