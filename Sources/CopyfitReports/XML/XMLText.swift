internal import CopyfitDrawing

/// Text for XML 1.0.
enum XMLText {
  /// The text for element content and attributes: XML's reserved characters are escaped, characters that it cannot
  /// contain are spelled out as for a terminal, and all is on one line.
  static func escaped(_ text: String) -> String { escaped(safe: TerminalText.inert(text)) }

  /// The same for text that is already safe for terminals, such as a message.
  static func escaped(safe text: String) -> String { MarkupText.escaped(text) }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The start of a tag with its attributes, without its closing bracket.
  ///
  /// - Parameter safe: Attributes whose text is already safe in a terminal.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?>,
    safe: KeyValuePairs<String, String> = [:]
  ) -> String {
    let tag = attributes.reduce("<" + name) { tag, attribute in
      attribute.value.map { tag + " \(attribute.key)=\"\(escaped($0))\"" } ?? tag
    }
    return safe.reduce(tag) { $0 + " \($1.key)=\"\(escaped(safe: $1.value))\"" }
  }
}
