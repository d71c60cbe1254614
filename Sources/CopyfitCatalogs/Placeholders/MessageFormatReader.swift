internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads texts in ICU's MessageFormat: `{name}`, `{n, plural, one {…} other {…}}`, `{g, select, …}`.
///
/// Source: ICU, "Formatting Messages", with its default rules for apostrophes; for Java and Flutter, the documentation
/// of `java.text.MessageFormat` and of `use-escaping`.
struct MessageFormatReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  /// Whether `#` shows the number in plural forms; Flutter shows the sign.
  private let readsNumberSign: Bool
  private let quoting: Quoting
  /// The first fault of a message that can still be read.
  private var flaw: MessageFault?

  /// The apostrophes that quote the text after them.
  enum Quoting {
    /// Apostrophes before a brace: ICU's default.
    case beforeBraces
    /// All: Java's rule, and Flutter's if escaping is on.
    case always
    /// None: Flutter's default.
    case never
  }

  /// The maximum nesting.
  static let maximumDepth = 16

  private init(_ text: String, readsNumberSign: Bool, quoting: Quoting) {
    scalars = Array(text.unicodeScalars)
    self.readsNumberSign = readsNumberSign
    self.quoting = quoting
  }

  /// A text as Java reads it: by `MessageFormat` if it has numbered arguments, otherwise unchanged.
  static func javaTemplate(_ text: String) -> TextTemplate {
    let plain = template(text)
    guard text.utf8.contains(UInt8(ascii: "'")),
      plain.arguments.contains(where: { UInt($0.id) != nil })
    else { return plain }
    return template(text, quoting: .always)
  }

  static func template(
    _ text: String, readsNumberSign: Bool = true, quoting: Quoting = .beforeBraces
  ) -> TextTemplate {
    guard text.utf8.contains(UInt8(ascii: "{")) || text.utf8.contains(UInt8(ascii: "'")) else {
      return TextTemplate(pieces: [.text(text)])
    }
    var reader = MessageFormatReader(text, readsNumberSign: readsNumberSign, quoting: quoting)
    do throws(MessageFault) {
      let pieces = try reader.message(number: nil)
      var template = TextTemplate(pieces: pieces)
      template.syntaxError = reader.flaw
      return template
    } catch {
      var template = TextTemplate(pieces: [.text(text)])
      template.syntaxError = error
      return template
    }
  }

  /// Whether a text chooses among forms with a syntax that only messages have: `{n, plural, …}`.
  static func choosesForm(_ text: String) -> Bool {
    guard text.contains(byte: UInt8(ascii: "{")), text.contains(byte: UInt8(ascii: ",")) else {
      return false
    }
    var rest = text.utf8[...]
    while let comma = rest.firstIndex(of: UInt8(ascii: ",")) {
      rest = rest[rest.index(after: comma)...].drop(while: isSpace)
      let word = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      let next = rest.dropFirst(word.count).drop(while: isSpace).first
      guard next == nil || next == UInt8(ascii: ",") else { continue }
      if ["plural", "select", "selectordinal"].contains(where: { word.elementsEqual($0.utf8) }) {
        return true
      }
    }
    return false
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Reads up to the end, or to the `}` that closes a form; `#` shows `number`.
  private mutating func message(
    number: TextTemplate.Argument?
  ) throws(MessageFault) -> [TextTemplate.Piece] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw .depth(limit: Self.maximumDepth)
    }
    var pieces: [TextTemplate.Piece] = []
    var text = String.UnicodeScalarView()
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    // If no brace is open, ICU reads a closing brace as text.
    while let scalar = next, scalar != "}" || depth == 1 {
      position += 1
      switch scalar {
      case "{":
        flush()
        pieces.append(try placeholder())
      case "#" where number != nil:
        flush()
        if let number { pieces.append(.argument(number)) }
      case "'" where quoting != .never:
        // Appending a collection reserves exactly its size, and therefore copies the text each time.
        for scalar in quoted(isInPlural: number != nil) { text.append(scalar) }
      default: text.append(scalar)
      }
    }
    flush()
    return pieces
  }

  /// Reads the text that an apostrophe quotes, after the apostrophe.
  private mutating func quoted(isInPlural: Bool) -> [Unicode.Scalar] {
    if next == "'" {
      position += 1
      return ["'"]
    }
    let isQuote = next.map { $0 == "{" || $0 == "}" || (isInPlural && $0 == "#") } ?? false
    guard isQuote || quoting == .always else { return ["'"] }
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

  /// Reads an argument after its `{`.
  private mutating func placeholder() throws(MessageFault) -> TextTemplate.Piece {
    let start = position - 1
    let name = word()
    guard !name.isEmpty else { throw .noName }
    skipSpaces()
    if next == "}" {
      position += 1
      return .argument(argument(name, from: start, kind: nil))
    }
    guard next == "," else { throw .unclosedArgument(name) }
    position += 1
    let type = word()
    skipSpaces()
    if ["plural", "selectordinal", "select"].contains(type) {
      return .choice(try choice(name, type: type))
    }
    if !Self.types.contains(type) { note(.unknownType(type, of: name)) }
    return .argument(try formatted(name, type: type, from: start))
  }

  /// The types of simple arguments in ICU and in compatible readers.
  private static let types: Set = [
    "number", "date", "time", "spellout", "ordinal", "duration", "choice",
  ]

  /// Keeps the first fault.
  private mutating func note(_ fault: MessageFault) { flaw = flaw ?? fault }

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
  ) throws(MessageFault) -> TextTemplate.Argument {
    var open = 1
    while let scalar = next {
      position += 1
      if scalar == "{" { open += 1 }
      if scalar == "}" { open -= 1 }
      if open == 0 { return argument(name, from: start, kind: type == "number" ? .integer : nil) }
    }
    throw .unclosedArgument(name)
  }

  private mutating func choice(
    _ name: String, type: String
  ) throws(MessageFault) -> TextTemplate.Choice {
    guard next == "," else { throw .noForms(type: type, of: name) }
    position += 1
    let isPlural = type != "select"
    let number = TextTemplate.Argument(
      id: name, text: "{\(name)}", names: ["{\(name)}", name, isPlural ? "%d" : "%@"],
      kind: isPlural ? .integer : nil, precision: nil)
    var options: [TextTemplate.Option] = []
    while true {
      skipSpaces()
      if next == "}" { break }
      let selector = word()
      guard !selector.isEmpty else {
        throw .unclosedForms(of: name)
      }
      if isPlural, selector.hasPrefix("offset:") { continue }
      skipSpaces()
      guard next == "{" else {
        throw .noText(form: selector, of: name)
      }
      position += 1
      let pieces = try message(number: isPlural && readsNumberSign ? number : nil)
      guard next == "}" else {
        throw .unclosedForm(selector, of: name)
      }
      position += 1
      options.append(
        TextTemplate.Option(
          label: selector, category: isPlural ? PluralCategory(rawValue: selector) : nil,
          number: selector.hasPrefix("=") ? Double(selector.dropFirst()) : nil, pieces: pieces))
    }
    position += 1
    if !options.contains(where: { $0.label == "other" }) { note(.noOther(of: name)) }
    var choice = TextTemplate.Choice(
      name: name, argument: number, isPlural: isPlural, options: options)
    choice.isOrdinal = type == "selectordinal"
    return choice
  }

  private mutating func skipSpaces() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  /// Reads a name, type or selector, and the spaces before it.
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
