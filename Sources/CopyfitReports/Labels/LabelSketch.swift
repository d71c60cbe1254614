internal import Copyfit
internal import CopyfitInspection

/// A drawing of a label in characters: its frame, the visible text, and the lost text.
///
/// All characters of a terminal have one width, so the frame's right side is placed relative to the widest line. The
/// proportions of the lines are those of the font.
struct LabelSketch {
  /// A line of the text with its width in points.
  struct Line: Hashable {
    var text: String
    var width: Double
    var isRightToLeft = false
    /// The lost part of a visible line.
    var lost = ""
  }

  /// The visible lines.
  let shown: [Line]
  /// The lines that are not visible.
  let hidden: [Line]
  /// The whole text in its lines, which determine the frame.
  let whole: [Line]
  /// The frame's width in points; `nil` if it has none.
  let width: Double?
  let style: PrettyStyle

  private static let indent = "  "

  /// The number of columns inside the frame and in total, limited to the available ones.
  private var columns: (inside: Int, all: Int) {
    let all = max(style.columns - 8, 20)
    let measured = whole.filter { $0.width > 0 }.map { line in
      Double(TerminalText.width(of: line.text)) / line.width
    }
    guard let width, width.isFinite, let density = measured.max() else {
      let widest = whole.map { TerminalText.width(of: $0.text) }.max() ?? 0
      return (min(max(widest, 1), all), all)
    }
    let inside = Int(min((width * density).rounded(), Double(all)))
    let widest = shown.map { TerminalText.width(of: $0.text) }.max() ?? 0
    return (min(max(inside, widest, 1), all), all)
  }

  var rows: [String] {
    let (inside, all) = columns
    let bar = String(repeating: "─", count: inside)
    var rows = [Self.indent + frame("┌" + bar + "┐")]
    let lines = shown.isEmpty ? [Line(text: "", width: 0)] : shown
    rows += lines.map { row($0, inside: inside, all: all) }
    rows.append(Self.indent + frame("└" + bar + "┘"))
    rows += hidden.map { line in
      let text = TerminalText.shortened(line.text, to: inside)
      return Self.indent + " " + aligned(text, line, in: inside, ink: .red)
    }
    return rows
  }

  private func frame(_ text: String) -> String { style.paint(text, .dim) }

  private func row(_ line: Line, inside: Int, all: Int) -> String {
    let side = frame("│")
    let part = aligned(TerminalText.shortened(line.text, to: inside), line, in: inside, ink: nil)
    let lost = TerminalText.shortened(line.lost, to: max(all - inside, 8))
    let outside = style.paint(TerminalText.isolated(lost), .red)
    // In a line from right to left, the lost text is on the left.
    return line.isRightToLeft && !lost.isEmpty
      ? outside + side + part + side : Self.indent + side + part + side + outside
  }

  /// The text and the spaces that fill its part of the frame.
  private func aligned(_ text: String, _ line: Line, in columns: Int, ink: Ink?) -> String {
    let space = String(repeating: " ", count: max(0, columns - TerminalText.width(of: text)))
    let isolated = TerminalText.isolated(text)
    let shown = ink.map { style.paint(isolated, $0) } ?? isolated
    return line.isRightToLeft ? space + shown : shown + space
  }
}

extension LabelSketch {
  /// A cell of a label's text.
  init(
    _ cell: InspectedFit.Cell, _ text: String, _ lines: [LabelLine], style: PrettyStyle,
    isOneLine: Bool
  ) {
    width = cell.fit.widthLimit
    self.style = style
    whole = Self.whole(cell, text, lines, isOneLine: isOneLine)
    guard let visible = cell.visible, !whole.isEmpty else {
      (shown, hidden) = (whole, [])
      return
    }
    let count = min(max(visible.lines, 1), whole.count)
    let natural = isOneLine ? [text] : lines.map(\.text)
    let above = natural.prefix(count - 1).joined()
    var last = whole[count - 1]
    last.text = TerminalText.inert(visible.text.without(prefix: above).trimmedAtEnd)
    var rest = Self.rests(of: natural, behind: Self.start(of: text, in: visible.text))
    rest.removeFirst(min(count - 1, rest.count))
    last.lost = rest.isEmpty ? "" : TerminalText.inert(rest.removeFirst().trimmedAtEnd)
    shown = whole.prefix(count - 1) + [last]
    hidden = zip(whole.dropFirst(count), rest).compactMap { line, rest in
      var line = line
      line.text = TerminalText.inert(rest.trimmedAtEnd)
      return line.text.isEmpty ? nil : line
    }
  }

  /// The number of visible characters of a text that is truncated at its end; `nil` if it is truncated elsewhere.
  private static func start(of text: String, in visible: String) -> Int? {
    var start = visible
    for ellipsis in ["…", "..."] where !text.hasPrefix(start) && visible.hasSuffix(ellipsis) {
      start.removeLast(ellipsis.count)
    }
    return text.hasPrefix(start) ? start.count : nil
  }

  /// The rest of each line after this many characters; empty if it is unknown.
  private static func rests(of lines: [String], behind start: Int?) -> [String] {
    guard var start else { return [] }
    return lines.map { line in
      defer { start = max(0, start - line.count) }
      return String(line.dropFirst(start))
    }
  }

  private static func whole(
    _ cell: InspectedFit.Cell, _ text: String, _ lines: [LabelLine], isOneLine: Bool
  ) -> [Line] {
    guard isOneLine, let first = lines.first else {
      return lines.map { line in
        Line(
          text: TerminalText.inert(line.text.trimmedAtEnd), width: line.width,
          isRightToLeft: line.isRightToLeft)
      }
    }
    // A label with one line has its text on one line, even if most of it is lost.
    let natural = cell.fit.slack.flatMap { slack in cell.fit.widthLimit.map { $0 - slack } }
    return [
      Line(
        text: TerminalText.inert(text), width: natural ?? first.width,
        isRightToLeft: first.isRightToLeft)
    ]
  }
}

extension String {
  /// The text without its trailing spaces and line ends, which hang.
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The text after a prefix; the whole text if it has another start.
  fileprivate func without(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
