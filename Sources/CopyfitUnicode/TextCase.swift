internal import CCopyfitICU

/// The case to which the letters of a text are changed where it is shown.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase

  /// The text in this case, by the rules of a language.
  ///
  /// The rules are those of the Unicode Standard, section 3.13, and of CLDR: Greek capitals have no accents, Turkish has
  /// two letters i, and `ß` becomes `SS`. An unknown language has the rules of the Unicode Standard alone.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func applied(to text: String, in locale: LocaleIdentifier) -> String {
    let units = Array(text.utf16)
    let first = change(units, in: locale, capacity: units.count)
    guard let first, first.needed > units.count else { return first?.text ?? text }
    return change(units, in: locale, capacity: first.needed)?.text ?? text
  }

  /// The changed text, up to a number of UTF-16 units, and the number that it needs; `nil` if ICU fails.
  private func change(
    _ units: [UInt16], in locale: LocaleIdentifier, capacity: Int
  ) -> (text: String, needed: Int)? {
    var (status, needed) = (Int32(0), Int32(0))
    let changed = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      needed = unsafe copyfit_icu_change_case(
        locale.language, self == .uppercase ? 1 : 0, units, Int32(units.count), buffer.baseAddress,
        Int32(capacity), &status)
      count = status > 0 ? 0 : min(Int(needed), capacity)
    }
    return status > 0 ? nil : (String(decoding: changed, as: UTF16.self), Int(needed))
  }
}
