/// How far the widths of a font that stands in for another one may be from that one's.
public struct FontDeviation: Hashable, Sendable {
  /// The least and the largest margin, by size, as shares, where nobody has measured; `nil` for a
  /// substitute, whose widths are taken as they are there.
  public var assumed: ClosedRange<Double>?
  /// What was measured on devices, in the order of the calibration.
  public var measured: [FontCalibration.Entry]

  /// Creates a deviation; by default nothing is known of it.
  public init(assumed: ClosedRange<Double>? = nil, measured: [FontCalibration.Entry] = []) {
    self.assumed = assumed
    self.measured = measured
  }

  /// This and what is known of another use of the same face.
  func merged(with other: FontDeviation) -> FontDeviation {
    let added = other.measured.filter { !measured.contains($0) }
    let all = [assumed, other.assumed].compactMap { $0 }
    let least = all.map(\.lowerBound).min()
    let largest = all.map(\.upperBound).max()
    let assumed = least.flatMap { least in largest.map { least...$0 } }
    return FontDeviation(assumed: assumed, measured: measured + added)
  }
}

extension FontDeviation {
  /// The same in the order of a calibration, whatever order its uses came in.
  func sorted(as calibration: FontCalibration) -> FontDeviation {
    FontDeviation(assumed: assumed, measured: calibration.entries.filter(measured.contains))
  }
}
