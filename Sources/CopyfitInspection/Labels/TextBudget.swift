internal import Copyfit
public import CopyfitDynamicType
public import CopyfitFindings

/// The room of a project's strings: the measured limits of each string over all of its labels.
///
/// A text within all limits of its key is not truncated in any of the key's labels at any category up to the gate's,
/// and does not shrink. The limits are the width of each line, the number of lines and their height, which is larger if
/// another font has to supply characters. For a stand-in, they include its margin of error in the compared scripts.
public struct TextBudget: Sendable {
  /// The maximum size of a text in one font at one size.
  public struct Limit: Hashable, Sendable {
    /// The PostScript name of the face that is measured at this size.
    public var fontName: String
    /// The family of that face, such as `Inter Display`; empty if it has none.
    public var family = ""
    /// Whether that face is the stand-in for the system font.
    public var isStandIn: Bool
    /// The coordinates of a variable face; empty if all are at their defaults.
    public var variations: [FontVariation] = []
    /// The OpenType features in addition to those that are on by default.
    public var features: [FontFeature] = []
    /// The letter spacing of the labels, in points.
    public var letterSpacing = 0.0
    /// The tracking of a stand-in at this size: the space after every character, in points.
    public var tracking = 0.0
    /// The size of the font, in points.
    public var pointSize: Double
    /// The maximum width of each line, in points.
    public var width: Double
    /// The maximum number of lines.
    public var lines: Int
    /// The maximum height of all lines together, in points.
    public var height: Double
    /// The font's face for small sizes, which represents those of all sizes.
    var textFace: MeasuredFace?
  }

  /// A string with its limits.
  public struct Entry: Sendable {
    /// The name of its project.
    public var project: String
    /// The folder of its catalog, relative to the project.
    public var bundle: String
    /// The table of the string.
    public var table: String
    /// The key of the string.
    public var key: String
    /// The file with the text in the source language, or else the label's file.
    public var file: String
    /// The tag of the language of the source text.
    public var sourceLanguage: String
    /// The text in the source language; `nil` if it has no such text.
    public var sourceText: String?
    /// The identities of the labels that show it, in the order of the project.
    public var labels: [String]
    /// The limits of a text, without those that follow from another one.
    public var limits: [Limit]
    /// The approximate number of characters that stay within the limits, by locale, for locales with texts.
    public var characters: [String: Int] = [:]
  }

  /// The labels without a limit, with the reason.
  public struct LeftOut: Hashable, Sendable {
    /// A label without a limit.
    public struct Label: Hashable, Sendable {
      /// The name of its project.
      public var project: String
      /// The label's identity.
      public var id: String
      /// The key of its text.
      public var key: String
      /// The last category with a limit; `nil` if no category has one.
      public var last: ContentSizeCategory?

      /// Creates an entry for a label.
      public init(project: String, id: String, key: String, last: ContentSizeCategory? = nil) {
        (self.project, self.id, self.key, self.last) = (project, id, key, last)
      }
    }

    /// The reason, as a clause.
    public var reason: String
    /// The labels, in the order of the projects.
    public var labels: [Label]
  }

  /// The projects that were measured.
  public var projects: [AuditReport.Project] = []
  /// The strings, in the order of the projects and of their labels.
  public var entries: [Entry] = []
  /// The labels without a limit, in the order of the reasons.
  public var leftOut: [LeftOut] = []
  /// The locales for which characters are counted.
  public var locales: [String]
  /// The last category at which the limits apply, by project.
  public var through: [ContentSizeCategory]
}

extension TextBudget.Entry {
  /// The strictest limit by its width relative to its font size, for formats with only one limit; `nil` if the labels
  /// have different fonts.
  ///
  /// No other limit has fewer lines, or a larger spacing relative to its size.
  public var strictest: TextBudget.Limit? {
    guard var limit = limits.min(by: { $0.relative(\.width) < $1.relative(\.width) }),
      limits.allSatisfy({ $0.hasFont(of: limit) })
    else { return nil }
    let spacing = limits.map { $0.relative(\.letterSpacing) }.max() ?? 0
    if spacing > limit.relative(\.letterSpacing) { limit.letterSpacing = spacing * limit.pointSize }
    if let least = limits.map(\.lines).min(), least < limit.lines {
      limit.height *= Double(least) / Double(limit.lines)
      limit.lines = least
    }
    return limit
  }
}

extension TextBudget.Limit {
  /// The space after every character, in points.
  public var spacing: Double { letterSpacing + tracking }

  /// Whether a text within this limit is also within another one: no text grows narrower as its font grows.
  func implies(_ other: Self) -> Bool {
    hasFont(of: other) && letterSpacing >= other.letterSpacing && pointSize >= other.pointSize
      && width <= other.width && lines <= other.lines
  }

  /// A length relative to the size of the font.
  fileprivate func relative(_ length: KeyPath<Self, Double>) -> Double {
    self[keyPath: length] / pointSize
  }

  fileprivate func hasFont(of other: Self) -> Bool {
    guard isStandIn == other.isStandIn, textFace == other.textFace else { return false }
    return textFace != nil
      || (fontName, variations, features) == (other.fontName, other.variations, other.features)
  }
}
