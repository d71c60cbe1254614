package import CopyfitDynamicType
package import CopyfitSourceText
package import CopyfitUnicode

extension ConfigurationReader {
  /// Reads a locale's name; `no` is Norwegian, not a Boolean value.
  package mutating func locale(_ node: YAMLNode) -> Located<LocaleIdentifier>? {
    guard let name = text(node, "a locale such as de or pt-BR") else { return nil }
    guard LocaleIdentifier.isWellFormed(name) else {
      report(expected: "a locale such as de or pt-BR", at: node)
      return nil
    }
    return Located(LocaleIdentifier(name), at: node.position)
  }

  package mutating func category(_ node: YAMLNode) -> ContentSizeCategory? {
    // UIKit's names and others are also accepted.
    accept(.text, at: node)
    return choice(node, "category", known: ContentSizeCategory.allCases.map(\.name)) {
      ContentSizeCategory(name: $0)
    }
  }
}
