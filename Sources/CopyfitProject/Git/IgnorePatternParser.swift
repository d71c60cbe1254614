/// Parses a pattern of a `.gitignore` like git's `wildmatch.c`.
struct IgnorePatternParser {
  private let text: ArraySlice<UInt8>
  private var position: Int
  private var parts: [IgnorePattern.Part] = []

  /// - Parameter text: The pattern without `!` and without slashes at its ends.
  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// The parts; `nil` for a pattern that never matches in git, such as one with an unclosed bracket.
  mutating func parse() -> [IgnorePattern.Part]? {
    while let byte = next() {
      switch byte {
      case .star: addStars()
      case UInt8(ascii: "?"): parts.append(.anyByte)
      case UInt8(ascii: "["):
        guard let set = set() else { return nil }
        parts.append(.set(set))
      case .backslash:
        guard let escaped = next() else { return nil }
        parts.append(.byte(escaped))
      default: parts.append(.byte(byte))
      }
    }
    return parts
  }

  private mutating func next() -> UInt8? {
    guard position < text.endIndex else { return nil }
    defer { position += 1 }
    return text[position]
  }

  /// The byte at a distance from the current position.
  private func peek(_ distance: Int = 0) -> UInt8? {
    let place = position + distance
    return place < text.endIndex ? text[place] : nil
  }

  /// Two or more stars match across folders if they are a whole name.
  ///
  /// Git compares the part before the first special character separately, so stars directly after it also count as the
  /// start of a pattern.
  private mutating func addStars() {
    let start = position - 1
    while peek() == .star { position += 1 }
    let isFirst = !text[..<start].contains { [.star, 0x3F, 0x5B, .backslash].contains($0) }
    let startsName = isFirst || text[start - 1] == .slash
    let endsName =
      peek() == nil || peek() == .slash || peek() == .backslash && peek(1) == .slash
    guard position - start > 1, startsName, endsName else { return parts.append(.name) }
    if peek() == .slash { parts.append(.optionalFolders) }
    parts.append(.folders)
  }
}

extension IgnorePattern {
  /// Reads a line; `nil` if it is empty, a comment, or a pattern that never matches.
  init?(_ line: ArraySlice<UInt8>) {
    var text = Self.trimmed(line)
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isForFolders = text.last == .slash
    if isForFolders { text.removeLast() }
    isForNames = !text.contains(.slash)
    if text.first == .slash { text.removeFirst() }
    var parser = IgnorePatternParser(text)
    guard !text.isEmpty, let parts = parser.parse() else { return nil }
    self.parts = parts
  }

  /// The line up to a NUL, without trailing spaces, as in git; a backslash keeps a space.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let line = line.prefix { $0 != 0 }
    var end = line.startIndex
    var position = line.startIndex
    while position < line.endIndex {
      let byte = line[position]
      position += byte == .backslash ? 2 : 1
      // A backslash at the end keeps the whole line.
      if position > line.endIndex { return line }
      if byte != UInt8(ascii: " ") { end = position }
    }
    return line[..<end]
  }
}

// MARK: - Brackets

extension IgnorePatternParser {
  /// The set in brackets, after `[`; `nil` if it is not closed or names an unknown class.
  private mutating func set() -> ByteSet? {
    var set = ByteSet()
    let isNegated = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
    if isNegated { position += 1 }
    var last: UInt8?
    repeat {
      guard let byte = next() else { return nil }
      if byte == UInt8(ascii: "-"), let first = last, peek() != nil, peek() != .closingBracket {
        guard let end = member() else { return nil }
        if first <= end { for member in first...end { set[member] = true } }
        last = nil
      } else if byte == UInt8(ascii: "["), peek() == UInt8(ascii: ":"), let name = className() {
        guard let members = Self.members(of: name) else { return nil }
        for member in members { set[member] = true }
        last = nil
      } else {
        position -= 1
        guard let member = member() else { return nil }
        set[member] = true
        last = member
      }
    } while peek() != .closingBracket
    position += 1
    if isNegated { set = set.inverted }
    set[.slash] = false
    return set
  }

  /// The next byte in brackets, which may follow a backslash.
  private mutating func member() -> UInt8? {
    guard let byte = next() else { return nil }
    return byte == .backslash ? next() : byte
  }

  /// The name between `[:` and `:]`, after the first bracket; if it is not closed, `nil`, and nothing is read.
  private mutating func className() -> String? {
    guard let end = text[(position + 1)...].firstIndex(of: .closingBracket),
      end > position + 1, text[end - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: text[(position + 1)..<(end - 1)], as: UTF8.self)
    position = end + 1
    return name
  }

  /// The ASCII bytes of a POSIX class; `nil` for an unknown class.
  private static func members(of name: String) -> [UInt8]? {
    let isMember: (UInt8) -> Bool
    switch name {
    case "alnum": isMember = { isLetter($0) || isDigit($0) }
    case "alpha": isMember = isLetter
    case "blank": isMember = { $0 == 0x20 || $0 == 0x09 }
    case "cntrl": isMember = { $0 < 0x20 || $0 == 0x7F }
    case "digit": isMember = isDigit
    case "graph": isMember = { $0 > 0x20 && $0 < 0x7F }
    case "lower": isMember = { isLetter($0) && $0 & 0x20 != 0 }
    case "print": isMember = { $0 >= 0x20 && $0 < 0x7F }
    case "punct": isMember = { $0 > 0x20 && $0 < 0x7F && !isLetter($0) && !isDigit($0) }
    case "space": isMember = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    case "upper": isMember = { isLetter($0) && $0 & 0x20 == 0 }
    case "xdigit": isMember = { isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
    default: return nil
    }
    return (0..<0x80).filter(isMember)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let star = UInt8(ascii: "*")
  fileprivate static let closingBracket = UInt8(ascii: "]")
}
