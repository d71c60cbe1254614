internal import CopyfitDrawing

/// Text for XML 1.0.
enum XMLText {
  /// The text for element content and attributes: what XML reserves is escaped, what it cannot hold is
  /// spelled out as it is for a terminal, and all stays on one line.
  static func escaped(_ text: String) -> String { escaped(safe: TerminalText.inert(text)) }

  /// The same for what is safe in a terminal already, such as a message.
  static func escaped(safe text: String) -> String { MarkupText.escaped(text) }

  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The start of a tag with its attributes, without the bracket that closes it.
  ///
  /// - Parameter safe: Attributes whose text is safe in a terminal already.
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
