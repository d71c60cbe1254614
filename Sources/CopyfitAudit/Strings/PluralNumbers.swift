internal import CopyfitUnicode
internal import Synchronization

/// Finds numbers that stand for the plural categories of a locale; remembers what it found.
final class PluralNumbers: Sendable {
  private struct Question: Hashable {
    /// The categories of which any will do.
    var categories: Set<PluralCategory>
    var locale: LocaleIdentifier
    var typical: Int
    var isReal: Bool
    var isOrdinal: Bool
  }

  private let answers = Mutex<[Question: Double?]>([:])

  /// What a number is taken to be where it is unknown: two digits, as counts in apps mostly have.
  static let typical = 42

  /// A number that takes the form of a category, with as many digits as a typical number if there is one.
  ///
  /// Numbers of categories without a form take `other`.
  ///
  /// - Parameters:
  ///   - isReal: Whether numbers have fractions.
  ///   - isOrdinal: Whether they are numbers in a row: 1st, 2nd, 3rd.
  ///   - chooser: Who chooses the form.
  ///   - forms: The categories that have a form.
  /// - Returns: `nil` where no number of the locale has the category, so that its form never shows.
  func number(
    of category: PluralCategory, in locale: LocaleIdentifier, near typical: Int = typical,
    isReal: Bool = false, isOrdinal: Bool = false, chooser: PluralChooser = .foundation,
    forms: Set<PluralCategory> = Set(PluralCategory.allCases)
  ) -> Double? {
    let own = isOrdinal ? nil : chooser.number(of: category)
    if category == .zero, let own { return own }
    let others = category == .other ? Set(PluralCategory.allCases).subtracting(forms) : []
    let question = Question(
      categories: others.union([category]), locale: locale, typical: typical, isReal: isReal,
      isOrdinal: isOrdinal)
    if let known = answers.withLock({ $0[question] }) { return known ?? own }
    let answer = Self.find(question)
    answers.withLock { $0[question] = .some(answer) }
    return answer ?? own
  }

  private static func find(_ question: Question) -> Double? {
    let kind = question.isOrdinal ? PluralRules.Kind.ordinal : .cardinal
    guard let rules = try? PluralRules(locale: question.locale, kind: kind) else {
      return question.categories.contains(.other) ? Double(question.typical) : nil
    }
    return candidates(question).first { question.categories.contains(rules.category(of: $0)) }
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
