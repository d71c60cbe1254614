/// What a document says of a label's width or height, and how far it can be trusted.
public enum LimitRule: Hashable, Sendable {
  /// Fixed, or both sides reach the screen, margins or a fixed view through constants.
  case constraint(DeviceLength)
  /// From the canvas: autoresizing and cell styles.
  case canvas(DeviceLength)
  /// What binds cannot be told; `limit` is the inner width of what holds the label, if that is known,
  /// and `drawn` the length in the document's own frame. The text's own width may be `drawn`.
  case undecided(limit: DeviceLength?, drawn: Double?, reason: String)
  /// The label grows with its text.
  case unlimited
}

/// A length in points on the canvas, and how it changes with the screen's width.
public struct DeviceLength: Hashable, Sendable {
  /// The length on the document's own canvas, in points.
  public var onCanvas: Double
  /// How many points the length grows for each point by which the screen is wider.
  public var growth: Double

  /// Creates a length, by default one that is the same on every device.
  public init(onCanvas: Double, growth: Double = 0) {
    self.onCanvas = onCanvas
    self.growth = growth
  }

  /// The length on a screen that is `deviceWidth` points wide, at least 0.
  public func length(onDeviceOfWidth deviceWidth: Double, canvasWidth: Double) -> Double {
    max(0, onCanvas + growth * (deviceWidth - canvasWidth))
  }
}
