/// A place in a comment that names Copyfit.
struct CommentMention {
  private static let letters = Array("copyfit".utf8)
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
  private var end: Substring.Index { text.endIndex }

  /// The places in a text, in its order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(in text: String) -> [CommentMention] {
    // Where no bracket follows any more, none is looked for: a text may open thousands.
    let lastBracket = text.utf8.lastIndex(of: UInt8(ascii: "]"))
    var mentions: [CommentMention] = []
    var rest = text[...]
    while let name = nameRange(in: rest) {
      let mention = CommentMention(
        name, in: rest, mayClose: lastBracket.map { $0 >= name.upperBound } ?? false)
      mentions.append(mention)
      rest = rest[mention.end...]
    }
    return mentions
  }

  private init(_ name: Range<Substring.Index>, in text: Substring, mayClose: Bool) {
    let isOpen = text[..<name.lowerBound].last == "["
    let start = isOpen ? text.index(before: name.lowerBound) : name.lowerBound
    let close = isOpen && mayClose ? text[name.upperBound...].firstIndex(of: "]") : nil
    let bodyEnd =
      close ?? text[name.upperBound...].firstIndex(where: \.isNewline) ?? text.endIndex
    body = text[name.upperBound..<bodyEnd]
    self.text = text[start..<(close.map(text.index(after:)) ?? bodyEnd)]
    content =
      close != nil && self.text.hasPrefix(Self.opening)
      ? self.text.dropFirst(Self.opening.count).dropLast() : nil
  }

  /// Where a text first names Copyfit, in whatever case.
  private static func nameRange(in text: Substring) -> Range<Substring.Index>? {
    // Most comments name it nowhere, and there are many: no character is put together for them.
    var matched = 0
    let bytes = text.utf8
    for (index, byte) in zip(bytes.indices, bytes) {
      // No letter occurs twice in the name: where one does not match, it can only be the first.
      matched = byte | 0x20 == letters[matched] ? matched + 1 : byte | 0x20 == letters[0] ? 1 : 0
      if matched == letters.count {
        return bytes.index(index, offsetBy: 1 - matched)..<bytes.index(after: index)
      }
    }
    return nil
  }
}
