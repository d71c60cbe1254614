import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// Real projects, stored beside the repository: see `../shared/data/README.md`.
private enum SharedData {
  private static let folder =
    ProcessInfo.processInfo.environment["COPYFIT_SHARED_DATA"]
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/data")
    .standardizedFileURL.path

  static func path(_ project: String) -> String { "\(folder)/\(project)" }

  static func has(_ project: String) -> Bool {
    FileManager.default.fileExists(atPath: path(project))
  }
}

@Suite(
  .enabled(if: SharedData.has("duckduckgo-ios"), "needs ../shared/data/duckduckgo-ios"))
struct DuckDuckGoTests {
  @Test func findsWhatIsCutOffAndNothingElse() throws {
    let report = try Audit(
      AuditOptions(paths: [SharedData.path("duckduckgo-ios")], devices: [.canvas])
    ).check().report
    // 98 labels, 13 titles of buttons, 4 placeholders, 2 segments, 28 titles in bars and 7 of sections.
    #expect(report.summary.labels == 152)
    #expect(report.checked.locales.count == 25)

    let cut = report.findings.filter { $0.rule == .truncation }
    let found = cut.filter { $0.severity == .error }
    #expect(
      found.map(\.id) == [
        "DuckDuckGo/Settings#UZx-52-aer.text", "DuckDuckGo/Settings#OfP-Kw-IOk.text",
      ])
    let locales = found.map { $0.locales.map { "\($0.locale) \($0.certainty?.rawValue ?? "")" } }
    #expect(
      locales == [
        ["bg certain", "es certain", "pt certain", "ro certain"],
        ["el certain", "hr certain", "it uncertain"],
      ])
    #expect(found.allSatisfy { $0.font?.scales == false })
    // Titles wider than the whole screen, without regard to the rest of their bars.
    #expect(
      cut.filter { $0.severity != .error }.map(\.id) == [
        "DuckDuckGo/Settings#zZa-pF-SHk.title", "DuckDuckGo/Settings#tWw-Lh-ZT1.title",
        "DuckDuckGo/Settings#xUX-nF-HOl.title",
      ])
    #expect(report.findings.count { $0.rule == .doesNotScale } == 98 + 13 + 4)
    let others: Set<Rule> = [.verticalClipping, .wordSplit, .shrunkText, .missingGlyph]
    #expect(!report.findings.contains { others.contains($0.rule) })
  }

  /// Equal to an independent count of the keys in the files.
  @Test func tellsWhatTheLanguagesLack() throws {
    let report = try Audit(
      AuditOptions(paths: [SharedData.path("duckduckgo-ios")], devices: [.canvas])
    ).check().report
    func keys(_ rule: Rule) -> [String] {
      report.findings.filter { $0.rule == rule }.compactMap(\.key)
    }
    func tables(_ rule: Rule) -> [String: Int] {
      report.findings.filter { $0.rule == rule }
        .reduce(into: [:]) {
          $0["\($1.bundle?.split(separator: "/").last ?? "")/\($1.table ?? "")", default: 0] += 1
        }
    }
    // Only one of the storyboards' tables has keys without an object, in 24 languages each.
    #expect(
      tables(.orphanKey) == [
        "DuckDuckGo/TabSwitcher": 2, "DuckDuckGo/Localizable": 16, "DuckDuckGo/InfoPlist": 2,
        "Resources/Localizable": 8,
      ])
    let orphans = report.findings.filter { $0.rule == .orphanKey && $0.table == "TabSwitcher" }
    #expect(orphans.map(\.locales.count) == [24, 24])
    #expect(tables(.missingTranslation)["DuckDuckGo/Localizable"] == 22)
    // Two keys with '%# @sites @' in some language, and seven with '% @'.
    #expect(keys(.invalidFormat).count == 9)
    #expect(
      report.findings.count { $0.rule == .invalidFormat && $0.severity == .error } == 2)
    #expect(
      keys(.placeholderMismatch).sorted() == [
        "autofill.import.passwords.instructions.step2",
        "autofill.logins.list.login-deleted-message",
        "bookmarks.invalid.objects.present.description",
      ])
    #expect(keys(.missingPluralCategory).isEmpty)
  }

  @Test func everyStringAndEveryLabelIsAccountedFor() throws {
    let report = try Audit(
      AuditOptions(
        paths: [SharedData.path("duckduckgo-ios")], locales: ["de", "en"], devices: [.canvas])
    ).check().report
    let coverage = report.coverage
    let skipped = coverage.skipped.filter { $0.what == .string }.reduce(0) { $0 + $1.count }
    #expect(
      coverage.measured + coverage.withoutFrame + coverage.undecided + skipped
        == report.summary.strings)
    // Texts of list content and of text views, as counted by Python's ElementTree; placeholders.
    #expect(coverage.skipped.filter { $0.what == .label }.map(\.count) == [28, 3, 32])
    // Three others have no width at all.
    #expect(coverage.measuredLabels == report.summary.labels - 35)
    #expect(coverage.decided < coverage.measured)
    #expect(coverage.undecided > 0)
  }
}

@Suite(.enabled(if: SharedData.has("loop"), "needs ../shared/data/loop"))
struct LoopTests {
  @Test func labelsThatFitAtLargeFailAtAccessibilitySizes() throws {
    let report = try Audit(AuditOptions(paths: [SharedData.path("loop")])).check().report
    let finding = try #require(
      report.findings.first { $0.id == "Loop/Main#IxU-As-glo.text" && $0.rule == .wordSplit })
    let german = try #require(finding.locales.first { $0.locale == "de" })
    #expect(german.categories == [.accessibility4, .accessibility5])
    // Prototypes are drawn 270 points high, in tables with a row height of 44: the app sets their height.
    #expect(!report.findings.contains { $0.rule == .truncation && $0.severity == .error })
    #expect(
      report.coverage.skipped.contains {
        $0.what == .document && $0.why == .platform(.watchOS) && $0.count == 1
      })
  }
}

@Suite(.enabled(if: SharedData.has("rectangle"), "needs ../shared/data/rectangle"))
struct RectangleTests {
  @Test func aCatalogWithoutLabelsIsChecked() throws {
    let report = try Audit(AuditOptions(paths: [SharedData.path("rectangle")])).check().report
    #expect(report.exitStatus == 0)
    #expect(report.failures.isEmpty)
    #expect(report.coverage.uses.map(\.table) == ["Main"])
    #expect(report.summary.locales == 31)
  }
}
