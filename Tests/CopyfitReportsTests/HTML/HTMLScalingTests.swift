import Copyfit
import CopyfitAudit
import CopyfitReports
import Foundation
import Testing

/// What the page says of fixed fonts that are taken to grow: WCAG 1.4.4 asks for 200 %.
struct HTMLScalingTests {
  /// The first is cut off from xxxLarge on, the second from AX4 on, beyond twice the size; the third grows with
  /// the reader's text size by itself.
  private static let labels = """
    labels:
      - { name: early, key: title, frame: { width: 80 }, font: { name: system, size: 17 } }
      - { name: late, key: title, frame: { width: 150 }, font: { name: system, size: 17 } }
      - { name: grows, key: title, frame: { width: 80 }, style: body }

    """

  private func page(assumesScaling: Bool) throws -> String {
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
    return ReportFormat.html.render(try Audit(options).run())
  }

  @Test func namesWhatWouldFailUpToTwiceTheSize() throws {
    let page = try page(assumesScaling: true)
    let section = try #require(
      page.components(separatedBy: "<h2 id=\"scaling\">").dropFirst().first
    )
    .components(separatedBy: "</section>")[0]
    #expect(section.contains("WCAG 1.4.4"))
    #expect(section.contains("1 finding would arise"))
    // 17 points in the metrics of body at AX2: 17 × 40 / 22, as a whole number of points.
    #expect(section.contains("Up to AX2, where a font of 17 points becomes 182 % of its size"))
    let rows = section.components(separatedBy: "<tbody>\n").last?
      .components(separatedBy: "\n</tbody>")[0]
    let cells = ["App/Localizable#early:title", "Text is cut off", "xxxLarge", "en"]
    #expect(rows == "<tr>" + cells.map { "<td dir=\"auto\">\($0)</td>" }.joined() + "</tr>")
  }

  @Test func isSilentWhereNothingIsAssumed() throws {
    #expect(try !page(assumesScaling: false).contains("id=\"scaling\""))
  }
}
