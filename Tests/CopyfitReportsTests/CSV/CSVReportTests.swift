import CopyfitAudit
import CopyfitReports
import Testing

struct CSVReportTests {
  @Test func hasARowForEachLocale() throws {
    let rows = try CSVRows.parse(CSVReport(ReportFixture.report).text)
    let names = try #require(rows.first)
    func column(_ name: String) throws -> [String] {
      let index = try #require(names.firstIndex(of: name))
      return rows.dropFirst().map { $0[index] }
    }
    #expect(try column("locale") == ["ar", "el", "", "de", "ja", "", ""])
    #expect(
      try column("rule")
        == [
          "truncation", "truncation", "unreachable-entries", "word-split", "missing-glyph",
          "does-not-scale", "does-not-scale",
        ])
    #expect(try column("fitsWidth") == ["356.25", "356.25", "", "204.31", "", "", ""])
    #expect(try column("file").first == "App/ar.lproj/Checkout.strings")
    #expect(try column("labelFile").first == "App/Base.lproj/Checkout.storyboard")
    #expect(try column("categories")[3] == "all")
    #expect(try column("name")[3] == "Settings › speed\\u{1B}[31m")
  }

  @Test func hasItsColumnsWhereAllIsWell() throws {
    #expect(try CSVRows.parse(CSVReport(ReportFixture.clean).text).count == 1)
  }
}
