/// A quick scan of a source's bytes that determines whether to read it.
package enum SourceScan {
  private static let signs = [
    "ocalized", "IBOutlet", ".text", "itle", "laceholder", "String", "class ", "SwiftUI",
    "ccessibility", "@interface", "View",
  ].map { Array($0.utf8) }
  private static let objectiveCSigns = [
    "@\"", "@interface", "@implementation", "@property", "NSString", "NSLocalized", "UILabel",
    "UIView",
  ].map { Array($0.utf8) }
  private static let testImports = ["import XCTest", "import Testing"].map { Array($0.utf8) }

  /// Whether a source may contain texts or the code that shows them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func matters(_ bytes: [UInt8]) -> Bool { signs.contains(where: bytes.has) }

  /// Whether a source in the syntax of C has objects of the app, and not only code in C or C++.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func isObjectiveC(_ bytes: [UInt8]) -> Bool {
    objectiveCSigns.contains(where: bytes.has)
  }

  /// Whether a source is one of tests: a line begins with the import of a library for tests.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func isOfTests(_ bytes: [UInt8]) -> Bool {
    testImports.contains { words in
      bytes.has(words)
        && bytes.split(separator: UInt8(ascii: "\n")).contains { line in
          // Objective-C has "@import XCTest".
          line.drop { " \t@".utf8.contains($0) }.starts(with: words)
        }
    }
  }
}

extension [UInt8] {
  /// Whether it contains the bytes of a word.
  fileprivate func has(_ word: [UInt8]) -> Bool {
    guard count >= word.count, let first = word.first else { return false }
    var position = startIndex
    let last = count - word.count
    while position <= last {
      guard let found = self[position...last].firstIndex(of: first) else { return false }
      if self[found..<found + word.count].elementsEqual(word) { return true }
      position = found + 1
    }
    return false
  }
}

extension String {
  /// Whether it contains one of several words of small ASCII letters, ignoring case.
  func has(oneOf words: [[UInt8]]) -> Bool {
    let letters = utf8.map { $0 | 0x20 }
    return words.contains(where: letters.has)
  }
}
