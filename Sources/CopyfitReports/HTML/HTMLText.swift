internal import CopyfitDrawing

/// Text as it stands in HTML: in elements and in quoted attributes.
enum HTMLText {
  /// The text with everything escaped that means something there, and what nobody sees spelled out; line ends stay.
  static func escaped(_ text: String) -> String {
    MarkupText.escaped(TerminalText.revealed(text), keepsLines: true)
  }

  /// An element that holds text alone, set apart from text in other directions.
  static func element(_ name: String, _ text: String, _ attributes: String = "") -> String {
    "<\(name)\(attributes.isEmpty ? "" : " " + attributes)>\(escaped(text))</\(name)>"
  }
}
