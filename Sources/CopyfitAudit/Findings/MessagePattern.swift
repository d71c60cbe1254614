/// What a message says whatever names, texts and numbers it says it of.
enum MessagePattern {
  /// The message without what stands in quotation marks and without its digits.
  ///
  /// Problems that say the same of one key at several places are grouped by it.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  static func of(_ message: String) -> String {
    var pattern = ""
    var closing: Character?
    var last: Character = " "
    for character in message {
      defer { last = character }
      if let expected = closing {
        if character == expected { closing = nil }
        continue
      }
      closing = closingMark(of: character, after: last)
      if closing == nil, !character.isNumber { pattern.append(character) }
    }
    return pattern
  }

  /// The mark that ends a quotation; an apostrophe inside a word starts none.
  private static func closingMark(of character: Character, after last: Character) -> Character? {
    switch character {
    case "\"": "\""
    case "“": "”"
    case "'" where !last.isLetter && !last.isNumber: "'"
    default: nil
    }
  }
}
