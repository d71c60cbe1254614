import CopyfitFonts
import CopyfitLayout
import Testing

/// The distances of glyphs equal those in the measured lines.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LayoutWorkerGlyphsTests {
  /// The stand-in's sizes: the text face, the blend with either face drawn, and the display face.
  private static let sizes = [11.0, 17, 19, 23, 28, 53]

  @Test(arguments: Sample.scripts + Sample.edges)
  func linesAreAsWideAsMeasured(_ sample: Sample) throws {
    try check(sample, fonts: try sample.stack(), options: LayoutOptions())
  }

  @Test(arguments: Sample.scripts + Sample.edges)
  func linesOfTheStandInAreAsWideAsMeasured(_ sample: Sample) throws {
    let fallback = FontFallback.faces([try TestFonts.face(sample.font)])
    let fonts = FontStack(standIn: try TestFonts.standIn(), fallback: fallback)
    try check(sample, fonts: fonts, options: LayoutOptions())
  }

  @Test(arguments: Sample.scripts + Sample.edges)
  func spacedLinesAreAsWideAsMeasured(_ sample: Sample) throws {
    var options = LayoutOptions()
    options.letterSpacing = 0.7
    try check(sample, fonts: try sample.stack(), options: options)
  }

  private func check(_ sample: Sample, fonts: FontStack, options: LayoutOptions) throws {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      sample.text, locale: sample.localeIdentifier, fonts: fonts, options: options)
    for size in Self.sizes {
      for width in [nil, 40.0, 130, 300] {
        let box = LayoutBox(pointSize: size, width: width)
        for line in worker.lines(of: text, in: box) {
          let glyphs = try worker.glyphs(of: line, text, in: box)
          #expect(glyphs.advance == line.advance, "\(line.text) at \(size) in \(width ?? 0)")
          let runs = glyphs.runs.reduce(0) { $0 + $1.width }
          if !line.text.contains("\t") { #expect(abs(runs - line.width) < 1e-6) }
        }
      }
    }
    #expect(worker.takeFailure() == nil)
  }
}
