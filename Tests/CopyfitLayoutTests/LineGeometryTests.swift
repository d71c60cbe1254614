import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// The positions of lines.
///
/// The system font at 16 points has an ascent of 15.234375 points and a descent of 3.859375.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineGeometryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let style: ParagraphStyle
    let leading: Double?
    /// Top, baseline and bottom of each line.
    let places: [[Double]]

    init(
      _ name: String, _ style: ParagraphStyle, leading: Double? = nil, _ places: [[Double]]
    ) {
      testDescription = name
      self.style = style
      self.leading = leading
      self.places = places
    }
  }

  private static let cases: [Case] = [
    Case(
      "lines follow each other", ParagraphStyle(),
      [
        [0, 15.234375, 19.09375], [19.09375, 34.328125, 38.1875], [38.1875, 53.421875, 57.28125],
      ]),
    Case(
      "leading lies between lines", ParagraphStyle(), leading: 21,
      [
        [0, 15.234375, 19.09375], [21, 36.234375, 40.09375], [42, 57.234375, 61.09375],
      ]),
    Case(
      "what a line has more is above its glyphs", ParagraphStyle(minimum: 30),
      [[0, 26.140625, 30], [30, 56.140625, 60], [60, 86.140625, 90]]),
    Case(
      "what a line has less is above its glyphs", ParagraphStyle(maximum: 10),
      [[0, 6.140625, 10], [10, 16.140625, 20], [20, 26.140625, 30]]),
    Case(
      "a text style keeps its leading", ParagraphStyle(multiple: 2), leading: 21,
      [
        [0, 34.328125, 38.1875], [40.09375, 74.421875, 78.28125], [80.1875, 114.515625, 118.375],
      ]),
    // The first break begins a line, the second a paragraph.
    Case(
      "spacing", ParagraphStyle(lineSpacing: 2, spacing: 5, before: 3),
      [
        [0, 15.234375, 19.09375], [21.09375, 36.328125, 40.1875], [50.1875, 65.421875, 69.28125],
      ]),
  ]

  @Test(arguments: cases)
  func places(_ expected: Case) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "a\u{2028}b\nc", locale: .undetermined,
      fonts: FontStack(standIn: try TestFonts.standIn()))
    let box = LayoutBox(
      pointSize: 16, baselineDistance: expected.leading, paragraph: expected.style)
    let lines = worker.lines(of: text, in: box).map(\.geometry)
    #expect(lines.count == expected.places.count)
    for (line, place) in zip(lines, expected.places) {
      let found = [line.top, line.baseline, line.bottom]
      #expect(zip(found, place).allSatisfy { $0.isNear($1) }, "\(found)")
      #expect(line.ascender.isNear(15.234375) && line.descender.isNear(-3.859375))
    }
    let fit = worker.fit(text, in: box)
    #expect(fit.firstBaseline == lines.first?.baseline)
    #expect(fit.lastBaseline == lines.last?.baseline)
  }

  /// A named fallback font moves the baseline of its line.
  @Test func fallbackFonts() throws {
    var worker = LayoutWorker()
    let other = try TestFonts.face(TestFonts.noto("Myanmar"))
    let stack = FontStack(standIn: try TestFonts.standIn(), fallback: .faces([other]))
    let text = try worker.prepare("က\na", locale: .undetermined, fonts: stack)
    let lines = worker.lines(of: text, in: LayoutBox(pointSize: 16)).map(\.geometry)
    let (ascender, descender) = (1.324 * 16, -0.86 * 16)
    #expect(lines[0].baseline.isNear(ascender) && lines[0].ascender.isNear(ascender))
    #expect(lines[0].descender.isNear(descender))
    #expect(lines[1].top.isNear(ascender - descender))
    #expect(lines[1].baseline.isNear(ascender - descender + 15.234375))
    #expect(lines[1].ascender.isNear(15.234375))
  }

  /// Lines have the direction of the first strong character of their paragraph.
  @Test(arguments: [
    ("abc\nאבג", [false, true]), ("אבג abc\n12 אב\n12", [true, true, false]),
    ("(1) a אב", [false]), ("\u{200F}ab\r\n\r\nאב", [true, false, true]), ("", []),
    ("אב\u{2028}ab", [true, true]), ("אב\u{2029}ab", [true, false]),
  ])
  func directions(_ string: String, _ directions: [Bool]) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.noto("Hebrew")))
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let lines = worker.lines(of: text, in: LayoutBox(pointSize: 16))
    #expect(lines.map(\.isRightToLeft) == directions)
    // Lines that are broken anywhere have the direction of the whole text between terminators.
    let broken = worker.lines(of: text, in: LayoutBox(pointSize: 16, width: 20))
    for line in lines {
      let parts = broken.filter { line.utf16Range.contains($0.utf16Range.lowerBound) }
      #expect(parts.allSatisfy { $0.isRightToLeft == line.isRightToLeft })
    }
  }

  @Test func emptyTextHasNoBaselines() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "", locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()))
    let fit = worker.fit(text, in: LayoutBox(pointSize: 16))
    #expect(fit.firstBaseline == 0)
    #expect(fit.lastBaseline == 0)
  }
}
