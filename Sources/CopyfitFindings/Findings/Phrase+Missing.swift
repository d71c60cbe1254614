internal import CopyfitSourceText

extension Phrase {
  /// A message with the languages in which a key has no text, so that reports need not list them.
  ///
  /// - Parameter empty: The languages in which its text is empty.
  package static func missing(
    _ key: String, in locales: [LocaleFinding], empty: Set<String> = []
  ) -> String {
    let none = locales.map(\.locale).filter { !empty.contains($0) }
    let blank = locales.map(\.locale).filter(empty.contains)
    let parts = [("no text", none), ("an empty text", blank)].filter { !$0.1.isEmpty }
    let texts = parts.map { "\($0) in \(languages($1, limit: 12))" }
    return "The key '\(key.shortened)' has \(texts.joined(separator: ", and "))."
  }
}
