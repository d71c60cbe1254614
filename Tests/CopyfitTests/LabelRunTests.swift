import Copyfit
import Testing

/// The result lists the fonts that draw each part.
struct LabelRunTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let hebrew = "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf"

  private func label(_ font: Font, fallback: [String] = []) -> LabelSpec {
    var label = LabelSpec(font: font, lines: 0)
    label.fallbackFiles = fallback
    return label
  }

  private func describe(_ font: LabelFont?) -> String {
    guard let font else { return "–" }
    return font.postScriptName + (font.isFallback ? "*" : "")
  }

  /// Named fonts fall back to added fonts, text styles to installed ones: names with a `*`.
  @Test(arguments: [
    (true, ["0..<3 Inter-Regular", "3..<5 NotoSansHebrew-Regular*", "5..<9 Inter-Regular"]),
    (
      false,
      [
        "0..<3 Inter-Regular", "3..<5 NotoSansHebrew-Regular*", "5..<6 Inter-Regular",
        "6..<8 NotoColorEmoji*", "8..<9 Inter-Regular",
      ]
    ),
  ])
  func fontRuns(isNamed: Bool, expected: [String]) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label =
      isNamed ? label(Font(.file(Self.inter, size: 17)), fallback: [Self.hebrew]) : label(.body)
    let text = try fitter.prepare("ab אב 😀!", locale: "en", for: label)
    let runs = text.fontRuns.map {
      "\($0.utf16Range.lowerBound)..<\($0.utf16Range.upperBound) \(describe($0.font))"
    }
    #expect(runs == expected)
    #expect(text.missing == (isNamed ? ["😀"] : []))
    #expect(text.fontRuns.first?.font.file == Self.inter)
    #expect(text.fontRuns.first?.font.faceIndex == 0)
  }

  /// Runs are in visual order, each with one direction; the runs of a line are within it.
  @Test func linesHaveTheirRuns() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = label(Font(.file(Self.inter, size: 17)), fallback: [Self.hebrew])
    let text = try fitter.prepare("אב ab\nab\tאב", locale: "he", for: label)
    let lines = fitter.lines(of: text, label, at: .large)
    #expect(lines.map(\.utf16Range) == [0..<6, 6..<11])
    let runs = lines.map { line in
      line.runs.map { run in
        "\(run.utf16Range.lowerBound)..<\(run.utf16Range.upperBound)"
          + " \(run.isRightToLeft ? "‹" : "›") \(describe(run.font))"
      }
    }
    #expect(
      runs == [
        [
          "5..<6 ‹ –", "3..<5 › Inter-Regular", "2..<3 ‹ Inter-Regular",
          "0..<2 ‹ NotoSansHebrew-Regular*",
        ],
        ["6..<8 › Inter-Regular", "8..<9 › –", "9..<11 ‹ NotoSansHebrew-Regular*"],
      ])
  }
}
