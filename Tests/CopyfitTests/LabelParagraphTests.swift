import Testing

@testable import Copyfit

struct LabelParagraphTests {
  private func fit(_ paragraph: ParagraphStyle, height: Double?) throws -> (LabelFit, LabelRemedy) {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body, height: height, lines: 1, paragraph: paragraph)
    let text = try fitter.prepare("Weiter", locale: "de", for: label)
    return (
      fitter.fit(text, label, at: .accessibility5),
      fitter.remedy(for: text, label, at: .accessibility5)
    )
  }

  /// Letters of 53 points do not fit 12 points, however low their line height is.
  @Test func lowLinesDoNotHideInk() throws {
    var paragraph = ParagraphStyle()
    paragraph.maximumLineHeight = 8
    let (fit, remedy) = try fit(paragraph, height: 12)
    #expect(fit.height == 8)
    #expect(fit.verdict == .clips)
    #expect(try #require(remedy.height) > 38)
  }

  @Test(arguments: [(1.0, 63.248046875), (2, 126.49609375), (0.5, 31.6240234375)])
  func aMultipleChangesTheHeight(multiple: Double, height: Double) throws {
    var paragraph = ParagraphStyle()
    paragraph.lineHeightMultiple = multiple
    #expect(try fit(paragraph, height: nil).0.height == height)
  }

  @Test func aDisplayScaleMustBeANumber() throws {
    let fonts = try TestFonts.library.get()
    var label = LabelSpec(font: .body)
    label.displayScale = .nan
    #expect(throws: CopyfitError.self) { try fonts.resolution(for: label) }
  }
}
