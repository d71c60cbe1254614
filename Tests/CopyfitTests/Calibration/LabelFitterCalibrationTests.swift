import Copyfit
import CopyfitLayout
import Testing

/// A calibration changes widths and the margin of verdicts, and nothing else.
struct LabelFitterCalibrationTests {
  private static func library(
    _ font: FontCalibration.Font = .system(.standard), weight: FontWeight? = nil,
    sizes: ClosedRange<Double> = 16...17, factor: Double = 1.02, margin: Double = 0.004,
    substitutes: [String: String] = [:]
  ) throws -> FontLibrary {
    let target = FontCalibration.Target(font, weight: weight)
    return try FontLibrary(
      substitutes: substitutes,
      calibration: FontCalibration([.init(target, sizes: sizes, factor: factor, margin: margin)]))
  }

  private static func fit(
    _ label: LabelSpec, text: String = "Weiter zur Kasse", in library: FontLibrary,
    at category: ContentSizeCategory = .large
  ) throws -> LabelFit {
    var fitter = LabelFitter(fonts: library)
    let prepared = try fitter.prepare(text, locale: "de", for: label)
    return fitter.fit(prepared, label, at: category)
  }

  /// The margin of 0.4 % applies to the width multiplied by its factor.
  @Test(arguments: [
    (1.005, Verdict.fits, Certainty.certain), (1.003, .fits, .uncertain),
    (0.997, .truncates, .uncertain), (0.995, .truncates, .certain),
  ])
  func certainty(share: Double, verdict: Verdict, certainty: Certainty) throws {
    var label = LabelSpec(font: .system(size: 17), lines: 1)
    let plain = try Self.fit(label, in: TestFonts.library.get()).width
    label.width = plain * 1.02 * share
    let fit = try Self.fit(label, in: Self.library())
    #expect(fit.verdict == verdict)
    #expect(fit.certainty == certainty)
    #expect(abs((fit.slack ?? 0) - plain * 1.02 * (share - 1)) < 1e-9)
  }

  /// With a factor of 2 the breaks equal those of the plain font in half the width, and the width is doubled.
  @Test(arguments: [20.0, 47, 60, 80, 120, 134, 140, 200], [1, 2, 0])
  func aFactorIsAFrameOfAnotherWidth(width: Double, lines: Int) throws {
    let label = LabelSpec(font: .system(size: 17), width: width, lines: lines)
    var half = label
    half.width = width / 2
    let (plain, doubled) = (try TestFonts.library.get(), try Self.library(factor: 2))
    let (expected, found) = (try Self.fit(half, in: plain), try Self.fit(label, in: doubled))
    #expect(found.verdict == expected.verdict)
    #expect(found.lineCount == expected.lineCount)
    #expect(found.width == expected.width * 2)
    #expect(found.height == expected.height)
    #expect(found.widthLimit == width)
  }

  /// With a factor of 1 only the margin changes.
  @Test(arguments: ContentSizeCategory.allCases)
  func aFactorOfOneChangesNoWidth(category: ContentSizeCategory) throws {
    let label = LabelSpec(font: .body, width: 120, lines: 2)
    var plain = try Self.fit(label, in: TestFonts.library.get(), at: category)
    var found = try Self.fit(label, in: Self.library(sizes: 1...100, factor: 1), at: category)
    (plain.certainty, found.certainty) = (nil, nil)
    #expect(found == plain)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let label: LabelSpec
    var text = "Weiter zur Kasse"
    let isCorrected: Bool

    init(
      _ name: String, _ font: Font, text: String = "Kasse", boldText: Bool = false,
      _ corrected: Bool
    ) {
      testDescription = name
      label = LabelSpec(font: font, lines: 1, boldText: boldText)
      self.text = text
      isCorrected = corrected
    }
  }

  @Test(arguments: [
    Case("a text style at 17", .body, true),
    Case("regular weight said", .system(size: 16, weight: .regular), true),
    Case("a size outside", .system(size: 17.5), false),
    Case("another weight", .headline, false),
    Case("Bold Text", .body, boldText: true, false),
    Case("a slope", .body.italic(), false),
    Case("another design", .system(size: 17, design: .serif), false),
    Case("features", .body.monospacedDigit(), false),
    Case("a font of its own", .custom("Inter-Regular", fixedSize: 17), false),
    Case("a font that does not exist", .custom("NoSuchFont", fixedSize: 17), false),
    Case("characters of another font", .body, text: "Kasse 漢字", false),
    Case("characters of no font", .body, text: "a\u{378}", false),
  ])
  func onlyWhatWasMeasuredIsCorrected(_ c: Case) throws {
    let plain = try Self.fit(c.label, text: c.text, in: TestFonts.library.get())
    let found = try Self.fit(c.label, text: c.text, in: Self.library())
    #expect(abs(found.width - plain.width * (c.isCorrected ? 1.02 : 1)) < 1e-9)
  }

