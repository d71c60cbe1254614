internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// Names a project outside the working folder by its folder's name, and what lies in it from there, so that a report
  /// says nothing of the machine.
  mutating func removeAbsolutePaths(below workingFolder: String) {
    let folders = (projects.map(\.path) + [workingFolder]).filter { $0.hasPrefix("/") && $0 != "/" }
      .sorted { $0.utf8.count > $1.utf8.count }
    guard !folders.isEmpty else { return }
    func relative(_ text: String) -> String {
      folders.reduce(text) { text, folder in
        text.contains(folder) ? text.replacing(folder + "/", with: "") : text
      }
    }
    for index in projects.indices where projects[index].path.hasPrefix("/") {
      projects[index].path = projects[index].path.split(separator: "/").last.map(String.init) ?? "/"
    }
    gate.reason = gate.reason.map(relative)
    for index in findings.indices {
      findings[index].message = relative(findings[index].message)
      if let file = findings[index].source?.file {
        findings[index].source?.file = relative(file)
      }
    }
  }
}
