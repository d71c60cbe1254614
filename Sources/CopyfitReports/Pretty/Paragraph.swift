/// Words that are laid out in lines of a terminal; a word may contain spaces.
struct Paragraph {
  private struct Word {
    var text: String
    var width: Int
    var ink: Ink?
    /// Whether there is no space before the word.
    var isAttached: Bool
  }

  private var words: [Word] = []

  /// Adds a text that may be broken at its spaces.
  mutating func add(_ text: String, _ ink: Ink? = nil) {
    for (index, word) in Self.words(of: text).enumerated() {
      // It must be a punctuation mark, not the path of a file above the folder.
      let isAttached = index == 0 && word.count == 1 && word.allSatisfy(Self.closesWord.contains)
      append(String(word), ink, isAttached: isAttached)
    }
  }

  private static func words(of text: String) -> [Substring] {
    // A space with a combining mark is not a space; ASCII text has none.
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

  /// The marks that follow a word without a space.
  private static let closesWord: Set<Character> = [",", ".", ";", ":", ")"]

  /// The lines, the first indented by `indent`, the others by `hanging`.
  ///
  /// Consecutive words in one ink, and the marks attached to them, are painted together: no escape sequence interrupts
  /// a name, a place or a sentence, so that a search finds it.
  func lines(indent: Int, hanging: Int, style: PrettyStyle) -> [String] {
    broken(indent: indent, hanging: hanging, columns: style.columns).enumerated().map {
      index, line in
      let margin = String(repeating: " ", count: index == 0 ? indent : hanging)
      return margin + Self.painted(line, style)
    }
  }

  /// The words of each line.
  private func broken(indent: Int, hanging: Int, columns: Int) -> [ArraySlice<Word>] {
    var lines: [ArraySlice<Word>] = []
    var start = words.startIndex
    var width = indent
    for (index, word) in words.enumerated() {
      // A word moves to the next line together with the marks attached to it.
      let tail = words[(index + 1)...].prefix { $0.isAttached }.reduce(0) { $0 + $1.width }
      let gap = index == start || word.isAttached ? 0 : 1
      if index > start, !word.isAttached, width + gap + word.width + tail > columns {
        lines.append(words[start..<index])
        start = index
        width = hanging
      } else {
        width += gap
      }
      width += word.width
    }
    if start < words.endIndex { lines.append(words[start...]) }
    return lines
  }

  /// The words of a line, each run of one ink painted as a whole.
  private static func painted(_ words: ArraySlice<Word>, _ style: PrettyStyle) -> String {
    var line = ""
    var run = ""
    var ink: Ink?
    func endRun() {
      line += ink.map { style.paint(run, $0) } ?? run
      run = ""
    }
    for word in words {
      let isFirst = line.isEmpty && run.isEmpty
      if word.isAttached {
        run += word.text
      } else if !isFirst, word.ink == ink {
        run += " " + word.text
      } else {
        endRun()
        line += isFirst ? "" : " "
        (run, ink) = (word.text, word.ink)
      }
    }
    endRun()
    return line
  }
}
