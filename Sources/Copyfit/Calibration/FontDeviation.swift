internal import CopyfitFonts

/// The possible differences of a stand-in's widths from those of the font that it replaces.
public struct FontDeviation: Hashable, Sendable {
  /// The smallest and the largest assumed margin over all sizes, as fractions; `nil` for a substitute, whose widths are
  /// used unchanged.
  public var assumed: ClosedRange<Double>?
  /// The measured entries, in the order of the calibration.
  public var measured: [FontCalibration.Entry]

  /// Creates a deviation; the default is unknown.
  public init(assumed: ClosedRange<Double>? = nil, measured: [FontCalibration.Entry] = []) {
    self.assumed = assumed
    self.measured = measured
  }

  /// The deviation merged with that of another use of the same face.
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
  /// Whether the widths in some use were compared with those of the font that it replaces, and in some use were not.
  package var widths: (areCompared: Bool, areAssumed: Bool) {
    guard let assumed else { return (false, false) }
    let margin = SystemStandIn.unmeasuredMargin
    return (assumed.lowerBound < margin, assumed.upperBound >= margin)
  }

  /// The deviation in the order of a calibration, independent of the order of uses.
  func sorted(as calibration: FontCalibration) -> FontDeviation {
    FontDeviation(assumed: assumed, measured: calibration.entries.filter(measured.contains))
  }
}
