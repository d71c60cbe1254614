internal import CCopyfitICU

/// CLDR's rules of which form of a text goes with a number, for cardinal numbers.
@safe
public struct PluralRules: ~Copyable {
  private let rules: OpaquePointer

  /// Opens the rules of a locale; a locale that ICU does not know has the root's, `other` alone.
  public init(locale: LocaleIdentifier) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe copyfit_icu_plurals_open(locale.tag, &status)
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
