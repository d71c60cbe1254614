import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// The heights of labels in the system font that were measured on iOS.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LabelHeightTests {
  /// A label with a number of lines, and its height before and after rounding up to a pixel.
  struct Measured: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Double
    /// The baseline distance of a text style.
    let leading: Double?
    let lines: Int
    let displayScale: Double
    let unrounded: Double
    let observed: Double

    init(
      _ name: String, _ size: Double, _ leading: Double?, lines: Int, _ displayScale: Double,
      _ unrounded: Double, _ observed: Double
    ) {
      self.name = name
      self.size = size
      self.leading = leading
      self.lines = lines
      self.displayScale = displayScale
      self.unrounded = unrounded
      self.observed = observed
    }

    var testDescription: String { "\(name), lines: \(lines), @\(Int(displayScale))x" }
  }

  /// Sources: Apple's developer forums, thread 650982 (`body`); measurements on iOS 26.1 (the rest).
  @Test(arguments: [
    Measured("body", 17, 22, lines: 1, 2, 20.287, 20.5),
    Measured("body", 17, 22, lines: 10, 2, 218.287, 218.5),
    Measured("body", 17, 22, lines: 10, 3, 218.287, 218.333),
    Measured("headline", 17, 22, lines: 1, 3, 20.287, 20.333),
    Measured("headline", 17, 22, lines: 2, 3, 42.287, 42.333),
    Measured("subheadline", 15, 20, lines: 1, 3, 17.900, 18),
    Measured("subheadline", 15, 20, lines: 2, 3, 37.900, 38),
    Measured("subheadline", 15, 20, lines: 3, 3, 57.900, 58),
    Measured("subheadline AX2", 30, 36, lines: 2, 2, 71.801, 72),
    Measured("system 18", 18, nil, lines: 1, 3, 21.480, 21.667),
    Measured("system 16", 16, nil, lines: 1, 3, 19.094, 19.333),
    Measured("system 13", 13, nil, lines: 1, 3, 15.514, 15.667),
    Measured("system 33", 33, nil, lines: 1, 2, 39.381, 39.5),
    Measured("system 23", 23, nil, lines: 1, 2, 27.447, 27.5),
  ])
  func labels(_ label: Measured) throws {
    var worker = LayoutWorker()
    let string = Array(repeating: "x", count: label.lines).joined(separator: "\n")
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()))
    let box = LayoutBox(pointSize: label.size, baselineDistance: label.leading)
    let fit = worker.fit(text, in: box)
    #expect(abs(fit.height - label.unrounded) < 0.001)
    let pixels = (fit.height * label.displayScale).rounded(.up)
    #expect(abs(pixels / label.displayScale - label.observed) < 0.001)
    #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height) == label.lines)
    #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height - 0.01) == label.lines)
    #expect(
      worker.lineCount(of: text, in: box, withinHeight: fit.height - 0.02)
        == max(label.lines - 1, 1))
  }

  /// Styles with a smaller distance between lines than their height, with both values of the switch.
  ///
  /// The leading is negative: −0.13 points in `caption2`, −1.25 in `body` AX5, −5.09 in `headline` AX4.
  @Test(arguments: [
    (11.0, 13.0, 2, LayoutOptions.LinePitch.tallest, 26.254), (11, 13, 2, .textStyle, 26.127),
    (11, 13, 3, .tallest, 39.381), (11, 13, 3, .textStyle, 39.127),
    (53, 62, 2, .tallest, 126.496), (53, 62, 2, .textStyle, 125.248),
    (53, 62, 3, .tallest, 189.744), (53, 62, 3, .textStyle, 187.248),
    (47, 51, 1, .tallest, 56.088), (47, 51, 1, .textStyle, 56.088),
    (47, 51, 2, .tallest, 112.176), (47, 51, 2, .textStyle, 107.088),
    (47, 51, 3, .tallest, 168.264), (47, 51, 3, .textStyle, 158.088),
  ])
  func negativeLeading(
    _ size: Double, _ leading: Double, _ lines: Int, _ pitch: LayoutOptions.LinePitch,
    _ height: Double
  ) throws {
    var worker = LayoutWorker()
    let string = Array(repeating: "x", count: lines).joined(separator: "\n")
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()),
      options: LayoutOptions(linePitch: pitch))
    let box = LayoutBox(pointSize: size, baselineDistance: leading)
    let fit = worker.fit(text, in: box)
    #expect(abs(fit.height - height) < 0.001)
    #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height) == lines)
  }
}
