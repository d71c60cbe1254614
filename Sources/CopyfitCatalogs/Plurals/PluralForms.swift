package import CopyfitSourceText
package import CopyfitUnicode
internal import Synchronization

/// Determines which forms a text needs in a language, and caches the results.
package final class PluralForms: Sendable {
  /// The whole numbers of each category, enough to show every category that occurs below a million.
  private typealias Numbers = [PluralCategory: Set<Int>]

  private let numbers = Mutex<[LocaleIdentifier: Numbers]>([:])

  /// Creates an empty cache.
  package init() {}

  /// The missing forms of a key's texts.
  package struct Lack: Hashable {
    /// The missing categories of the language's whole numbers, in CLDR's order.
    package var categories: [PluralCategory]
    /// Whether the form `other` exists for numbers of these categories; if it is missing, the reader of the file
    /// reports that.
    package var hasOther: Bool
  }

  /// A text, variable or argument without some forms.
  package struct Owner: Hashable {
    /// The name of a variable or argument; `nil` for a text whose forms are texts themselves.
    package var name: String?
    /// Its place.
    package var location: SourceLocation
    /// The categories without a form, in CLDR's order.
    package var lacking: [PluralCategory] = []
  }

  /// The forms of one choice.
  private struct Forms {
    var owner: Owner
    var categories: Set<PluralCategory>
    /// The numbers with their own form: `=0`.
    var numbers: Set<Int> = []
  }

  /// The categories of a language's whole numbers without a form in the texts of one key, with the owners of the
  /// missing forms; `nil` if nothing is missing.
  ///
  /// - Parameter messages: The parsed texts; `nil` if none of them is a message.
  package func lack(
    in texts: [LocatedText], messages: [TextTemplate]?, of locale: LocaleIdentifier
  ) -> (lack: Lack, owners: [Owner])? {
    let choices = Self.choices(in: texts, messages)
    guard !choices.isEmpty else { return nil }
    let numbers = numbers(of: locale)
    var (missing, hasOther, owners) = (Set<PluralCategory>(), true, [Owner]())
    for forms in choices {
      let lacking = numbers.keys.filter { category in
        category != .other && !forms.categories.contains(category)
          && numbers[category]?.isSubset(of: forms.numbers) == false
      }
      missing.formUnion(lacking)
      if !lacking.isEmpty {
        owners.append(forms.owner)
        owners[owners.count - 1].lacking = lacking.sorted()
      }
      if !lacking.isEmpty, !forms.categories.contains(.other) { hasOther = false }
    }
    if missing.isEmpty { return nil }
    return (Lack(categories: missing.sorted(), hasOther: hasOther), owners)
  }

  /// Whether texts have only the form `other`, although numbers of the language have other categories.
  package func lackAllButOther(
    _ texts: [LocatedText], messages: [TextTemplate]?, of locale: LocaleIdentifier
  ) -> Bool {
    lack(in: texts, messages: messages, of: locale) != nil
      && Self.choices(in: texts, messages).allSatisfy {
        $0.categories == [.other] && $0.numbers.isEmpty
      }
  }

  private static func choices(in texts: [LocatedText], _ messages: [TextTemplate]?) -> [Forms] {
    let whole = texts.filter { $0.pluralForm?.isOrdinal == false }
    var all = whole.prefix(1).map { first in
      Forms(
        owner: Owner(location: first.location),
        categories: Set(whole.compactMap(\.pluralForm?.category)))
    }
    for (index, text) in texts.enumerated() {
      all += text.variables.map { variable in
        Forms(
          owner: Owner(variable, of: text), categories: Set(variable.forms.map(\.category)))
      }
      guard text.syntax.isMessage, let choices = messages?[index].choices else { continue }
      all += choices.filter { $0.isPlural && !$0.isOrdinal }.map { choice in
        Forms(
          owner: Owner(name: choice.name, location: text.location),
          categories: Set(choice.options.compactMap { $0.category(in: text.syntax) }),
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

extension TextTemplate.Option {
  /// The category of the form.
  ///
  /// Flutter treats `=0`, `=1` and `=2` as the forms `zero`, `one` and `two` (`pluralCases` of its tool `gen_l10n`).
  fileprivate func category(in syntax: PlaceholderSyntax) -> PluralCategory? {
    guard category == nil, [.flutterMessage, .flutterEscapedMessage].contains(syntax) else {
      return category
    }
    return switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: nil
    }
  }
}

extension PluralForms.Owner {
  fileprivate init(_ variable: PluralVariable, of text: LocatedText) {
    self.init(name: variable.name, location: text.location)
    if let position = variable.position ?? variable.forms.first?.position {
      location.position = position
    }
  }
}
