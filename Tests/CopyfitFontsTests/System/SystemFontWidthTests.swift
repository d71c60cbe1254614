import CopyfitDynamicType
import Foundation
import Testing

@testable import CopyfitFonts

/// Widths that Xcode measured with San Francisco, see `README.md` beside this file.
@Suite struct SystemFontWidthTests {
  struct Sample {
    let weight: FontWeight
    let size: Double
    let graphemes: Double
    /// In Inter and Inter Display, in ems.
    let ems: (text: Double, display: Double)
    let width: Double
    let step: Double

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t")
      let numbers = fields.dropFirst(3).compactMap { Double($0) }
      guard fields.count == 9, numbers.count == 6,
        let weight = SystemFontWidthTests.weights[String(fields[2])]
      else { return nil }
      self.weight = weight
      (size, graphemes, ems) = (numbers[0], numbers[1], (numbers[2], numbers[3]))
      (width, step) = (numbers[4], numbers[5])
    }

    /// The share by which the label is wider than the stand-in's width.
    func deviation(from standIn: SystemStandIn) -> Double {
      let share = standIn.displayShare(atPointSize: size)
      let tracking =
        (1 - share) * standIn.tracking(atPointSize: size) + standIn.correction(atPointSize: size)
      let computed =
        size * ((1 - share) * ems.text + share * ems.display) + graphemes * tracking
      return (width - step / 2) / computed - 1
    }

    /// Whether the label's width, considering its rounding, is within the margin.
    func isWithinMargin(of standIn: SystemStandIn) -> Bool {
      let uncertainty = step / 2 / width
      return abs(deviation(from: standIn)) - uncertainty <= standIn.margin(atPointSize: size)
    }
  }

  fileprivate static let weights: [String: FontWeight] = [
    "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy,
  ]

  private static func samples() throws -> [Sample] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SystemFontWidths.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.dropFirst().map { try #require(Sample($0), "\($0)") }
  }

  struct Row: CustomTestStringConvertible {
    let name: String
    let weights: [FontWeight]
    let sizes: Range<Double>
    /// The number of labels, and the number within the margin.
    let count: Int
    let within: Int
    /// The median deviation, as a share.
    let median: Double

    init(
      _ name: String, _ weights: [FontWeight], _ sizes: Range<Double>, _ count: Int, _ within: Int,
      median: Double
    ) {
      (self.name, self.weights, self.sizes) = (name, weights, sizes)
      (self.count, self.within, self.median) = (count, within, median)
    }

    var testDescription: String { name }
  }

  private static let all = Array(weights.values)
  private static let allSizes = 0.0..<1000

  @Test(arguments: [
    Row("all", all, allSizes, 889, 865, median: 0),
    Row("regular", [.regular], allSizes, 616, 597, median: -0.001),
    Row("medium", [.medium], allSizes, 48, 46, median: 0.001),
    Row("semibold", [.semibold], allSizes, 140, 139, median: 0),
    Row("bold", [.bold], allSizes, 77, 75, median: 0),
    Row("others", [.thin, .light, .heavy], allSizes, 8, 8, median: 0.007),
    Row("body", [.regular], 17..<17.5, 319, 312, median: 0),
    Row("headline", [.semibold], 17..<17.5, 59, 59, median: 0.001),
    Row("11 to 19 points", all, 11..<20, 809, 787, median: 0),
    Row("20 to 24 points", all, 20..<25, 44, 43, median: -0.001),
    Row("25 points and more", all, 25..<1000, 35, 34, median: 0.002),
  ])
  func widths(_ row: Row) throws {
    var deviations: [Double] = []
    var within = 0
    for sample in try Self.samples()
    where row.weights.contains(sample.weight) && row.sizes.contains(sample.size) {
      let standIn = try #require(
        InstalledFonts.database.systemStandIn(weight: sample.weight, isItalic: false))
      deviations.append(sample.deviation(from: standIn))
      if sample.isWithinMargin(of: standIn) { within += 1 }
    }
    #expect(deviations.count == row.count)
    #expect(within == row.within)
    #expect(Double(within) >= 0.95 * Double(deviations.count))
    let median = try #require(deviations.sorted().dropFirst(deviations.count / 2).first)
    #expect(abs(median - row.median) < 0.0005, "\(median)")
  }
}
