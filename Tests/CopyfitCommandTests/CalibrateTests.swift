import Copyfit
import CopyfitAudit
import CopyfitReports
import CopyfitStream
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitCommand

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
    let audit = try Audit(AuditOptions(paths: [folder.path])).run()
    #expect(audit.fonts.contains { $0.deviation != nil })
    #expect(try SchemaCheck("report").problems(in: JSONReport(audit).text) == [])
    let page = CalibrationPage(report).text
    #expect(page.hasPrefix("System font regular, in place of which Inter-Regular is measured\n"))
    #expect(
      page.contains("labels.json:1:40 “Pay now” at large: measured 88 pt, computed 64.868 pt"))
    #expect(page.contains("1: another font draws some of the characters"))
  }

  @Test func withoutCorrectionNoFileIsWritten() throws {
    let folder = try Self.folder(String(Self.labels.prefix { $0 != "\n" }.dropLast()))
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = Calibrate.syntax.defaults
    options.paths = [folder.path]
    options.output = folder.appendingPathComponent("calibration.yml").path
    #expect(throws: CommandError.self) { _ = try Calibrate.run(options, on: Console()) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["labels.json"])
  }
}
