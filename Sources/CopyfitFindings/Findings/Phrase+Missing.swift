internal import CopyfitSourceText

extension Phrase {
  /// A message with the languages in which a key has no text, so that reports need not list them.
  package static func missing(_ key: String, in locales: [LocaleFinding]) -> String {
    "The key '\(key)' has no text in \(languages(locales.map(\.locale), limit: 12))."
  }
}
