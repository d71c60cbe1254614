package import CopyfitUnicode

/// The names of files and folders that stand for locales.
package enum LocaleName {
  /// The locale that a whole name stands for, such as `pt_BR` or `zh-Hans`; `nil` for another name.
  ///
  /// Only languages that ICU knows count, so a folder `src` does not. POSIX adds a modifier: `sr@latin`.
  package static func locale(_ name: some StringProtocol) -> LocaleIdentifier? {
    let base = name.prefix { $0 != "@" }
    let parts = base.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, LocaleIdentifier.isKnown(language: String(language)),
      parts.dropFirst().allSatisfy({ isSubtag(String($0)) }),
      base.endIndex == name.endIndex || isModifier(name[base.endIndex...].dropFirst().utf8)
    else { return nil }
    return LocaleIdentifier(String(name))
  }

  /// Whether a name is a modifier of a locale in POSIX: `latin`, `valencia`.
  private static func isModifier(_ name: some Collection<UInt8>) -> Bool {
    (4...10).contains(name.count) && name.allSatisfy(isLetter)
  }

  /// Whether a name is a script, a region or a variant: `Hans`, `BR`, `419`, `valencia`.
  private static func isSubtag(_ name: String) -> Bool {
    let utf8 = name.utf8
    guard utf8.allSatisfy({ isLetter($0) || $0.isDigit }) else { return false }
    return switch utf8.count {
    case 2: utf8.allSatisfy(isLetter)
    case 3: utf8.allSatisfy(\.isDigit)
    case 4: utf8.allSatisfy(isLetter) || utf8.first?.isDigit ?? false
    case 5...8: true
    default: false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The maximum length of a locale's name at the end of a file's name, in characters.
  private static let longest = 32

  /// Splits a name that ends in a locale, such as `messages_de_AT` or `common.fr`, into its start and the locale.
  ///
  /// - Parameter separators: The characters that may be between them.
  static func suffix(
    of name: String, after separators: String
  ) -> (base: String, locale: LocaleIdentifier)? {
    let tail = name.suffix(longest + 1)
    for index in tail.indices where separators.contains(name[index]) && index > name.startIndex {
      if let locale = locale(name[name.index(after: index)...]) {
        return (String(name[..<index]), locale)
      }
    }
    return nil
  }
}
