internal import CopyfitSourceText

/// The limits in Weblate's flags: `max-length:40`, `max-size:300:2, font-size:17`.
///
/// Source: Weblate's documentation of its checks, "Maximum length of translation" and "Maximum size of translation".
struct WeblateFlags {
  private var values: [String: [String]] = [:]

  /// - Parameter flags: The flags of a comment, each with its values after colons. The last of equal flags counts.
  init(_ flags: [String]) {
    for flag in flags {
      let parts = flag.split(separator: ":", omittingEmptySubsequences: false).map {
        trimmed(String($0))
      }
      guard let name = parts.first, parts.count > 1 else { continue }
      values[name] = parts.dropFirst().map { Self.unquoted($0) }
    }
  }

  /// The limit in the flags; `nil` if they have no limit.
  ///
  /// Only one limit can be stored. A size is more precise than a number of characters.
  func limit(at position: SourcePosition) -> TextLimit? {
    if let width = number("max-size") {
      var limit = TextLimit(width: .init(maximum: width), unit: "pixel", position: position)
      limit.lines = number("max-size", at: 1).flatMap { Int(exactly: $0) }
      limit.font = font
      return limit
    }
    return number("max-length").map {
      TextLimit(width: .init(maximum: $0), unit: "char", position: position)
    }
  }

  /// `family;size;weight`, as in XLIFF.
  private var font: String? {
    let parts = ["font-family", "font-size", "font-weight"].map { values[$0]?.first ?? "" }
    return parts.allSatisfy(\.isEmpty) ? nil : parts.joined(separator: ";")
  }

  /// A whole number above 0.
  private func number(_ name: String, at index: Int = 0) -> Double? {
    guard let values = values[name], values.indices.contains(index) else { return nil }
    return Int32(values[index]).flatMap { $0 > 0 ? Double($0) : nil }
  }

  private static func unquoted(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }
}
