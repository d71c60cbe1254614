package import CopyfitUnicode
internal import Synchronization

/// The locales of a project that are checked.
package struct LocaleSelection: Sendable {
  private let wanted: [Wanted]?
  /// The requested locales and their forms.
  private let locales: Set<LocaleIdentifier>
  private let forms: Set<LocaleIdentifier>
  private let memo = Memo()

  /// A requested locale, with the form for comparing.
  private struct Wanted: Sendable {
    var locale: LocaleIdentifier
    var form: LocaleIdentifier
  }

  /// - Parameter wanted: The requested locales; `nil` for all.
  package init(_ wanted: [LocaleIdentifier]?) {
    let found = wanted?.map { Wanted(locale: $0, form: Self.form(of: $0)) }
    locales = Set(found?.map(\.locale) ?? [])
    forms = Set(found?.map(\.form) ?? [])
    self.wanted = found
  }

  /// The tags of the requested locales, in the order of the request; `nil` for all.
  var tags: [String]? { wanted?.map(\.locale.tag) }

  /// Whether a locale is checked; cached, because it is called for every string.
  package func contains(_ locale: LocaleIdentifier) -> Bool {
    guard wanted != nil else { return true }
    return memo.answer(for: locale) { locale in
      locales.contains(locale) || forms.contains(Self.form(of: locale))
    }
  }

  /// The requested locales that the project does not have, in the order of the request.
  package func missing(among locales: [LocaleIdentifier]) -> [LocaleIdentifier] {
    guard let wanted else { return [] }
    let (known, forms) = (Set(locales), Set(locales.map(Self.form)))
    return wanted.filter { !known.contains($0.locale) && !forms.contains($0.form) }.map(\.locale)
  }

  /// The form that equivalent tags share: `zh-CN` becomes `zh-Hans`, and `no` becomes `nb`, which Xcode writes.
  private static func form(of locale: LocaleIdentifier) -> LocaleIdentifier {
    if locale.tag == "no" { return LocaleIdentifier("nb").maximized }
    return namesLanguage(locale) ? locale.maximized : locale
  }

  /// Whether a tag names a language, because ICU treats any other tag as English.
  private static func namesLanguage(_ locale: LocaleIdentifier) -> Bool {
    let language = locale.language
    return locale.tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      && language.allSatisfy(\.isLetter) && (2...8).contains(language.count)
      && !["und", "root"].contains(language)
  }
}

/// Caches for each locale whether it is checked, for all threads.
private final class Memo: Sendable {
  private let answers = Mutex<[LocaleIdentifier: Bool]>([:])

  func answer(
    for locale: LocaleIdentifier, _ decide: (LocaleIdentifier) -> Bool
  ) -> Bool {
    answers.withLock { answers in
      if let answer = answers[locale] { return answer }
      let answer = decide(locale)
      answers[locale] = answer
      return answer
    }
  }
}
