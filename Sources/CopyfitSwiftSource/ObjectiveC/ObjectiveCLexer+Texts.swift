extension ObjectiveCLexer {
  mutating func character() {
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte() == UInt8(ascii: "'") { position += 1 }
    add(.number, "0")
  }

  /// A string, which continues in a string that follows it.
  mutating func string(from start: Int) {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "\\") {
        position += 1
        escape(into: &text)
      } else {
        text.append(byte())
        position += 1
      }
    }
    if byte() == UInt8(ascii: "\"") { position += 1 }
    addString(String(decoding: text, as: UTF8.self), from: start)
  }

  private mutating func addString(_ part: String, from start: Int) {
    let isObject = bytes[start] == UInt8(ascii: "@")
    // A copy of the last token would make a copy of its text for each part.
    if tokens.last?.kind.isText == true {
      tokens[tokens.count - 1].text += part
      if isObject { tokens[tokens.count - 1].kind = .text(isObject: true) }
    } else {
      add(.text(isObject: isObject), part, from: start)
    }
  }

  /// A string of C++ without escapes: `R"mark(text)mark"`.
  mutating func rawString(from start: Int) {
    position += 1
    let mark = taken { !"( )\\\n\"".utf8.contains($0) }
    guard byte() == UInt8(ascii: "(") else { return }
    position += 1
    let end = Array(")\(mark)\"".utf8)
    let (first, firstLine, firstStart) = (position, line, lineStart)
    while position < bytes.count, !bytes[position...].starts(with: end) {
      if byte() == UInt8(ascii: "\n") { startLine() } else { position += 1 }
    }
    let text = String(decoding: bytes[first..<position], as: UTF8.self)
    position = min(position + end.count, bytes.count)
    tokens.append(
      ObjectiveCToken(
        kind: .text(isObject: false), text: text, line: firstLine, column: start - firstStart + 1))
  }

  private mutating func escape(into text: inout [UInt8]) {
    let sign = byte()
    position += 1
    switch sign {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "x"):
      let digits = taken(while: \.isHexadecimalDigit)
      text.append(UInt8(truncatingIfNeeded: Int(digits.suffix(2), radix: 16) ?? 0))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      let digits = (0..<3).map { byte($0) }.prefix { 48...55 ~= $0 }
      position += digits.count
      text.append(
        UInt8(truncatingIfNeeded: Int(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0))
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = (0..<(sign == UInt8(ascii: "u") ? 4 : 8)).map { byte($0) }
      guard
        let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
          .flatMap(Unicode.Scalar.init)
      else { return }
      text += Array(String(Character(scalar)).utf8)
      position += digits.count
    case UInt8(ascii: "\n"):
      position -= 1
      startLine()
    default: text.append(sign)
    }
  }

  /// A token that begins with `@`: a string, a literal or a keyword.
  mutating func at() {
    let start = position
    position += 1
    if byte() == UInt8(ascii: "\"") { return string(from: start) }
    if byte().startsWord {
      let word = taken { $0.startsWord || $0.isDigit }
      return ["YES", "NO", "true", "false"].contains(word)
        ? add(.name, word, from: start) : add(.directive, word, from: start)
    }
    // `@[`, `@{` and `@(` begin literals; the `@` of a number has no effect.
    if !byte().isDigit, byte() != UInt8(ascii: "-") { add(.sign, "@", from: start) }
  }
}
