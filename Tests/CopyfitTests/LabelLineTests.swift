import Copyfit
import CopyfitFonts
import Testing

struct LabelLineTests {
  private func lines(_ font: Font, _ text: String, width: Double) throws -> [LabelLine] {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: font, width: width, lines: 0)
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    return fitter.lines(of: prepared, label, at: .large)
  }

  @Test func linesOfATextStyleAreItsLeadingApart() throws {
    let lines = try lines(.body, "one\ntwo\nthree", width: 300)
    let ascender = 17.0 * 1950 / 2048
    #expect(lines.map(\.baseline) == [ascender, ascender + 22, ascender + 44])
    #expect(lines.map(\.top) == [0, 22, 44])
    #expect(lines.last?.bottom == 44 + 20.287109375)
  }

  /// Letters with a slant of 9.4 degrees: the corners are on the slanted edges through the ends of the baseline, of the
  /// first line and of the second.
  @Test func theBackdropLeansAsTheLettersDo() throws {
    let lines = try lines(.custom("Inter-Italic", fixedSize: 2048), "Hi\nHo", width: 9000)
    for line in lines {
      let backdrop = try #require(line.backdrop)
      let lean =
        (backdrop.topLeft.x - backdrop.bottomLeft.x)
        / (backdrop.bottomLeft.y - backdrop.topLeft.y)
      #expect(abs(lean - 0.16555) < 0.0001)
      #expect(abs(backdrop.topLeft.y - line.top) < 1e-9)
      #expect(abs(backdrop.bottomLeft.y - line.bottom) < 1e-9)
      #expect(abs(backdrop.topRight.x - backdrop.topLeft.x - line.width) < 1e-9)
      let share = (line.baseline - line.top) / (line.bottom - line.top)
      let atBaseline =
        backdrop.topLeft.x + (backdrop.bottomLeft.x - backdrop.topLeft.x) * share
      #expect(abs(atBaseline) < 1e-9)
    }
  }

  @Test func anUprightFontHasARectangle() throws {
    let line = try #require(try lines(.body, "Hi", width: 300).first)
    let backdrop = try #require(line.backdrop)
    #expect(backdrop.topLeft == Quadrilateral.Point(x: 0, y: 0))
    #expect(backdrop.bottomRight.x == line.width)
  }
}
