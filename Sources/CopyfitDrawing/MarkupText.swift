/// Text in XML and HTML, for elements and quoted attributes.
package enum MarkupText {
  /// The text with all special characters escaped, and U+FFFD for characters that XML does not allow.
  ///
  /// - Parameter keepsLines: Whether tabs and line ends stay, the latter as references, because a line in the log of
  ///   GitHub's runner may be a command; otherwise they become spaces.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // HTML 4 has no `&apos;`.
      case "'": result += "&#39;"
      case "\n" where keepsLines: result += "&#10;"
      case "\r" where keepsLines: result += "&#13;"
      case "\t", "\n", "\r": result.unicodeScalars.append(keepsLines ? scalar : " ")
      // XML 1.0, production 2; C1 controls have effects on some terminals.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
