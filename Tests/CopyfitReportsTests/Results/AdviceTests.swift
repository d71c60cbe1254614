import Copyfit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitReports

/// The advice for a text, for each combination of useful and possible fixes.
struct AdviceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var ways: [LabelChange] = []
    var device = Device.width(375)
    var width: Double? = 200
    var hasAlternative = false
    var loss = Advice.Loss.other
    var isSystem = false
    var isBound = false
    var growth: HeightGrowth?
    var advice: String?
  }

  private static func length(
    _ characters: Int, of length: Int = 40, isOneSize: Bool = true, isCertain: Bool = true,
    hasLargerSizes: Bool = true
  ) -> Advice.Loss {
    var excess = LocaleFinding.Excess(
      characters: characters, through: .accessibility2, isCertain: isCertain)
    excess.hasLargerSizes = hasLargerSizes
    return .length(excess, of: length, isOneSize: isOneSize)
  }

  /// The growth of a frame to AX5: 18 points of `footnote` are 52 there.
  private static let growth = HeightGrowth(
    of: LabelSpec(font: .footnote, width: 200, height: 18, heightScaling: .footnote),
    at: .accessibility5, scale: .iOS)

  private static let wide = LabelChange(width: 300.01)
  private static let tooWide = LabelChange(width: 380)

  static let cases: [Case] = [
    Case(testDescription: "nothing"),
    Case(testDescription: "lines", ways: [LabelChange(lines: 2)], advice: "allow 2 lines"),
    Case(
      testDescription: "lines in a frame that may be narrower",
      ways: [LabelChange(lines: 2), wide],
      isBound: true, advice: "allow at least 2 lines or give it a frame 300.1 pt wide"),
    Case(testDescription: "one line", ways: [LabelChange(lines: 1)], advice: "allow 1 line"),
    Case(testDescription: "width", ways: [wide], advice: "give it a frame 300.1 pt wide"),
    Case(
      testDescription: "height", ways: [LabelChange(height: 44)],
      advice: "give it a frame 44 pt high"),
    Case(
      testDescription: "width or height", ways: [wide, LabelChange(height: 44)],
      advice: "give it a frame 300.1 pt wide or 44 pt high"),
    Case(
      testDescription: "width or lines", ways: [wide, LabelChange(lines: 2)],
      advice: "allow 2 lines or give it a frame 300.1 pt wide"),
    Case(
      testDescription: "all three", ways: [wide, LabelChange(height: 44), LabelChange(lines: 3)],
      advice: "allow 3 lines or give it a frame 300.1 pt wide or 44 pt high"),
    Case(
      testDescription: "lines with height", ways: [LabelChange(height: 61, lines: 3)],
      advice: "allow 3 lines in a frame 61 pt high"),
    Case(
      testDescription: "width with height", ways: [LabelChange(width: 300, height: 61)],
      advice: "give it a frame 300 pt wide and 61 pt high"),
    Case(
      testDescription: "all in one",
      ways: [LabelChange(width: 300, height: 61, lines: 2)],
      advice: "allow 2 lines in a frame 300 pt wide and 61 pt high"),
    Case(
      testDescription: "a height that grows", ways: [LabelChange(height: 104)], growth: growth,
      advice: "let its frame be 36 pt high at Large, scaled as footnote"),
    Case(
      testDescription: "width, or a height that grows", ways: [wide, LabelChange(height: 104)],
      growth: growth,
      advice: "let its frame be 300.1 pt wide or 36 pt high at Large, scaled as footnote"),
    Case(
      testDescription: "lines with a height that grows", ways: [LabelChange(height: 104, lines: 2)],
      growth: growth,
      advice: "allow 2 lines in a frame 36 pt high at Large, scaled as footnote"),
    Case(
      testDescription: "width, where the height grows", ways: [wide], growth: growth,
      advice: "give it a frame 300.1 pt wide"),
    Case(testDescription: "wider than the screen", ways: [tooWide]),
    Case(
      testDescription: "wider than the screen, and lines",
      ways: [tooWide, LabelChange(lines: 2)], advice: "allow 2 lines"),
    Case(
      testDescription: "wider than the screen, with lines",
      ways: [LabelChange(width: 380, lines: 2)], loss: length(4),
      advice: "make it about 4 characters shorter"),
    Case(
      testDescription: "wider than the screen, and characters are lost", ways: [tooWide],
      loss: length(15), advice: "make it about 15 characters shorter"),
    Case(
      testDescription: "one character is lost", loss: length(1),
      advice: "make it about 1 character shorter"),
    Case(
      testDescription: "a label of several sizes", loss: length(7, isOneSize: false),
      advice: "make it about 7 characters shorter, which is enough up to AX2"),
    Case(
      testDescription: "the room is not exactly known",
      loss: length(7, isOneSize: false, isCertain: false),
      advice: "make it about 7 characters shorter, which may be enough up to AX2"),
    Case(
      testDescription: "the last size that counts is the largest one",
      loss: length(7, isOneSize: false, hasLargerSizes: false),
      advice: "make it about 7 characters shorter"),
    Case(
      testDescription: "a third is left", loss: length(8, of: 12),
      advice: "make it about 8 characters shorter"),
    Case(
      testDescription: "less than a third is left", ways: [tooWide], loss: length(29, of: 36),
      advice: "give the label more room: no shorter text is likely to fit"),
    Case(
      testDescription: "nothing is left, in a bar", loss: length(12, of: 12), isSystem: true,
      advice: "show it in another place: no shorter text is likely to fit"),
    Case(
      testDescription: "less than a third is left, or twice as wide", ways: [wide], width: 100,
      hasAlternative: true, loss: length(29, of: 36), advice: "give it a frame 300.1 pt wide"),
    Case(testDescription: "nothing is lost", ways: [tooWide], loss: length(0)),
    Case(
      testDescription: "a word is wider than the screen", ways: [tooWide], loss: .word,
      advice: "choose a shorter word, or add soft hyphens (U+00AD)"),
    Case(
      testDescription: "a word is broken", ways: [wide], loss: .word,
      advice: "give it a frame 300.1 pt wide"),
    Case(
      testDescription: "something helps, and characters are lost", ways: [wide],
      loss: length(15),
      advice: "give it a frame 300.1 pt wide"),
    Case(
      testDescription: "higher than every screen", ways: [LabelChange(height: 2000)],
      loss: length(900, of: 1000),
      advice: "give the label more room: no shorter text is likely to fit"),
    Case(
      testDescription: "a canvas of unknown width", ways: [LabelChange(width: 440)],
      device: .canvas, width: 300, advice: "give it a frame 440 pt wide"),
    Case(
      testDescription: "wider than all phones", ways: [LabelChange(width: 441)],
      device: .canvas, width: 300),
    Case(
      testDescription: "a frame beyond all phones", ways: [LabelChange(width: 700)],
      device: .canvas, width: 800, advice: "give it a frame 700 pt wide"),
    Case(
      testDescription: "twice as wide, and nothing else helps", ways: [wide], width: 100,
      advice: "give it a frame 300.1 pt wide"),
    Case(
      testDescription: "twice as wide, and a smaller size helps", ways: [wide], width: 100,
      hasAlternative: true),
    Case(
      testDescription: "twice as wide, and lines help", ways: [wide, LabelChange(lines: 2)],
      width: 100, advice: "allow 2 lines"),
  ]

  @Test(arguments: cases)
  func saysWhatCanBeDone(_ test: Case) {
    let advice = Advice(
      [(test.device, test.width)], isSystem: test.isSystem, isBound: test.isBound,
      growth: test.growth)
    let text = advice.text(
      test.ways, hasAlternative: test.hasAlternative, loss: test.loss)
    #expect(text == test.advice)
  }

  /// A text has to fit on the narrowest screen, too.
  @Test func theNarrowestScreenLimitsTheFrame() {
    let advice = Advice([(.canvas, 424), (.width(375), 359), (.width(430), 400)])
    let ways = [LabelChange(width: 376), LabelChange(lines: 2)]
    #expect(advice.text(ways, hasAlternative: false, loss: .other) == "allow 2 lines")
  }

  /// A label and its finding have the same frames: what one screen is too narrow for is not advised on another one.
  @Test func theFramesOfALabelAreThoseOfItsFindings() {
    let frames = [Device.canvas, .width(375)].map { device in
      Finding.Frame(
        device: device, width: 300, height: nil, widthOrigin: .configured, heightOrigin: nil)
    }
    let ways = [LabelChange(width: 400)]
    let advice = Advice(frames, isLaidOutBySystem: false, isBound: false)
    #expect(advice.choice(ways, hasAlternative: false, loss: .other) == nil)
    let canvas = Advice([frames[0]], isLaidOutBySystem: false, isBound: false)
    #expect(canvas.choice(ways, hasAlternative: false, loss: .other) == .changes(ways))
  }

  /// Every report has the same advice, and none needs more room than the screen has.
  @Test(arguments: [
    ([LabelChange(lines: 2)], "allow 2 lines"),
    ([LabelChange(width: 5000)], "make it about 5 characters shorter"),
  ])
  func everyReportSaysTheSame(ways: [LabelChange], advice: String) {
    var finding = ReportFixture.truncation
    finding.locales.removeLast()
    finding.locales[0].fits = .init(
      width: 5000, height: nil, lines: nil, largestCategory: nil, ways: ways)
    finding.locales[0].excess = .init(characters: 5, through: .accessibility5)
    var report = ReportFixture.clean
    report.findings = [finding]
    for format in ReportFormat.allCases where !Self.formatsOfFigures.contains(format) {
      let text = format.render(report).replacing(/\s+/, with: " ")
      #expect(text.contains(advice), "\(format)")
      #expect(!text.contains("5000 pt"), "\(format)")
    }
  }

  private static let formatsOfFigures: Set<ReportFormat> = [.summary, .cells, .largerText]
}
