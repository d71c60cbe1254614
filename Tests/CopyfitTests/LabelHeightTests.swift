import Testing

@testable import Copyfit

/// Measured heights of labels on devices and simulators, compared through the whole path: from the font's description
/// to pixels.
struct LabelHeightTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let font: Font
    let category: ContentSizeCategory
    let lines: Int
    let displayScale: Double
    let observed: Double

    init(
      _ font: Font, _ category: ContentSizeCategory = .large, lines: Int, _ displayScale: Double,
      _ observed: Double
    ) {
      self.font = font
      self.category = category
      self.lines = lines
      self.displayScale = displayScale
      self.observed = observed
    }

    var testDescription: String { "\(font) at \(category), \(lines) lines @\(displayScale)x" }
  }

  @Test(arguments: [
    Case(.body, lines: 1, 2, 20.5),
    Case(.body, lines: 10, 2, 218.5),
    Case(.body, lines: 10, 3, 218 + 1.0 / 3),
    Case(.headline, lines: 1, 3, 20 + 1.0 / 3),
    Case(.headline, lines: 2, 3, 42 + 1.0 / 3),
    Case(.subheadline, lines: 1, 3, 18),
    Case(.subheadline, lines: 2, 3, 38),
    Case(.subheadline, lines: 3, 3, 58),
    Case(.subheadline, .accessibility2, lines: 2, 2, 72),
    Case(.system(size: 18), lines: 1, 3, 21 + 2.0 / 3),
    Case(.system(size: 16), lines: 1, 3, 19 + 1.0 / 3),
    Case(.system(size: 13), lines: 1, 3, 15 + 2.0 / 3),
    Case(.system(size: 33), lines: 1, 2, 39.5),
    Case(.system(size: 23), lines: 1, 2, 27.5),
  ])
  func height(_ c: Case) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: c.font, lines: 0)
    label.displayScale = c.displayScale
    let text = Array(repeating: "Hi", count: c.lines).joined(separator: "\n")
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    let fit = fitter.fit(prepared, label, at: c.category)
    #expect(fit.lineCount == c.lines)
    #expect(ceilToPixel(fit.height, displayScale: c.displayScale) == c.observed)
  }
}
