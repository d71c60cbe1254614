/// Text as it stands in HTML: in elements and in quoted attributes.
enum HTMLText {
  /// The text with everything escaped that means something there; controls become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// An element that holds text alone, set apart from text in other directions.
  static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }
}
