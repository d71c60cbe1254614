public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// A label's text in one locale with what became of it, for reports that also list what is fine.
///
/// `AuditOptions.textDetail` says whether an audit keeps them.
public struct LabelText: Hashable, Sendable {
  /// How the text fits at one category on one device.
  public struct Cell: Hashable, Sendable {
    /// The screen.
    public var device: Device
    /// The category; `nil` for a label that does not scale: all of them.
    public var category: ContentSizeCategory?
    /// Whether the text fits, and if not, how it fails.
    public var verdict: Verdict
    /// Whether that is the verdict at the most room that the text may have, and another one at the least.
    public var isUndecided = false
    /// How sure the verdict is; `nil` where the text is measured in the label's own font.
    public var certainty: Certainty?
    /// How many lines the whole text takes.
    public var lineCount: Int
    /// The width of the widest line, in points.
    public var width: Double
    /// The height of all lines, in points.
    public var height: Double
    /// The least room that a line leaves, in points; `nil` without a width.
    public var slack: Double?

    /// Creates a cell.
    public init(
      device: Device, category: ContentSizeCategory?, verdict: Verdict, certainty: Certainty?,
      lineCount: Int, width: Double, height: Double, slack: Double?
    ) {
      self.device = device
      self.category = category
      self.verdict = verdict
      self.certainty = certainty
      self.lineCount = lineCount
      self.width = width
      self.height = height
      self.slack = slack
    }
  }

  /// The project's name.
  public var project: String
  /// The label's identity, `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  public var id: String
  /// The locale's tag.
  public var locale: String
  /// Which of the key's forms it is, such as `plural.few`; `nil` where it has one.
  public var variant: String?
  /// Whether it is measured with Bold Text on.
  public var boldText = false
  /// The label's place.
  public var source: SourceLocation
  /// Why the text was not measured; `nil` where it was.
  public var obstacle: String?
  /// By device, then by category; empty unless they are asked for.
  public var cells: [Cell] = []

  /// Creates an entry for a text with no results yet.
  public init(project: String, id: String, locale: String, source: SourceLocation) {
    self.project = project
    self.id = id
    self.locale = locale
    self.source = source
  }
}
