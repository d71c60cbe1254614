internal import CopyfitSourceText

/// Reads texts with `{{name}}`, the syntax of i18next and others.
enum DoubleBraces {
  /// Whether a text has `{{` anywhere.
  static func opens(in text: String) -> Bool {
    text.contains(bytes: UInt8(ascii: "{"), UInt8(ascii: "{"))
  }

  static func pieces(of text: String) -> [TextTemplate.Piece] {
    // Most texts have no braces, and searching for characters is slow.
    guard opens(in: text) else { return text.isEmpty ? [] : [.text(text)] }
    var pieces: [TextTemplate.Piece] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      if open.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<open.lowerBound])))
      }
      let content = rest[open.upperBound..<close.lowerBound]
      pieces.append(.argument(argument(content, text: rest[open.lowerBound..<close.upperBound])))
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  /// A name, before an optional comma and format; `-` before the name turns off escaping.
  private static func argument(_ content: Substring, text: Substring) -> TextTemplate.Argument {
    let parts = content.split(separator: ",", maxSplits: 1).map { trimmed(String($0)) }
    let written = parts.first ?? ""
    let name = written.hasPrefix("-") ? trimmed(String(written.dropFirst())) : written
    let isNumber = name == "count" || parts.dropFirst().first?.hasPrefix("number") == true
    return TextTemplate.Argument(
      id: name, text: String(text),
      names: [String(text), "{{\(name)}}", name, isNumber ? "%d" : "%@"],
      kind: isNumber ? .integer : nil, precision: nil)
  }
}
