/// The outline of a glyph in design units: y grows upwards, the baseline is 0.
public struct GlyphOutline: Hashable, Sendable {
  /// A place in design units.
  public struct Point: Hashable, Sendable {
    /// To the right, from the pen.
    public var x: Double
    /// Upwards, from the baseline.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of the pen.
  public enum Segment: Hashable, Sendable {
    /// Begins a contour.
    case move(Point)
    case line(Point)
    /// A parabola: its control point, then its end.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: its two control points, then its end.
    case cubic(Point, Point, Point)
    /// Ends a contour where it began.
    case close
  }

  /// The contours one after the other; what they enclose by the non-zero rule is filled.
  public var segments: [Segment]

  /// Creates an outline.
  public init(segments: [Segment] = []) { self.segments = segments }

  /// Whether nothing is drawn, as for a space.
  public var isEmpty: Bool { segments.isEmpty }
}
