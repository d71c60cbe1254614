internal import CopyfitUnicode

/// Maps the plural forms of a gettext catalog to CLDR's categories.
///
/// Source: `plural-exp.c` of GNU gettext, which finds `nplurals=` and `plural=` anywhere in the header.
struct GettextPlurals {
  /// The number of forms in the header; `nil` if it cannot be read.
  let count: Int?
  /// The fault of the header, or its absence, as a sentence; `nil` if there is no fault.
  let fault: String?
  /// Whether the rule has no form for some numbers, so that msgfmt rejects it.
  let isRejected: Bool
  private let categories: [Int: PluralCategory]
  /// The forms that numbers have; `nil` if unknown.
  private let taken: Set<Int>?

  /// The maximum number of forms, more than any language has.
  private static let maximumCount = 16

  /// - Parameters:
  ///   - header: The header's field: `nplurals=2; plural=(n != 1);`.
  ///   - lastForm: The last form that a translation has.
  init(header: String?, locale: LocaleIdentifier?, lastForm: Int? = nil) {
    let header = header ?? ""
    let said = Self.value(of: "nplurals=", in: header).flatMap { Int($0.prefix(while: \.isNumber)) }
    count = said.flatMap { (1...Self.maximumCount).contains($0) ? $0 : nil }
    let written = Self.value(of: "plural=", in: header)
    let expression = written.flatMap { GettextPluralExpression($0) }
    let unformed = expression?.firstNumber(withoutFormIn: Self.checkedNumbers)
    isRejected = count != nil && unformed != nil
    let isBroken = count == nil || expression == nil || unformed != nil
    let isMissed = header.isEmpty && lastForm ?? 0 > 1
    fault =
      header.isEmpty
      ? lastForm.flatMap(Self.missing) : Self.fault(count, written, expression, unformed)
    // If a header chooses a form that does not exist, gettext uses the first form.
    let limit = count ?? 0
    let taken = expression?.forms(of: Self.manyNumbers).map { $0 < limit ? $0 : 0 }
    self.taken = isBroken ? nil : taken.map { Set($0) }
    categories =
      isBroken && !header.isEmpty || isMissed
      ? Self.categories(of: locale)
      : Self.categories(expression ?? Self.germanic, locale: locale)
  }

  /// The text after a name, up to the next `;`.
  private static func value(of name: String, in header: String) -> String? {
    guard let range = header.firstRange(of: name) else { return nil }
    return trimmed(String(header[range.upperBound...].prefix { $0 != ";" }))
  }

  /// The fault that the header has no rule, although there are more forms than gettext's default rule chooses.
  private static func missing(_ lastForm: Int) -> String? {
    guard lastForm > 1 else { return nil }
    let unused = lastForm > 2 ? "msgstr[2] to msgstr[\(lastForm)] are" : "msgstr[2] is"
    return "The header has no Plural-Forms: gettext takes the first form for 1 and the second for "
      + "all other numbers, and \(unused) never shown."
  }

  private static func fault(
    _ count: Int?, _ written: String?, _ expression: GettextPluralExpression?, _ unformed: Int?
  ) -> String? {
    let reason: String? =
      if count == nil {
        "\"nplurals=\" is not a number of forms"
      } else if written == nil {
        "\"plural=\" is missing"
      } else {
        expression == nil ? "\"plural=\" is not an expression in C" : nil
      }
    if let reason {
      return "The header's Plural-Forms cannot be read, as \(reason): gettext takes the first form "
        + "for 1 and the second for all other numbers."
    }
    if let unformed {
      return "The header's Plural-Forms have no form for n=\(unformed), as \"plural=\" divides "
        + "by 0; each number needs a form, and msgfmt rejects the file."
    }
    guard let count, let form = expression?.form(in: numbers, from: count) else { return nil }
    return "The header's Plural-Forms choose form \(form), but nplurals=\(count): gettext takes "
      + "form 0 in its place."
  }

  /// The rule that gettext uses if a catalog has none.
  private static let germanic = GettextPluralExpression("n != 1")

  /// The variant of a form.
  func variant(of form: Int) -> TextVariant {
    TextVariant([categories[form].map { .plural($0) } ?? .numberedPlural(form)])
  }

  /// Whether any number has the form; headers may have forms for fractions, which gettext does not use.
  func takes(_ form: Int) -> Bool { taken?.contains(form) ?? true }

  /// The numbers for which msgfmt computes the form.
  private static let checkedNumbers = 0...1_000

  /// The numbers that are tried to find out whether any of them has a form.
  private static let manyNumbers = Array(0...1_100) + [10_000, 100_000, 1_000_000, 2_000_000]

  /// The numbers that are tried to match forms with categories: all that languages distinguish, and whole millions for
  /// French.
  private static let numbers = Array(0...200) + [1_000, 1_000_000]

  /// The categories of a language's whole numbers, in CLDR's order; they are the forms if the header cannot be read.
  private static func categories(of locale: LocaleIdentifier?) -> [Int: PluralCategory] {
    guard let locale, let rules = try? PluralRules(locale: locale) else { return [:] }
    let all = Set(numbers.map { rules.category(of: Double($0)) }).sorted()
    return Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0, $1) })
  }

  /// The category of most numbers of each form; each category is used once.
  private static func categories(
    _ expression: GettextPluralExpression?, locale: LocaleIdentifier?
  ) -> [Int: PluralCategory] {
    guard let expression, let locale, let rules = try? PluralRules(locale: locale) else {
      return [:]
    }
    var votes: [Vote] = []
    for number in numbers {
      guard let form = expression.form(of: number) else { continue }
      let category = rules.category(of: Double(number))
      if let known = votes.firstIndex(where: { $0.form == form && $0.category == category }) {
        votes[known].count += 1
      } else {
        votes.append(Vote(form: form, category: category, count: 1))
      }
    }
    var result: [Int: PluralCategory] = [:]
    for vote in votes.sorted(by: >)
    where result[vote.form] == nil && !result.values.contains(vote.category) {
      result[vote.form] = vote.category
    }
    return result
  }

  /// The number of numbers that have both a form and a category.
  private struct Vote: Comparable {
    var form: Int
    var category: PluralCategory
    var count: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      // If the counts are equal, the lower form comes first.
      lhs.count != rhs.count ? lhs.count < rhs.count : lhs.form > rhs.form
    }
  }
}
