/// Branches of conditional compilation that are read together.
extension ObjectiveCLexer {
  /// The maximum number of unknown conditions in each other whose branches are all read; real code has up to three.
  private static let maximumNesting = 8

  /// Whether all branches of the condition at the current line can be read as those of a statement: each consists of
  /// whole statements.
  ///
  /// Records if they cannot and a branch that is skipped has a text.
  ///
  /// - Complexity: O(*n*) for *n* bytes up to the condition's end.
  mutating func readsAllBranches() -> Bool {
    guard conditions.count < Self.maximumNesting, let branches = branches() else {
      hidesText = true
      return false
    }
    if isInStatements, branches.allSatisfy(ObjectiveCBranch.isWhole) { return true }
    if branches.dropFirst().contains(where: Self.hasText) { hidesText = true }
    return false
  }

  /// The branches from the current line to the condition's end; `nil` if it has none.
  private mutating func branches() -> [ArraySlice<UInt8>]? {
    guard mayReadAhead else { return nil }
    var (found, depth): ([ArraySlice<UInt8>], Int) = ([], 0)
    var (start, line) = (position, position)
    defer { countAhead(line - position) }
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      switch Self.directive(in: bytes[line..<end]) {
      case "if", "ifdef", "ifndef": depth += 1
      case "else" where depth == 0, "elif" where depth == 0:
        found.append(bytes[start..<line])
        start = end
      case "endif":
        guard depth > 0 else { return found + [bytes[start..<line]] }
        depth -= 1
      default: break
      }
      line = end + 1
    }
    return nil
  }

  /// Whether a branch has a string that is not the name of a header.
  private static func hasText(_ branch: ArraySlice<UInt8>) -> Bool {
    branch.split(separator: UInt8(ascii: "\n")).contains { line in
      line.contains(UInt8(ascii: "\""))
        && directive(in: line).map { $0 == "define" || $0.isEmpty } ?? true
    }
  }

  /// The word after `#` at the start of a line.
  private static func directive(in line: ArraySlice<UInt8>) -> String? {
    let content = line.drop { $0 == 32 || $0 == 9 }
    guard content.first == UInt8(ascii: "#") else { return nil }
    let word = content.dropFirst().drop { $0 == 32 || $0 == 9 }.prefix { $0.startsWord }
    return String(decoding: word.prefix(8), as: UTF8.self)
  }

  /// Whether the next token begins a statement in the body of a method, function or block.
  private var isInStatements: Bool {
    guard let last = tokens.last, let open = openBrackets.last, tokens[open].isSign("{"),
      last.kind == .endOfDefine || [";", "{", "}"].contains(where: last.isSign)
    else { return false }
    return isBody(open)
  }

  /// The words before braces that hold no statements.
  private static let words: Set<String> = [
    "struct", "union", "enum", "class", "namespace", "switch", "NS_ENUM", "NS_OPTIONS",
  ]

  private static let signs: Set<String> = ["*", ":", "<", ">", ",", "(", ")", "^", "&"]

  /// Whether the brace at a token holds statements, and not variables, values or cases.
  private func isBody(_ brace: Int) -> Bool {
    guard brace > 0 else { return false }
    let first = tokens[brace - 1]
    switch first.kind {
    case .name: break
    case .sign: guard [")", "^", ";", "{", "}"].contains(first.text) else { return false }
    case .directive: return ["try", "finally", "autoreleasepool"].contains(first.text)
    case .number, .text, .define, .endOfDefine, .end: return false
    }
    for token in tokens[..<brace].reversed().prefix(100) {
      switch token.kind {
      case .name: if Self.words.contains(token.text) { return false }
      case .sign: if !Self.signs.contains(token.text) { return true }
      case .directive: return ["catch", "synchronized"].contains(token.text)
      case .number, .text, .define, .endOfDefine, .end: return true
      }
    }
    return true
  }
}

/// A branch of conditional compilation, as bytes.
enum ObjectiveCBranch {
  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["),
    UInt8(ascii: "}"): UInt8(ascii: "{"),
  ]

  /// The words that continue a statement outside of the branch.
  private static let continuing: Set<String> = ["else", "case", "default", "while"]

  /// Whether a branch consists of whole statements: its brackets are closed in it, and no statement reaches across its
  /// edges.
  static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    var (open, last, rest): ([UInt8], UInt8, ArraySlice<UInt8>) = ([], UInt8(ascii: ";"), bytes)
    while let byte = rest.first {
      let length = silentLength(rest)
      guard length == 0 else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { last = byte }
        rest = rest.dropFirst(length)
        continue
      }
      if byte.startsWord {
        let word = rest.prefix { $0.startsWord || $0.isDigit }
        let isStart = last == UInt8(ascii: ";") || last == UInt8(ascii: "}")
        let name = String(decoding: word.prefix(8), as: UTF8.self)
        if open.isEmpty, isStart, continuing.contains(name) { return false }
        (last, rest) = (byte, rest.dropFirst(word.count))
        continue
      }
      if let opening = closing[byte] {
        guard open.popLast() == opening else { return false }
      } else if closing.values.contains(byte) {
        open.append(byte)
      }
      if ![9, 10, 13, 32].contains(byte) { last = byte }
      rest = rest.dropFirst()
    }
    return open.isEmpty && (last == UInt8(ascii: ";") || last == UInt8(ascii: "}"))
  }

  /// The length of a string, comment or directive at the start of bytes; 0 for others.
  private static func silentLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var index = bytes.startIndex + 1
      while index < bytes.endIndex, bytes[index] != first, bytes[index] != 10 {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.endIndex) - bytes.startIndex
    case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "/"), UInt8(ascii: "#"):
      return bytes.prefix { $0 != 10 }.count
    case UInt8(ascii: "/") where bytes.dropFirst().first == UInt8(ascii: "*"):
      var index = bytes.startIndex + 2
      while index + 1 < bytes.endIndex,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != first
      { index += 1 }
      return min(index + 2, bytes.endIndex) - bytes.startIndex
    default: return 0
    }
  }
}
