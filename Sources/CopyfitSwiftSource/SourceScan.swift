/// A quick scan of a source's bytes that determines whether to read it.
package enum SourceScan {
  private static let signs = [
    "ocalized", "IBOutlet", ".text", "itle", "laceholder", "String", "class ", "SwiftUI",
    "ccessibility", "@interface",
  ].map { Array($0.utf8) }
  private static let testImports = ["import XCTest", "import Testing"].map { Array($0.utf8) }

  /// Whether a source may contain texts or the code that shows them; sources of tests do not count.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func matters(_ bytes: [UInt8]) -> Bool {
    signs.contains { contains($0, in: bytes) } && !testImports.contains { contains($0, in: bytes) }
  }

  private static func contains(_ sign: [UInt8], in bytes: [UInt8]) -> Bool {
    guard bytes.count >= sign.count, let first = sign.first else { return false }
    var position = bytes.startIndex
    let last = bytes.count - sign.count
    while position <= last {
      guard let found = bytes[position...last].firstIndex(of: first) else { return false }
      if bytes[found..<found + sign.count].elementsEqual(sign) { return true }
      position = found + 1
    }
    return false
  }
}
