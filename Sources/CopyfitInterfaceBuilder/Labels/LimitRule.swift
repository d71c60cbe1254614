package import CopyfitLabels

/// What a document says of a label's width or height, and how far it can be trusted.
package enum LimitRule: Hashable, Sendable {
  /// Fixed, or both sides reach the screen, margins or a fixed view through constants.
  case constraint(DeviceLength)
  /// From the canvas: autoresizing and cell styles.
  case canvas(DeviceLength)
  /// Anything from one length to another: what fits in the least is kept, what is lost in the most is lost.
  case between(least: DeviceLength, most: DeviceLength, reason: Doubt)
  /// What binds cannot be told; `limit` is the inner width of what holds the label, if that is known,
  /// and `drawn` the length in the document's own frame. The text's own width may be `drawn`.
  case undecided(limit: DeviceLength?, drawn: Double?, reason: Doubt)
  /// The label grows with its text.
  case unlimited
}
