import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import Foundation
import Testing

/// The page on the library.
@Suite("The page on the library")
struct PageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Each example but the package's description is in the tests of this package; their fonts are elsewhere.
  @Test("shows only code that is compiled here")
  func examples() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "../../../../Documentation/Library.md").standardized,
      encoding: .utf8)
    let examples = page.components(separatedBy: "```swift\n").dropFirst(2)
      .map { $0.components(separatedBy: "```")[0] }
    let tests = try ["LibraryTests", "DrawingTests", "PageTests"].map {
      try String(contentsOf: Self.folder.appending(path: "\($0).swift"), encoding: .utf8)
    }.joined()
    #expect(examples.count == 5)
    for line in examples.flatMap({ $0.split(separator: "\n") }) {
      let code = (line.components(separatedBy: "  //").first ?? "")
        .replacing(#"directories: ["App/Fonts"]"#, with: "")
        .replacing(#"["App"]"#, with: "[sample]")
      #expect(tests.contains(code.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test("checks a project, and says how to fix what it finds")
  func checks() throws {
    let sample = Self.folder.appending(path: "../../../../Corpora/Freewheel").standardized.path
    var lines: [String] = []
    func print(_ items: String...) { lines.append(items.joined(separator: " ")) }

    let report = try Audit(AuditOptions(paths: [sample])).check().report
    for finding in report.findings where finding.severity != .note {
      for locale in finding.locales {
        print(locale.locale, finding.rule.rawValue, locale.text ?? "", finding.advice(for: locale))
      }
    }

    #expect(lines.contains { $0.hasPrefix("de truncation") && $0.contains(" pt wide") })
  }

  @Test("archives reports")
  func archives() throws {
    let report = AuditReport(
      toolVersion: "1", environment: .init(icu: "72", harfbuzz: "6", freetype: "2"), projects: [],
      checked: .init(locales: ["de"], categories: [.large], devices: [.canvas]),
      gate: .init(through: .large, passed: true, reason: nil), fonts: [], summary: .init(),
      coverage: .init(), findings: [], failures: [])
    let json = Data(ReportFormat.json.render(report).utf8)

    let earlier = try JSONDecoder().decode(AuditReport.self, from: json)
    let archive = try JSONEncoder().encode(earlier)

    #expect(try JSONDecoder().decode(AuditReport.self, from: archive).checked.locales == ["de"])
  }
}
