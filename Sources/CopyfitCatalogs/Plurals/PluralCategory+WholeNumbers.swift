package import CopyfitUnicode

extension Set<PluralCategory> {
  /// Whether every whole number of a locale is in one of the categories; `false` if the locale is unknown.
  package func coverWholeNumbers(of locale: LocaleIdentifier?) -> Bool {
    guard let locale, let rules = try? PluralRules(locale: locale) else { return false }
    // The small numbers and the millions have all categories of whole numbers.
    return (Array(0...200) + [1_000_000]).allSatisfy { contains(rules.category(of: Double($0))) }
  }
}
