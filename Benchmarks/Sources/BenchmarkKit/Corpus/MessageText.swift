/// Converts a translator's message to the text that a reader sees.
enum MessageText {
  /// The message with numbers for placeholders and without mnemonics; `nil` if it is not UI text.
  static func cleaned(_ message: String) -> String? {
    var text = message.hasSuffix("\n") ? String(message.dropLast()) : message
    text = withNumbers(text)
    guard let first = text.first, first != " ", first != "-", !text.contains(where: isForeign)
    else { return nil }
    text = withoutMnemonic(text)
    while let last = text.last, last == " " { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  /// The text of an app, with numbers for placeholders.
  static func filled(_ text: String) -> String {
    withNumbers(text.replacing(/\{\w+\}|%(\d+\$)?@/, with: "12"))
  }

  /// Markup, columns, code and line breaks are not in texts of labels.
  private static func isForeign(_ character: Character) -> Bool {
    character.isNewline || "\t<>\\{}|`$~^#".contains(character)
  }

  /// Replaces `printf` placeholders by a number.
  private static func withNumbers(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let flags = rest.prefix { "0123456789$+-.*lhzjtqI'".contains($0) }
      let kind = rest.dropFirst(flags.count).first
      if kind == "%" && flags.isEmpty {
        result.append("%")
        rest = rest.dropFirst()
      } else if let kind, kind.isLetter, kind.isASCII {
        result.append("12")
        rest = rest.dropFirst(flags.count + 1)
      } else {
        result.append("%")
      }
    }
    return result
  }

  /// Removes the mark of a keyboard mnemonic, and letters that were added only for it.
  private static func withoutMnemonic(_ text: String) -> String {
    var result = text
    for mark in ["_", "&"] {
      let parts = result.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, let letter = parts[1].first, letter.isLetter || letter.isNumber
      else { continue }
      if parts[0].hasSuffix("("), parts[1].dropFirst().hasPrefix(")") {
        result = parts[0].dropLast() + String(parts[1].dropFirst(2))
      } else {
        result = String(parts[0] + parts[1])
      }
    }
    return result
  }
}
