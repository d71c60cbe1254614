internal import Copyfit
internal import CopyfitDynamicType

/// All comparable sizes by font, and the number of others with the reasons.
struct CalibrationSamples {
  /// The font of a sample.
  struct FontKey: Hashable {
    var postScriptName: String
    var standIn: Bool
    var target: FontCalibration.Target?
    /// The assumed margin at the sample's size; `nil` for an installed font.
    var assumedMargin: Double?
    /// The font's range of sizes that contains the sample.
    var band: SizeBand
  }

  var widths: [(font: FontKey, sample: CalibrationReport.Sample, frameWidth: Double?)] = []
  var lineHeights: [(font: FontKey, sample: CalibrationReport.Sample)] = []
  var wrappedHeights: [(font: FontKey, sample: CalibrationReport.Sample)] = []
  var leftOut: [String: Int] = [:]

  mutating func add(_ other: CalibrationSamples) {
    widths += other.widths
    lineHeights += other.lineHeights
    wrappedHeights += other.wrappedHeights
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
  }

  mutating func leaveOut(_ reason: String) { leftOut[reason, default: 0] += 1 }
}

/// The ranges of sizes in which San Francisco and its stand-in have similar differences.
///
/// Between 17 and 25 points the stand-in is a blend of two faces, and the margins change at these sizes.
enum SizeBand: Int, Hashable, Comparable {
  case below16, from16, above17, from25, above58
  /// All sizes of a font without optical sizes.
  case all

  init(_ pointSize: Double, isSystem: Bool) {
    self =
      if !isSystem { .all } else {
        switch pointSize {
        case ..<16: .below16
        case ...17: .from16
        case ..<25: .above17
        case ...58: .from25
        default: .above58
        }
      }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The steps that lengths were rounded up to.
enum RoundingStep {
  /// Points, and the pixels of screens with two and three pixels for a point.
  private static let steps = [1, 1.0 / 2, 1.0 / 3]
  /// The maximum distance of a length from a step because of its decimals.
  private static let tolerance = 0.006

  /// The largest step that divides all lengths; 0 if no step does.
  static func of(_ lengths: some Sequence<Double>) -> Double {
    steps.first { step in
      lengths.allSatisfy { abs($0 - ($0 / step).rounded() * step) <= tolerance }
    } ?? 0
  }
}
