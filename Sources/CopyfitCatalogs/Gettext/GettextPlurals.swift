internal import CopyfitUnicode

/// Which of CLDR's categories each plural form of a gettext catalog is.
struct GettextPlurals {
  /// How many forms the header says; `nil` where it says nothing that can be read.
  let count: Int?
  private let categories: [Int: PluralCategory]

  /// More forms than any language has.
  private static let maximumCount = 16

  /// - Parameter header: What the header says: `nplurals=2; plural=(n != 1);`.
  init(header: String?, locale: LocaleIdentifier?) {
    let fields = Self.fields(of: header ?? "")
    let said = fields["nplurals"].flatMap { Int($0) }
    count = said.flatMap { (1...Self.maximumCount).contains($0) ? $0 : nil }
    let expression = fields["plural"].flatMap { GettextPluralExpression($0) }
    categories = Self.categories(expression ?? Self.germanic, locale: locale)
  }

  /// What gettext takes where a catalog says nothing.
  private static let germanic = GettextPluralExpression("n != 1")

  private static func fields(of header: String) -> [String: String] {
    var fields: [String: String] = [:]
    for field in header.split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { fields[trimmed(String(parts[0]))] = trimmed(String(parts[1])) }
    }
    return fields
  }

  /// The variant that a form is: `plural.few`.
  func variant(of form: Int) -> String {
    categories[form].map { "plural.\($0.rawValue)" } ?? "plural.\(form)"
  }

  /// The numbers that are tried: all that languages tell apart, and the millions of French.
  private static let numbers = Array(0...200) + [1_000, 1_000_000]

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
