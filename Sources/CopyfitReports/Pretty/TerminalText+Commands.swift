extension TerminalText {
  /// The text without commands that GitHub's runner executes if they are in a log.
  ///
  /// It executes `::` at the start of a line, after any space, and `##[` anywhere. Any word of a text may become the
  /// first of a line. Source: `actions/runner`, `ActionCommand.cs`.
  static func withoutCommands(_ text: String) -> String {
    guard mayHoldCommand(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      result +=
        completesCommand(scalars, at: index) ? escape(scalars[index]) : String(scalars[index])
    }
  }

  private static func mayHoldCommand(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == UInt8(ascii: ":") && byte == last { return true }
      if last == UInt8(ascii: "#") && byte == UInt8(ascii: "[") { return true }
      last = byte
    }
    return false
  }

  /// Whether the character is the second one in the start of a command.
  private static func completesCommand(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, scalars[index] == scalars[index - 1] else { return false }
    switch scalars[index] {
    case ":": return index == 1 || scalars[index - 2].properties.isWhitespace
    case "#": return index + 1 < scalars.count && scalars[index + 1] == "["
    default: return false
    }
  }
}
