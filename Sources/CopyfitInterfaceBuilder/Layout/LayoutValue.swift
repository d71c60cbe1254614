/// How far a length can be trusted, best first.
enum Trust: Int, Comparable {
  /// Follows from required constraints, the screen and views of fixed size.
  case constraint
  /// Rests on the size that an image or a control asks for, which gives way like that of a text.
  case content
  /// Rests on a frame that autoresizing or a table lays out as it was drawn.
  case canvas
  /// Rests on the size that a view was drawn with and that code will replace.
  case drawn

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A position or a length on the canvas, and how it changes with the screen.
struct LayoutValue: Hashable {
  var length: DeviceLength
  var trust: Trust
  /// Which origin a position is counted from; positions of different origins are not comparable.
  ///
  /// 0 is the screen. A view whose place is unknown is the origin for what is inside it.
  var origin = 0

  init(_ length: DeviceLength, _ trust: Trust, origin: Int = 0) {
    self.length = length
    self.trust = trust
    self.origin = origin
  }

  /// This value moved or lengthened by a constant, in points.
  func offset(by constant: Double) -> Self { offset(by: DeviceLength(onCanvas: constant)) }

  /// This value moved or lengthened by a length.
  func offset(by length: DeviceLength) -> Self {
    var result = self
    result.length = self.length + length
    return result
  }

  /// This value times a factor, and no longer a position.
  func scaled(by factor: Double) -> Self {
    Self(length.scaled(by: factor), trust)
  }

  /// The sum of a position or length and a length.
  static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.length + rhs.length, max(lhs.trust, rhs.trust), origin: lhs.origin)
  }

  /// The length between two positions, or `nil` where they are not comparable.
  func distance(to end: Self) -> Self? {
    guard origin == end.origin else { return nil }
    var result = end + scaled(by: -1)
    result.origin = 0
    return result
  }
}
