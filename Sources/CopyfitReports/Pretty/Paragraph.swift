/// Words that are laid out in lines of a terminal; a word may contain spaces.
struct Paragraph {
  private struct Word {
    var text: String
    var width: Int
    var ink: Ink?
    /// Whether the word stands right after the one before.
    var isAttached: Bool
  }

  private var words: [Word] = []

  /// Adds a text that may be broken at its spaces.
  mutating func add(_ text: String, _ ink: Ink? = nil) {
    for (index, word) in Self.words(of: text).enumerated() {
      // A mark by itself, not the path of a file above the folder.
      let isAttached = index == 0 && word.count == 1 && word.allSatisfy(Self.closesWord.contains)
      append(String(word), ink, isAttached: isAttached)
    }
  }

  private static func words(of text: String) -> [Substring] {
    // A space with a mark on it is no space, which ASCII need not be asked for.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split(separator: " ") }
    return text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// Adds a text that stays on one line.
  mutating func addWhole(_ text: String, _ ink: Ink? = nil) {
    append(text, ink, isAttached: false)
  }

  private mutating func append(_ text: String, _ ink: Ink?, isAttached: Bool) {
    let width = TerminalText.width(of: text)
    words.append(Word(text: text, width: width, ink: ink, isAttached: isAttached))
  }

  /// The words on one line, without ink.
  var text: String {
    var text = ""
    for word in words {
      if !text.isEmpty, !word.isAttached { text += " " }
      text += word.text
    }
    return text
  }

  /// What stands right after the word before it.
  private static let closesWord: Set<Character> = [",", ".", ";", ":", ")"]

  /// The lines, the first indented by `indent`, the others by `hanging`.
  func lines(indent: Int, hanging: Int, style: PrettyStyle) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var width = indent
    var isEmpty = true
    for (index, word) in words.enumerated() {
      // A word goes to the next line together with what is attached to it.
      let tail = words[(index + 1)...].prefix { $0.isAttached }.reduce(0) { $0 + $1.width }
      let gap = isEmpty || word.isAttached ? 0 : 1
      if !isEmpty, !word.isAttached, width + gap + word.width + tail > style.columns {
        lines.append(line)
        line = String(repeating: " ", count: hanging)
        width = hanging
      } else if gap > 0 {
        line += " "
        width += gap
      }
      line += word.ink.map { style.paint(word.text, $0) } ?? word.text
      width += word.width
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines
  }
}
