/// What is typical of some deviations, whatever a few of them say.
///
/// Sources: median and median absolute deviation after F. R. Hampel, "The influence curve and its role in
/// robust estimation", JASA 69 (1974); what is farther than 3.5 scaled deviations from the median is left
/// out after B. Iglewicz and D. Hoaglin, "How to Detect and Handle Outliers" (1993).
public struct WidthStatistics: Hashable, Sendable {
  /// How many deviations there are.
  public let count: Int
  /// The deviation in the middle, as a share of the width.
  public let median: Double
  /// The mean deviation, as a share of the width.
  public let mean: Double
  /// The median absolute deviation, times 1.4826: of normal errors the standard deviation.
  public let spread: Double
  /// The deviation that is farthest from 0, with its sign.
  public let largest: Double

  /// How many spreads from the median a deviation is no more of its kind.
  static let outlierSpreads = 3.5
  /// The least distance from the median that makes an outlier, as a share: letters differ by that much.
  static let minimumOutlierDistance = 0.005
  /// The factor that makes a median absolute deviation a standard deviation.
  private static let normalScale = 1.4826

  /// - Parameter values: At least one; not of any order.
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

  /// Whether a deviation, known to an uncertainty, is too far from the others to be one of them.
  func isOutlier(_ deviation: Double, uncertainty: Double) -> Bool {
    let limit = max(Self.outlierSpreads * spread, Self.minimumOutlierDistance)
    return abs(deviation - median) - uncertainty > limit
  }
}

/// A factor for widths, and how far they may be off after it.
struct WidthFactor: Hashable {
  let factor: Double
  let margin: Double

  /// How many different texts a factor needs.
  ///
  /// The median of five holds although two of them are wrong, and the interval in which the next text is
  /// to be expected is three times as wide as their spread; of four it would be one, and nearly four times.
  static let minimumTexts = 5
  /// The least margin: letters and pairs of letters that no text had may differ by that much.
  private static let minimumMargin = 0.0025

  /// - Parameters:
  ///   - deviations: The deviations that count.
  ///   - texts: How many different texts they are of, at least 2.
  init(_ deviations: [Double], median: Double, texts: Int) {
    // As many decimals as reports have: what is written there is what is used.
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

  /// Student's t for 97.5 %: the interval about the mean that holds the next value in 19 of 20 cases.
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
