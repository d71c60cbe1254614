import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import CopyfitTestSupport
import Foundation
import Testing

struct CalibrateTests {
  private static let labels = [
    "Pay now", "Checkout", "Cancel order", "Your orders", "Sign in", "漢字",
  ]
  .map {
    #"{"text":"\#($0)","style":"body","frame":{"width":300},"measured":{"large":{"width":88,"height":20.333}}}"#
  }
  .joined(separator: ",\n")

  private static func folder(_ labels: String = labels) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-calibrate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"schema":"copyfit.labels/1","labels":[\#(labels)]}"#.utf8)
      .write(to: folder.appendingPathComponent("labels.json"))
    return folder
  }

  @Test func documentsAreWhatTheirSchemaSays() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try Calibration(paths: [folder.path]).run()
    #expect(try SchemaCheck("calibration").problems(in: report.json) == [])
    let audit = try Audit(AuditOptions(paths: [folder.path])).check().report
    #expect(audit.fonts.contains { $0.deviation != nil })
    #expect(try SchemaCheck("report").problems(in: JSONReport(audit).text) == [])
    let page = CalibrationPage(report).text
    #expect(page.hasPrefix("System font regular, for which Inter-Regular is measured\n"))
    #expect(
      page.contains("labels.json:1:40 “Pay now” at large: measured 88 pt, computed 64.72 pt"))
    #expect(page.contains("1: another font draws some of the characters"))
  }

  /// Too few texts, and then texts that are 0 to 8 % wider than computed.
  @Test(arguments: [
    (["Pay now": 88], "no font has 5 different texts of one range of sizes"),
    (
      [
        "Pay now": 64.9, "Checkout": 76, "Cancel order": 104, "Your orders": 94, "Sign in": 55,
        "Sign out": 65,
      ], "the measured sizes differ so much that they would make widths less exact"
    ),
  ])
  func withoutCorrectionNoFileIsWritten(widths: [String: Double], reason: String) throws {
    let labels = widths.map {
      #"{"text":"\#($0)","style":"body","frame":{"width":300},"measured":{"large":{"width":\#($1),"height":20.333}}}"#
    }
    let folder = try Self.folder(labels.joined(separator: ",\n"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("calibration.yml").path
    let run = try CommandRun(["calibrate", "--output", file, folder.path])
    #expect(run.status == 2)
    #expect(
      run.messages == "copyfit: error: \(file): there is no correction to write: \(reason)\n")
    #expect(run.output.hasPrefix("System font regular"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["labels.json"])
  }

  /// A failure to write is reported with its reason.
  @Test(arguments: [
    ("/no/such/folder/calibration.yml", "its folder does not exist"),
    ("/tmp", "is a folder, not a file"),
  ])
  func aFileThatCannotBeWrittenIsReported(path: String, reason: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun(["calibrate", "--output", path, folder.path])
    #expect(run.status == 2)
    #expect(run.messages == "copyfit: error: \(path): \(reason)\n")
  }
}
