internal import CopyfitUnicode

/// Reads texts in ICU's MessageFormat: `{name}`, `{n, plural, one {…} other {…}}`, `{g, select, …}`.
///
/// Source: ICU, "Formatting Messages", with its default rules for apostrophes.
struct MessageFormatReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  /// The deepest nesting that is read.
  static let maximumDepth = 16

  private struct SyntaxError: Error {
    var message: String
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  static func template(_ text: String) -> TextTemplate {
    guard text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "'")) else {
      return TextTemplate(pieces: [.text(text)])
    }
    var reader = MessageFormatReader(text)
    do throws(SyntaxError) {
      let pieces = try reader.message(number: nil)
      guard reader.position == reader.scalars.count else {
        throw SyntaxError(message: "a '}' closes nothing")
      }
      return TextTemplate(pieces: pieces)
    } catch {
      var template = TextTemplate(pieces: [.text(text)])
      template.syntaxError = error.message
      return template
    }
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Reads up to the end, or to the `}` that closes a form; `number` is what `#` stands for there.
  private mutating func message(
    number: TextTemplate.Argument?
  ) throws(SyntaxError) -> [TextTemplate.Piece] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw SyntaxError(message: "it is nested more than \(Self.maximumDepth) levels deep")
    }
    var pieces: [TextTemplate.Piece] = []
    var text = String.UnicodeScalarView()
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while let scalar = next, scalar != "}" {
      position += 1
      switch scalar {
      case "{":
        flush()
        pieces.append(try placeholder())
      case "#" where number != nil:
        flush()
        if let number { pieces.append(.argument(number)) }
      case "'": text.append(contentsOf: quoted(isInPlural: number != nil))
      default: text.append(scalar)
      }
    }
    flush()
    return pieces
  }

  /// Reads what an apostrophe quotes, which has been read itself.
  private mutating func quoted(isInPlural: Bool) -> [Unicode.Scalar] {
    if next == "'" {
      position += 1
      return ["'"]
    }
    guard let first = next, first == "{" || first == "}" || (isInPlural && first == "#") else {
      return ["'"]
    }
    var text: [Unicode.Scalar] = []
    while let scalar = next {
      position += 1
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard next == "'" else { return text }
      position += 1
      text.append("'")
    }
    return text
  }

  /// Reads an argument, whose `{` has been read.
  private mutating func placeholder() throws(SyntaxError) -> TextTemplate.Piece {
    let start = position - 1
    let name = word()
    guard !name.isEmpty else { throw SyntaxError(message: "a '{' is followed by no name") }
    skipSpaces()
    if next == "}" {
      position += 1
      return .argument(argument(name, from: start, kind: nil))
    }
    guard next == "," else { throw SyntaxError(message: "the '{' before '\(name)' is not closed") }
    position += 1
    let type = word()
    skipSpaces()
    if ["plural", "selectordinal", "select"].contains(type) {
      return .choice(try choice(name, type: type))
    }
    return .argument(try formatted(name, type: type, from: start))
  }

  private func argument(
    _ name: String, from start: Int, kind: FormatSpecifier.Kind?
  ) -> TextTemplate.Argument {
    TextTemplate.Argument(
      id: name, text: String(String.UnicodeScalarView(scalars[start..<position])),
      names: ["{\(name)}", name, kind == .integer ? "%d" : "%@"], kind: kind, precision: nil)
  }

  /// Reads the rest of `{name, type, style}`.
  private mutating func formatted(
    _ name: String, type: String, from start: Int
  ) throws(SyntaxError) -> TextTemplate.Argument {
    var open = 1
    while let scalar = next {
      position += 1
      if scalar == "{" { open += 1 }
      if scalar == "}" { open -= 1 }
      if open == 0 { return argument(name, from: start, kind: type == "number" ? .integer : nil) }
    }
    throw SyntaxError(message: "the '{' before '\(name)' is not closed")
  }

  private mutating func choice(
    _ name: String, type: String
  ) throws(SyntaxError) -> TextTemplate.Choice {
    guard next == "," else { throw SyntaxError(message: "'\(type)' of '\(name)' has no forms") }
    position += 1
    let isPlural = type != "select"
    let number = TextTemplate.Argument(
      id: name, text: "#", names: ["{\(name)}", name, isPlural ? "%d" : "%@"],
      kind: isPlural ? .integer : nil, precision: nil)
    var options: [TextTemplate.Option] = []
    while true {
      skipSpaces()
      if next == "}" { break }
      let selector = word()
      guard !selector.isEmpty else {
        throw SyntaxError(message: "the forms of '\(name)' are not closed")
      }
      if isPlural, selector.hasPrefix("offset:") { continue }
      skipSpaces()
      guard next == "{" else {
        throw SyntaxError(message: "the form '\(selector)' of '\(name)' has no text in braces")
      }
      position += 1
      let pieces = try message(number: isPlural ? number : nil)
      guard next == "}" else {
        throw SyntaxError(message: "the form '\(selector)' of '\(name)' is not closed")
      }
      position += 1
      options.append(
        TextTemplate.Option(
          label: selector, category: isPlural ? PluralCategory(rawValue: selector) : nil,
          number: selector.hasPrefix("=") ? Double(selector.dropFirst()) : nil, pieces: pieces))
    }
    position += 1
    guard options.contains(where: { $0.label == "other" }) else {
      throw SyntaxError(message: "'\(name)' has no form 'other'")
    }
    return TextTemplate.Choice(name: name, argument: number, isPlural: isPlural, options: options)
  }

  private mutating func skipSpaces() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  /// Reads a name, type or selector, with the spaces before it.
  private mutating func word() -> String {
    skipSpaces()
    let start = position
    while let scalar = next, !scalar.properties.isWhitespace, !"{},".unicodeScalars.contains(scalar)
    {
      position += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }
}
