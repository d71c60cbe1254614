/// Reads texts with Qt's `%1`, `%L2` and `%n`.
///
/// Source: Qt's documentation of `QString::arg` and `QObject::tr`.
enum QtFormat {
  static func template(_ text: String) -> TextTemplate {
    var pieces: [TextTemplate.Piece] = []
    var rest = text[...]
    var plain = ""
    while let sign = rest.firstIndex(of: "%") {
      plain += rest[..<sign]
      rest = rest[sign...]
      guard let argument = argument(at: rest) else {
        plain.append(rest.removeFirst())
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.argument(argument))
      rest = rest.dropFirst(argument.text.count)
    }
    plain += rest
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return TextTemplate(pieces: pieces)
  }

  /// The argument at this position: a number of at most two digits, or `n`; `L` before it formats it for the locale.
  private static func argument(at rest: Substring) -> TextTemplate.Argument? {
    let isLocalized = rest.dropFirst().first == "L"
    let content = rest.dropFirst(isLocalized ? 2 : 1)
    let digits = content.prefix(2).prefix { ("0"..."9").contains($0) }
    let id = content.first == "n" ? "n" : String(digits)
    guard !id.isEmpty else { return nil }
    let written = String(rest.prefix((isLocalized ? 2 : 1) + id.count))
    let isNumber = id == "n"
    return TextTemplate.Argument(
      id: id, text: written, names: [written, "%\(id)", isNumber ? "%d" : "%@"],
      kind: isNumber ? .integer : nil, precision: nil)
  }
}
