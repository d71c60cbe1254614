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
    /// A label, by its identity.
    case label(String)
    /// Another row, by its identity.
    case row(String)
    /// Empty space, at least so many points.
    case spacer(least: Double)
    /// Something that shows no text, by how many points it takes.
    case size(Extent)
  }

  /// How much room something takes that shows no text, in points.
  public struct Extent: Hashable, Sendable {
    /// The least that it takes.
    public var least: Double
    /// What it takes where there is room; `nil` where it is not known.
    public var ideal: Double?
    /// The most that it takes; `nil` where nothing limits it.
    public var most: Double?

    /// Creates an extent in points.
    public init(least: Double, ideal: Double? = nil, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }
  }

  /// One member of the row.
  public struct Member: Hashable, Sendable {
    /// What it is.
    public var content: Content
    /// How hard it resists compression below its text, a layout priority from 0 to 1,000; `nil` if unknown.
    public var priority: Double?
    /// How hard it hugs its text, a layout priority from 0 to 1,000; `nil` if unknown.
    public var hugging: Double?
    /// Whether the app may hide it, so that it takes no room.
    public var mayHide: Bool

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

  /// The row's identity in its document.
  public var id: String
  /// What the row holds on.
  public var screen: Room.Screen
  /// The direction that members follow each other in.
  public var axis: Axis
  /// What the members share.
  public var room: Interval
  /// The distance between two members that are shown, in points.
  public var spacing: Double
  /// How the room is divided.
  public var rule: Rule
  /// The members in their order.
  public var members: [Member]

  /// Creates a row.
  public init(
    id: String, on screen: Room.Screen = .all, axis: Axis = .horizontal, room: Interval,
    spacing: Double = 0, rule: Rule = .fill
  ) {
    self.id = id
    self.screen = screen
    self.axis = axis
    self.room = room
    self.spacing = spacing
    self.rule = rule
    members = []
  }
}
