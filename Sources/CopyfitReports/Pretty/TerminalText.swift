/// Makes text from files safe to show in a terminal, and measures it in columns.
package enum TerminalText {
  /// The text on one line for people: control characters and invisible characters are spelled out, line ends are `⏎`,
  /// and nothing in it controls a program that reads a log.
  package static func safe(_ text: String) -> String {
    withoutCommands(escaped(text) { isHarmful($0) || isInvisible($0) })
  }

  /// The text on one line for programs: harmful characters are spelled out, characters that are only invisible stay.
  package static func inert(_ text: String) -> String {
    withoutCommands(escaped(text, where: isHarmful))
  }

  /// The text with only the invisible characters spelled out.
  package static func revealed(_ text: String) -> String { escaped(text, where: isInvisible) }

  private static func escaped(
    _ text: String, where needsEscape: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let isEscaped = needsEscape(scalar)
      if isEscaped, scalar == "\r", rest.first == "\n" { continue }
      result += isEscaped ? escape(scalar) : String(scalar)
    }
    return result
  }

  /// The text in quotation marks and, if it may run from right to left, in a bidi isolate.
  package static func quoted(_ text: String, columns: Int = .max) -> String {
    "“" + isolated(shortened(safe(text), to: columns)) + "”"
  }

  /// Safe text, in a bidi isolate if it may run from right to left.
  package static func isolated(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: runsFromRight) else { return text }
    return "\u{2068}" + text + "\u{2069}"
  }

  /// The mark for omitted text between two parts; a label's own ellipsis has no space before it.
  private static let gap = " … "

  /// The start and the end of a text that does not fit the columns, although a label would only truncate it.
  ///
  /// They consist of whole words, unless a word takes most of its part; no character is ever split.
  package static func shortened(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    let room = max(0, columns - width(of: gap))
    let start = prefix(of: text, columns: (room + 1) / 2)
    let end = prefix(of: text.reversed(), columns: room / 2)
    return withoutCommands(start + gap + String(end.reversed()))
  }

  private static func prefix(of text: some Sequence<Character>, columns: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += width(of: character)
      if used > columns {
        if character != " " { result = wholeWords(of: result) }
        break
      }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// A text without its last word, which is not complete; the whole text if more than half of it would be lost.
  private static func wholeWords(of text: String) -> String {
    guard let space = text.lastIndex(of: " ") else { return text }
    let words = text[..<space]
    return 2 * words.count < text.count ? text : String(words)
  }

  /// The number of columns of safe text.
  package static func width(of text: String) -> Int {
    // Most words are ASCII, so no scalars need to be combined into characters.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") || scalars.first?.properties.isEmojiPresentation == true {
      return 2
    }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants of Hangul are drawn in the previous syllable.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The characters with two columns: East_Asian_Width W and F (UAX #11), by block; emoji are recognized by their
  /// property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a character is a soft hyphen, a zero-width joiner, or a bidi control.
  ///
  /// The joiners of Persian and emoji do not count, because they change the visible text, nor do the zero-width spaces
  /// that separate words in Khmer and Thai.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }

  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": "⏎"
    case "\t": "⇥"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether the character belongs to a script that is written from right to left (Bidi_Class R and AL).
  private static func runsFromRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
