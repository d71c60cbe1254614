extension Font {
  /// Parses a font's textual form, which is SwiftUI's own, such as `body.italic().weight(.medium)`.
  ///
  /// A provider comes first: a text style, `system(.body, design: .serif, weight: .bold)`, `system(size: 17, weight:
  /// .bold, design: .rounded)`, `custom("Inter", size: 17, relativeTo: .body)` or `custom("Inter", fixedSize: 17)`. As
  /// in SwiftUI, a size without `relativeTo` grows with body. A descriptor is read as it describes itself, such as
  /// `descriptor("Inter", family: "Inter", size: 17)`. Modifiers follow, named like the methods of `Font`.
  /// `Font` may precede the first dot, and empty parentheses may be left out.
  ///
  /// - Throws: `DynamicTypeError.fontSyntax` with the place; `tooManyModifiers`.
  public init(parsing text: String) throws(DynamicTypeError) {
    var parser = try FontParser(text)
    self = try parser.font()
  }
}

/// Parses the textual form of a font.
private struct FontParser {
  private var scanner: FontScanner

  init(_ text: String) throws(DynamicTypeError) { scanner = try FontScanner(text) }

  mutating func font() throws(DynamicTypeError) -> Font {
    if scanner.token == .word("Font") {
      try scanner.advance()
      guard scanner.token == .sign(".") else { throw scanner.expected("'.' after Font") }
    }
    if scanner.token == .sign(".") { try scanner.advance() }
    var font = Font(try provider())
    while scanner.token != .end {
      guard scanner.token == .sign(".") else {
        throw scanner.expected("'.' and a modifier such as italic()")
      }
      try scanner.advance()
      guard font.modifiers.count < Font.maximumModifiers else {
        throw .tooManyModifiers(limit: Font.maximumModifiers)
      }
      font = font.modified(by: try modifier())
    }
    return font
  }

  private mutating func provider() throws(DynamicTypeError) -> Font.Provider {
    let offset = scanner.offset
    let name = try word("a text style, system(…) or custom(…)")
    var arguments = try arguments(of: name, at: offset)
    switch name {
    case "system":
      return try arguments.system()
    case "custom":
      return try arguments.custom()
    case "descriptor":
      return try arguments.descriptor()
    default:
      guard let style = TextStyle(name: name) else {
        let known = ["system", "custom"] + TextStyle.allCases.map(\.name)
        throw .fontSyntax(
          FontSyntaxProblem(.unknown(what: "font", name: name, known: known), at: offset))
      }
      try arguments.finish(known: [])
      return .textStyle(style, design: .standard, weight: nil)
    }
  }

  private mutating func modifier() throws(DynamicTypeError) -> Font.Modifier {
    let offset = scanner.offset
    let name = try word("a modifier such as italic()")
    var arguments = try arguments(of: name, at: offset)
    guard let read = FontArguments.modifiers.first(where: { $0.name == name })?.read else {
      let known = FontArguments.modifiers.map(\.name)
      throw .fontSyntax(
        FontSyntaxProblem(.unknown(what: "modifier", name: name, known: known), at: offset))
    }
    return try read(&arguments)
  }

  private mutating func word(_ what: String) throws(DynamicTypeError) -> String {
    guard case .word(let word) = scanner.token else { throw scanner.expected(what) }
    try scanner.advance()
    return word
  }

  private mutating func arguments(
    of owner: String, at offset: Int
  ) throws(DynamicTypeError) -> FontArguments {
    var arguments = FontArguments(of: owner, at: offset)
    guard scanner.token == .sign("(") else { return arguments }
    try scanner.advance()
    while scanner.token != .sign(")") {
      try argument(into: &arguments)
      guard scanner.token != .sign(")") else { break }
      guard scanner.token == .sign(",") else { throw scanner.expected("',' or ')'") }
      try scanner.advance()
    }
    try scanner.advance()
    return arguments
  }

  private mutating func argument(into arguments: inout FontArguments) throws(DynamicTypeError) {
    let offset = scanner.offset
    var label: String?
    if case .word(let word) = scanner.token {
      try scanner.advance()
      guard scanner.token == .sign(":") else {
        return try arguments.append(.name(word), label: nil, at: offset)
      }
      label = word
      try scanner.advance()
    }
    let valueOffset = scanner.offset
    try arguments.append(try value(), label: label, at: label == nil ? offset : valueOffset)
  }

  private mutating func value() throws(DynamicTypeError) -> FontArguments.Value {
    let result: FontArguments.Value
    switch scanner.token {
    case .number(let number): result = .number(number)
    case .string(let string): result = .string(string)
    case .word(let word): result = .name(word)
    case .sign("."):
      try scanner.advance()
      return .name(try word("a name after '.'"))
    default:
      throw scanner.expected("a value")
    }
    try scanner.advance()
    return result
  }
}
