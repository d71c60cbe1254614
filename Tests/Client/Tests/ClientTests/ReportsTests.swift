import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import Foundation
import Reports
import Testing

/// A report generator in a module with a name that Copyfit could have used.
@Suite("A report generator")
struct ReportsTests {
  @Test("makes its own report of an audit, and Copyfit's")
  func report() throws {
    let sample = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }.appending(path: "Corpora/Freewheel").path(percentEncoded: false)

    let report = try Audit(AuditOptions(paths: [sample], locales: ["de", "ja"])).check().report

    #expect(LocaleReport(report).labels["de", default: 0] > 0)
    #expect(LocaleReport.document(report).contains(#""copyfit.report/1""#))
  }
}
