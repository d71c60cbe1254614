/// A look at a source's bytes that tells whether it is worth to be read.
package enum SourceScan {
  private static let signs = [
    "ocalized", "IBOutlet", ".text", "itle", "laceholder", "String", "class ", "SwiftUI",
    "ccessibility",
  ].map { Array($0.utf8) }
  private static let testImports = ["import XCTest", "import Testing"].map { Array($0.utf8) }

  /// Whether a source may say something of texts or of what shows them; a test's texts are no texts of the app.
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
