internal import CopyfitUnicode

/// Which of a project's locales are checked.
struct LocaleSelection: Sendable {
  private let wanted: [LocaleIdentifier]?

  /// - Parameter wanted: The locales that are asked for; `nil` for all.
  init(_ wanted: [LocaleIdentifier]?) {
    self.wanted = wanted
  }

  func contains(_ locale: LocaleIdentifier) -> Bool {
    guard let wanted else { return true }
    return wanted.contains { Self.isSame($0, locale) }
  }

  /// What is asked for and not among the project's locales, in the order in which it was asked for.
  func missing(among locales: [LocaleIdentifier]) -> [LocaleIdentifier] {
    (wanted ?? []).filter { wanted in !locales.contains { Self.isSame(wanted, $0) } }
  }

  /// Whether two tags name one locale: `zh-CN` is `zh-Hans`, and `no` is `nb`, which Xcode writes.
  private static func isSame(_ lhs: LocaleIdentifier, _ rhs: LocaleIdentifier) -> Bool {
    lhs == rhs || specific(lhs).maximized == specific(rhs).maximized
  }

  private static func specific(_ locale: LocaleIdentifier) -> LocaleIdentifier {
    locale.tag == "no" ? LocaleIdentifier("nb") : locale
  }
}
