internal import CCopyfitICU

/// CLDR's rules for the form of a text that goes with a number, for numbers of things and in a row.
@safe
public struct PluralRules: ~Copyable {
  private let rules: OpaquePointer

  /// What numbers are for.
  public enum Kind: Hashable, Sendable {
    /// How many there are: 1 day, 2 days.
    case cardinal
    /// Which one in a row it is: 1st, 2nd, 3rd.
    case ordinal
  }

  /// Opens the rules of a locale; a locale that ICU does not know has the root's, `other` alone.
  public init(locale: LocaleIdentifier, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe copyfit_icu_plurals_open(locale.tag, kind == .ordinal ? 1 : 0, &status)
    try ICUError.check(status)
    guard let opened = unsafe opened else { throw .outOfMemory }
    unsafe rules = opened
  }

  deinit { unsafe copyfit_icu_plurals_close(rules) }

  /// The category of a number; a number that is not finite is `other`.
  public func category(of number: Double) -> PluralCategory {
    guard number.isFinite else { return .other }
    let rank = unsafe copyfit_icu_plurals_category(rules, number)
    return rank < 0 ? .other : PluralCategory.allCases[Int(rank)]
  }
}
