@testable import CopyfitCatalogs

#if FUZZING
  import FuzzSupport

  @main extension FuzzCompiledGettext {}
#endif

/// gettext's compiled catalogs: as they are, and with a true head before any tables.
enum FuzzCompiledGettext {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      let rest = Array(input.dropFirst())
      let count = Int(first >> 1) % 12
      read(first & 1 == 0 ? rest : head(count) + rest)
    }
  }

  private static func read(_ bytes: [UInt8]) {
    let content = CatalogReader.read(bytes, file: "locale/de/LC_MESSAGES/app.mo")
    let entries = content.tables.flatMap(\.entries)
    let length = entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    // Texts may overlap, up to a limit, and one has several forms.
    expect(length <= 64 * bytes.count + (1 << 20), "\(length) bytes from \(bytes.count)")
    guard isWhole(bytes) else {
      expect(!content.problems.isEmpty, "a damaged file has no problem")
      return
    }
    guard let expected = MessageCount(in: bytes) else { return }
    let kept = Set(entries.map { Array($0.key.utf8) })
    // A header may name a language that is none, whose texts are left out.
    expect(
      kept == expected.keys || !content.leftOut.isEmpty && kept.isSubset(of: expected.keys),
      "\(kept.count) keys of \(expected.keys.count)")
    let headers = content.problems.count { $0.kind == .duplicateKey && $0.key == nil }
    let limit = CatalogProblem.maximumPerKind
    expect(
      headers == min(max(0, expected.headers - 1), limit + 1),
      "\(headers) headers reported of \(expected.headers)")
  }

  /// Whether all messages of a file can be read.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    var leftOut = 0
    guard let file = try? CompiledGettext(bytes) else { return false }
    let isRead: Void? = try? file.forEachEntry({ _ in }, leaveOut: { _ in leftOut += 1 })
    return isRead != nil && leftOut == 0
  }

  /// The head of a file in little-endian order, whose tables follow it.
  private static func head(_ count: Int) -> [UInt8] {
    [0x9504_12DE, 0, UInt32(count), 28, 28 + 8 * UInt32(count), 0, 0].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
  }
}
