/// A screen that labels are checked on.
public enum Device: Hashable, Sendable {
  /// Each document's own canvas.
  case canvas
  /// A screen of a width in points.
  case width(Double)
}
