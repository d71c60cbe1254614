import Testing

@testable import Copyfit

/// The margin of a stand-in that was not compared with the fonts of iOS.
struct LabelMarginTests {
  @Test(arguments: [
    ("en", "Pay now", 0.015), ("el", "Πληρωμή", 0.015), ("ja", "支払う", 0.015),
    ("ar", "الدفع", 0.1), ("ko", "결제", 0.1), ("th", "จ่าย", 0.1),
  ])
  func widths(locale: String, text: String, margin: Double) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    let label = LabelSpec(font: .body)
    let prepared = try fitter.prepare(text, locale: locale, for: label)
    #expect(prepared.missing.isEmpty)
    #expect(prepared.margin(atPointSize: 17) == margin)
  }

  /// The side bearings of letters differ from San Francisco's: a smaller overflow is uncertain.
  @Test(arguments: [
    ("Activity", 24.0, 26.0, Certainty.uncertain), ("Activity", 24, 20, .certain),
    // 0.4 points of the "g" are below the frame.
    ("Change to", 14, 15, .uncertain), ("Change to", 14, 12, .certain),
  ])
  func letters(text: String, size: Double, height: Double, certainty: Certainty) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .system(size: size, weight: .bold), lines: 1)
    (label.width, label.height) = (300, height)
    let prepared = try fitter.prepare(text, locale: "en", for: label)
    let fit = fitter.fit(prepared, label, at: .large)
    #expect(fit.clipsVertically)
    #expect(fit.certainty == certainty)
  }

  /// What fonts of the machine draw in the place of those of iOS is as uncertain in a label of a font of its own.
  @Test(arguments: [
    ("en", "Pay", nil, nil), ("ja", "支払う", nil, Certainty.uncertain),
    ("ar", "الدفع", 0.1, .uncertain),
  ])
  func borrowedLetters(
    locale: String, text: String, margin: Double?, certainty: Certainty?
  ) throws {
    var fitter = LabelFitter(fonts: try TestFonts.library.get())
    var label = LabelSpec(font: .custom("Inter-Regular", fixedSize: 24), lines: 1)
    (label.width, label.height) = (300, 6)
    let prepared = try fitter.prepare(text, locale: locale, for: label)
    let fit = fitter.fit(prepared, label, at: .large)
    #expect(prepared.margin(atPointSize: 24) == margin)
    #expect(fit.clipsVertically)
    #expect(fit.certainty == certainty)
  }
}
