import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// The sample app's findings are exactly those in the file beside it.
@Suite("The sample app")
struct SampleAppTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora/Freewheel")

  /// The rules about whether a label's text fits.
  static let fittingRules: Set<Rule> = [.truncation, .verticalClipping, .shrunkText, .wordSplit]

  private static let report = Result<AuditReport, AuditError> { () throws(AuditError) in
    try Audit(AuditOptions(paths: [folder.path(percentEncoded: false)])).check().report
  }

  @Test("has the findings that are expected of it", arguments: ExpectedFinding.all)
  func findings(_ expected: ExpectedFinding) throws {
    let found = try Self.report.get().findings
      .first { $0.rule.rawValue == expected.rule && $0.id == expected.id }
    let finding = try #require(found, "not found")
    #expect(ExpectedFinding(finding) == expected)
  }

  @Test("has no other label that fails")
  func nothingElse() throws {
    let expected = Set(ExpectedFinding.all.map { "\($0.rule) \($0.id)" })
    let others = try Self.report.get().findings
      .filter { Self.fittingRules.contains($0.rule) }
      .map { "\($0.rule.rawValue) \($0.id ?? "")" }
      .filter { !expected.contains($0) }
    #expect(others == [])
  }

  @Test("has fonts that lack the letters of eleven languages")
  func fallbacks() throws {
    let fallbacks = try Self.report.get().findings.filter { $0.rule == .fontFallback }
    #expect(fallbacks.compactMap(\.name).sorted() == ["Inter-SemiBold", "NotoSerif-Bold"])
    for finding in fallbacks {
      let locales = finding.locales.map(\.locale).sorted().joined(separator: " ")
      #expect(locales == "ar fa he hi ja km ko my ta th zh-Hans")
    }
  }

  @Test("fails first at the failing size that is nearest to the default")
  func firstSizes() throws {
    let locales = try Self.report.get().findings.flatMap(\.locales).filter {
      !$0.categories.isEmpty
    }
    for locale in locales {
      let byDistance = locale.categories.sorted {
        ($0.distanceFromLarge, $0) < ($1.distanceFromLarge, $1)
      }
      #expect(locale.first == byDistance.first, "\(locale.locale): \(locale.categories)")
      #expect(locale.certainty != .uncertain || locale.certainFrom == nil)
      #expect(locale.certainFrom.map { byDistance.contains($0) } != false)
    }
    #expect(locales.contains { $0.certainFrom != nil && $0.certainFrom != $0.first })
    #expect(locales.contains { $0.certainFrom == $0.first })
  }

  @Test("needs the width of the rule's example")
  func exampleOfARule() throws {
    let finding = try Self.report.get().findings.first {
      $0.rule == .truncation && $0.id == "App/Checkout#Ddk-fg-ZXF.text"
    }
    let ways = try #require(finding?.locales.first { $0.locale == "el" }?.fits?.ways)
    let width = try #require(ways.first { $0.width != nil })
    #expect("\(width)" == "give it a frame 100.4 pt wide")
    #expect(Rule.truncation.description.example.contains(" needs 100.4 points"))
  }

  @Test("is measured whole")
  func coverage() throws {
    let report = try Self.report.get()
    #expect(report.checked.locales.count == 22)
    // "Notifications" is also French: it is measured with the source.
    #expect(report.coverage.measured == 74 * 22 - 1)
    #expect(report.coverage.undecided == 0)
    #expect(report.failures == [])
    #expect(report.exitStatus == 1)
  }

  @Test("has no finding but about fitting and fonts")
  func files() throws {
    let allowed = Self.fittingRules.union([.fontFallback, .doesNotScale])
    let others = try Self.report.get().findings.filter { !allowed.contains($0.rule) }
    #expect(others.map(\.message) == [])
  }
}

/// A line of `EXPECTED.md`.
struct ExpectedFinding: Equatable, CustomTestStringConvertible {
  let rule: String
  let id: String
  /// `de AX1`, or `de? AX1` for an uncertain verdict; sorted.
  let failures: [String]

  var testDescription: String { "\(rule) \(id)" }

  init(_ finding: Finding) {
    rule = finding.rule.rawValue
    id = finding.id ?? ""
    failures = finding.locales.map { locale in
      let first = locale.certainFrom ?? locale.first
      return "\(locale.locale)\(locale.certainty == .uncertain ? "?" : "") \(first?.name ?? "")"
    }.sorted()
  }

  /// Reads `| rule | label | text | AX1: de fr; AX2: es | why |`.
  init?(line: Substring) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count >= 4, cells[1].hasPrefix("`") else { return nil }
    rule = cells[0]
    id = cells[1].trimmingCharacters(in: ["`"])
    failures = cells[3].split(separator: ";").flatMap { group in
      let parts = group.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      return parts[1].split(separator: " ").map { "\($0) \(parts[0])" }
    }.sorted()
  }

  static let all: [ExpectedFinding] = {
    let file = SampleAppTests.folder.appending(path: "EXPECTED.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { ExpectedFinding(line: $0) }
  }()
}
