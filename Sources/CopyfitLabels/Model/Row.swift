public import CopyfitSourceText

/// Labels that share a row, or a column: what one may take depends on the texts of the others.
public struct Row: Hashable, Sendable {
  /// The direction that members follow each other in.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// How the row divides its room.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// As a stack view that fills.
    case fill
    /// As constraints with priorities.
    case constraints
    /// As a stack of SwiftUI.
    case swiftUI = "swiftui"
  }

  /// What one place of the row holds.
  public enum Content: Hashable, Sendable {
    /// Labels of one element, by their identities: one shows at a time. None where its text is unknown.
    case labels([String])
    /// Another row, by its identity.
    case row(String)
    /// Empty space, at least so many points.
    case spacer(least: Double)
    /// Something that shows no text, by how many points it takes, and how many where there is room.
    case size(Interval, ideal: Double? = nil)
  }

  /// One member of the row.
  public struct Member: Hashable, Sendable {
    /// What it is.
    public var content: Content
    /// What an element keeps free beside its text, or shows there, in points.
    public var inset = Interval.zero
    /// How hard it resists compression below its text, a layout priority from 0 to 1,000; `nil` if unknown.
    public var priority: Double?
    /// How hard it hugs its text, a layout priority from 0 to 1,000; `nil` if unknown.
    public var hugging: Double?
    /// Whether the app may hide it, so that it takes no room.
    public var mayHide: Bool
    /// Whether the app may give it another text.
    public var mayChange = false
    /// Whether something else than the row limits it, too.
    public var isConstrained = false

    /// Creates a member.
    public init(
      _ content: Content, priority: Double? = nil, hugging: Double? = nil, mayHide: Bool = false
    ) {
      self.content = content
      self.priority = priority
      self.hugging = hugging
      self.mayHide = mayHide
    }
  }

  /// The row's identity: one for all devices that it is on.
  public var id: String
  /// Where it is; of several labels with one identity it holds those of this file.
  public var source: SourceLocation
  /// What the row holds on.
  public var screen: Room.Screen
  /// The direction that members follow each other in.
  public var axis: Axis
  /// What the members and the gaps between them share.
  public var room: Interval
  /// The distance between two members that are shown, in points.
  public var spacing: Double
  /// How the room is divided.
  public var rule: Rule
  /// The members in their order.
  public var members: [Member]
  /// What may arrange the members otherwise, so that nothing found is certain.
  public var doubts: [Doubt] = []

  /// Creates a row.
  public init(
    id: String, source: SourceLocation, on screen: Room.Screen = .all, axis: Axis = .horizontal,
    room: Interval, spacing: Double = 0, rule: Rule = .fill, members: [Member] = []
  ) {
    self.id = id
    self.source = source
    self.screen = screen
    self.axis = axis
    self.room = room
    self.spacing = spacing
    self.rule = rule
    self.members = members
  }
}
