@testable import CopyfitInspection
import Testing

struct WidthStatisticsTests {
  @Test(arguments: [
    ([0.02], 0.02, 0.02, 0.0, 0.02),
    ([0.01, 0.03], 0.02, 0.02, 0.014826, 0.03),
    ([0.01, 0.02, 0.03, 0.02, -0.9], 0.02, -0.164, 0.014826, -0.9),
  ])
  func ofDeviations(
    values: [Double], median: Double, mean: Double, spread: Double, largest: Double
  ) {
    let statistics = WidthStatistics(values)
    #expect(statistics.count == values.count)
    #expect(abs(statistics.median - median) < 1e-12)
    #expect(abs(statistics.mean - mean) < 1e-12)
    #expect(abs(statistics.spread - spread) < 1e-12)
    #expect(statistics.largest == largest)
    #expect(WidthStatistics(values.reversed()) == statistics)
  }

  /// A deviation of half a percent is not an outlier if all others are equal, because it may be rounding.
  @Test(arguments: [
    (0.0, 0.0, false), (0.0049, 0, false), (0.0051, 0, true), (0.0051, 0.001, false),
    (-0.3, 0.01, true),
  ])
  func outliers(deviation: Double, uncertainty: Double, isOutlier: Bool) {
    let statistics = WidthStatistics([0, 0, 0, 0])
    #expect(statistics.isOutlier(deviation, uncertainty: uncertainty) == isOutlier)
  }

  /// The margin is the maximum of a quarter of a percent, the largest error, and the prediction of Student's t.
  @Test(arguments: [
    ([0.02, 0.02, 0.02, 0.02, 0.02], 0.02, 5, 1.02, 0.0025),
    ([0.02, 0.02, 0.02, 0.02, 0.0404], 0.02, 5, 1.02, 0.0305),
    (Array(repeating: 0.02, count: 99) + [0.0302], 0.02, 100, 1.02, 0.01),
    ([0.0204, 0.0204], 0.0204, 2, 1.02, 0.0087),
  ])
  func factors(
    deviations: [Double], median: Double, texts: Int, factor: Double, margin: Double
  ) {
    let found = WidthFactor(deviations, median: median, texts: texts)
    #expect(found.factor == factor)
    #expect(abs(found.margin - margin) < 1e-9)
  }

  @Test(
    arguments: [
      ([64, 65, 100], 1), ([64.5, 65], 0.5), ([64.333, 64.67, 10], 1 / 3), ([64.517, 65], 0),
      ([64.5, 64.333], 0),
    ] as [([Double], Double)])
  func stepsOfRounding(lengths: [Double], step: Double) {
    #expect(RoundingStep.of(lengths) == step)
  }
}
