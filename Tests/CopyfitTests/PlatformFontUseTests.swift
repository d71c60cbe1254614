import CopyfitDynamicType
import Testing

@testable import Copyfit

/// Fonts of iOS that this machine lacks.
struct PlatformFontUseTests {
  private static let fonts = TestFonts.library

  @Test(arguments: [
    ("Menlo-Bold", "DejaVuSansMono-Bold", PlatformFontUse.Measure.sameWidths, nil),
    // DejaVu Sans Mono has no such weight.
    ("Menlo-Light", "DejaVuSansMono", .similarWidths, Certainty.uncertain),
    ("Verdana-Bold", "DejaVuSans-Bold", .similarWidths, .uncertain),
    ("Avenir-Heavy", "Inter-ExtraBold", .systemFont, .uncertain),
    ("AvenirNext-DemiBoldItalic", "Inter-SemiBoldItalic", .systemFont, .uncertain),
  ])
  func whatIsMeasured(
    name: String, face: String, measure: PlatformFontUse.Measure, certainty: Certainty?
  ) throws {
    let library = try Self.fonts.get()
    let label = LabelSpec(font: .custom(name, fixedSize: 17), width: 500, lines: 1)
    let resolution = try library.resolution(for: label)
    #expect(resolution.missingName == name)
    #expect(resolution.postScriptName == face)
    #expect(resolution.platformFont?.measure == measure)
    var fitter = LabelFitter(fonts: library)
    let text = try fitter.prepare("Weiter", locale: "de", for: label)
    #expect(fitter.fit(text, label, at: .large).certainty == certainty)
  }

  @Test func aSubstituteOfTheProjectComesFirst() throws {
    let library = try FontLibrary(substitutes: ["Menlo-Bold": "Inter-Bold"])
    let resolution = try library.resolution(
      for: LabelSpec(font: .custom("Menlo-Bold", fixedSize: 9)))
    #expect(resolution.postScriptName == "Inter-Bold")
    #expect(resolution.platformFont == nil && resolution.missingName == nil)
  }

  @Test func aFontThatIOSLacksIsMissing() throws {
    let resolution = try Self.fonts.get().resolution(
      for: LabelSpec(font: .custom("NoSuchFont-Bold", fixedSize: 9)))
    #expect(resolution.platformFont == nil && resolution.missingName == "NoSuchFont-Bold")
  }
}
