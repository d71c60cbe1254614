@testable import Copyfit
import Testing

/// The sizes that shrinking tries: size − 0.25 k, then exactly the minimum.
struct ShrinkingTests {
  private func fit(
    _ text: String, size: Double, width: Double, scale: Double? = nil, minimum: Double? = nil
  ) throws -> LabelFit {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: size), width: width, lines: 1,
      minimumScaleFactor: scale,
      minimumFontSize: minimum)
    return fitter.fit(try fitter.prepare(text, locale: "de", for: label), label, at: .large)
  }

  /// The width at a size is proportional to the width at 16.
  private func width(at size: Double) throws -> Double {
    try fit("Weiter zur Kasse", size: 16, width: 1e6).width * size / 16
  }

  /// The minimum is the larger of two, and is tried itself, although it is not a multiple of a quarter.
  @Test(
    arguments: [
      // Fits at 16.25 and not at 16.5.
      (16.4, 0.5, nil, 16.25 / 17), (16.25, 0.5, nil, 16.25 / 17), (16.2, 0.5, nil, 16 / 17),
      // 17 · 0.93 = 15.81: tried after 16.
      (15.9, 0.93, nil, 0.93), (15.81, 0.93, nil, 0.93), (15.7, 0.93, nil, nil),
      (15.9, nil, 15.81, 0.93), (15.9, 0.5, 15.81, 0.93), (15.9, 0.93, 1, 0.93),
      (15.7, 0.5, 15.81, nil), (15.7, 0.93, 1, nil),
      // No smaller size is allowed.
      (15.9, nil, 17, nil), (15.9, 0.5, 18, nil),
    ] as [(Double, Double?, Double?, Double?)])
  func triesQuartersThenTheMinimum(
    fitting: Double, scale: Double?, minimum: Double?, found: Double?
  ) throws {
    let fit = try fit(
      "Weiter zur Kasse", size: 17, width: try width(at: fitting), scale: scale, minimum: minimum)
    #expect(fit.verdict == (found == nil ? .truncates : .shrinks))
    #expect(abs((fit.scale ?? 0) - (found ?? 0)) < 1e-9)
    #expect(fit.pointSize == 17)
  }

  /// If no size fits, the verdict and the visible text are those at the minimum.
  @Test func whatNeverFitsIsCutAtTheMinimum() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: 20), width: 80, lines: 1, minimumScaleFactor: 0.6)
    let text = try fitter.prepare("Shrink me please, all of you", locale: "en", for: label)
    let fit = fitter.fit(text, label, at: .large)
    let visible = fitter.visibleText(of: text, label, at: .large)
    label.font = .custom("Inter-Regular", fixedSize: 12)
    label.minimumScaleFactor = nil
    #expect(fit.verdict == .truncates)
    #expect(fit.scale == nil)
    #expect(fit.drawnPointSize == 12)
    #expect(fit.width == fitter.fit(text, label, at: .large).width)
    #expect(visible == fitter.visibleText(of: text, label, at: .large))
  }

  /// The lines are those at the size of all other results: the one that fits, or the smallest.
  @Test(arguments: [(150, 0.5, 1), (150, 0.9, 2)] as [(Double, Double, Int)])
  func linesAreThoseThatAreMeasured(_ width: Double, _ scale: Double, _ count: Int) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: 17), width: width, lines: 1,
      minimumScaleFactor: scale)
    let text = try fitter.prepare("Your subscription will renew", locale: "en", for: label)
    let fit = fitter.fit(text, label, at: .large)
    let lines = fitter.lines(of: text, label, at: .large)
    #expect(lines.count == count)
    #expect(fit.lineCount == lines.count)
    #expect(fit.width == lines.map(\.width).max())
    #expect(fit.drawnPointSize < 17)
  }

  /// A long text in several lines has larger steps, because each is laid out; one line is decided by one comparison.
  @Test(arguments: [
    (1, false, 4_000), (1_000, false, 4_000), (2_000, false, 2_000), (1 << 20, false, 16),
    (1 << 20, true, 4_000),
  ])
  func longTextsHaveFewerSizes(length: Int, isSingleLine: Bool, expected: Int) {
    #expect(LabelFitter.maximumSteps(length: length, isSingleLine: isSingleLine) == expected)
  }

  /// Text that is clipped vertically does not shrink, because shrinking is about width.
  @Test func heightDoesNotShrink() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: 17), width: 200, height: 8, lines: 1,
      minimumScaleFactor: 0.1)
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .large).verdict == .clips)
  }
}
