/// The words in a key.
package enum KeyWords {
  private static let accessibility = CommentPhrases(["accessibility"])
  private static let spokenParts: Set = ["label", "hint", "value"]

  /// Whether the last part of a key shows that its text is spoken: `pay.accessibilityHint`, `pay_accessibility_label`.
  static func namesSpokenText(_ key: String) -> Bool {
    guard accessibility.isInside(key), !key.contains(where: \.isWhitespace),
      let part = key.split(whereSeparator: { ".:/".contains($0) }).last
    else { return false }
    let words = words(of: part).suffix(2)
    return words.count == 2 && words.first == "accessibility"
      && words.last.map(spokenParts.contains) ?? false
  }

  private static let description = CommentPhrases(["description"])
  private static let store = CommentPhrases(["store"])

  /// Whether the words of a key show that its text is for the app's page in the store: `STORE_DESCRIPTION`.
  package static func namesTextOfStore(_ key: String) -> Bool {
    guard description.isInside(key), store.isInside(key), !key.contains(where: \.isWhitespace)
    else { return false }
    let words = Set(words(of: Substring(key)))
    return words.contains("description") && !words.isDisjoint(with: ["store", "appstore"])
  }

  private static let unshown = CommentPhrases(["accessib", "voiceover", "identifier"])
  /// The properties that UIKit itself shows as text.
  private static let literals: Set = ["text", "title", "placeholder", "prompt"]

  /// Whether the value of a runtime attribute may be the key of a visible text, judging by its key path.
  ///
  /// UIKit shows the value of some properties as it is, so it is not a key. Spoken texts and identifiers are not shown.
  package static func mayNameShownText(_ keyPath: String) -> Bool {
    !literals.contains(keyPath) && !unshown.isInside(keyPath) && !keyPath.contains("VO")
      && !keyPath.hasPrefix("acc")
  }

  /// The words between underscores and hyphens, and in `camelCase`, in lower case.
  package static func words(of part: Substring) -> [String] {
    var words: [String] = []
    var (word, last) = ("", Character("_"))
    for character in part {
      let isSeparator = character == "_" || character == "-"
      if isSeparator || character.isUppercase && last.isLowercase {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if !isSeparator { word.append(character) }
      last = character
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
