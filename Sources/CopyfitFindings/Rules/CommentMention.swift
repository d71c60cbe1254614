/// A mention of Copyfit in a comment.
struct CommentMention {
  private static let letters = Array("copyfit".utf8)
  private static let opening = "[copyfit:"

  /// The text after the colon of a directive in brackets; `nil` for other mentions.
  let content: Substring?
  /// The text after the name, up to the closing bracket or the end of the line.
  let body: Substring
  /// The whole mention, including its brackets.
  let text: Substring

  /// Whether it is marked as a directive.
  var isMarked: Bool { text.first == "[" || body.first == ":" }

  /// The end, after which the next mention may start.
  private var end: Substring.Index { text.endIndex }

  /// The mentions in a text, in its order.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(in text: String) -> [CommentMention] {
    // Most of the many comments do not mention it.
    guard nameRange(in: text, from: text.startIndex) != nil else { return [] }
    // After the last closing bracket, none is searched for, because a text may contain thousands of opening ones.
    let lastBracket = text.utf8.lastIndex(of: UInt8(ascii: "]"))
    var mentions: [CommentMention] = []
    var rest = text[...]
    while let name = nameRange(in: text, from: rest.startIndex) {
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

  /// The range where a text first mentions Copyfit, at or after a place, case-insensitively.
  private static func nameRange(
    in text: String, from start: String.Index
  ) -> Range<String.Index>? {
    let (bytes, letters) = (text.utf8Span.span, letters)
    var matched = 0
    for place in text.utf8.distance(from: text.startIndex, to: start)..<bytes.count {
      let letter = bytes[place] | 0x20
      // No letter occurs twice in the name, so a letter that does not match can only be the first.
      matched = letter == letters[matched] ? matched + 1 : letter == letters[0] ? 1 : 0
      if matched == letters.count {
        let end = text.utf8.index(text.startIndex, offsetBy: place + 1)
        return text.utf8.index(end, offsetBy: -matched)..<end
      }
    }
    return nil
  }
}
