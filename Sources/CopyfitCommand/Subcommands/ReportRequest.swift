internal import CopyfitReports

/// A report that is asked for: its format and, where it is not to be shown, its file.
struct ReportRequest: ArgumentValue, Hashable {
  var format: ReportFormat
  var file: String?

  static var completion: ValueCompletion {
    .wordsWithFile(ReportFormat.allCases.map(\.rawValue))
  }

  static func read(_ text: String) throws(ValueError) -> ReportRequest {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      let list = known.joined(separator: ", ")
      throw ValueError(
        value: name, expected: "one of the formats of this version (\(list))", known: known)
    }
    guard parts.count > 1 else { return ReportRequest(format: format) }
    guard !parts[1].isEmpty else {
      throw ValueError(value: text, expected: "FORMAT or FORMAT=FILE, the file not empty")
    }
    return ReportRequest(format: format, file: String(parts[1]))
  }
}
