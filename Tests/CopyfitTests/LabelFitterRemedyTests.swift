import Copyfit
import Testing

struct LabelFitterRemedyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Double
    let height: Double?
    let lines: Int

    var testDescription: String { "\(text) \(width) × \(height ?? .infinity), \(lines) lines" }
  }

  /// Each part of a remedy, applied alone, must make the text fit.
  @Test(arguments: [
    Case(text: "Weiter zur Kasse", width: 100, height: nil, lines: 1),
    Case(text: "Weiter zur Kasse gehen und bezahlen", width: 100, height: nil, lines: 2),
    Case(text: "Weiter zur Kasse gehen und bezahlen", width: 100, height: 30, lines: 0),
    Case(text: "Weiter zur Kasse gehen und bezahlen", width: 100, height: 62, lines: 3),
    Case(text: "الانتقال إلى صفحة الدفع وإتمام الطلب", width: 90, height: nil, lines: 2),
    Case(text: "レジに進んで注文を確定する", width: 90, height: nil, lines: 1),
  ])
  func eachPartFixes(_ c: Case) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body, width: c.width, height: c.height, lines: c.lines)
    let text = try fitter.prepare(c.text, locale: "und", for: label)
    #expect(fitter.fit(text, label, at: .accessibility1).losesText)
    let remedy = fitter.remedy(for: text, label, at: .accessibility1)

    var mended = label
    let width: Double = try #require(remedy.width)
    mended.width = width
    #expect(!fitter.fit(text, mended, at: .accessibility1).losesText)
    mended.width = width - 0.1
    #expect(fitter.fit(text, mended, at: .accessibility1).verdict != .fits)

    if let height = remedy.height {
      mended = label
      mended.height = height
      #expect(!fitter.fit(text, mended, at: .accessibility1).losesText)
    }
    if let lines = remedy.lines {
      mended = label
      mended.lines = lines
      #expect(!fitter.fit(text, mended, at: .accessibility1).losesText)
    }
    // If both lines and height are too small, a change of one is not enough.
    let isLimitedTwice = c.height != nil && c.lines > 0
    #expect(remedy.height != nil || remedy.lines != nil || isLimitedTwice)
  }

  /// Every fix must make the whole text fit, and change only one limit if that is enough.
  @Test(
    arguments: [
      "Weiter zur Kasse", "Zahlungsbestätigung", "Eine Zahlungsbestätigung kommt heute an",
      "erste\nzweite\ndritte", "レジに進んで注文を確定する", "الانتقال إلى صفحة الدفع",
    ], [8.0, 20, 45, 90])
  func everyWayFixes(_ string: String, height: Double) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    for (lines, width) in [(0, 40.0), (0, 120), (1, 40), (1, 120), (2, 60), (3, 12)] {
      let label = LabelSpec(font: .body, width: width, height: height, lines: lines)
      let text = try fitter.prepare(string, locale: "und", for: label)
      let remedy = fitter.remedy(for: text, label, at: .accessibility1)
      let fits = fitter.fit(text, label, at: .accessibility1).verdict == .fits
      #expect(!fits || remedy.ways.isEmpty)
      // Without any proposed fix, no wider, higher or longer frame helps.
      if !fits, remedy.ways.isEmpty {
        let roomy = LabelSpec(font: .body, lines: 0)
        #expect(fitter.fit(text, roomy, at: .accessibility1).verdict != .fits)
      }
      for way in remedy.ways {
        let mended = label.changed(way)
        #expect(
          fitter.fit(text, mended, at: .accessibility1).verdict == .fits, "\(way) of \(label)")
        let limits = [way.width != nil, way.height != nil, way.lines != nil].count { $0 }
        #expect(limits == 1 || way.width == nil || remedy.ways == [way])
      }
    }
  }

  @Test(arguments: [
    // A frame too low for a line needs that height, at any width.
    (1, 60.0, 10.0, [["width", "height"]]),
    (0, 150, 10, [["height"]]),
    (1, 60, 60, [["width"]]),
    (2, 150, 36, [["width"], ["height", "lines"]]),
    // A word is split, whatever the height is.
    (0, 20, 10, [["width", "height"]]),
    (0, 150, 60, [["width"], ["height"]]),
  ])
  func namesTheLimitsThatAreNeeded(lines: Int, width: Double, height: Double, _ ways: [[String]])
    throws
  {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body, width: width, height: height, lines: lines)
    let text = try fitter.prepare("ein Ägypten hier ja und da", locale: "und", for: label)
    let remedy = fitter.remedy(for: text, label, at: .accessibility1)
    #expect(remedy.ways.map(\.names) == ways)
  }

  @Test func aSplitWordAsksForWidthAlone() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .body, width: 100, lines: 0)
    let text = try fitter.prepare("Eine Zahlungsbestätigung kommt", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .large).verdict == .splitsWord)
    let remedy = fitter.remedy(for: text, label, at: .large)
    #expect(remedy.height == nil && remedy.lines == nil)
    label.width = remedy.width
    let mended = fitter.fit(text, label, at: .large)
    #expect(mended.verdict == .fits)
    #expect(mended.lineCount > 1)
  }

  @Test func cutInkAsksForHeightAlone() throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .body, height: 8, lines: 1)
    let text = try fitter.prepare("Ägypten", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .large).clipsVertically)
    let remedy = fitter.remedy(for: text, label, at: .large)
    #expect(remedy.width == nil && remedy.lines == nil)
    let height: Double = try #require(remedy.height)
    // Less than the line's height, because ascent and descent include more than ink.
    #expect(height < 20)
    label.height = height
    #expect(fitter.fit(text, label, at: .large).verdict == .fits)
    label.height = height - 1.0 / 3
    #expect(fitter.fit(text, label, at: .large).verdict == .clips)
  }

  @Test(arguments: [
    [20.287, 3, 20.3333], [20.3334, 3, 20.3333], [20, 3, 20], [20.287, 2, 20.5], [0, 3, 0],
  ])
  func ceilsToAPixel(_ c: [Double]) {
    #expect(abs(ceilToPixel(c[0], displayScale: c[1]) - c[2]) < 0.0001)
  }
}

extension LabelSpec {
  fileprivate func changed(_ change: LabelChange) -> LabelSpec {
    var label = self
    if let width = change.width { label.width = width }
    if let height = change.height { label.height = height }
    if let lines = change.lines { label.lines = lines }
    return label
  }
}

extension LabelChange {
  fileprivate var names: [String] {
    [
      width.map { _ in "width" }, height.map { _ in "height" }, lines.map { _ in "lines" },
    ].compactMap { $0 }
  }
}
