/// A place in a comment that names Copyfit.
struct CommentMention {
  private static let name = "copyfit"
  private static let opening = "[copyfit:"

  /// What stands in brackets and has the form of a directive, behind its colon; `nil` elsewhere.
  let content: Substring?
  /// What stands behind the name, up to the bracket that closes it or the line's end.
  let body: Substring
  /// The whole place, with its brackets.
  let text: Substring

  /// Whether it has a mark that directives have.
  var isMarked: Bool { text.first == "[" || body.first == ":" }

  /// Where the next place may start.
  var end: Substring.Index { text.endIndex }

  /// Whether a text names Copyfit, in whatever case.
  static func isIn(_ comment: String) -> Bool {
    // Most comments do not, and there are many: no character is put together for them.
    var matched = 0
    let letters = Array(name.utf8)
    for byte in comment.utf8 {
      // No letter stands twice in the name: where one does not match, it can only be the first.
      matched = byte | 0x20 == letters[matched] ? matched + 1 : byte | 0x20 == letters[0] ? 1 : 0
      if matched == letters.count { return true }
    }
    return false
  }

  /// The first place in a text; `nil` where there is none.
  init?(firstIn text: Substring) {
    guard let name = Self.nameRange(in: text) else { return nil }
    let isOpen = text[..<name.lowerBound].last == "["
    let start = isOpen ? text.index(before: name.lowerBound) : name.lowerBound
    let close = isOpen ? text[name.upperBound...].firstIndex(of: "]") : nil
    let lineEnd = text[name.upperBound...].firstIndex(where: \.isNewline) ?? text.endIndex
    body = text[name.upperBound..<(close ?? lineEnd)]
    self.text = text[start..<(close.map(text.index(after:)) ?? lineEnd)]
    content =
      close != nil && self.text.hasPrefix(Self.opening)
      ? self.text.dropFirst(Self.opening.count).dropLast() : nil
  }

  private static func nameRange(in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(start, offsetBy: name.count, limitedBy: text.endIndex)
      guard let end else { return nil }
      if text[start..<end].lowercased() == name { return start..<end }
      start = text.index(after: start)
    }
    return nil
  }
}
