import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineHeightTests {
  /// Measured on iOS, before rounding up to a pixel: `research`'s table of labels.
  @Test(arguments: [
    (17.0, 22.0, 1, 20.287), (17, 22, 2, 42.287), (17, 22, 10, 218.287), (15, 20, 3, 57.900),
    (30, 36, 2, 71.801),
  ])
  func textStyles(_ size: Double, _ leading: Double, _ lines: Int, _ height: Double) throws {
    var worker = LayoutWorker()
    let stack = FontStack(standIn: try TestFonts.standIn())
    let string = Array(repeating: "x", count: lines).joined(separator: "\n")
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: size, baselineDistance: leading)
    let fit = worker.fit(text, in: box)
    #expect(abs(fit.height - height) < 0.001)
    #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height) == lines)
    #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height - 0.01) == lines)
    #expect(
      worker.lineCount(of: text, in: box, withinHeight: fit.height - 0.02) == max(lines - 1, 1))
  }

  /// At headline AX4 the style's lines are 51 points apart, and a line is 56.1 high.
  @Test(arguments: [(LayoutOptions.LinePitch.tallest, 112.176), (.textStyle, 107.088)])
  func lowTextStyles(_ pitch: LayoutOptions.LinePitch, _ height: Double) throws {
    var worker = LayoutWorker()
    let stack = FontStack(standIn: try TestFonts.standIn())
    let text = try worker.prepare(
      "a\nb", locale: .undetermined, fonts: stack, options: LayoutOptions(linePitch: pitch))
    let fit = worker.fit(text, in: LayoutBox(pointSize: 47, baselineDistance: 51))
    #expect(abs(fit.height - height) < 0.001)
  }

  @Test func otherFontsStackTheirLines() throws {
    var worker = LayoutWorker()
    let face = try TestFonts.face(TestFonts.inter)
    let text = try worker.prepare("a\nb\nc", locale: .undetermined, fonts: FontStack(face: face))
    let fit = worker.fit(text, in: LayoutBox(pointSize: 18))
    #expect(abs(fit.height - 3 * face.verticalMetrics.lineHeight(atPointSize: 18)) < 1e-9)
  }

  /// Only fallback fonts that the caller names make their lines higher, unless all are measured.
  @Test func fallbackFonts() throws {
    var worker = LayoutWorker()
    let own = try TestFonts.face(TestFonts.inter)
    let other = try TestFonts.face(TestFonts.noto("Myanmar"))
    let stack = FontStack(face: own, fallback: .faces([other]))
    let text = try worker.prepare("a\nက\nb", locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: 20, baselineDistance: 26)
    let low = own.verticalMetrics.lineHeight(atPointSize: 20)
    let ascent = max(own.ascent, other.ascent)
    let descent = min(own.descent, other.descent)
    let expected = low + max(26, (ascent - descent) * 20) + max(26, low)
    let fit = worker.fit(text, in: box)
    #expect(abs(fit.height - expected) < 1e-9)
    #expect(fit.firstLineHeight == low)
    #expect(worker.lineCount(of: text, in: box, withinHeight: low + 26) == 1)
    #expect(text.fallbackFaces == [other])
    #expect(text.fallbackCharacters == ["က"])
  }

  @Test func inkOfOneLine() throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let box = LayoutBox(pointSize: 20)
    func leaves(_ string: String, _ height: Double) throws -> Bool {
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
      return worker.inkLeavesFrame(text, in: box, height: height)
    }
    #expect(try !leaves("xx", 24.2))
    #expect(try !leaves("xx", 16))
    #expect(try leaves("Ägjy", 16))
    #expect(try !leaves("", 1))
    #expect(try !leaves("   ", 1))
  }
}

extension FontFace {
  fileprivate var ascent: Double { verticalMetrics.ascender / Double(unitsPerEm) }
  fileprivate var descent: Double { verticalMetrics.descender / Double(unitsPerEm) }
}
