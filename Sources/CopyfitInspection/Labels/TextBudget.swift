internal import Copyfit
public import CopyfitDynamicType
public import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// How much room the strings of a project have: the measured limits of each, over all its labels.
///
/// A text that keeps all limits of its key (the width of each line, their number and their height, which is more
/// than it is in the label's font where another font has to help out) is truncated in none of the key's labels, at no category up to the
/// gate's, without shrinking; where a font stands in for another one, over its whole margin of error
/// in the scripts that were compared.
public struct TextBudget: Sendable {
  /// A limit: what a text may take in one font at one size.
  public struct Limit: Hashable, Sendable {
    /// The PostScript name of the face that is measured at this size.
    public var fontName: String
    /// The family of that face, such as `Inter Display`; empty where the face names none.
    public var family = ""
    /// Whether that face stands in for the system font.
    public var isStandIn: Bool
    /// The coordinates of a variable face; empty where all are at their defaults.
    public var variations: [FontVariation] = []
    /// The OpenType features that are set beside those that are on anyway.
    public var features: [FontFeature] = []
    /// What the labels add after every character, in points.
    public var letterSpacing = 0.0
    /// What the face adds after every character at this size, in points: a stand-in's tracking.
    public var tracking = 0.0
    /// In points.
    public var pointSize: Double
    /// What each line may be wide, in points.
    public var width: Double
    /// How many lines there may be.
    public var lines: Int
    /// What all lines together may be high, in points: as many lines of the font as there are.
    public var height: Double
    /// The font's face for small sizes, which stands for those of all sizes.
    var textFace: MeasuredFace?
  }

  /// A string with its limits.
  public struct Entry: Sendable {
    /// The name of its project.
    public var project: String
    /// The folder of its catalog, relative to the project.
    public var bundle: String
    /// Its table.
    public var table: String
    /// Its key.
    public var key: String
    /// The file that holds the text in the source language; the label's own where none does.
    public var file: String
    /// The tag of the language that it was written in.
    public var sourceLanguage: String
    /// The text in the source language; `nil` if there is none.
    public var sourceText: String?
    /// The identities of the labels that show it, in the order of the project.
    public var labels: [String]
    /// All limits that a text must keep: none of them follows from another one.
    public var limits: [Limit]
    /// About how many characters keep the limits, by locale, where the locale has texts.
    public var characters: [String: Int] = [:]
  }

  /// Labels that say nothing of a limit, with the reason.
  public struct LeftOut: Hashable, Sendable {
    /// A label that says nothing of a limit.
    public struct Label: Hashable, Sendable {
      /// The name of its project.
      public var project: String
      /// Its identity.
      public var id: String
      /// The key of its text.
      public var key: String
      /// The last category up to which there would be a limit; `nil` if there is none at any.
      public var last: ContentSizeCategory?

      /// Creates an entry for a label.
      public init(project: String, id: String, key: String, last: ContentSizeCategory? = nil) {
        (self.project, self.id, self.key, self.last) = (project, id, key, last)
      }
    }

    /// Why, in a clause for a person.
    public var reason: String
    /// The labels, in the order of the projects.
    public var labels: [Label]
  }

  /// The projects that were measured.
  public var projects: [AuditReport.Project] = []
  /// The strings, in the order of the projects and of their labels.
  public var entries: [Entry] = []
  /// In the order of the reasons.
  public var leftOut: [LeftOut] = []
  /// The locales that characters are counted for.
  public var locales: [String]
  /// The last category at which the limits hold, by project.
  public var through: [ContentSizeCategory]
}

extension TextBudget.Entry {
  /// The limit that is tightest for its font, by its width in sizes, for formats that can hold only one; `nil` where
  /// the labels have different fonts.
  ///
  /// It has no more lines than any other one, and is spaced as widely for its size.
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
  /// What stands after every character beside its advance, in points.
  public var spacing: Double { letterSpacing + tracking }

  /// Whether a text that keeps this limit keeps another one: no text grows narrower as its font grows.
  func implies(_ other: Self) -> Bool {
    hasFont(of: other) && letterSpacing >= other.letterSpacing && pointSize >= other.pointSize
      && width <= other.width && lines <= other.lines
  }

  /// A length in sizes of the font.
  fileprivate func relative(_ length: KeyPath<Self, Double>) -> Double {
    self[keyPath: length] / pointSize
  }

  fileprivate func hasFont(of other: Self) -> Bool {
    guard isStandIn == other.isStandIn, textFace == other.textFace else { return false }
    return textFace != nil
      || (fontName, variations, features) == (other.fontName, other.variations, other.features)
  }
}
