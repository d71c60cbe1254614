internal import CopyfitAudit
internal import CopyfitReports
internal import Foundation

/// Where the reports of a run go: one is shown, any number are written to files.
struct ReportDestinations {
  /// The format of the report on standard output.
  let shown: ReportFormat
  private let files: [(format: ReportFormat, path: String)]

  /// Sorts out what was asked for, and refuses folders that are not there before the work begins.
  init(_ requests: [ReportRequest]) throws(CommandError) {
    let shown = requests.filter { $0.file == nil }
    guard shown.count <= 1 else {
      throw .failed(["only one report can be shown; give the others a file: --report json=FILE"])
    }
    self.shown = shown.first?.format ?? .pretty
    files = requests.compactMap { request in request.file.map { (request.format, $0) } }
    let paths = files.map(\.path)
    if let twice = paths.first(where: { path in paths.filter { $0 == path }.count > 1 }) {
      throw .failed(["two reports go to the same file: \(twice)"])
    }
    let problems = paths.compactMap(Self.problem)
    guard problems.isEmpty else { throw .failed(problems) }
  }

  /// Why nothing can be written at a path, where that can be known.
  private static func problem(at path: String) -> String? {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists { return isFolder.boolValue ? "\(path): is a folder, not a file" : nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
      return "\(path): its folder does not exist"
    }
    return nil
  }

  /// Writes the reports that have files and returns what went wrong.
  func write(_ report: AuditReport) -> [String] {
    files.compactMap { file in
      let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      let data = Data(file.format.render(report, style: PrettyStyle()).utf8)
      do {
        // Only a plain file is replaced by renaming: a device or a pipe is written into.
        let isPlain = try Self.isPlainFile(url)
        try data.write(to: url, options: isPlain ? .atomic : [])
        return nil
      } catch {
        return "\(file.path): the report cannot be written: \(error.localizedDescription)"
      }
    }
  }

  private static func isPlainFile(_ url: URL) throws -> Bool {
    guard FileManager.default.fileExists(atPath: url.path) else { return true }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return attributes[.type] as? FileAttributeType == .typeRegular
  }
}
