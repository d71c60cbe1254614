public import CopyfitDynamicType

/// The room that a label has on a device: its width and its height, each as far as it is known.
public struct Room: Hashable, Sendable {
  /// What a room holds on.
  public enum Screen: Hashable, Sendable {
    /// Every device.
    case all
    /// The document's own canvas.
    case canvas
    /// A screen of a width in points.
    case width(Double)
  }

  /// The rectangle that a document stores for a label, on its own canvas.
  public struct Drawing: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points; `nil` where it was not noted.
    public var height: Double?

    /// Creates a rectangle of a size in points.
    public init(width: Double, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// What the room holds on.
  public var screen: Screen
  /// How wide lines may be; `nil` where nothing limits them.
  public var width: Interval?
  /// How high all lines may be; `nil` where the label grows with its text.
  public var height: Interval?
  /// The style that the height grows with, as `UIFontMetrics` scales a value; `nil`: it is fixed.
  public var heightScaling: TextStyle?
  /// What a document drew: a witness, and no bound.
  public var drawn: Drawing?

  /// Creates a room that nothing limits.
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
