/// Text for Markdown in the form that GitHub and GitLab read.
enum MarkdownText {
  /// The text in a code span, in which nothing is a mention, a link, HTML or another cell.
  static func code(_ text: String, columns: Int = 80) -> String {
    let safe = TerminalText.shortened(TerminalText.safe(text), to: columns)
    guard !safe.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: safe) + 1)
    let inner = barsEscaped(safe)
    let needsRoom = inner.first == "`" || inner.last == "`" || inner.allSatisfy { $0 == " " }
    return fence + (needsRoom ? " \(inner) " : inner) + fence
  }

  private static func longestRun(of mark: Unicode.Scalar, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Escapes bars, which end a cell; readers disagree about a bar after two backslashes.
  private static func barsEscaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "|" {
        result += previous == "\\" ? "¦" : "\\|"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}
