extension StyleDictionary {
  /// A problem of a dictionary, with the same message for all formats.
  ///
  /// `found` is the invalid value as a message shows it.
  package enum Problem: Hashable, Sendable {
    /// A style has two entries with different names; `key` is the later one.
    case duplicate(TextStyle, key: String)
    /// The font's name is missing or not a text.
    case fontName(ofKey: String, found: String)
    /// The font's size is not a positive, finite number.
    case fontSize(ofKey: String, found: String)
  }
}

extension StyleDictionary.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .duplicate(let style, let key):
      "the text style \(style) is given twice, here as '\(key)'"
    case .fontName(let key, let found):
      "expected a font's name as the fontName of \(key), found \(found)"
    case .fontSize(let key, let found):
      "expected a positive number as the fontSize of \(key), found \(found)"
    }
  }

  /// A text as a message shows an invalid value.
  package static func shown(_ text: String) -> String { "the text \"\(text.prefix(60))\"" }

  /// A number as a message shows an invalid value.
  package static func shown(_ number: Double) -> String { "'\(Font.number(number))'" }
}

extension StyleDictionary.Entry {
  /// Whether a text can be an entry's `fontName`.
  package static func isFontName(_ text: String) -> Bool { !text.isEmpty }

  /// Whether a number can be an entry's `fontSize`.
  package static func isFontSize(_ number: Double) -> Bool { number > 0 && number.isFinite }
}
