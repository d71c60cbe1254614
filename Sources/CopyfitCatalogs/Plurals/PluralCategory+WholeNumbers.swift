package import CopyfitUnicode

extension PluralCategory {
  /// Whether every whole number of a language is in one of some categories; not if the language is unknown.
  package static func coverWholeNumbers(
    _ categories: Set<PluralCategory>, in locale: LocaleIdentifier?
  ) -> Bool {
    guard let locale, let rules = try? PluralRules(locale: locale) else { return false }
    // The categories of all whole numbers are among those of the small ones and of the millions.
    return (Array(0...200) + [1_000_000]).allSatisfy {
      categories.contains(rules.category(of: Double($0)))
    }
  }
}
