internal import Copyfit
internal import CopyfitAudit

/// A drawing of a label in characters: its frame, the lines in it, and what leaves it.
///
/// Characters of a terminal are of one width, so the frame's right side stands where it stands beside the
/// widest line; the shares of the lines are those of the real font.
struct LabelSketch {
  /// A line of the text with its width in points.
  struct Line: Hashable {
    var text: String
    var width: Double
    var isRightToLeft = false
  }

  let lines: [Line]
  /// The frame's width in points; `nil` for none.
  let width: Double?
  /// How many lines the frame shows; `nil` for all.
  let visibleLines: Int?
  let style: PrettyStyle

  private static let indent = "  "

  /// The columns that the frame takes beside its sides, within what there is.
  private var columns: (inside: Int, all: Int) {
    let all = max(style.columns - 8, 20)
    let measured = lines.filter { $0.width > 0 }.map { line in
      Double(TerminalText.width(of: line.text)) / line.width
    }
    let widest = lines.map { TerminalText.width(of: $0.text) }.max() ?? 0
    guard let width, width.isFinite, let density = measured.max() else {
      return (min(max(widest, 1), all), all)
    }
    let inside = (width * density).rounded()
    return (min(max(Int(min(inside, Double(all))), 1), all), all)
  }

  var rows: [String] {
    let (inside, all) = columns
    let shown = visibleLines.map { max($0, 0) } ?? lines.count
    let bar = String(repeating: "─", count: inside)
    var rows = [Self.indent + frame("┌" + bar + "┐")]
    rows += lines.prefix(shown).map { row($0, inside: inside, all: all) }
    if lines.isEmpty { rows.append(row(Line(text: "", width: 0), inside: inside, all: all)) }
    rows.append(Self.indent + frame("└" + bar + "┘"))
    rows += lines.dropFirst(shown).map { line in
      let text = TerminalText.shortened(line.text, to: inside)
      return Self.indent + " " + aligned(text, line, in: inside, ink: .red)
    }
    return rows
  }

  private func frame(_ text: String) -> String { style.paint(text, .dim) }

  private func row(_ line: Line, inside: Int, all: Int) -> String {
    let side = frame("│")
    guard let width, line.width > width + 1.0 / 64 else {
      let text = TerminalText.shortened(line.text, to: inside)
      return Self.indent + side + aligned(text, line, in: inside, ink: nil) + side
    }
    let total = Double(TerminalText.width(of: line.text))
    let room = min(inside, Int(total * max(width, 0) / line.width))
    let (start, rest) = split(line.text, at: room)
    let over = TerminalText.shortened(rest, to: max(all - inside, 8))
    let part = aligned(start, line, in: inside, ink: nil)
    let outside = style.paint(TerminalText.isolated(over), .red)
    // What leaves the frame of a line from right to left stands at its left.
    return line.isRightToLeft
      ? outside + side + part + side : Self.indent + side + part + side + outside
  }

  /// The text and the spaces that fill its part of the frame.
  private func aligned(_ text: String, _ line: Line, in columns: Int, ink: Ink?) -> String {
    let space = String(repeating: " ", count: max(0, columns - TerminalText.width(of: text)))
    let isolated = TerminalText.isolated(text)
    let shown = ink.map { style.paint(isolated, $0) } ?? isolated
    return line.isRightToLeft ? space + shown : shown + space
  }

  private func split(_ text: String, at columns: Int) -> (Substring, String) {
    var used = 0
    let start = text.prefix { character in
      used += TerminalText.width(of: String(character))
      return used <= columns
    }
    return (start, String(text.dropFirst(start.count)))
  }

  private func aligned(_ text: Substring, _ line: Line, in columns: Int, ink: Ink?) -> String {
    aligned(String(text), line, in: columns, ink: ink)
  }
}

extension LabelSketch {
  /// A cell of a label's text.
  init(
    _ cell: InspectedFit.Cell, _ text: String, _ lines: [LabelLine], style: PrettyStyle,
    isOneLine: Bool
  ) {
    let width = cell.fit.widthLimit
    self.width = width
    visibleLines = cell.fit.allowedLines
    self.style = style
    guard isOneLine, let first = lines.first else {
      self.lines = lines.map { line in
        Line(
          text: TerminalText.safe(line.text.trimmedAtEnd), width: line.width,
          isRightToLeft: line.isRightToLeft)
      }
      return
    }
    // A label of one line shows its text on one, whatever leaves the frame.
    let natural = cell.fit.slack.flatMap { slack in width.map { $0 - slack } }
    self.lines = [
      Line(
        text: TerminalText.safe(text), width: natural ?? first.width,
        isRightToLeft: first.isRightToLeft)
    ]
  }
}

extension String {
  /// The text without the spaces and line ends at its end, which hang.
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
