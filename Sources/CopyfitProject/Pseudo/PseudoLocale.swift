public import CopyfitUnicode

/// A pseudolanguage, created from the source texts to find labels that translations will not fit.
///
/// The kinds are Xcode's pseudolanguages, and expansion by length.
public enum PseudoLocale: Hashable, Sendable {
  /// Letters get accents if a language has such a letter; this shows text that is not localized.
  case accented
  /// Texts are in brackets; this shows which end is lost.
  case bounded
  /// Every text occurs twice.
  case double
  /// Texts are longer by a percentage of their characters, above 0 and at most `maximumPercent`.
  case expanded(percent: Int)
  /// Texts grow as much as the project's own translations of texts of that length.
  case expandedAsTranslated
  /// Texts run from right to left.
  case rightToLeft
  /// Vowels have marks above and below, as in Vietnamese; this shows where height is missing.
  case tall

  /// The maximum percentage: ten times the source's length, more than any language needs.
  public static let maximumPercent = Int(ExpansionRatios.maximumGrowth * 100)

  /// The names that `init(name:)` accepts.
  public static let names = [
    "accented", "bounded", "double", "expand", "expand:35%", "rtl", "tall",
  ]

  /// Creates the pseudolanguage with a name; an expansion with a percentage is `expand:35%`.
  public init?(name: String) {
    switch name {
    case "accented": self = .accented
    case "bounded": self = .bounded
    case "double": self = .double
    case "expand": self = .expandedAsTranslated
    case "rtl": self = .rightToLeft
    case "tall": self = .tall
    default:
      guard name.hasPrefix("expand:"), name.hasSuffix("%"),
        let percent = Int(name.dropFirst("expand:".count).dropLast()),
        (1...Self.maximumPercent).contains(percent)
      else { return nil }
      self = .expanded(percent: percent)
    }
  }

  /// The locale in reports: the source language's with a private-use subtag, such as `en-x-double` (RFC 5646, 2.2.7).
  public func locale(of sourceLanguage: LocaleIdentifier) -> LocaleIdentifier {
    LocaleIdentifier("\(sourceLanguage.tag)-x-\(subtag)")
  }

  private var subtag: String {
    switch self {
    case .accented: "accented"
    case .bounded: "bounded"
    case .double: "double"
    case .expanded(let percent): "expand-\(percent)"
    case .expandedAsTranslated: "expand"
    case .rightToLeft: "rtl"
    case .tall: "tall"
    }
  }
}
