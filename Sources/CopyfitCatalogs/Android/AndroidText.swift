/// The raw text of an Android resource, from which the visible text is derived.
///
/// Source: Android's resource compiler `aapt2` (`ResourceUtils.cpp`, `StringBuilder`).
struct AndroidText {
  /// A fault in a raw text.
  enum Flaw: Hashable {
    /// An apostrophe without a backslash; the build fails.
    case apostrophe
    /// An unknown escape, which shows this character.
    case escape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits; the build fails.
    case codePoint
    /// `\u` with fewer than four hexadecimal digits at the end of a piece, where the build takes those that are there.
    case shortCodePoint
    /// Quotation marks without an effect inside a text; they are not shown.
    case quotes
    /// A quotation mark that is never closed.
    case openQuote

    /// Whether Android's build stops at it.
    var stopsBuild: Bool { self == .apostrophe || self == .codePoint }
  }

  /// The maximum number of faults of a text that are reported.
  static let maximumFlaws = 10

  /// The pieces between tags; each is unescaped separately.
  private var pieces: [String] = [""]

  mutating func append(_ text: String) {
    pieces[pieces.count - 1] += text
  }

  /// Starts a new piece at a tag: quotation marks and white space do not reach across it.
  mutating func appendBoundary() {
    if pieces.last?.isEmpty == false { pieces.append("") }
  }

  /// The raw text without markup and surrounding white space.
  var raw: String { Self.trimmed(pieces.joined()) }

  /// A place in the text that has been read so far.
  struct Place: Hashable {
    fileprivate var piece: Int
    fileprivate var offset: Int
  }

  /// The end of the text that has been read so far.
  var place: Place {
    Place(piece: pieces.count - 1, offset: pieces[pieces.count - 1].utf8.count)
  }

  /// The text that was read after a place; `nil` if it has more bytes than `maximum`.
  func written(since place: Place, atMost maximum: Int) -> String? {
    let first = pieces[place.piece].utf8.dropFirst(place.offset)
    let others = pieces[(place.piece + 1)...]
    var count = first.count
    for piece in others where count <= maximum { count += piece.utf8.count }
    return count > maximum ? nil : String(decoding: first, as: UTF8.self) + others.joined()
  }

  /// The visible text and its faults, each once.
  func unescaped() -> (text: String, flaws: [Flaw]) {
    // Most texts have nothing to unescape.
    if pieces.count == 1, Self.isShownAsWritten(pieces[0]) { return (pieces[0], []) }
    var pieces = pieces
    let filled = pieces.indices.filter { !pieces[$0].isEmpty }
    if let first = filled.first, let last = filled.last {
      pieces[first] = Self.trimmedAtStart(pieces[first])
      pieces[last] = Self.trimmedAtEnd(pieces[last])
    }
    var result = Unescaping()
    for piece in pieces { result.append(piece) }
    if result.isUnbalanced { result.note(.openQuote) }
    return (result.text, result.flaws)
  }

  /// Whether a text has no special characters, and no white space except single spaces inside.
  private static func isShownAsWritten(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x09...0x0D: return false
      case UInt8(ascii: " "):
        if isAfterSpace { return false }
        isAfterSpace = true
      default: isAfterSpace = false
      }
    }
    return !isAfterSpace
  }

  private static func trimmed(_ text: String) -> String { trimmedAtEnd(trimmedAtStart(text)) }

  private static func trimmedAtStart(_ text: String) -> String {
    String(text.unicodeScalars.drop(while: isSpace))
  }

  private static func trimmedAtEnd(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let last = scalars.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(scalars[...last])
  }

  /// Whether a character is ASCII white space; other white space is kept.
  fileprivate static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }
}

/// Collects the unescaped pieces of a text.
private struct Unescaping {
  private var scalars = String.UnicodeScalarView()
  private(set) var flaws: [AndroidText.Flaw] = []
  /// Whether the last quotation mark is not closed yet.
  private(set) var isUnbalanced = false
  var text: String { String(scalars) }

  mutating func append(_ piece: String) {
    var rest = Substring(piece).unicodeScalars
    var isQuoted = false
    var isAfterSpace = false
    var quoteStart = scalars.endIndex
    let isFirst = scalars.isEmpty
    while let scalar = rest.popFirst() {
      if AndroidText.isSpace(scalar), !isQuoted {
        if !isAfterSpace { scalars.append(" ") }
        isAfterSpace = true
        continue
      }
      isAfterSpace = false
      switch scalar {
      case "\\": appendEscape(&rest)
      case "\"":
        isQuoted.toggle()
        let isWhole = isFirst && rest.isEmpty && quoteStart == scalars.startIndex
        if isQuoted {
          quoteStart = scalars.endIndex
        } else if !isWhole, !Self.needsQuotes(scalars[quoteStart...]) {
          note(.quotes)
        }
      default:
        if scalar == "'", !isQuoted { note(.apostrophe) }
        scalars.append(scalar)
      }
    }
    isUnbalanced = isUnbalanced != isQuoted
  }

  /// Whether quotation marks have an effect on a text.
  private static func needsQuotes(_ text: Substring.UnicodeScalarView) -> Bool {
    let isEdge = [text.first, text.last].contains { $0.map(AndroidText.isSpace) ?? true }
    let hasRun = zip(text, text.dropFirst()).contains {
      AndroidText.isSpace($0) && AndroidText.isSpace($1)
    }
    return isEdge || hasRun || text.contains("'") || text.contains("\n")
  }

  /// Takes the character after a backslash; a backslash at the end has no effect.
  private mutating func appendEscape(_ rest: inout Substring.UnicodeScalarView) {
    guard let scalar = rest.popFirst() else { return }
    switch scalar {
    case "n": scalars.append("\n")
    case "t": scalars.append("\t")
    case "#", "@", "?", "\"", "'", "\\", " ": scalars.append(scalar)
    case "u": appendCodePoint(&rest)
    default:
      note(.escape(scalar))
      scalars.append(scalar)
    }
  }

  /// Takes the digits of `\u`; two such escapes may be a surrogate pair.
  private mutating func appendCodePoint(_ rest: inout Substring.UnicodeScalarView) {
    let digits = rest.prefix(4)
    if digits.count < 4, digits.allSatisfy(\.properties.isASCIIHexDigit) { note(.shortCodePoint) }
    guard let unit = Self.unit(&rest) else { return note(.codePoint) }
    if let scalar = Unicode.Scalar(unit) { return scalars.append(scalar) }
    var ahead = rest
    if UTF16.isLeadSurrogate(unit), ahead.popFirst() == "\\", ahead.popFirst() == "u",
      let trail = Self.unit(&ahead), UTF16.isTrailSurrogate(trail)
    {
      scalars.append(UTF16.decode(UTF16.EncodedScalar([unit, trail])))
      rest = ahead
    } else {
      scalars.append("\u{FFFD}")
    }
  }

  private static func unit(_ rest: inout Substring.UnicodeScalarView) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    rest = rest.dropFirst(4)
    return digits.isEmpty ? 0 : UInt16(String(digits), radix: 16)
  }

  mutating func note(_ flaw: AndroidText.Flaw) {
    guard flaws.count < AndroidText.maximumFlaws, !flaws.contains(flaw) else { return }
    flaws.append(flaw)
  }
}
