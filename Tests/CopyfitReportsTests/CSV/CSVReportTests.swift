@testable import CopyfitReports
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

  /// Each row is about its own language only.
  @Test func tellsOfOneLanguageInEachRow() throws {
    let rows = try CSVRows.parse(CSVReport(ReportFixture.report).text)
    let index = try #require(rows.first?.firstIndex(of: "message"))
    let messages = rows.dropFirst().map { $0[index] }
    #expect(
      messages[1] == """
        Checkout › Summary › “Continue to checkout”: Text is truncated: 1 line, 334 pt wide on the \
        screen of the storyboard or 295 pt wide and 44 pt high on screens 375 pt wide. Greek (el): at AX5, on \
        screens 375 pt wide (uncertain); it shows “Συνέχεια στο ταμ…” and hides 3 characters; to fit, \
        allow 2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge.
        """)
    #expect(messages[0].contains("Arabic (ar)") && !messages[0].contains("Greek"))
    #expect(messages[0].contains("“\u{2068}المتابعة إلى…\u{2069}”"))
    #expect(messages[2] == "the second ';' ends the table: 13 entries after it are never read")
  }

  /// Spreadsheets read a file without the mark in the machine's code page.
  @Test func aFileStartsWithAByteOrderMark() {
    var options = ReportOptions()
    #expect(CSVReport(ReportFixture.clean, options: options).text.hasPrefix("project,"))
    options.isForFile = true
    let text = CSVReport(ReportFixture.clean, options: options).text
    #expect(text.unicodeScalars.first == "\u{FEFF}")
    #expect(text.unicodeScalars.dropFirst().starts(with: "project,".unicodeScalars))
    options.cellForm = .csv
    #expect(ReportFormat.cells.render(ReportFixture.report, options: options).hasPrefix("id,"))
  }

  /// A spreadsheet may separate fields by semicolons or tabs, and take no notice of the quotation marks.
  @Test(arguments: [
    ("plain", "plain"), ("=1", "'=1"), (" +1", "' +1"), ("a;b", "\"a;b\""),
    ("a;=1;+2 and -3", "\"a;'=1;'+2 and -3\""), ("a; @b", "\"a;' @b\""),
    ("a;\"=1\"", "\"a;'\"\"=1\"\"\""), ("\"=1\"", "\"'\"\"=1\"\"\""),
    ("a|\u{FF1D}1", "\"a|'\u{FF1D}1\""),
    ("a - b, -c", "\"a - b, -c\""), (";", "\";\""), ("", ""),
  ])
  func noSeparatorMakesAFormula(text: String, field: String) {
    #expect(CSVTable.row([.text(text)]) == field + "\r\n")
    #expect(CSVTable.row([.sentence(text)]) == field + "\r\n")
  }

  @Test func hasItsColumnsWhereAllIsWell() throws {
    #expect(try CSVRows.parse(CSVReport(ReportFixture.clean).text).count == 1)
  }
}
