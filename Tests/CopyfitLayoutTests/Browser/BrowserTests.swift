import CopyfitUnicode
import Testing

/// Our lines and Chromium's, over texts of all scripts; `README.md` tells how they were recorded.
@Suite(
  .enabled(if: ICU.version.hasPrefix("72."), "the residuals are those of ICU 72"),
  .enabled(
    if: BrowserRecording.otherFonts.isEmpty,
    "not the recorded font files: \(BrowserRecording.otherFonts.joined(separator: ", "))"))
struct BrowserTests {
  @Test(arguments: BrowserResidual.all)
  func differsAsRecorded(_ residual: BrowserResidual) throws {
    let comparison = try BrowserComparison(residual.name)
    #expect(BrowserResidual(residual.name, comparison).description == residual.description)
    #expect(comparison.uncovered == [])
    #expect(comparison.mismeasured == [])
    for difference in comparison.differences where difference.kind == .unexplained {
      Issue.record("\(difference)")
    }
  }

  /// What engines may differ by: 0.6 % of the cells, in Chinese 0.8 %.
  ///
  /// Khmer and Lao are judged without the class `dictionary`: the browser has other dictionaries of
  /// them, and where it breaks by those it says nothing about us.
  @Test(arguments: BrowserResidual.languages)
  func differsSeldom(_ residual: BrowserResidual) {
    var different = residual.different
    if ["km", "lo"].contains(residual.name) { different -= residual.kinds[.dictionary] ?? 0 }
    let goal = residual.name.hasPrefix("zh") ? 0.008 : 0.006
    #expect(Double(different) <= goal * Double(residual.compared))
  }

  @Test
  func everyRecordingIsCompared() {
    #expect(BrowserResidual.all.map(\.name).sorted() == BrowserRecording.all)
  }

  /// The class of a difference follows from the text around it; `|` is where only one engine breaks.
  @Test(arguments: [
    ("and/|or", BrowserDifference.asciiTable), ("https://|www", .asciiTable),
    ("123-|45", .hyphen), ("12–|15", .hyphen), ("-|v", .hyphen),
    ("mois |? Oui", .numeric), ("%d |/ 3", .numeric), ("٥٠|٪", .numeric),
    ("\"yes\" |(no)", .quotation), ("‘동의’|를", .quotation),
    ("チ|ューブ", .smallKana), ("ສຳ|ເນົາ", .dictionary), ("ពេល|កក់", .dictionary),
    ("漢|字", .unexplained), ("one |two", .unexplained), ("ส|a", .unexplained),
  ])
  func namesClass(_ text: String, _ kind: BrowserDifference) throws {
    let parts = text.split(separator: "|")
    var finder = try LineBreakFinder(locale: LocaleIdentifier("en"))
    let judge = try BrowserJudge(.init(text: parts.joined()), &finder)
    #expect(judge.context(at: parts[0].utf16.count) == kind)
  }
}

extension BrowserComparison {
  fileprivate init(_ name: String) throws {
    let recording = try BrowserRecording(name)
    try self.init(recording, recording.stack())
  }
}
