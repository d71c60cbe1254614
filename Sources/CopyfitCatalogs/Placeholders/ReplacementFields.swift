/// Reads texts with `{0}`, `{name}`, `{1,10:N2}`: C#'s `String.Format`, Python's `str.format` and Perl's `__x`.
///
/// Source: the documentation of .NET, "Composite formatting"; of Python, "Format String Syntax"; of Perl's
/// `Locale::TextDomain`.
struct ReplacementFields {
  /// Whether a doubled brace shows one brace.
  let hasDoubledBraces: Bool
  private var pieces: [TextTemplate.Piece] = []
  private var text = ""
  /// The number of the next field without a name.
  private var next = 0

  init(hasDoubledBraces: Bool) {
    self.hasDoubledBraces = hasDoubledBraces
  }

  mutating func template(_ written: String) -> TextTemplate {
    var rest = written[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      text += rest[..<brace]
      rest = rest[brace...]
      if hasDoubledBraces, rest.dropFirst().first == rest.first {
        text.append(rest.removeFirst())
        rest.removeFirst()
      } else if let end = fieldEnd(in: rest), let argument = argument(rest[...end]) {
        flush()
        pieces.append(.argument(argument))
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    text += rest
    flush()
    return TextTemplate(pieces: pieces)
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  /// The brace that closes the field at this position; no label shows a longer field.
  private func fieldEnd(in rest: Substring) -> String.Index? {
    guard rest.first == "{" else { return nil }
    let field = rest.dropFirst().prefix(Self.maximumLength).prefix { $0 != "{" && $0 != "\n" }
    return field.firstIndex(of: "}")
  }

  private static let maximumLength = 200

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.[]-".contains(character)
  }

  /// A field's argument; its name ends at a width, a conversion or a format.
  private mutating func argument(_ written: Substring) -> TextTemplate.Argument? {
    let content = written.dropFirst().dropLast()
    let name = trimmed(String(content.prefix { !",!:".contains($0) }))
    guard name.allSatisfy(Self.isPartOfName) else { return nil }
    var id = name
    if name.isEmpty {
      id = String(next)
      next += 1
    }
    return TextTemplate.Argument(
      id: id, text: String(written), names: [String(written), "{\(id)}", id, "%@"], kind: nil,
      precision: nil)
  }
}
