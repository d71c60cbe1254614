import CopyfitUnicode
import Foundation
import Testing

/// Unicode's own tests, from Debian's package unicode-data.
enum UnicodeData {
  static let bidiTest = "BidiTest.txt"
  static let bidiCharacterTest = "BidiCharacterTest.txt"
  static let graphemeBreakTest = "auxiliary/GraphemeBreakTest.txt"
  static let lineBreakTest = "auxiliary/LineBreakTest.txt"

  private static let folder = "/usr/share/unicode/"

  /// Whether a file exists for ICU's version of Unicode; other versions have other results.
  static func has(_ name: String) -> Bool {
    let version = "-\(ICU.unicodeVersion)."
    return (try? lines(of: name))?.first?.contains(version) ?? false
  }

  static func requirement(_ name: String) -> Comment {
    "needs \(name) of Unicode \(ICU.unicodeVersion), from the Debian package unicode-data"
  }

  /// The UTF-16 units with a value of the property Line_Break.
  static func units(withLineBreak value: String) throws -> Set<UInt16> {
    var units = Set<UInt16>()
    for line in try lines(of: "LineBreak.txt") where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" && $0 != " " }.split(separator: ";")
      guard fields.count == 2, fields[1] == value else { continue }
      let ends = fields[0].split(separator: ".").compactMap { UInt16($0, radix: 16) }
      if let first = ends.first, let last = ends.last { units.formUnion(first...last) }
    }
    return units
  }

  /// All lines, including comments.
  static func lines(of name: String) throws -> [Substring] {
    let text = try String(contentsOf: URL(fileURLWithPath: folder + name), encoding: .utf8)
    return text.split(separator: "\n")
  }
}

/// A line such as `÷ 0020 × 0308 ÷`, with the positions where a text may and may not be divided.
struct BoundaryCase {
  /// The line without its comment.
  let name: String
  private(set) var text: [UInt16] = []
  /// The ends of the text's pieces, in UTF-16 units.
  private(set) var ends: [Int32] = []

  init?(_ line: Substring) throws {
    guard !line.hasPrefix("#") else { return nil }
    name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    for token in name.split(separator: " ") {
      switch token {
      case "÷": if !text.isEmpty { ends.append(Int32(text.count)) }
      case "×": break
      default: try text.append(contentsOf: Unicode.Scalar(hexadecimal: token).utf16)
      }
    }
  }

  /// The cases of a file.
  static func all(in file: String) throws -> [BoundaryCase] {
    try UnicodeData.lines(of: file).compactMap { try BoundaryCase($0) }
  }
}

extension Unicode.Scalar {
  /// The character of a code point in hexadecimal digits.
  init(hexadecimal digits: some StringProtocol) throws {
    self = try #require(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init))
  }
}
