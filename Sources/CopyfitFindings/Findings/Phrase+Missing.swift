internal import CopyfitSourceText

extension Phrase {
  /// In which languages a key has no text; reports do not name them once more.
  package static func missing(_ key: String, in locales: [LocaleFinding]) -> String {
    "The key '\(key)' has no text in \(list(locales.map(\.locale), limit: 12))."
  }
}
