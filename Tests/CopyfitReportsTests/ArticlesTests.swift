import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import Foundation
import Testing

/// The articles of the modules, with the code that they show.
@Suite struct ArticlesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Each block of code in an article is in this file.
  @Test(arguments: [
    "Copyfit/Copyfit.docc/HowCopyfitDecides", "Copyfit/Copyfit.docc/ExactAndEstimated",
    "CopyfitDynamicType/CopyfitDynamicType.docc/DynamicTypeElsewhere",
    "CopyfitReports/CopyfitReports.docc/WritingAReportGenerator",
  ])
  func codeIsCompiled(article: String) throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/\(article).md"), encoding: .utf8)
    let own = Self.compact(try String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let isHere = own.contains(Self.compact(block))
      #expect(isHere, "\(block)")
    }
  }

  /// Code without spaces, because the formatter may divide a long line here.
  private static func compact(_ code: String) -> String { code.filter { !$0.isWhitespace } }

  @Test func howCopyfitDecides() throws {
    let fonts = try FontLibrary()
    var fitter = LabelFitter(fonts: fonts)
    let label = LabelSpec(font: .headline, width: 200, lines: 1)
    let text = try fitter.prepare("Zahlungsmittel verwalten", locale: "de", for: label)
    let fits = fitter.fits(text)
    let first = fits.firstIndex { $0.verdict != .fits }

    #expect(first == 3 && fits.count == 12)

    let shown = fitter.visibleText(of: text, at: .accessibility5)
    let remedy = fitter.remedy(for: text, at: .accessibility5)

    #expect(shown?.text == "Zahlu…")
    #expect(try #require(remedy.width) > 600)
  }

  @Test func exactAndEstimated() throws {
    var fitter = LabelFitter(fonts: try FontLibrary())
    let label = LabelSpec(font: .body, width: 191, lines: 1)
    let text = try fitter.prepare("Zahlungsmittel verwalten", locale: "de", for: label)
    let roomy = try text.moved(to: LabelSpec(font: .body, width: 280, lines: 1))
    let isCertain = fitter.fit(roomy, at: .large).certainty == .certain
    let isNear = fitter.fit(text, at: .large).certainty == .uncertain

    #expect(isCertain && isNear)

    let answer = try fitter.answer(
      to: LabelQuestion(text: "OK \u{10FFFD}", locale: "en", label: label))
    let isComplete = answer.isComplete
    let missing = answer.missing

    #expect(!isComplete && missing == ["\u{10FFFD}"])
  }

  @Test func dynamicTypeElsewhere() {
    let body = FontDescriptor.preferred(for: .body)
    let sizes = ContentSizeCategory.allCases.map { body.pointSize(at: $0) }

    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

    let metrics = FontMetrics(for: .body)
    let height = metrics.scaledValue(44, at: .accessibility5)
    let size = metrics.scaledPointSize(36, at: .accessibility5)

    #expect(height == 124 && size == 101)

    let watch = FontDescriptor.preferred(for: .body, scale: .watchOS)
    let onWatch = watch.pointSize(at: .large, scale: .watchOS)
    let named = ContentSizeCategory(name: "UICTContentSizeCategoryAccessibilityXXXL")

    #expect(onWatch == 16 && named == .accessibility5)
  }

  @Test func writingAReportGenerator() throws {
    let project = Self.root.appending(path: "Corpora/Freewheel").path(percentEncoded: false)
    let report = try Audit(AuditOptions(paths: [project], locales: ["de", "el"])).check().report
    let lost = report.findings.filter { $0.rule == .truncation && $0.status.isPending }
    var rows = ["label\tlanguage\tfrom\thidden"]
    for finding in lost {
      for entry in finding.locales {
        let cells = [
          finding.name ?? finding.key ?? "", entry.locale, entry.first?.name ?? "all",
          entry.hiddenCharacters.map(String.init) ?? "",
        ]
        rows.append(cells.joined(separator: "\t"))
      }
    }
    let table = rows.joined(separator: "\n")

    #expect(table.contains("\tel\t") && table.contains("\tde\t"))

    let measured =
      "\(report.coverage.measured) texts measured, \(report.coverage.undecided) undecided"
    let page = ReportFormat.html.render(report)

    #expect(measured.hasSuffix(" undecided") && page.contains("<html"))

    let json = JSONReport(report).text
    let earlier = try JSONDecoder().decode(AuditReport.self, from: Data(json.utf8))
    #expect(JSONReport(earlier).text == json)
  }
}
