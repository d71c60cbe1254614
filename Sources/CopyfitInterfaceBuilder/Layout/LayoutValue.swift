/// The certainty of a length, best first.
enum Trust: Int, Comparable {
  /// Follows from required constraints, the screen and views of fixed size.
  case constraint
  /// Depends on the natural size of an image or a control, which can be compressed like a text.
  case content
  /// Depends on a drawn frame of an autoresizing mask or a table.
  case canvas
  /// Depends on a size that code decides; the document draws another one.
  case drawn

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A position or length on the canvas, with its change with the screen.
struct LayoutValue: Hashable {
  var length: DeviceLength
  var trust: Trust
  /// The origin of a position; positions with different origins are not comparable.
  ///
  /// 0 is the screen. A view with an unknown position is the origin for the positions inside it.
  var origin = 0

  init(_ length: DeviceLength, _ trust: Trust, origin: Int = 0) {
    self.length = length
    self.trust = trust
    self.origin = origin
  }

  /// The value, increased by a constant in points.
  func offset(by constant: Double) -> Self { offset(by: DeviceLength(onCanvas: constant)) }

  /// The value, increased by a length.
  func offset(by length: DeviceLength) -> Self {
    var result = self
    result.length = self.length + length
    return result
  }

  /// The value multiplied by a factor; the result is a length, not a position.
  func scaled(by factor: Double) -> Self {
    Self(length.scaled(by: factor), trust)
  }

  /// The sum of a position or length and a length.
  static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.length + rhs.length, max(lhs.trust, rhs.trust), origin: lhs.origin)
  }

  /// The length between two positions, or `nil` if they are not comparable.
  func distance(to end: Self) -> Self? {
    guard origin == end.origin else { return nil }
    var result = end + scaled(by: -1)
    result.origin = 0
    return result
  }
}
