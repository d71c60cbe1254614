internal import CopyfitCatalogs
internal import CopyfitUnicode
internal import Synchronization

/// Knows which forms a text needs in a language; remembers what it looked up.
final class PluralForms: Sendable {
  /// The whole numbers of each category; every category that those below a million have shows among them.
  private typealias Numbers = [PluralCategory: Set<Int>]

  private let numbers = Mutex<[LocaleIdentifier: Numbers]>([:])

  /// What a key's texts have no form for.
  struct Lack: Hashable {
    /// The categories that whole numbers of the language have, in CLDR's order.
    var categories: [PluralCategory]
    /// Whether numbers of these take the form `other`; where there is none, the reader of the file tells
    /// that.
    var hasOther: Bool
  }

  /// The forms of one choice.
  private struct Forms {
    var categories: Set<PluralCategory>
    /// The numbers that have a form of their own: `=0`.
    var numbers: Set<Int> = []
  }

  /// The categories that whole numbers of a language have and texts of one key have no form for; `nil`
  /// where nothing is missing.
  func lack(in texts: [LocatedText], of locale: LocaleIdentifier) -> Lack? {
    let choices = Self.choices(in: texts)
    guard !choices.isEmpty else { return nil }
    let numbers = numbers(of: locale)
    var (missing, hasOther) = (Set<PluralCategory>(), true)
    for forms in choices {
      let lacking = numbers.keys.filter { category in
        category != .other && !forms.categories.contains(category)
          && numbers[category]?.isSubset(of: forms.numbers) == false
      }
      missing.formUnion(lacking)
      if !lacking.isEmpty, !forms.categories.contains(.other) { hasOther = false }
    }
    return missing.isEmpty ? nil : Lack(categories: missing.sorted(), hasOther: hasOther)
  }

  private static func choices(in texts: [LocatedText]) -> [Forms] {
    let whole = texts.compactMap(\.pluralCategory)
    var all = whole.isEmpty ? [] : [Forms(categories: Set(whole))]
    for text in texts {
      all += text.variables.map { Forms(categories: Set($0.forms.map(\.category))) }
      guard text.syntax == .messageFormat || text.syntax == .flutterMessage else { continue }
      let choices = TextTemplate(text.value, syntax: text.syntax).choices
      all += choices.filter { $0.isPlural && !$0.isOrdinal }.map { choice in
        Forms(
          categories: Set(choice.options.compactMap(\.category)),
          numbers: Set(choice.options.compactMap { $0.number.flatMap(Int.init(exactly:)) }))
      }
    }
    return all
  }

  private func numbers(of locale: LocaleIdentifier) -> Numbers {
    if let known = numbers.withLock({ $0[locale] }) { return known }
    var found: Numbers = [:]
    if let rules = try? PluralRules(locale: locale) {
      for number in 0...200 {
        found[rules.category(of: Double(number)), default: []].insert(number)
      }
    }
    numbers.withLock { [found] in $0[locale] = found }
    return found
  }
}
