internal import CopyfitFindings

extension ReportFormat {
  /// The number of bytes at the start of a file by which a report is recognized.
  package static let recognizedBytes = 4_096

  /// Whether a file is a report of a check by its first bytes: in whatever format, or in the one that a run would write
  /// there.
  ///
  /// An empty report has no mark of its own, and one for Xcode has the form of a compiler's messages, so only a path for
  /// the same format is known to have one. Of an empty list nothing is lost, whoever wrote it.
  ///
  /// - Parameters:
  ///   - start: The first `recognizedBytes` bytes of the file.
  ///   - expected: The format that the run would write.
  package static func isReport(_ start: [UInt8], expecting expected: ReportFormat) -> Bool {
    let isExpected =
      switch expected {
      case .gitlab: start.elementsEqual("[]\n".utf8)
      case .cells: start.isEmpty
      case .xcode: isForXcode(start)
      default: false
      }
    return isExpected || isReport(start)
  }

  /// Whether all lines are messages as in a report for Xcode, and one is certainly Copyfit's.
  private static func isForXcode(_ start: [UInt8]) -> Bool {
    var lines = String(decoding: start, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The last one is empty or incomplete.
    lines.removeLast()
    let marks = Rule.allCases.map { " [\($0.rawValue)]" }
    return lines.allSatisfy(isMessage)
      && lines.contains { line in
        line.hasPrefix("note: Copyfit checked ") || marks.contains(where: line.hasSuffix)
      }
  }

  /// Whether a line is "error: …" or "PATH:LINE:COLUMN: error: …".
  private static func isMessage(_ line: Substring) -> Bool {
    Severity.allCases.contains { severity in
      let level = "\(severity.rawValue): "
      guard !line.hasPrefix(level) else { return true }
      let place = line.firstRange(of: ": " + level)?.lowerBound
      return place.map { line[..<$0].last?.isNumber == true } ?? false
    }
  }

  private static func isReport(_ start: [UInt8]) -> Bool {
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
