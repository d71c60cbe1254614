public import CopyfitDynamicType
public import CopyfitSourceText

/// Labels that share a row or a column, so that the room of each depends on the texts of the others.
public struct Row: Hashable, Sendable {
  /// The maximum number of members, which is more than a screen shows.
  ///
  /// The work for a row grows with the square of its length, for each language and text size.
  package static let maximumMembers = 64

  /// The direction of the members.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
    /// The members are alternatives: the first one whose width fits is shown, as in SwiftUI's `ViewThatFits`.
    case firstThatFits
  }

  /// The rule by which the row divides its room.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A stack view with the distribution `fill`.
    case fill
    /// Constraints with priorities.
    case constraints
    /// A stack in SwiftUI.
    case swiftUI = "swiftui"
  }

  /// The content of a member.
  public enum Content: Hashable, Sendable {
    /// The labels of one element, by their identifiers, of which one is visible at a time; empty if its text is
    /// unknown.
    case labels([String])
    /// Another row, by its identifier.
    case row(String)
    /// Empty space with a minimum size in points.
    case spacer(least: Double)
    /// A view without text: its size in points, and its size if there is enough room.
    case size(Interval, ideal: Double? = nil)
  }

  /// One member of the row.
  public struct Member: Hashable, Sendable {
    /// The content.
    public var content: Content
    /// The space in an element beside its text, in points, including images.
    public var inset = Interval.zero
    /// The compression resistance, a layout priority from 0 to 1,000; `nil` if unknown.
    public var priority: Double?
    /// The content hugging, a layout priority from 0 to 1,000; `nil` if unknown.
    public var hugging: Double?
    /// Whether the app may hide it, so that it takes no room.
    public var mayHide: Bool
    /// Whether the app may change its text.
    public var mayChange = false
    /// Whether something other than the row also limits it; in SwiftUI, whether it has its own width for every offer
    /// (`fixedSize`).
    public var isConstrained = false
    /// The text style with which its size grows; `nil` if its size does not depend on the text size.
    public var scaledBy: TextStyle?

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

  /// The row's identifier, which is the same for all devices.
  public var id: String
  /// The place; if several labels have the same identifier, the row contains those of this file.
  public var source: SourceLocation
  /// The screen of the row.
  public var screen: Room.Screen
  /// The direction of the members.
  public var axis: Axis
  /// The room of the members and the gaps between them.
  public var room: Interval
  /// The distance between two visible members, in points.
  public var spacing: Double
  /// The rule by which the room is divided.
  public var rule: Rule
  /// The members in their order.
  public var members: [Member]
  /// The reasons that the members may be arranged differently; if there are any, findings are uncertain.
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
