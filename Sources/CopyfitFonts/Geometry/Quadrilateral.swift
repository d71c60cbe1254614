#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Four corners in points; x grows to the right, y downward.
public struct Quadrilateral: Hashable, Codable, Sendable {
  /// A place in points, from the line box's top left corner.
  public struct Point: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var x: Double
    /// The distance downward.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The corner at the top left of an upright box.
  public var topLeft: Point
  /// The corner at the top right.
  public var topRight: Point
  /// The corner at the bottom right.
  public var bottomRight: Point
  /// The corner at the bottom left.
  public var bottomLeft: Point

  /// Creates a quadrilateral from its corners.
  public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

extension Quadrilateral {
  /// The background behind a line of slanted text: its box, sheared like the letters.
  ///
  /// The baseline stays in place: x′ = x + tan(lean) · (baseline − y). A common transform shears by tan(lean) about the
  /// top and then moves the box by baseline · sin(lean). It moves the box baseline · (tan − sin) too far to the left:
  /// 0.09 points at 17 points and 10°.
  ///
  /// - Parameters:
  ///   - width: The line's width, in points.
  ///   - ascender: The distance from the line's top to its baseline, in points.
  ///   - descender: The distance from the baseline to the line's bottom, in points; negative.
  ///   - slantAngle: The slant in degrees; negative leans to the right, as in `FontGeometry.slantAngle`.
  /// - Returns: `nil` if a length is not finite, or the slant is not between −90° and 90°.
  public static func slantedBackdrop(
    width: Double, ascender: Double, descender: Double, slantAngle: Double
  ) -> Quadrilateral? {
    let areFinite = [width, ascender, descender].allSatisfy(\.isFinite)
    guard areFinite, slantAngle > -90, slantAngle < 90 else { return nil }
    let lean = tan(-slantAngle * .pi / 180)
    let (top, bottom) = (lean * ascender, lean * descender)
    let height = ascender - descender
    return Quadrilateral(
      topLeft: Point(x: top, y: 0), topRight: Point(x: width + top, y: 0),
      bottomRight: Point(x: width + bottom, y: height), bottomLeft: Point(x: bottom, y: height))
  }
}

extension Quadrilateral {
  /// The same shape, moved down by a distance in points.
  public func movedDown(by distance: Double) -> Quadrilateral {
    func moved(_ point: Point) -> Point { Point(x: point.x, y: point.y + distance) }
    return Quadrilateral(
      topLeft: moved(topLeft), topRight: moved(topRight), bottomRight: moved(bottomRight),
      bottomLeft: moved(bottomLeft))
  }
}

extension FontGeometry {
  /// The background behind a line of text in the face; the geometry's lengths must be in points.
  ///
  /// `nil` in the same cases as `Quadrilateral.slantedBackdrop`.
  public func slantedBackdrop(width: Double) -> Quadrilateral? {
    .slantedBackdrop(
      width: width, ascender: ascender, descender: descender, slantAngle: slantAngle)
  }
}