  @Test func aSubstituteHasTheMarginThatWasMeasured() throws {
    let substitutes = ["ProximaNova-Regular": "Inter-Regular"]
    var label = LabelSpec(font: .custom("ProximaNova-Regular", fixedSize: 17), lines: 1)
    let plain = try Self.fit(label, in: FontLibrary(substitutes: substitutes))
    #expect(plain.certainty == nil)
    let library = try Self.library(
      .substituted("ProximaNova-Regular"), factor: 0.97, margin: 0.01, substitutes: substitutes)
    label.width = plain.width * 0.975
    let found = try Self.fit(label, in: library)
    #expect(found.verdict == .fits)
    #expect(found.certainty == .uncertain)
    #expect(abs(found.width - plain.width * 0.97) < 1e-9)
    // A label that names the substitute itself gets it unchanged.
    let own = try Self.fit(LabelSpec(font: .custom("Inter-Regular", fixedSize: 17)), in: library)
    #expect(own.width == plain.width)
  }

  @Test func aLabelShrinksWithTheFactorOfEachSize() throws {
    var label = LabelSpec(font: .system(size: 18), lines: 1, minimumScaleFactor: 0.5)
    let plain = try Self.fit(label, in: TestFonts.library.get())
    label.width = plain.width * 0.9
    let found = try Self.fit(label, in: Self.library(sizes: 10...17.5, factor: 0.7))
    // At 18 the width is the stand-in's own; one step later, from 17.5 on, it is less than the frame's.
    #expect(found.verdict == .shrinks)
    #expect(found.drawnPointSize == 17.5)
  }

  @Test func remediesAreOfTheLabelsOwnFont() throws {
    let label = LabelSpec(font: .system(size: 17), width: 100, lines: 1)
    let natural = try Self.fit(LabelSpec(font: .system(size: 17)), in: TestFonts.library.get())
      .width
    var fitter = LabelFitter(fonts: try Self.library())
    let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
    let remedy = fitter.remedy(for: text, label, at: .large)
    let width = try #require(remedy.width)
    #expect(abs(width - natural * 1.02) < 1e-9)
    var enough = label
    enough.width = width
    let fit = fitter.fit(text, enough, at: .large)
    #expect(fit.verdict == .fits)
  }

  /// A drawing shows the text that is visible, and its lines are as wide as those that were measured.
  @Test(arguments: [0.7, 1, 1.5], [40.0, 90, 160])
  func aDrawingShowsWhatIsVisible(factor: Double, width: Double) throws {
    let label = LabelSpec(font: .system(size: 17), width: width, lines: 1)
    var fitter = LabelFitter(fonts: try Self.library(factor: factor))
    let text = try fitter.prepare("Zahlungsmittel", locale: "de", for: label)
    let fit = fitter.fit(text, at: .large)
    let visible = fitter.visibleText(of: text, at: .large)
    let line = try #require(fitter.glyphs(of: text, at: .large).visible.first)
    #expect(line.text == visible?.text ?? "Zahlungsmittel")
    #expect(line.glyphs.width <= width)
    let end = line.glyphs.runs.last.map { $0.x + $0.width } ?? 0
    #expect(abs(end - line.glyphs.width) < 1e-6)
    if visible == nil { #expect(abs(line.glyphs.width - fit.width) < 1e-6) }
  }

  @Test func recordsSayHowFarFontsMayBeOff() throws {
    let library = try Self.library()
    var fitter = LabelFitter(fonts: library)
    _ = try fitter.prepare("Kasse", locale: "de", for: LabelSpec(font: .body))
    _ = try fitter.prepare(
      "Kasse", locale: "de", for: LabelSpec(font: .custom("Inter-Bold", fixedSize: 9)))
    let records = library.records
    let standIns = records.filter(\.standIn)
    #expect(standIns.count == 2)
    for record in standIns {
      #expect(record.deviation?.assumed == 0.015...0.035)
      #expect(record.deviation?.measured == library.calibration.entries)
    }
    #expect(records.filter { !$0.standIn }.map(\.deviation) == [nil])
  }

  @Test(arguments: [
    (0.0, 0.01), (-1, 0.01), (.nan, 0.01), (.infinity, 0.01), (3, 0.01), (1, 0), (1, 0.6),
    (1, .nan),
  ])
  func numbersThatNoneCanHaveAreRefused(factor: Double, margin: Double) {
    #expect(throws: CopyfitError.self) { try Self.library(factor: factor, margin: margin) }
  }
}
