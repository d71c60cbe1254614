internal import CopyfitSourceText

/// An escape whose value is probably not the intended one.
struct StringsEscape: Equatable {
  enum Reason: Hashable {
    /// Lower-case `\u` is not an escape and yields the letter.
    case lowercaseU
    /// `\(name)`, which only Swift replaces.
    case interpolation
    /// The character has no known escape and yields itself.
    case unknown(Unicode.Scalar)
    /// `\U` with fewer than four hexadecimal digits.
    case fewDigits
    /// `\U` results in half of a surrogate pair.
    case surrogate
    /// A number above 127, which is read in NextStep's encoding.
    case nextStep(Unicode.Scalar)
  }

  var reason: Reason
  /// The offset of the backslash.
  var offset: Int
  /// The key of its entry; `nil` if no entry is complete.
  var key: String?
}

extension StringsParser {
  /// Reads a text with or without quotes; `nil` if its quote is never closed.
  mutating func parseString() -> String? {
    guard let quote = scanner.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = scanner.offset
      scanner.skip(while: PropertyListByte.isUnquoted)
      return scanner.string(start..<scanner.offset)
    }
    scanner.advance()
    return parseQuoted(to: quote)
  }

  private mutating func parseQuoted(to quote: UInt8) -> String? {
    var start = scanner.offset
    var text = ""
    while let byte = scanner.byte {
      if byte == quote {
        text += scanner.string(start..<scanner.offset)
        scanner.advance()
        return text
      }
      if byte == UInt8(ascii: "\\") {
        text += scanner.string(start..<scanner.offset)
        if let scalar = parseEscape() { text.unicodeScalars.append(scalar) }
        start = scanner.offset
      } else {
        scanner.advance()
      }
    }
    return nil
  }

  /// Reads an escape, including its backslash.
  private mutating func parseEscape() -> Unicode.Scalar? {
    let start = scanner.offset
    scanner.advance()
    guard let byte = scanner.byte else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return parseOctal(from: start)
    case UInt8(ascii: "U"): return parseUnicode(from: start)
    default: break
    }
    let scalar = self.scalar
    scanner.advance(by: UTF8.width(scalar))
    if let meaning = Self.controls[scalar] { return meaning }
    if !Self.selves.contains(scalar) {
      note(reason(of: scalar), at: start)
    }
    return scalar
  }

  /// The reason for an unknown escape whose scalar was just read.
  private func reason(of scalar: Unicode.Scalar) -> StringsEscape.Reason {
    switch scalar {
    case "u": .lowercaseU
    case "(" where isAtInterpolation: .interpolation
    default: .unknown(scalar)
    }
  }

  /// Whether a name or member and a closing parenthesis follow.
  private var isAtInterpolation: Bool {
    let rest = scanner.utf8[scanner.offset...]
    let end = rest.firstIndex { !PropertyListByte.isUnquoted($0) }
    return end.map { $0 > scanner.offset && scanner.utf8[$0] == UInt8(ascii: ")") } ?? false
  }

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
  ]

  /// Characters that yield themselves and are escaped intentionally.
  private static let selves: Set<Unicode.Scalar> = ["\"", "'", "\\", "\n", "\r"]

  /// Reads up to three octal digits, the code of a character in NextStep's encoding.
  private mutating func parseOctal(from start: Int) -> Unicode.Scalar {
    var code: UInt8 = 0
    for _ in 0..<3 {
      guard let digit = scanner.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
        break
      }
      code = code &<< 3 &+ (digit - UInt8(ascii: "0"))
      scanner.advance()
    }
    let scalar = NextStepLatin.scalar(code)
    if code > 0x7F { note(.nextStep(scalar), at: start) }
    return scalar
  }

  /// Reads `U` and up to four hexadecimal digits, and a second such escape that completes a pair.
  private mutating func parseUnicode(from start: Int) -> Unicode.Scalar {
    let unit = parseUnit(from: start)
    guard UTF16.isLeadSurrogate(unit), scanner.isAt("\\U") else {
      if let scalar = Unicode.Scalar(unit) { return scalar }
      note(.surrogate, at: start)
      return "\u{FFFD}"
    }
    let (second, known, counted) = (scanner.offset, escapes.count, countedEscapes)
    scanner.advance()
    let trail = parseUnit(from: second)
    guard UTF16.isTrailSurrogate(trail) else {
      scanner.offset = second
      escapes.removeSubrange(known...)
      countedEscapes = counted
      note(.surrogate, at: start)
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func parseUnit(from start: Int) -> UInt16 {
    scanner.advance()
    var unit: UInt16 = 0
    var count = 0
    while count < 4, let digit = scanner.byte.flatMap(Self.hexDigit) {
      unit = unit << 4 | UInt16(digit)
      count += 1
      scanner.advance()
    }
    if count < 4 { note(.fewDigits, at: start) }
    return unit
  }

  private mutating func note(_ reason: StringsEscape.Reason, at offset: Int) {
    // One more than the limit is kept, to show where the unlisted ones begin.
    guard escapes.count <= CatalogProblem.maximumPerKind else {
      countedEscapes += 1
      return
    }
    escapes.append(StringsEscape(reason: reason, offset: offset))
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a preceding backslash was intended to show it: punctuation, except a parenthesis, which may start an
  /// interpolation in Swift.
  var isMeantBehindBackslash: Bool {
    self != "(" && !properties.isWhitespace && !properties.isAlphabetic
      && properties.numericType == nil
  }
}
