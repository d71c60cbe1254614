internal import CopyfitReports

/// A requested report: its format, and its file unless it is shown.
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
      if parts.count == 1, let format = try format(ofFile: text) {
        return ReportRequest(format: format, file: text)
      }
      let known = ReportFormat.allCases.map(\.rawValue)
      let list = known.joined(separator: ", ")
      throw ValueError(
        value: name, expected: "one of the formats of this version (\(list))", known: known)
    }
    guard parts.count > 1 else { return ReportRequest(format: format) }
    guard !parts[1].isEmpty else {
      throw ValueError(value: text, expected: "FORMAT or FORMAT=FILE")
    }
    return ReportRequest(format: format, file: parts[1] == "-" ? nil : String(parts[1]))
  }

  /// The format that a file's name implies; `nil` if it is not a file's name.
  private static func format(ofFile name: String) throws(ValueError) -> ReportFormat? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "sarif": return .sarif
    case "ndjson", "jsonl": return .ndjson
    case "md", "markdown": return .markdown
    case "csv": return .csv
    case "html", "htm": return .html
    case "json": throw ambiguous(name, among: ["json", "sarif", "gitlab"])
    case "xml": throw ambiguous(name, among: ["junit", "checkstyle"])
    default: return nil
    }
  }

  private static func ambiguous(_ name: String, among formats: [String]) -> ValueError {
    let choices = formats.map { "\($0)=\(name)" }.joined(separator: ", ")
    return ValueError(value: name, expected: "one of \(choices)")
  }
}
