import Copyfit
import Testing

struct LabelFitterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let label: LabelSpec
    let verdict: Verdict
    let lineCount: Int

    init(
      _ text: String, width: Double? = nil, height: Double? = nil, lines: Int = 1,
      mode: LabelSpec.Mode = .tail, scale: Double? = nil, minimum: Double? = nil,
      _ verdict: Verdict, _ lineCount: Int
    ) {
      self.text = text
      label = LabelSpec(
        font: .custom("Inter-Regular", fixedSize: 17), width: width, height: height, lines: lines,
        mode: mode, minimumScaleFactor: scale, minimumFontSize: minimum)
      self.verdict = verdict
      self.lineCount = lineCount
    }

    var testDescription: String { "\(text) \(label.width ?? .infinity) × \(label.lines)" }
  }

  /// "Weiter zur Kasse" is 134.8 points wide in Inter at 17, "Kasse" 47.0, one line 20.6 high.
  @Test(arguments: [
    Case("Weiter zur Kasse", .fits, 1),
    Case("Weiter zur Kasse", width: 140, .fits, 1),
    Case("Weiter zur Kasse", width: 120, .truncates, 2),
    Case("Weiter zur Kasse", width: 120, lines: 2, .fits, 2),
    Case("Weiter zur Kasse", width: 120, lines: 0, .fits, 2),
    Case("Weiter zur Kasse", width: 30, lines: 2, .truncates, 5),
    Case("Weiter zur Kasse", width: 30, lines: 0, .splitsWord, 5),
    Case("Weiter zur Kasse", width: 120, mode: .clip, .clips, 2),
    Case("Weiter zur Kasse", width: 120, mode: .wordWrap, .clips, 2),
    Case("Weiter zur Kasse", width: 120, height: 30, lines: 0, .truncates, 2),
    Case("Weiter zur Kasse", width: 120, height: 42, lines: 0, .fits, 2),
    // A font's ascent includes more than ink: a frame slightly lower than the line clips nothing.
    Case("Kasse", width: 120, height: 19, .fits, 1),
    Case("Kasse", width: 120, height: 8, .clips, 1),
    Case("Weiter zur Kasse", width: 120, scale: 0.5, .shrinks, 1),
    Case("Weiter zur Kasse", width: 120, scale: 0.95, .truncates, 2),
    Case("Weiter zur Kasse", width: 120, minimum: 10, .shrinks, 1),
    Case("Weiter zur Kasse", width: 120, lines: 2, scale: 0.5, .fits, 2),
    Case("", width: 10, .fits, 0),
    // A line has at least one character, even if it is wider than the frame.
    Case("W", width: 1, .truncates, 1),
    Case("W", width: 1, mode: .clip, .clips, 1),
    Case("W i", width: 10, lines: 0, .truncates, 2),
    // In a label of one line a hard break counts as a space.
    Case("Zur\nKasse", width: 200, .fits, 2),
    Case("Zur\nKasse", width: 60, .truncates, 2),
  ])
  func verdict(_ c: Case) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let text = try fitter.prepare(c.text, locale: "de", for: c.label)
    let fit = fitter.fit(text, c.label, at: .large)
    #expect(fit.verdict == c.verdict)
    #expect(fit.lineCount == c.lineCount)
    #expect(fit.certainty == nil)
  }

  @Test func shrinksByQuartersOfAPointThenToTheMinimum() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 17), width: 120, lines: 1)
    label.minimumFontSize = 12
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    let fit = fitter.fit(text, label, at: .large)
    let scale = try #require(fit.scale)
    #expect((scale * 17).truncatingRemainder(dividingBy: 0.25) == 0)
    #expect(fit.pointSize == 17)
    #expect(fit.width <= 120 + 1.0 / 64)
  }

  @Test(arguments: [
    ("Hello world again", 60.0, 1, LabelSpec.Mode.tail, "Hello…", 12),
    ("Hello world again", 60, 1, .wordWrap, "Hello", 12),
    ("Hello world again", 60, 2, .wordWrap, "Hello world", 6),
    ("Hello world again", 60, 1, .clip, "Hello w", 10),
    ("W", 1, 1, .tail, "…", 1),
    ("i W i", 10, 0, .tail, "i …", 3),
  ])
  func visibleText(
    text: String, width: Double, lines: Int, mode: LabelSpec.Mode, visible: String, hidden: Int
  ) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(
      font: .custom("Inter-Regular", fixedSize: 17), width: width, lines: lines, mode: mode)
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    let drawn = fitter.visibleText(of: prepared, label, at: .large)
    let shown = try #require(drawn)
    #expect(shown.text == visible)
    #expect(shown.hiddenCharacters == hidden)
  }

  /// Sizes that no label has, but a file may contain, must end.
  @Test(arguments: [1e6, 1e17, 1e300])
  func hugeSizesEnd(size: Double) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .system(size: size), width: 100, lines: 1, minimumScaleFactor: 0.01)
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .large).verdict == .truncates)
    _ = fitter.remedy(for: text, label, at: .large)
  }

  /// The margin of the stand-in is 1.5 % at 17 points.
  @Test(arguments: [
    (1.02, Verdict.fits, Certainty.certain), (1.005, .fits, .uncertain),
    (0.995, .truncates, .uncertain), (0.98, .truncates, .certain),
  ])
  func certaintyOfTheStandIn(share: Double, verdict: Verdict, certainty: Certainty) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .system(size: 17), lines: 1)
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    label.width = fitter.fit(text, label, at: .large).width * share
    let fit = fitter.fit(text, label, at: .large)
    #expect(fit.verdict == verdict)
    #expect(fit.certainty == certainty)
  }

  @Test func aTextStyleGrowsWithTheCategory() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .headline, width: 280, lines: 2)
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    let fits = ContentSizeCategory.allCases.map { fitter.fit(text, label, at: $0) }
    #expect(fits.map(\.pointSize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(fits.allSatisfy { $0.verdict == .fits })
    #expect(fits[0].lineCount == 1)
    #expect(fits[11].lineCount == 2)
    // Two lines of a text style are its line height and one baseline distance high.
    #expect(abs(fits[11].height - (53 * 2444.0 / 2048 + max(62, 53 * 2444.0 / 2048))) < 0.001)
  }

  @Test func aLabelGrowsNoFurtherThanItsMaximumCategory() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body, lines: 1, maximumCategory: .accessibility1)
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .accessibility5).pointSize == 28)
  }

  @Test func aMissingNamedFontIsMeasuredInTheSystemFont() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .custom("NoSuchFont-Bold", fixedSize: 17), width: 500, lines: 1)
    let text = try fitter.prepare("Kasse", locale: "de", for: label)
    #expect(text.resolution.missingName == "NoSuchFont-Bold")
    #expect(fitter.fit(text, label, at: .large).certainty == .uncertain)
  }

  @Test func charactersThatNoFontHasAreListed() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body)
    let text = try fitter.prepare("a\u{378}", locale: "en", for: label)
    #expect(text.missing == ["\u{378}"])
  }
}
