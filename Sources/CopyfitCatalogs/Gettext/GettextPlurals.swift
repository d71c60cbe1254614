internal import CopyfitUnicode

/// Which of CLDR's categories each plural form of a gettext catalog is.
///
/// Source: `plural-exp.c` of GNU gettext, which looks for `nplurals=` and `plural=` wherever they stand.
struct GettextPlurals {
  /// How many forms the header says; `nil` where it says nothing that can be read.
  let count: Int?
  /// What is wrong with what the header says, or that it says nothing, as a sentence; `nil`: nothing.
  let fault: String?
  private let categories: [Int: PluralCategory]
  /// The forms that numbers take; `nil` where nothing says that.
  private let taken: Set<Int>?

  /// More forms than any language has.
  private static let maximumCount = 16

  /// - Parameters:
  ///   - header: What the header says: `nplurals=2; plural=(n != 1);`.
  ///   - lastForm: The last form that a translation has.
  init(header: String?, locale: LocaleIdentifier?, lastForm: Int? = nil) {
    let header = header ?? ""
    let said = Self.value(of: "nplurals=", in: header).flatMap { Int($0.prefix(while: \.isNumber)) }
    count = said.flatMap { (1...Self.maximumCount).contains($0) ? $0 : nil }
    let written = Self.value(of: "plural=", in: header)
    let expression = written.flatMap { GettextPluralExpression($0) }
    let isBroken = count == nil || expression == nil
    let isMissed = header.isEmpty && lastForm ?? 0 > 1
    fault =
      header.isEmpty ? lastForm.flatMap(Self.missing) : Self.fault(count, written, expression)
    // Where a header chooses a form that there is not, gettext takes the first.
    let limit = count ?? 0
    let taken = expression?.forms(of: Self.manyNumbers).map { $0 < limit ? $0 : 0 }
    self.taken = isBroken ? nil : taken.map { Set($0) }
    categories =
      isBroken && !header.isEmpty || isMissed
      ? Self.categories(of: locale)
      : Self.categories(expression ?? Self.germanic, locale: locale)
  }

  /// What stands behind a name, up to the next `;`.
  private static func value(of name: String, in header: String) -> String? {
    guard let range = header.firstRange(of: name) else { return nil }
    return trimmed(String(header[range.upperBound...].prefix { $0 != ";" }))
  }

  /// That nothing says how forms are chosen where there are more than gettext takes by itself.
  private static func missing(_ lastForm: Int) -> String? {
    guard lastForm > 1 else { return nil }
    let unused = lastForm > 2 ? "msgstr[2] to msgstr[\(lastForm)] are" : "msgstr[2] is"
    return "The header has no Plural-Forms: gettext takes the first form for 1 and the second for "
      + "all other numbers, and \(unused) never shown."
  }

  private static func fault(
    _ count: Int?, _ written: String?, _ expression: GettextPluralExpression?
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
    guard let count, let form = expression?.form(in: numbers, from: count) else { return nil }
    return "The header's Plural-Forms choose form \(form), but nplurals=\(count): gettext takes "
      + "form 0 in its place."
  }

  /// What gettext takes where a catalog says nothing.
  private static let germanic = GettextPluralExpression("n != 1")

  /// The variant that a form is.
  func variant(of form: Int) -> TextVariant {
    TextVariant([categories[form].map { .plural($0) } ?? .numberedPlural(form)])
  }

  /// Whether some number takes a form: headers may have forms for fractions, which gettext does not ask for.
  func takes(_ form: Int) -> Bool { taken?.contains(form) ?? true }

  /// The numbers that are tried to see whether any takes a form.
  private static let manyNumbers = Array(0...1_100) + [10_000, 100_000, 1_000_000, 2_000_000]

  /// The numbers that are tried: all that languages tell apart, and the millions of French.
  private static let numbers = Array(0...200) + [1_000, 1_000_000]

  /// The categories of a language's whole numbers, in CLDR's order: what forms mean when the header cannot be read.
  private static func categories(of locale: LocaleIdentifier?) -> [Int: PluralCategory] {
    guard let locale, let rules = try? PluralRules(locale: locale) else { return [:] }
    let all = Set(numbers.map { rules.category(of: Double($0)) }).sorted()
    return Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0, $1) })
  }

  /// For each form the category that most of its numbers have, each category once.
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

  /// How many numbers of a form are of a category.
  private struct Vote: Comparable {
    var form: Int
    var category: PluralCategory
    var count: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      // Of equals the lower form comes first.
      lhs.count != rhs.count ? lhs.count < rhs.count : lhs.form > rhs.form
    }
  }
}
