package import CopyfitUnicode

extension LocaleIdentifier {
  /// Whether a name has the form of a locale's, such as `de` or `pt_BR`; `no` is Norwegian.
  package static func isWellFormed(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
      && (2...8).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
