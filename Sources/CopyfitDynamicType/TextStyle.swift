/// A role of text on a screen, whose point size and leading follow the reader's category.
///
/// The first eleven are available since iOS 11. Each scale has some of them. Source: Apple, *UIFont.TextStyle*.
public enum TextStyle: Int, CaseIterable, Sendable, Hashable {
  /// Nine of the eleven styles of iOS 11 and later, in descending size.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  /// The other two, smaller than `footnote`.
  case caption1, caption2
  /// Titles of iOS 17 and visionOS.
  case extraLargeTitle, extraLargeTitle2
  /// The smaller of the two footnotes of watchOS.
  case footnote2

  /// Copyfit's own name, such as `title1`.
  public var name: String { Self.names[rawValue].own }

  /// Creates the style with a name, or `nil` without one.
  ///
  /// The name may be Copyfit's own, SwiftUI's (`title`, `caption`), a UIKit raw value (`UICTFontTextStyleSubhead`),
  /// constant (`UIFontTextStyleSubheadline`) or case (`UIFont.TextStyle.title1`), or a name in the tables of tvOS and
  /// watchOS (`subtitle1`, `footnote1`). Letter case does not matter.
  public init?(name: String) {
    guard let style = Self.byName[name] ?? Self.byName[name.lowercased()] else { return nil }
    self = style
  }

  private struct Names {
    let own: String
    /// The part after `UICTFontTextStyle` in UIKit's raw value.
    let raw: String
    let aliases: [String]

    init(_ own: String, _ raw: String, _ aliases: String...) {
      self.own = own
      self.raw = raw
      self.aliases = aliases
    }
  }

  private static let names = [
    Names("largeTitle", "Title0", "UICTFontTextStyleLargeTitle"),
    Names("title1", "Title1", "title"),
    Names("title2", "Title2"),
    Names("title3", "Title3"),
    Names("headline", "Headline"),
    Names("body", "Body"),
    Names("callout", "Callout"),
    Names("subheadline", "Subhead", "subhead", "subtitle1"),
    Names("footnote", "Footnote", "footnote1"),
    Names("caption1", "Caption1", "caption"),
    Names("caption2", "Caption2"),
    Names("extraLargeTitle", "ExtraLargeTitle"),
    Names("extraLargeTitle2", "ExtraLargeTitle2"),
    Names("footnote2", "Footnote2"),
  ]

  /// The style of each name, as written and in lower case.
  private static let byName: [String: TextStyle] = {
    var styles: [String: TextStyle] = [:]
    for style in allCases {
      let names = Self.names[style.rawValue]
      let all = [
        names.own, "UICTFontTextStyle" + names.raw, "UIFontTextStyle" + names.own,
        "UIFont.TextStyle." + names.own,
      ]
      for name in all + names.aliases {
        for name in [name, name.lowercased()] where styles[name] == nil { styles[name] = style }
      }
    }
    return styles
  }()
}

extension TextStyle: CustomStringConvertible {
  /// The name of the style in the configuration and in reports.
  public var description: String { name }
}
