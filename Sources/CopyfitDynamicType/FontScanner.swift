/// Splits a font's textual form into words, numbers and signs.
struct FontScanner {
  /// A token of the text.
  enum Token: Hashable {
    case word(String)
    case number(Double)
    case string(String)
    /// One of `.`, `(`, `)`, `,` and `:`.
    case sign(Character)
    /// Any other character.
    case other(Character)
    case end

    /// The token's name in messages.
    var text: String {
      switch self {
      case .word(let word): "'\(word)'"
      case .number(let number): "'\(Font.number(number))'"
      case .string(let string): Font.quoted(string)
      case .sign(let sign), .other(let sign): "'\(sign)'"
      case .end: "the end"
      }
    }
  }

  private let characters: [Character]
  private var position = 0
  /// The current token, and its place.
  private(set) var token = Token.end
  private(set) var offset = 0

  init(_ text: String) throws(DynamicTypeError) {
    characters = Array(text)
    try advance()
  }

  /// Goes to the next token.
  mutating func advance() throws(DynamicTypeError) {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    offset = position
    guard position < characters.count else {
      token = .end
      return
    }
    let first = characters[position]
    if first.isWordStart {
      token = .word(scan(while: \.isWordPart))
    } else if first == "\"" {
      token = .string(try scanString())
    } else if first == "-" || first == "+" || first.isDigit {
      token = try scanNumber()
    } else {
      position += 1
      token = ".(),:".contains(first) ? .sign(first) : .other(first)
    }
  }

  /// The error of a problem at the current token.
  func problem(_ kind: FontSyntaxProblem.Kind) -> DynamicTypeError {
    .fontSyntax(FontSyntaxProblem(kind, at: offset))
  }

  /// The error that another token is expected here.
  func expected(_ what: String) -> DynamicTypeError {
    problem(.expected(what, found: token.text))
  }

  private mutating func scan(while belongs: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, belongs(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func scanNumber() throws(DynamicTypeError) -> Token {
    let sign = characters[position]
    if sign == "-" || sign == "+" { position += 1 }
    let digits = scan { $0.isDigit || $0 == "." } + scanExponent()
    let text = (sign == "-" ? "-" : "") + digits
    guard !digits.hasSuffix("."), let number = Double(text) else {
      throw problem(.invalid(what: "number", value: text, expected: "digits such as 17 or 0.23"))
    }
    guard number.isFinite else {
      throw problem(.outOfRange(what: "number", value: text, expected: "one that is finite"))
    }
    return .number(number)
  }

  /// Swift's exponent of very large and very small numbers, such as `e-07`.
  private mutating func scanExponent() -> String {
    let rest = characters[position...].prefix(3)
    guard rest.first == "e" || rest.first == "E" else { return "" }
    let signs = rest.dropFirst().prefix { $0 == "-" || $0 == "+" }.prefix(1)
    guard rest.dropFirst(1 + signs.count).first?.isDigit == true else { return "" }
    position += 1 + signs.count
    return "e" + String(signs) + scan(while: \.isDigit)
  }

  private mutating func scanString() throws(DynamicTypeError) -> String {
    var result = ""
    position += 1
    while position < characters.count {
      var character = characters[position]
      position += 1
      if character == "\"" { return result }
      if character == "\\", position < characters.count {
        character = characters[position]
        position += 1
      }
      result.append(character)
    }
    throw problem(.expected("a name between quotation marks", found: "no closing one"))
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isWordStart: Bool { isASCII && isLetter || self == "_" }
  fileprivate var isWordPart: Bool { isWordStart || isDigit }
}
