internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// Replaces absolute paths: a project outside the working folder gets its folder's name, and paths in it become
  /// relative.
  ///
  /// So the report does not depend on the machine. Several folders with one name are distinguished by the folders above
  /// them.
  mutating func removeAbsolutePaths(below workingFolder: String) {
    let folders = (projects.map(\.path) + [workingFolder]).filter { $0.hasPrefix("/") && $0 != "/" }
      .sorted { $0.utf8.count > $1.utf8.count }
    // All folders are below the root, so a slash before a project's path makes it absolute.
    let belowRoot = workingFolder == "/" ? projects.map(\.path).filter { !$0.hasPrefix("/") } : []
    guard !folders.isEmpty || !belowRoot.isEmpty else { return }
    func relative(_ text: String) -> String {
      let short = folders.reduce(text) { text, folder in
        text.contains(folder) ? text.replacing(folder + "/", with: "") : text
      }
      return belowRoot.reduce(short, Self.removeRoot)
    }
    let names = shortenProjects()
    func renamed(_ project: String?) -> String? { project.map { names[$0] ?? $0 } }
    gate.reason = gate.reason.map(relative)
    failures = failures.map(relative)
    for index in texts.indices {
      texts[index].project = names[texts[index].project] ?? texts[index].project
    }
    for index in findings.indices {
      findings[index].project = renamed(findings[index].project)
      findings[index].message = relative(findings[index].message)
      if let file = findings[index].source?.file {
        findings[index].source?.file = relative(file)
      }
    }
  }

  /// Removes the slash before a path at the start of a path.
  private static func removeRoot(in text: String, before path: String) -> String {
    let start = "/\(path)/"
    let rest = text.hasPrefix(start) ? String(text.dropFirst()) : text
    return [" ", "'", "\"", "("].reduce(rest) { text, mark in
      text.replacing(mark + start, with: mark + start.dropFirst())
    }
  }

  /// Shortens the paths of projects outside the working folder, and their names if they contain the path.
  ///
  /// - Returns: The new names by the old ones.
  private mutating func shortenProjects() -> [String: String] {
    let paths = projects.map(\.path)
    var names: [String: String] = [:]
    for index in projects.indices where paths[index].hasPrefix("/") {
      let path = Self.shortest(paths[index], among: paths)
      projects[index].path = path
      let old = projects[index].name
      guard old != projects[index].givenName else { continue }
      projects[index].name = "\(projects[index].givenName) (\(path))"
      names[old] = projects[index].name
    }
    return names
  }

  /// The end of a path that distinguishes it from all others.
  private static func shortest(_ path: String, among paths: [String]) -> String {
    let folders = path.split(separator: "/")
    let others = paths.filter { $0 != path }.map { $0.split(separator: "/") }
    for count in 1..<max(folders.count, 1) {
      let end = folders.suffix(count)
      if !others.contains(where: { $0.suffix(count).elementsEqual(end) }) {
        return end.joined(separator: "/")
      }
    }
    return folders.joined(separator: "/")
  }
}
