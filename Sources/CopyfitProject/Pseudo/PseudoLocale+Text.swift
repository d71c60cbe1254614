extension PseudoLocale {
  /// A source text in this pseudolanguage.
  ///
  /// - Parameter ratios: The growth of the project's own translations.
  package func text(_ text: String, ratios: ExpansionRatios) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .bounded: "[# \(text) #]"
    case .double: "\(text) \(text)"
    case .expanded(let percent): Self.expanded(text, by: Double(percent) / 100)
    case .expandedAsTranslated: Self.expanded(text, by: ratios.growth(ofLength: text.count))
    case .rightToLeft: Self.eachLine(of: text) { "\u{200F}\u{202E}\($0)\u{202C}" }
    case .tall: String(text.map { Self.tallVowels[$0] ?? $0 })
    }
  }

  /// A text that is lengthened with its own words from the start, in its last line.
  private static func expanded(_ text: String, by share: Double) -> String {
    let wanted = (Double(text.count) * share).rounded(.up)
    guard wanted >= 1, text.contains(where: { !$0.isWhitespace }) else { return text }
    let source = text.map { $0.isNewline ? " " : $0 } + [" "]
    let tail = (0..<Int(wanted) - 1).map { source[$0 % source.count] }
    return "\(text) \(String(tail))"
  }

  private static func eachLine(of text: String, _ change: (Substring) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      result += change(rest[..<end]) + String(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? result : result + change(rest)
  }

  /// Letters of European languages (Latin-1 and Latin Extended-A), which most fonts have.
  private static let accents = pairs(
    "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ", "áćďéğĥíĵķľñóřšťůŵýžÁĆĎÉĞĤÍĴĶĽÑÓŘŠŤŮŴÝŽ")

  /// Vietnamese letters with the maximum number of marks.
  private static let tallVowels = pairs("aeiouyAEIOUY", "ậệịộựỵẬỆỊỘỰỴ")

  private static func pairs(_ plain: String, _ marked: String) -> [Character: Character] {
    Dictionary(zip(plain, marked)) { first, _ in first }
  }
}
