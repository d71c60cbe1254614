internal import CopyfitFindings

extension ReportFormat {
  /// The number of bytes at the start of a file by which a report is recognized.
  package static let recognizedBytes = 4_096

  /// Whether a file is certainly a report of a check, in whatever format, by its first bytes.
  ///
  /// Reports for Xcode, and empty ones, have no mark of their own.
  ///
  /// - Parameter start: The first `recognizedBytes` bytes of the file.
  package static func isReport(_ start: [UInt8]) -> Bool {
    let text = String(decoding: start, as: UTF8.self)
    return marks.contains { mark in
      text.utf8.starts(with: mark.start.utf8) && (mark.inner.isEmpty || text.contains(mark.inner))
    } || text.split(separator: "\n").contains { $0.hasPrefix(projectLine) }
  }

  /// The start of the line that names the projects in reports for people.
  private static let projectLine = "Copyfit · "

  private static let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The starts of reports, and what else they have soon after it.
  private static let marks: [(start: String, inner: String)] =
    [
      ("{\n  \"schema\": \"copyfit.report/", ""),
      ("{\"type\": \"head\", \"schema\": \"copyfit.findings/", ""),
      ("{\"id\": \"", "\"verdict\": \""),
      ("id,locale,variant,category,device,verdict,", ""),
      (xml + "<testsuites name=\"Copyfit\"", ""),
      ("{\n  \"$schema\": \"https://json.schemastore.org/sarif-", "\"name\": \"Copyfit\""),
      (xml + "<checkstyle ", "source=\"copyfit"),
      (xml + "<checkstyle version=\"4.3\">\n</checkstyle>", ""),
      ("<!DOCTYPE html>\n", "<title>Copyfit report: "), ("### Copyfit: ", ""),
      ("project,rule,severity,status,certainty,locale,id,", ""), ("# Larger Text\n\n- App: ", ""),
    ]
    + ["error", "warning", "notice"].map { ("::\($0) title=", "") }
    + Rule.allCases.map {
      ("[\n  {\n    \"description\": \"", "\"check_name\": \"\($0.rawValue)\"")
    }
}
