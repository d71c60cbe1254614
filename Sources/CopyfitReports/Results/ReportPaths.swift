internal import CopyfitFindings

/// The paths in reports for other tools: they start from the tools' folder.
struct ReportPaths {
  /// The folder of each project by its name: relative to `base` if it is below it, or else empty.
  private var folders: [String: String] = [:]
  /// The absolute folder of each project by its name.
  private var absoluteFolders: [String: String] = [:]

  init(_ report: AuditReport, _ options: ReportOptions) {
    let working = Self.parts(options.workingFolder)
    let repository = options.repositoryFolder.map(Self.parts)
    let base = repository.flatMap { working.starts(with: $0) ? $0 : nil } ?? working
    for project in report.projects where folders[project.name] == nil {
      let isAbsolute = project.path.hasPrefix("/")
      let folder = Self.parts((isAbsolute ? "" : options.workingFolder + "/") + project.path)
      absoluteFolders[project.name] = "/" + folder.joined(separator: "/")
      let isBelow = folder.starts(with: base)
      folders[project.name] = isBelow ? folder.dropFirst(base.count).joined(separator: "/") : ""
    }
  }

  /// The path of a project's file: relative, or unchanged if the project is elsewhere.
  func path(of file: String, in project: String?) -> String {
    let folder = folder(of: project, among: folders) ?? ""
    if folder.isEmpty || file.hasPrefix("/") { return file }
    let path = folder + "/" + file
    guard file.hasPrefix("../") else { return path }
    // A configuration above the project has a simple path in other tools.
    let above = file.split(separator: "/").prefix { $0 == ".." }.count
    return above > Self.parts(folder).count ? path : Self.parts(path).joined(separator: "/")
  }

  /// The absolute path of a project's file.
  func absolutePath(of file: String, in project: String?) -> String {
    let folder = folder(of: project, among: absoluteFolders) ?? ""
    return file.hasPrefix("/") ? file : (folder == "/" ? "" : folder) + "/" + file
  }

  /// A result's fingerprint, after its project's folder if several projects may have equal labels.
  ///
  /// The folder is relative to that of other tools, so that it is the same in each run.
  func fingerprint(of result: ReportResult) -> String {
    guard folders.count > 1, let project = result.finding.project else { return result.fingerprint }
    let folder = folders[project].flatMap { $0.isEmpty ? nil : $0 } ?? project
    return TerminalText.inert(folder) + ":" + result.fingerprint
  }

  /// A file of no project belongs to the only project, if there is one.
  private func folder(of project: String?, among folders: [String: String]) -> String? {
    project.map { folders[$0] } ?? (folders.count == 1 ? folders.values.first : nil)
  }

  /// The folders of a path, without `.` and with `..` resolved.
  private static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
