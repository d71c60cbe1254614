/// The outline of a glyph in design units; y grows upward from the baseline, which is 0.
public struct GlyphOutline: Hashable, Sendable {
  /// A point in design units.
  public struct Point: Hashable, Sendable {
    /// The distance to the right of the pen.
    public var x: Double
    /// The distance above the baseline.
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

  /// The contours, one after the other; the area inside, by the non-zero rule, is filled.
  public var segments: [Segment]

  /// Creates an outline.
  public init(segments: [Segment] = []) { self.segments = segments }

  /// Whether nothing is drawn, as for a space.
  public var isEmpty: Bool { segments.isEmpty }
}
