package import CopyfitUnicode
internal import Synchronization

/// Finds numbers that represent the plural categories of a locale, and caches the results.
package final class PluralNumbers: Sendable {
  /// The properties of the requested number.
  package struct Question: Hashable {
    var category: PluralCategory
    var locale: LocaleIdentifier
    /// The typical number; the result has as many digits if possible.
    var typical: Int
    /// Whether numbers have fractions.
    var isReal: Bool
    /// Whether the number is ordinal: 1st, 2nd, 3rd.
    var isOrdinal: Bool
    /// The categories that have a form.
    var forms: Set<PluralCategory>

    /// Creates a question.
    package init(
      category: PluralCategory, locale: LocaleIdentifier, typical: Int = PluralNumbers.typical,
      isReal: Bool = false, isOrdinal: Bool = false,
      forms: Set<PluralCategory> = Set(PluralCategory.allCases)
    ) {
      (self.category, self.locale, self.typical) = (category, locale, typical)
      (self.isReal, self.isOrdinal, self.forms) = (isReal, isOrdinal, forms)
    }

    /// The acceptable categories: `other` also includes categories without a form.
    fileprivate var categories: Set<PluralCategory> {
      guard category == .other else { return [category] }
      return Set(PluralCategory.allCases).subtracting(forms).union([category])
    }
  }

  private let answers = Mutex<[Question: Double?]>([:])

  /// The typical value of an unknown number: two digits, like most counts in apps.
  package static let typical = 42

  /// Creates an empty cache.
  package init() {}

  /// A number that takes the form of a category.
  ///
  /// - Parameter chooser: The program that chooses the form.
  /// - Returns: `nil` if no number of the locale has the category, so that its form is never shown.
  package func number(_ question: Question, chooser: PluralChooser = .foundation) -> Double? {
    let own = question.isOrdinal ? nil : chooser.number(of: question.category)
    if question.category == .zero, let own { return own }
    if let known = answers.withLock({ $0[question] }) { return known ?? own }
    let answer = Self.find(question)
    answers.withLock { $0[question] = .some(answer) }
    return answer ?? own
  }

  private static func find(_ question: Question) -> Double? {
    let kind = question.isOrdinal ? PluralRules.Kind.ordinal : .cardinal
    let categories = question.categories
    guard let rules = try? PluralRules(locale: question.locale, kind: kind) else {
      return categories.contains(.other) ? Double(question.typical) : nil
    }
    return candidates(question).first { categories.contains(rules.category(of: $0)) }
  }

  /// The typical number, then numbers with as many digits from the largest down, then shorter ones.
  private static func candidates(_ question: Question) -> [Double] {
    var numbers = [question.typical]
    var digits = min(max(String(question.typical.magnitude).count, 1), 9)
    while digits > 0 {
      let least = (0..<(digits - 1)).reduce(1) { power, _ in power * 10 }
      numbers += (max(least, least * 10 - tries)..<(least * 10)).reversed()
      digits -= 1
    }
    // Arabic has a form for hundreds; French and others have one for whole millions.
    numbers += [0, 102, 1_000_000]
    // Some forms apply only to longer numbers.
    numbers += 10...tries
    let fractions = question.isReal ? [1.5, 0.5, 2.5, 10.5] : []
    return question.isReal ? fractions + numbers.map(Double.init) : numbers.map(Double.init)
  }

  /// The number of attempts for each length, because categories repeat every hundred.
  private static let tries = 110
}
