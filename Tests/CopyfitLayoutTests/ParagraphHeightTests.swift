import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// Heights with paragraph styles, in the system font at 16: a line is 19.09375 points high.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct ParagraphHeightTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let style: ParagraphStyle
    /// The baseline distance of a text style.
    let leading: Double?
    let pitch: LayoutOptions.LinePitch
    let height: Double

    init(
      _ text: String, _ style: ParagraphStyle, leading: Double? = nil,
      pitch: LayoutOptions.LinePitch = .tallest, _ height: Double
    ) {
      self.text = text
      self.style = style
      self.leading = leading
      self.pitch = pitch
      self.height = height
    }

    var testDescription: String {
      "\(text.debugDescription) leading \(leading ?? 0) \(height)"
    }
  }

  private static let h = 19.09375

  private static let cases: [Case] = [
    // The multiple scales the natural height; then the limits apply.
    Case("a", ParagraphStyle(multiple: 1.5), 28.640625),
    Case("a\nb", ParagraphStyle(multiple: 1.5), 57.28125),
    Case("a\nb", ParagraphStyle(multiple: 0.5), 19.09375),
    Case("a\nb", ParagraphStyle(multiple: 0), 38.1875),
    Case("a\nb", ParagraphStyle(minimum: 30), 60),
    Case("a\nb", ParagraphStyle(minimum: 10), 38.1875),
    Case("a\nb", ParagraphStyle(maximum: 15), 30),
    Case("a\nb", ParagraphStyle(maximum: 40), 38.1875),
    Case("a\nb", ParagraphStyle(multiple: 2, minimum: 20, maximum: 30), 60),
    Case("a\nb", ParagraphStyle(multiple: 0.5, minimum: 20, maximum: 30), 40),
    // If limits contradict each other, the minimum height applies.
    Case("a\nb", ParagraphStyle(minimum: 30, maximum: 15), 60),
    // Spacing is only between lines, not above the first or below the last.
    Case("a", ParagraphStyle(lineSpacing: 7, spacing: 5, before: 3), 19.09375),
    Case("a\u{2028}b\u{2028}c", ParagraphStyle(lineSpacing: 7), 71.28125),
    Case("a\nb\nc", ParagraphStyle(lineSpacing: 7), 71.28125),
    // Between paragraphs: the line spacing, the spacing after the first, and the spacing before the second.
    Case("a\nb", ParagraphStyle(spacing: 5, before: 3), 46.1875),
    Case("a\nb", ParagraphStyle(lineSpacing: 7, spacing: 5, before: 3), 53.1875),
    Case("a\n\nb\n", ParagraphStyle(spacing: 5), 67.28125),
    Case("", ParagraphStyle(multiple: 2, minimum: 30, lineSpacing: 7, spacing: 5), 0),
    // Characters that end a paragraph, and characters that only end a line.
    Case("a\rb", ParagraphStyle(spacing: 5), 43.1875),
    Case("a\r\nb", ParagraphStyle(spacing: 5), 43.1875),
    Case("a\u{2029}b", ParagraphStyle(spacing: 5), 43.1875),
    Case("a\u{2028}b", ParagraphStyle(lineSpacing: 7, spacing: 5), 45.1875),
    Case("a\u{B}b", ParagraphStyle(spacing: 5), 38.1875),
    Case("a\u{C}b", ParagraphStyle(spacing: 5), 38.1875),
    Case("a\u{85}b", ParagraphStyle(spacing: 5), 38.1875),
    // A text style's leading is the baseline distance less the height of its font, for any height of the line.
    Case("a\nb", ParagraphStyle(multiple: 1.5), leading: 21, 59.1875),
    Case("a\nb", ParagraphStyle(minimum: 30), leading: 21, 61.90625),
    Case("a\nb", ParagraphStyle(maximum: 15), leading: 21, 31.90625),
    Case("a\nb", ParagraphStyle(lineSpacing: 7), leading: 21, 47.09375),
    // Negative leading counts as none, except with the switch.
    Case("a\nb", ParagraphStyle(multiple: 1.5), leading: 18, 57.28125),
    Case("a\nb", ParagraphStyle(multiple: 1.5), leading: 18, pitch: .textStyle, 56.1875),
    // Lines may overlap, but none is above the one before.
    Case("a\nb\nc", ParagraphStyle(maximum: 1), leading: 15, pitch: .textStyle, 1),
  ]

  @Test(arguments: cases)
  func heights(_ expected: Case) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      expected.text, locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()),
      options: LayoutOptions(linePitch: expected.pitch))
    let box = LayoutBox(
      pointSize: 16, baselineDistance: expected.leading, paragraph: expected.style)
    let fit = worker.fit(text, in: box)
    #expect(fit.height.isNear(expected.height), "\(fit.height)")
    #expect(worker.lines(of: text, in: box).last?.geometry.bottom ?? 0 == fit.height)
    let fitting = worker.lineCount(of: text, in: box, withinHeight: fit.height)
    #expect(fitting == max(fit.lineCount, 1))
  }

  /// A label of one line has one paragraph.
  @Test func joinedLinesAreOneParagraph() throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      "one\ntwo\nthree", locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()))
    let style = ParagraphStyle(lineSpacing: 7, spacing: 50)
    var box = LayoutBox(pointSize: 16, width: 50, joinsHardBreaks: true, paragraph: style)
    #expect(worker.fit(text, in: box).lineCount == 3)
    #expect(worker.fit(text, in: box).height.isNear(3 * Self.h + 14))
    box.joinsHardBreaks = false
    #expect(worker.fit(text, in: box).height.isNear(3 * Self.h + 14 + 100))
    box.paragraph = ParagraphStyle()
    #expect(worker.fit(text, in: box).height.isNear(3 * Self.h))
  }

  /// The empty line after a final terminator begins a paragraph if the switch opens one.
  @Test(arguments: [("a\n", 2 * h + 5), ("a\u{2028}", 2 * h), ("a", h)])
  func finalTerminator(_ string: String, _ height: Double) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()),
      options: LayoutOptions(opensLineAfterFinalTerminator: true))
    let box = LayoutBox(pointSize: 16, paragraph: ParagraphStyle(spacing: 5))
    #expect(worker.fit(text, in: box).height.isNear(height))
    #expect(worker.lines(of: text, in: box).last?.geometry.bottom.isNear(height) == true)
  }

  /// Invalid values count as 0, and none traps.
  @Test(arguments: [-1, -Double.infinity, .infinity, .nan, -.nan, -0.0])
  func absurdValues(_ value: Double) throws {
    var worker = LayoutWorker()
    for string in ["", "a", "a\nb\u{2028}c", "a\nက\nb"] {
      let stack = FontStack(
        face: try TestFonts.face(TestFonts.inter),
        fallback: .faces([try TestFonts.face(TestFonts.noto("Myanmar"))]))
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
      let plain = LayoutBox(pointSize: 16, width: 50, baselineDistance: 21)
      var box = plain
      box.paragraph = ParagraphStyle(
        multiple: value, minimum: value, maximum: value, lineSpacing: value, spacing: value,
        before: value)
      #expect(worker.fit(text, in: box) == worker.fit(text, in: plain))
      #expect(worker.lines(of: text, in: box) == worker.lines(of: text, in: plain))
    }
  }

  /// The largest numbers give large heights, not invalid ones.
  @Test(arguments: [Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300])
  func extremeValues(_ value: Double) throws {
    var worker = LayoutWorker()
    for string in ["", "a", "a\nb\u{2028}c"] {
      let text = try worker.prepare(
        string, locale: .undetermined, fonts: FontStack(standIn: try TestFonts.standIn()))
      for style in [
        ParagraphStyle(multiple: value), ParagraphStyle(minimum: value),
        ParagraphStyle(maximum: value), ParagraphStyle(lineSpacing: value),
        ParagraphStyle(spacing: value, before: value),
      ] {
        let box = LayoutBox(pointSize: 16, width: 50, baselineDistance: 21, paragraph: style)
        #expect(!worker.fit(text, in: box).height.isNaN)
        #expect(worker.lineCount(of: text, in: box, withinHeight: 1) == 1)
        _ = worker.lines(of: text, in: box)
        _ = worker.inkLeavesFrame(text, in: box, height: 5)
      }
    }
  }
}
