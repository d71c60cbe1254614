import CopyfitUnicode
import Foundation
import Testing

/// Our lines and Chromium's, for texts of all scripts; `README.md` describes the recordings.
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

  /// A language meets a goal, or is listed with the number of cells and the reason.
  @Test(arguments: BrowserGoal.allCases, BrowserResidual.languages)
  func meetsGoal(_ goal: BrowserGoal, _ residual: BrowserResidual) {
    let missed = goal.misses.first { $0.language == residual.name }
    #expect(goal.isMissed(by: residual) == (missed != nil), "\(residual)")
    if let missed { #expect(goal.cells(of: residual) == missed.cells, "\(missed.reason)") }
  }

  /// The table in `README.md` has the measured numbers.
  @Test func theDocumentHasTheSameNumbers() throws {
    let file = BrowserRecording.folder.deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let expected = BrowserResidual.languages.map { BrowserGoal.row(of: $0) }
    #expect(rows.filter { expected.contains(String($0)) }.map(String.init) == expected)
  }

  @Test
  func everyRecordingIsCompared() {
    #expect(BrowserResidual.all.map(\.name).sorted() == BrowserRecording.all)
  }

  /// The class of a difference follows from the text around it; `|` is a break of only one engine.
  @Test(arguments: [
    ("and/|or", BrowserDifference.asciiTable), ("https://|www", .asciiTable),
    ("123-|45", .hyphen), ("12–|15", .hyphen), ("-|v", .asciiTable), ("a–|b", .unexplained),
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
