/// A screen that labels are checked on.
public enum Device: Hashable, Sendable {
  /// Each document's own canvas.
  case canvas
  /// A screen of a width in points.
  case width(Double)
}

extension Device {
  /// The screen's width in points; `nil` for the document's own.
  package var width: Double? {
    switch self {
    case .canvas: nil
    case .width(let width): width
    }
  }
}
