import CopyfitLayout

extension [LayoutLine] {
  /// Whether two layouts have the same breaks and widths in grid units, and positions that differ at most by the order
  /// of summation.
  func agree(with other: [LayoutLine]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.agrees(with: $1) }
  }
}

extension LayoutLine {
  fileprivate func agrees(with other: LayoutLine) -> Bool {
    var moved = self
    moved.geometry = other.geometry
    return moved == other && geometry.isNear(other.geometry)
  }
}

extension LineGeometry {
  private var values: [Double] { [top, baseline, bottom, ascender, descender] }

  fileprivate func isNear(_ other: LineGeometry) -> Bool {
    zip(values, other.values).allSatisfy { $0.isNear($1) }
  }
}

extension Double {
  /// Whether two lengths are equal except for the last bits.
  func isNear(_ other: Double) -> Bool {
    abs(self - other) <= 1e-9 * max(1, abs(self), abs(other))
  }
}
