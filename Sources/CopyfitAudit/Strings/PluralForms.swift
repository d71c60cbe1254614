internal import CopyfitCatalogs
internal import CopyfitUnicode
internal import Synchronization

/// Knows which forms a text needs in a language; remembers what it looked up.
final class PluralForms: Sendable {
  private let needed = Mutex<[LocaleIdentifier: Set<PluralCategory>]>([:])

  /// The categories that whole numbers of a language have and a text has no form for, in CLDR's order.
  ///
  /// Where `other` is missing, the reader of the file tells it already.
  func missing(in texts: [LocatedText], of locale: LocaleIdentifier) -> [PluralCategory] {
    let whole = texts.compactMap(\.pluralCategory)
    let sets =
      texts.flatMap { $0.variables.map { $0.forms.map(\.category) } }
      + (whole.isEmpty ? [] : [whole])
    guard !sets.isEmpty else { return [] }
    let needed = categories(of: locale)
    return sets.reduce(into: Set<PluralCategory>()) { missing, forms in
      missing.formUnion(needed.subtracting(forms))
    }.sorted()
  }

  private func categories(of locale: LocaleIdentifier) -> Set<PluralCategory> {
    if let known = needed.withLock({ $0[locale] }) { return known }
    var found: Set<PluralCategory> = []
    if let rules = try? PluralRules(locale: locale) {
      // Every category that whole numbers below a million have shows among these.
      for number in 0...200 { found.insert(rules.category(of: Double(number))) }
    }
    found.remove(.other)
    needed.withLock { [found] in $0[locale] = found }
    return found
  }
}
