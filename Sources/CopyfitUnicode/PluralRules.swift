internal import CCopyfitICU

/// CLDR's rules for the plural category of a number, cardinal or ordinal.
@safe
public struct PluralRules: ~Copyable {
  private let rules: OpaquePointer

  /// The use of numbers.
  public enum Kind: Hashable, Sendable {
    /// A count: 1 day, 2 days.
    case cardinal
    /// A position: 1st, 2nd, 3rd.
    case ordinal
  }

  /// Opens the rules of a locale; a locale that ICU does not know uses the root's, which has only `other`.
  public init(locale: LocaleIdentifier, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe copyfit_icu_plurals_open(locale.tag, kind == .ordinal ? 1 : 0, &status)
    try ICUError.check(status)
    guard let opened = unsafe opened else { throw .outOfMemory }
    unsafe rules = opened
  }

  deinit { unsafe copyfit_icu_plurals_close(rules) }

  /// The category of a number; `other` if it is not finite.
  public func category(of number: Double) -> PluralCategory {
    guard number.isFinite else { return .other }
    let rank = unsafe copyfit_icu_plurals_category(rules, number)
    return rank < 0 ? .other : PluralCategory.allCases[Int(rank)]
  }
}
