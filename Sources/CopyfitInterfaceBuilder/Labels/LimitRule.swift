package import CopyfitLabels

/// The limit of a label's width or height according to the document, with its certainty.
package enum LimitRule: Hashable, Sendable {
  /// Fixed, or determined by constants from the screen, margins or a fixed view on both sides.
  case constraint(DeviceLength)
  /// From the canvas: autoresizing masks and cell styles.
  case canvas(DeviceLength)
  /// Between two lengths: text that fits the smaller one is kept, and text that does not fit the larger one is lost.
  case between(least: DeviceLength, most: DeviceLength, reason: Doubt)
  /// Unknown. `limit` is the inner width of the label's container, if known, and `drawn` the length in the document's
  /// frame, which may be the text's own width.
  case undecided(limit: DeviceLength?, drawn: Double?, reason: Doubt)
  /// The label grows with its text.
  case unlimited
}
