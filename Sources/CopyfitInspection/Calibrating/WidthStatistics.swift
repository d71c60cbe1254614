/// The typical value of deviations, without outliers.
///
/// Sources: median and median absolute deviation according to F. R. Hampel, "The influence curve and its role in robust
/// estimation", JASA 69 (1974); values farther than 3.5 scaled deviations from the median are left out according to B.
/// Iglewicz and D. Hoaglin, "How to Detect and Handle Outliers" (1993).
public struct WidthStatistics: Hashable, Sendable {
  /// The number of deviations.
  public let count: Int
  /// The deviation in the middle, as a fraction of the width.
  public let median: Double
  /// The mean deviation, as a fraction of the width.
  public let mean: Double
  /// The median absolute deviation, times 1.4826: the standard deviation if errors are normal.
  public let spread: Double
  /// The deviation that is farthest from 0, with its sign.
  public let largest: Double

  /// The number of spreads from the median beyond which a deviation is an outlier.
  static let outlierSpreads = 3.5
  /// The minimum distance of an outlier from the median, as a fraction: letters differ by that much.
  static let minimumOutlierDistance = 0.005
  /// The factor from a median absolute deviation to a standard deviation.
  private static let normalScale = 1.4826

  /// - Parameter values: At least one value, in any order.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    let median = Self.median(sorted)
    count = sorted.count
    self.median = median
    mean = sorted.reduce(0, +) / Double(max(sorted.count, 1))
    spread = Self.normalScale * Self.median(sorted.map { abs($0 - median) }.sorted())
    largest = sorted.max { abs($0) < abs($1) } ?? 0
  }

  private static func median(_ sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Whether a deviation with an uncertainty is too far from the others.
  func isOutlier(_ deviation: Double, uncertainty: Double) -> Bool {
    let limit = max(Self.outlierSpreads * spread, Self.minimumOutlierDistance)
    return abs(deviation - median) - uncertainty > limit
  }
}

/// A factor for widths, and the remaining margin of error.
struct WidthFactor: Hashable {
  let factor: Double
  let margin: Double

  /// The minimum number of different texts for a factor.
  ///
  /// With five texts, the median is right even if two of them are wrong, and the prediction interval of the next text
  /// is three times the spread; with four texts, it is right if one is wrong, and the interval is nearly four times.
  static let minimumTexts = 5
  /// The minimum margin: letters and pairs of letters that are in no text may differ by that much.
  private static let minimumMargin = 0.0025

  /// - Parameters:
  ///   - deviations: The deviations that are used.
  ///   - texts: The number of their different texts, at least 2.
  init(_ deviations: [Double], median: Double, texts: Int) {
    // Rounded as in reports, so that the written factor is the used one.
    let factor = ((1 + median) * 1000).rounded() / 1000
    let errors = deviations.map { (1 + $0) / factor - 1 }
    let largest = errors.map { abs($0) }.max() ?? 0
    let squares = errors.sorted().reduce(0) { $0 + $1 * $1 }
    let deviation = (squares / Double(max(errors.count - 1, 1))).squareRoot()
    let expected = deviation * Self.quantile(texts - 1) * (1 + 1 / Double(texts)).squareRoot()
    let margin = max(largest, expected, Self.minimumMargin)
    self.factor = factor
    self.margin = (margin * 10_000 - 1e-6).rounded(.up) / 10_000
  }

  /// Student's t for 97.5 %: the next value is in this interval around the mean in 19 of 20 cases.
  private static func quantile(_ freedom: Int) -> Double {
    quantiles[min(max(freedom, 1), quantiles.count) - 1]
  }

  private static let quantiles = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16,
    2.145,
    2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
    2.045, 2.042,
  ]
}
