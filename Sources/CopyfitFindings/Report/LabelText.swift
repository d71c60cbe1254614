public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// A label's text in one locale with its results, for reports that also list texts that fit.
///
/// `AuditOptions.textDetail` decides whether an audit keeps them.
public struct LabelText: Hashable, Sendable {
  /// The fit of a text at one category on one device.
  public struct Cell: Hashable, Sendable {
    /// The screen.
    public var device: Device
    /// The category; `nil` for a label that does not scale, for which all categories are equal.
    public var category: ContentSizeCategory?
    /// Whether the text fits, or how it fails.
    public var verdict: Verdict
    /// Whether this is also the verdict in the text's other possible rooms.
    public var decision = CellDecision.decided
    /// The certainty of the verdict; `nil` if the text is measured in the label's own font.
    public var certainty: Certainty?
    /// The number of lines of the whole text.
    public var lineCount: Int
    /// The width of the widest line, in points.
    public var width: Double
    /// The height of all lines, in points.
    public var height: Double
    /// The minimum room that a line leaves, in points; `nil` without a width.
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
  /// The label's identifier, `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  public var id: String
  /// The locale's tag.
  public var locale: String
  /// The form of the key, such as `plural.few`; `nil` if the key has one form.
  public var variant: String?
  /// Whether it is measured with Bold Text.
  public var boldText = false
  /// The label's place.
  public var source: SourceLocation
  /// The largest category up to which its font grows; `nil` if it grows up to the largest one.
  public var largestCategory: ContentSizeCategory?
  /// Whether it is shown on Android or the web.
  public var isOnOtherSystem = false
  /// The reason why the text was not measured; `nil` if it was.
  public var obstacle: SkipReason?
  /// The cells by device, then by category; empty unless they are requested.
  public var cells: [Cell] = []

  /// Creates an entry for a text without results.
  public init(project: String, id: String, locale: String, source: SourceLocation) {
    self.project = project
    self.id = id
    self.locale = locale
    self.source = source
  }
}
