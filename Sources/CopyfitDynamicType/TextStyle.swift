/// A role that text plays on a screen, whose point size and leading follow the reader's category.
///
/// The first eleven are those that iOS has had since iOS 11; a scale says which it has. Source: Apple,
/// *UIFont.TextStyle*.
public enum TextStyle: Int, CaseIterable, Sendable, Hashable {
  /// Nine of the eleven styles of iOS 11 and later, from the largest on.
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  /// The other two, smaller than `footnote`.
  case caption1, caption2
  /// Titles of iOS 17 and visionOS.
  case extraLargeTitle, extraLargeTitle2
  /// The smaller one of the two footnotes of watchOS.
  case footnote2

  /// The name that Copyfit reads and writes, such as `title1`.
  public var name: String { Self.names[rawValue].own }

  /// The style of a name, or `nil` where no style has it.
  ///
  /// Read are Copyfit's own names, SwiftUI's (`title`, `caption`), UIKit's raw values
  /// (`UICTFontTextStyleSubhead`), constants (`UIFontTextStyleSubheadline`) and cases
  /// (`UIFont.TextStyle.title1`), and the names of tvOS's and watchOS's tables (`subtitle1`,
  /// `footnote1`). Letter case does not matter.
  public init?(name: String) {
    guard let style = Self.byName[name] ?? Self.byName[name.lowercased()] else { return nil }
    self = style
  }

  private struct Names {
    let own: String
    /// What follows `UICTFontTextStyle` in UIKit's raw value.
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

  /// The style of each name, as it is written and in lower case.
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
  /// The name by which the configuration and reports know the style.
  public var description: String { name }
}
