internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitSourceText

extension ProjectRoot {
  /// The projects that a configuration lists, each with its own configuration, or else with this one.
  ///
  /// - Throws: `AuditError` for patterns that match no folder, and if no project contains a requested path.
  func members(of configuration: Configuration) throws(AuditError) -> [ProjectRoot] {
    let patterns = configuration.projects ?? []
    let list = PathPatternList(patterns)
    let folders = Self.folders(below: folder) { list.firstMatch($0) != nil }
    let unmatched = list.unmatched(among: folders)
    if let pattern = list.exhausted { throw configuration.errorOfExhaustion(of: pattern) }
    var problems: [AuditError.Problem] = []
    for pattern in unmatched {
      problems +=
        configuration.error(
          "no folder matches '\(pattern.value.text)'", at: pattern.position
        ).problems
    }
    guard problems.isEmpty else { throw AuditError(problems) }
    let named = Set(patterns.map(\.value.text))
    let members = folders.compactMap { member($0, isNamed: named.contains($0)) }
    guard !members.isEmpty else {
      throw AuditError(
        "\(Phrase.list(restriction)): not part of any of the projects that "
          + "\(self.configuration ?? shown) lists")
    }
    return members
  }

  /// Advice for a folder without a configuration whose subfolders have one; `nil` if none has one.
  package static func adviceOnProjects(below root: String) -> String? {
    let projects = folders(below: root) { path in
      Configuration.fileNames.contains {
        SourceFolder.holds(FilePath.joined(FilePath.joined(root, path), $0))
      }
    }
    guard !projects.isEmpty else { return nil }
    return Configuration.printable(
      "\(Phrase.list(projects)) \(projects.count == 1 ? "has" : "have") a copyfit.yml: name "
        + "\(projects.count == 1 ? "it" : "them"), or list \(projects.count == 1 ? "it" : "them") "
        + "under 'projects' in a copyfit.yml here")
  }

  /// The matching folders below a folder, sorted by their bytes.
  private static func folders(
    below root: String, where isWanted: (String) -> Bool
  ) -> [String] {
    var found: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let entries = (try? SourceFolder.entries(of: FilePath.joined(root, folder))) ?? []
      for entry in entries where entry.kind == .folder && entry.isUTF8 {
        guard !FileWalk.isUnconventional(entry.name) else { continue }
        let path = FilePath.joined(folder, entry.name)
        if isWanted(path) { found.append(path) }
        open.append(path)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The project in a folder; `nil` if no part of it is requested.
  private func member(_ path: String, isNamed: Bool) -> ProjectRoot? {
    var member = self
    member.folder = FilePath.joined(folder, path)
    member.shown = shown == "." ? path : FilePath.joined(shown, path)
    member.listedPath = FilePath.joined(listedPath, path)
    member.listFolder = listFolder ?? folder
    member.isOptional = !isNamed
    let names = Configuration.fileNames.filter {
      SourceFolder.holds(FilePath.joined(member.folder, $0))
    }
    if let name = names.first {
      member.configuration = FilePath.joined(member.shown, name)
      member.isOptional = false
    } else {
      member.inherits = true
    }
    member.named = Self.below(path, named)
    guard !restriction.isEmpty else { return member }
    let isWhole = restriction.contains { FilePath.holds($0, path) }
    member.restriction = isWhole ? [] : Self.below(path, restriction)
    return isWhole || !member.restriction.isEmpty ? member : nil
  }

  /// The paths that are in a folder, relative to it.
  private static func below(_ folder: String, _ paths: [String]) -> [String] {
    paths.compactMap { FilePath.below(folder, $0) }.filter { !$0.isEmpty }
  }
}
