/// A role that text plays on a screen, whose point size and leading follow the reader's category.
///
/// Source: Apple, *UIFont.TextStyle*.
public enum TextStyle: Int, CaseIterable, Sendable, Hashable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2

  /// The name that Copyfit reads and writes, such as `title1`.
  public var name: String { Self.names[rawValue].own }

  /// The style of a name, or `nil` where no style has it.
  ///
  /// Read are Copyfit's own names, SwiftUI's (`title`, `caption`), and UIKit's raw values
  /// (`UICTFontTextStyleSubhead`), constants (`UIFontTextStyleSubheadline`) and cases
  /// (`UIFont.TextStyle.title1`). Letter case does not matter.
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { style in
      let names = Self.names[style.rawValue]
      let all = [
        names.own, names.alias, "UICTFontTextStyle" + names.raw, "UIFontTextStyle" + names.own,
        "UIFont.TextStyle." + names.own,
      ]
      return all.contains { $0.lowercased() == wanted }
    }
    guard let match else { return nil }
    self = match
  }

  /// Own name, what else it is called, and what follows `UICTFontTextStyle` in the raw value.
  private static let names: [(own: String, alias: String, raw: String)] = [
    ("largeTitle", "UICTFontTextStyleLargeTitle", "Title0"),
    ("title1", "title", "Title1"),
    ("title2", "title2", "Title2"),
    ("title3", "title3", "Title3"),
    ("headline", "headline", "Headline"),
    ("body", "body", "Body"),
    ("callout", "callout", "Callout"),
    ("subheadline", "subhead", "Subhead"),
    ("footnote", "footnote", "Footnote"),
    ("caption1", "caption", "Caption1"),
    ("caption2", "caption2", "Caption2"),
  ]
}

extension TextStyle: CustomStringConvertible {
  public var description: String { name }
}
