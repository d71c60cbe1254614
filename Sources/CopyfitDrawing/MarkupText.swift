/// Text as it stands in XML and HTML: in elements and in quoted attributes.
package enum MarkupText {
  /// The text with everything escaped that means something, and U+FFFD for what XML cannot hold.
  ///
  /// - Parameter keepsLines: Whether tabs and line ends stay; else they become spaces.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // HTML 4 knows no `&apos;`.
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(keepsLines ? scalar : " ")
      // XML 1.0, production 2; C1 controls steer some terminals.
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
