package import CopyfitUnicode
internal import Synchronization

/// Finds numbers that stand for the plural categories of a locale; remembers what it found.
package final class PluralNumbers: Sendable {
  /// Which number is looked for.
  package struct Question: Hashable {
    var category: PluralCategory
    var locale: LocaleIdentifier
    /// The number that says how many digits it has, if there is one with as many.
    var typical: Int
    /// Whether numbers have fractions.
    var isReal: Bool
    /// Whether they are numbers in a row: 1st, 2nd, 3rd.
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

    /// The categories that will do: `other` also takes categories without a form.
    fileprivate var categories: Set<PluralCategory> {
      guard category == .other else { return [category] }
      return Set(PluralCategory.allCases).subtracting(forms).union([category])
    }
  }

  private let answers = Mutex<[Question: Double?]>([:])

  /// What a number is taken to be where it is unknown: two digits, as counts in apps mostly have.
  package static let typical = 42

  /// Creates a finder that has found nothing yet.
  package init() {}

  /// A number that takes the form of a category.
  ///
  /// - Parameter chooser: Who chooses the form.
  /// - Returns: `nil` where no number of the locale has the category, so that its form never shows.
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

  /// The typical number, then those with as many digits from the largest down, then shorter ones.
  private static func candidates(_ question: Question) -> [Double] {
    var numbers = [question.typical]
    var digits = min(max(String(question.typical.magnitude).count, 1), 9)
    while digits > 0 {
      let least = (0..<(digits - 1)).reduce(1) { power, _ in power * 10 }
      numbers += (max(least, least * 10 - tries)..<(least * 10)).reversed()
      digits -= 1
    }
    // Arabic has a form for hundreds, French and others one for whole millions.
    numbers += [0, 102, 1_000_000]
    // Some forms are for longer numbers only.
    numbers += 10...tries
    let fractions = question.isReal ? [1.5, 0.5, 2.5, 10.5] : []
    return question.isReal ? fractions + numbers.map(Double.init) : numbers.map(Double.init)
  }

  /// How many numbers of one length are tried: categories repeat every hundred.
  private static let tries = 110
}
