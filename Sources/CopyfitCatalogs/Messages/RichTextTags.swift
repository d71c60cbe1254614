internal import CopyfitSourceText

/// The tags of rich text in messages of web apps: `Read <a>terms</a>` is shown as "Read terms".
enum RichTextTags {
  private struct Tag {
    var range: Range<Int>
    var name: ArraySlice<UInt8>
    var closes: Bool
  }

  /// A text without its paired tags; other tags are shown unchanged.
  ///
  /// - Parameter honoursQuotes: Whether an apostrophe before a tag quotes it, as in ICU messages.
  /// - Complexity: O(*n*) in the length of the text.
  static func removed(from text: String, honoursQuotes: Bool) -> String {
    guard text.contains(byte: UInt8(ascii: "<")) else { return text }
    let utf8 = Array(text.utf8)
    let paired = pairs(in: utf8, honoursQuotes: honoursQuotes)
    guard !paired.isEmpty else { return text }
    var (result, end) = ([UInt8](), 0)
    for range in paired {
      result += utf8[end..<range.lowerBound]
      end = range.upperBound
    }
    return String(decoding: result + utf8[end...], as: UTF8.self)
  }

  /// The ranges of the tags that have a partner, in the order of the text.
  private static func pairs(in utf8: [UInt8], honoursQuotes: Bool) -> [Range<Int>] {
    var open: [ArraySlice<UInt8>: [Range<Int>]] = [:]
    var paired: [Range<Int>] = []
    var position = 0
    while let start = utf8[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      let isQuoted = honoursQuotes && start > 0 && utf8[start - 1] == UInt8(ascii: "'")
      guard !isQuoted, let tag = tag(in: utf8, from: start) else { continue }
      position = tag.range.upperBound
      if !tag.closes {
        open[tag.name, default: []].append(tag.range)
      } else if let partner = open[tag.name]?.popLast() {
        paired += [partner, tag.range]
      }
    }
    return paired.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The tag that starts at an offset: `<b>`, `</b>` or `<a href="…">`, with a name of letters and digits.
  private static func tag(in utf8: [UInt8], from start: Int) -> Tag? {
    var position = start + 1
    let closes = position < utf8.count && utf8[position] == UInt8(ascii: "/")
    if closes { position += 1 }
    let name = position
    while position < utf8.count, isPartOfName(utf8[position]) { position += 1 }
    guard position > name, position < utf8.count else { return nil }
    let rest = utf8[position...].prefix(maximumLength)
    guard rest.first == UInt8(ascii: ">") || !closes && rest.first == UInt8(ascii: " "),
      let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
      utf8[end] == UInt8(ascii: ">"), utf8[end - 1] != UInt8(ascii: "/")
    else { return nil }
    return Tag(range: start..<(end + 1), name: utf8[name..<position], closes: closes)
  }

  /// The maximum length of a tag after its name, in bytes.
  private static let maximumLength = 1_000

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}
