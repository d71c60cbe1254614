internal import CopyfitLabels

/// Interface Builder's default texts, which code replaces at run time.
enum PlaceholderText {
  /// Whether a text is Interface Builder's default for a new label or control, or is empty.
  ///
  /// Only whole texts count: "Label" is a placeholder, but "Label size" is not. Digits and single letters are not
  /// placeholders, because apps show steps as "1", "2", "3".
  static func isPlaceholder(_ text: String, of control: Label.Element) -> Bool {
    let trimmed = text.drop { $0.isWhitespace }
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return true }
    let word = trimmed[...last].lowercased()
    return words.contains(word) || ownWords[control] == word || word.hasPrefix("lorem ipsum")
  }

  private static let ownWords: [Label.Element: String] = [
    .button: "button", .barButtonItem: "item", .tabBarItem: "item",
  ]

  private static let words: Set<String> = ["label", "title", "subtitle", "detail", "text"]
}
