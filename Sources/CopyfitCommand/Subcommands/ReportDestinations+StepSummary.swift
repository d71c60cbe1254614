internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitReports
internal import CopyfitStream

extension ReportDestinations {
  /// The maximum size of a step's summary on GitHub, in bytes.
  private static let stepSummaryLimit = 1 << 20

  /// Adds the report as Markdown to the summary of GitHub's step if the format `github` is requested.
  ///
  /// - Returns: The error message; `nil` if there is no error.
  func writeStepSummary(
    _ report: AuditReport, options: ReportOptions,
    path: String? = EnvironmentVariable.values[.gitHubStepSummary]
  ) -> String? {
    guard formats.contains(.github), let path, !path.isEmpty else { return nil }
    let used = Int(FileStamp(of: path)?.size ?? 0)
    let strings = options.strings == .keys ? report.withoutTexts : report
    let room = Self.stepSummaryLimit - used
    let text = MarkdownReport(strings, options: options, limit: room).text
    guard text.utf8.count <= room else { return nil }
    do throws(ByteStream.Failure) {
      try ByteStream.append(to: path) { stream throws(ByteStream.Failure) in
        try stream.write(text)
      }
      return nil
    } catch {
      return "\(path): the summary of the step cannot be written: \(error.reason)"
    }
  }
}
