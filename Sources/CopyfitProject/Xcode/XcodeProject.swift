internal import CopyfitCatalogs
internal import CopyfitSourceText

/// Reads the needed parts of an Xcode project.
enum XcodeProject {
  /// The development region that is named first in a `project.pbxproj`.
  static func developmentRegion(in bytes: [UInt8]) -> String? {
    var scanner = TextScanner(bytes)
    while scanner.skip(to: "developmentRegion") {
      scanner.skip("developmentRegion")
      scanner.skip { $0 == UInt8(ascii: " ") }
      guard scanner.skip("=") else { continue }
      scanner.skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\"") && $0 > 0x20 }
      let region = scanner.string(start..<scanner.offset)
      return region.isEmpty ? nil : LanguageName.code(of: region)
    }
    return nil
  }

  /// Whether a project file has a word.
  static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    var scanner = TextScanner(bytes)
    return scanner.skip(to: word)
  }
}
