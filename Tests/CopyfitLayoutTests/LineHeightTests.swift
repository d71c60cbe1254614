import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct LineHeightTests {
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

  /// Scripts that are higher than Latin, in fonts that are not named.
  ///
  /// With named fonts, each line would be as high as the `hhea` of its font; Devanagari's ascent is less than San
  /// Francisco's, and the line has the larger extent on both sides of the baseline.
  @Test(arguments: [
    TallScript("Myanmar", "my", "မြန်မာ", ems: 2.184),
    TallScript("Arabic", "ar", "العربية", ems: 2.112),
    TallScript("Thai", "th", "ภาษาไทย", ems: 1.511),
    TallScript("Devanagari", "hi", "हिन्दी", ems: 1.360),
    TallScript("Japanese", "ja", "日本語", ems: 1.448),
  ])
  func tallScripts(_ sample: TallScript) throws {
    let database = FontDatabase(directories: [], includesInstalled: true)
    let own = try TestFonts.standIn()
    let stack = FontStack(standIn: own, fallback: .installed(database, preferred: []))
    let box = LayoutBox(pointSize: 17, baselineDistance: 22)
    func fit(_ rule: LayoutOptions.FallbackLineHeight) throws -> LineFit {
      var worker = LayoutWorker()
      let text = try worker.prepare(
        "a\n\(sample.text)", locale: LocaleIdentifier(sample.locale), fonts: stack,
        options: LayoutOptions(fallbackLineHeight: rule))
      let fit = worker.fit(text, in: box)
      #expect(text.fallbackFaces.count == 1)
      #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height) == 2)
      #expect(worker.lineCount(of: text, in: box, withinHeight: fit.height - 0.1) == 1)
      return fit
    }
    let low = SystemStandIn.verticalMetrics.lineHeight(atPointSize: 17)
    #expect(try fit(.primary).height.isNear(low + 22))
    let measured = try fit(.measured)
    #expect(measured.firstLineHeight.isNear(low))
    let added = measured.height - low
    #expect(abs(added / 17 - sample.ems) < 0.0005, "\(added / 17) em")
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

/// A script, and the height of a line with it and San Francisco, in ems.
struct TallScript: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let locale: String
  let text: String
  let ems: Double

  init(_ name: String, _ locale: String, _ text: String, ems: Double) {
    testDescription = name
    self.locale = locale
    self.text = text
    self.ems = ems
  }
}
