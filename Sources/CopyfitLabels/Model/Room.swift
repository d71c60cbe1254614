public import CopyfitDynamicType

/// The room of a label on a device: its width and its height as intervals.
public struct Room: Hashable, Sendable {
  /// The screen of a room.
  public enum Screen: Hashable, Sendable {
    /// Every device.
    case all
    /// The document's own canvas.
    case canvas
    /// A screen with a width in points.
    case width(Double)
  }

  /// The size of a label in a document, on its own canvas.
  public struct Drawing: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points; `nil` if it was not recorded.
    public var height: Double?

    /// Creates a drawing with a size in points.
    public init(width: Double, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The screen of the room.
  public var screen: Screen
  /// The width of lines; `nil` if there is no limit.
  public var width: Interval?
  /// The height of all lines; `nil` if the label grows with its text.
  public var height: Interval?
  /// The style with which the height is scaled, as `UIFontMetrics` scales a value; `nil` for a fixed height.
  public var heightScaling: TextStyle?
  /// The size in the document, which is evidence but not a bound.
  public var drawn: Drawing?

  /// Creates a room without limits.
  public init(
    on screen: Screen = .all, width: Interval? = nil, height: Interval? = nil,
    heightScaling: TextStyle? = nil, drawn: Drawing? = nil
  ) {
    self.screen = screen
    self.width = width
    self.height = height
    self.heightScaling = heightScaling
    self.drawn = drawn
  }
}
