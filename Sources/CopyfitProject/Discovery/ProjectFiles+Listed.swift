internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitSourceText

extension ProjectFiles {
  /// The projects that a configuration lists.
  ///
  /// - Parameters:
  ///   - chain: The files of the configuration, for projects without one of their own.
  ///   - root: The folder of the configuration.
  static func listed(
    by configuration: Configuration, _ chain: ConfigurationChain?, of root: ProjectRoot,
    _ errors: inout [String]
  ) throws(AuditError) -> [ProjectFiles] {
    var projects: [ProjectFiles] = []
    var sizes = ListedSizes()
    let members = try root.members(of: configuration)
    for member in members {
      let found = all(of: member, listedBy: chain, &errors)
      let kept = found.filter { !member.isOptional || $0.hasFiles }
      for project in found { sizes.add(project.configuration, isKept: !kept.isEmpty) }
      if let excess = sizes.excess, let list = configuration.projects?.first {
        throw configuration.error("with '\(member.listedPath)', \(excess)", at: list.position)
      }
      projects += kept
    }
    // With a restriction, a project that was not requested may use the keys and has the other files.
    guard root.restriction.isEmpty else { return projects }
    try projects.noteFilesOutside(of: members, in: root, configuration)
    projects.noteIdleKeys(of: configuration)
    return projects
  }

  private var hasFiles: Bool { !interfaceDocuments.isEmpty || !stringTables.isEmpty }
}

extension [ProjectFiles] {
  /// Notes the files of a folder that are in none of the projects that its configuration lists.
  fileprivate mutating func noteFilesOutside(
    of members: [ProjectRoot], in root: ProjectRoot, _ configuration: Configuration
  ) throws(AuditError) {
    guard !isEmpty else { return }
    let selection = FileSelection(root: root, configuration: configuration)
    self[0].leftOut += selection.leftOut(
      outside: Set(members.map(\.folder)), below: root.folder)
    if let list = selection.exhausted { throw configuration.errorOfExhaustion(of: list) }
  }
}
