import CopyfitAudit
import CopyfitInspection
import CopyfitReports
import Foundation
import Testing

/// The page's section on fixed fonts if they grew: WCAG 1.4.4 requires 200 %.
struct HTMLScalingTests {
  /// The first is truncated from xxxLarge on, the second from AX4 on, beyond twice the size; the third, with a style
  /// that never grows as much, at AX3; the fourth grows with the category by default.
  private static let labels = """
    labels:
      - { name: early, key: title, frame: { width: 80 }, font: { name: system, size: 17 } }
      - { name: late, key: title, frame: { width: 150 }, font: { name: system, size: 17 } }
      - { name: large, key: title, frame: { width: 180 }, font: { name: system, size: 34 } }
      - { name: grows, key: title, frame: { width: 80 }, style: body }

    """

  private func page(
    assumesScaling: Bool, strings: ReportOptions.Strings = .texts
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-scaling-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "copyfit.yml": Self.labels, "App/en.lproj/Localizable.strings": #""title" = "Pay now";"#,
    ]
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var options = AuditOptions(paths: [folder.path], assumesScaling: assumesScaling)
    options.keepsProjects = true
    let checked = try Audit(options).check()
    var reportOptions = ReportOptions(strings: strings)
    reportOptions.projects = checked.projects
    return ReportFormat.html.render(checked.report, options: reportOptions)
  }

  private func section(_ page: String) throws -> String {
    let start = try #require(page.components(separatedBy: "<h2 id=\"scaling\">").dropFirst().first)
    return start.components(separatedBy: "</section>")[0]
  }

  /// The cells of a table without tags.
  private func rows(_ section: String) -> [[String]] {
    section.components(separatedBy: "<tr>").dropFirst(2).map { row in
      row.components(separatedBy: "</td>").dropLast().map { cell in
        cell.replacing(/<\/div><div[^>]*>/, with: ": ").replacing(/<[^>]*>/, with: "")
      }
    }
  }

  /// Each font grows like its own style: 17 points become 22 in the metrics of body, and 34 become 51 in those of the
  /// large title.
  @Test func namesWhatWouldFailUpToTwiceTheSize() throws {
    let section = try section(page(assumesScaling: true))
    #expect(section.contains("WCAG 1.4.4"))
    #expect(section.contains("Up to 200 % of their size, they would have 2 findings."))
    #expect(section.contains("1 more finding beyond that is listed below."))
    #expect(
      rows(section) == [
        [
          "Localizable › early › title “Pay now”", "Text is truncated",
          "xxxLarge\u{A0}(129\u{A0}%)",
          "en",
          "English (en): Pay now",
        ],
        [
          "Localizable › large › title “Pay now”", "Text is truncated", "AX3\u{A0}(150\u{A0}%)",
          "en",
          "English (en): Pay now",
        ],
      ])
    #expect(section.contains("<a href=\"#text=App/Localizable%23early%3Atitle\">"))
    #expect(section.contains("<span dir=\"auto\" lang=\"en\">“Pay now”</span>"))
    #expect(section.contains("<div dir=\"auto\" lang=\"en\">Pay now</div>"))
  }

  @Test func holdsNoTextsWhereOnlyKeysAreWanted() throws {
    let section = try section(page(assumesScaling: true, strings: .keys))
    #expect(
      rows(section).map(\.first) == ["App/Localizable#early:title", "App/Localizable#large:title"])
    #expect(!section.contains("Pay now"))
  }

  @Test func isSilentWhereNothingIsAssumed() throws {
    #expect(try !page(assumesScaling: false).contains("id=\"scaling\""))
  }
}
