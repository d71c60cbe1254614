import Copyfit
import CopyfitDrawing
import CopyfitDynamicType
import Foundation
import Testing

/// A text in a label.
struct SampleLabel: Sendable, CustomTestStringConvertible {
  let name: String
  let locale: String
  let text: String
  let spec: LabelSpec
  /// Whether the frame has room for a character at every size.
  let fitsWidth: Bool

  init(
    _ name: String, _ locale: String, _ text: String, _ spec: LabelSpec, fitsWidth: Bool = true
  ) {
    self.name = name
    self.locale = locale
    self.text = text
    self.spec = spec
    self.fitsWidth = fitsWidth
  }

  var testDescription: String { name }

  func drawing(at category: ContentSizeCategory = .large) throws -> LabelDrawing {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let prepared = try fitter.prepare(text, locale: locale, for: spec)
    return LabelDrawing(try fitter.glyphs(of: prepared, at: category))
  }
}

/// The labels for the tests.
enum SampleLabels {
  static let requirement: Comment = "needs the fonts that .ci/install installs"

  /// Whether the system font's stand-in and a font for Arabic are installed.
  static let areFontsInstalled: Bool = {
    guard let library = try? FontLibrary() else { return false }
    return library.canShow("ab", locale: "en").isPossible
      && library.canShow("حفظ", locale: "ar").isPossible
  }()

  /// Whether the fonts are those of the golden files: Debian 12's.
  static let areFontsThoseOfTheGoldenFiles: Bool = {
    guard let library = try? FontLibrary() else { return false }
    var fitter = LabelFitter(fonts: library)
    let label = LabelSpec(font: .body)
    for (text, locale) in [("a", "en"), ("ح", "ar")] {
      guard (try? fitter.prepare(text, locale: locale, for: label)) != nil else { return false }
    }
    let found = library.records.map { "\($0.postScriptName) \($0.version)" }
    return goldenFonts.allSatisfy { font in found.contains { $0.hasPrefix(font) } }
  }()

  private static let goldenFonts = [
    "Inter-Regular Version 3.019;", "NotoSansArabic-Regular Version 2.005;",
  ]

  static let all: [SampleLabel] = [
    SampleLabel(
      "fits", "en", "Pay now", LabelSpec(font: .headline, width: 160, height: 44, lines: 1)),
    SampleLabel(
      "truncated", "de", "Weiter zur Kasse und bezahlen",
      LabelSpec(font: .body, width: 140, lines: 1)),
    SampleLabel(
      "two-lines", "de", "Geschwindigkeit der Wiedergabe beim nächsten Mal",
      LabelSpec(font: .body, width: 150, lines: 2)),
    SampleLabel(
      "middle", "en", "A rather long file name.pdf",
      LabelSpec(font: .body, width: 140, lines: 1, mode: .middle)),
    SampleLabel(
      "head", "en", "A rather long file name.pdf",
      LabelSpec(font: .body, width: 140, lines: 1, mode: .head)),
    SampleLabel(
      "arabic", "ar", "متابعة إلى الدفع الآن", LabelSpec(font: .body, width: 90, lines: 1)),
    SampleLabel(
      "clipped", "en", "Ågypj",
      LabelSpec(font: .system(size: 34), width: 120, height: 20, lines: 1),
      fitsWidth: false),
  ]

  static func golden(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).svg")
  }
}
