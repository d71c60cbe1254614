internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// Scripts whose letters are much higher or lower than those of Latin.
///
/// Since iOS 17, a label in a text style needs more height for such letters; in other fonts it does not (documentation
/// of `UILetterformAwareAdjusting`). The scripts and the additional height are not published.
enum TallScripts {
  /// Arabic, the scripts of India, Sri Lanka, Nepal and Tibet, and those of South-East Asia.
  private static let codes: Set<String> = [
    "Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh",
    "Taml", "Telu",
    "Thaa", "Thai", "Tibt",
  ]

  /// Whether lines of a text may be higher in a label than measured.
  static func mayRaiseLines(of text: String, in label: LabelSpec) -> Bool {
    guard label.behavior.tallScriptLines == .unknown, label.descriptor.isSystem,
      case .textStyle = label.descriptor.sizing
    else { return false }
    return text.unicodeScalars.contains { !$0.isASCII && codes.contains(Script(of: $0).code) }
  }
}
