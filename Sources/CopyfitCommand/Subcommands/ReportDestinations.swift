internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitReports
internal import CopyfitStream

/// The destinations of a run's reports: one report is shown, any number are written to files.
struct ReportDestinations {
  /// The format of the report on standard output.
  let shown: ReportFormat
  private let files: [(format: ReportFormat, path: String)]

  /// All requested formats.
  var formats: [ReportFormat] { [shown] + files.map(\.format) }

  /// The files that are written.
  var paths: [String] { files.map(\.path) }

  /// The amount of detail that the audit must keep for them.
  var textDetail: TextDetail {
    let wanted = Set(formats.map(\.textDetail))
    return wanted.contains(.cells) ? .cells : wanted.contains(.outcomes) ? .outcomes : .none
  }

  /// Whether one of them identifies fonts by their digests.
  var hashesFonts: Bool { formats.contains { $0.hashesFonts } }

  /// Creates the destinations of requests.
  ///
  /// Missing folders are reported before the check starts.
  init(_ requests: [ReportRequest]) throws(CommandError) {
    let shown = requests.filter { $0.file == nil }
    guard shown.count <= 1 else {
      throw .failed(["only one report can be shown; give the others a file: --report json=FILE"])
    }
    self.shown = shown.first?.format ?? .pretty
    files = requests.compactMap { request in request.file.map { (request.format, $0) } }
    let places = paths.map(OutputPlace.init)
    let twice = zip(paths, places).first { _, place in places.count { $0 == place } > 1 }
    if let twice = twice?.0 {
      throw .failed(["two reports go to the same file: \(twice)"])
    }
    let problems = paths.compactMap(OutputFile.problem)
    guard problems.isEmpty else { throw .failed(problems) }
  }

  /// Writes the reports that have files, and returns the problems.
  func write(_ report: AuditReport, options: ReportOptions) -> [String] {
    var options = options
    let arguments = options.style.arguments
    // Color and width apply to the report that is shown; --verbose applies to all.
    options.style = PrettyStyle(detail: options.style.detail == .verbose ? .verbose : .normal)
    options.style.arguments = arguments
    options.isForFile = true
    return files.compactMap { file in
      options.cellForm = file.path.lowercased().hasSuffix(".csv") ? .csv : .lines
      do throws(ByteStream.Failure) {
        try OutputFile.write(to: file.path) { stream throws(ByteStream.Failure) in
          try file.format.write(report, options: options) {
            piece throws(ByteStream.Failure) in try stream.write(piece)
          }
        }
        return nil
      } catch {
        return "\(file.path): the report cannot be written: \(error.reason)"
      }
    }
  }

  /// Removes the reports of an earlier run, which could be taken for those of this one: it ends before its reports.
  ///
  /// A file is removed only if its first bytes are those of a report, or if it is an empty one of the same format: the
  /// path may be that of a configuration, a baseline or a catalog by mistake.
  ///
  /// - Parameter kept: Files that the run reads, such as a baseline.
  /// - Returns: The paths of the removed files, and those of other files, which may be reports all the same.
  func removeOldReports(besides kept: [String]) -> (removed: [String], others: [String]) {
    let kept = Set(kept.map(OutputPlace.init))
    var (removed, others): ([String], [String]) = ([], [])
    for (format, path) in files {
      guard case .file(let file) = OutputPlace(path), !kept.contains(.file(file)),
        SourceFolder.holds(file)
      else { continue }
      let start = SourceFile.start(of: file, count: ReportFormat.recognizedBytes)
      if let start, ReportFormat.isReport(start, expecting: format), ByteStream.remove(file) {
        removed.append(path)
      } else {
        others.append(path)
      }
    }
    return (removed, others)
  }
}
