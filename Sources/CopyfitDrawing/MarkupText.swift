/// Text in XML and HTML, for elements and quoted attributes.
package enum MarkupText {
  /// The text with all special characters escaped, and U+FFFD for characters that XML does not allow.
  ///
  /// Nothing in it is a command for GitHub's runner if it is in a log: `::` at the start of a line and `##[` anywhere.
  /// Source: `actions/runner`, `ActionCommand.cs`.
  ///
  /// - Parameter keepsLines: Whether tabs stay, and line ends stay as references to a line feed; otherwise they become
  ///   spaces.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // HTML 4 has no `&apos;`.
      case "'": result += "&#39;"
      case "[" where last == "#": result += "&#91;"
      case "\n" where keepsLines: if last != "\r" { result += "&#10;" }
      // HTML treats a carriage return of a reference as a space.
      case "\r" where keepsLines: result += "&#10;"
      case "\t" where keepsLines: result += "\t"
      case "\t", "\n", "\r": result += " "
      // XML 1.0, production 2; C1 controls have effects on some terminals.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
