/// A project with a folder that git treats as a bare repository.
///
/// Its settings contain a command, which creates a file when it runs. Everything is stored as regular files, as in a
/// pull request.
package final class HostileProject {
  /// The way in which git runs the command.
  package enum Trap: CaseIterable, Sendable {
    /// A missing object, which the command fetches.
    case missingObject
    /// A sparse index with a missing folder, which the command fetches.
    case sparseIndex
    /// The file system monitor.
    case monitor
  }

  /// The folder with the clone, and with the file from the command.
  package let folder: GitFolder
  /// The clone.
  package var path: String { folder.path + "/ci" }
  /// The folder in it that looks like a repository.
  package var evil: String { path + "/evil" }
  /// Whether the command was run.
  package var wasRun: Bool { folder.holds("RAN") }

  package init(_ trap: Trap) throws {
    folder = try GitFolder()
    try folder.write(#""a" = "Pay";"#, to: "up/App/en.lproj/L.strings")
    try folder.write(Self.configuration, to: "up/copyfit.yml")
    try folder.git("init", "-q", "up")
    try folder.commit(in: "up")
    try folder.git("checkout", "-q", "-b", "pr", in: "up")
    try writeRepository(trap)
    try folder.write(#""a" = "Pay";"#, to: "up/evil/en.lproj/L.strings")
    try folder.write("projects: [evil]\n" + Self.configuration, to: "up/copyfit.yml")
    try folder.commit(in: "up")
    try folder.git("clone", "-q", "up", "ci", "-b", "pr")
  }

  private static let configuration =
    "labels: [{keys: '*', style: body, frame: {width: 30}}]\n"

  private func writeRepository(_ trap: Trap) throws {
    let object = String(repeating: "1", count: 40)
    var files = [
      "HEAD": "ref: refs/heads/main\n", "objects/info/keep": "", "refs/heads/main": object + "\n",
      "refs/remotes/origin/main": object + "\n",
    ]
    let command = "sh -c touch% \(folder.path)/RAN"
    let remote = """
      [protocol "ext"]
      allow = always
      [remote "origin"]
      url = "ext::\(command)"
      promisor = true

      """
    switch trap {
    case .missingObject: files["config"] = "[core]\nbare = true\n" + remote
    case .sparseIndex:
      files["config"] = """
        [core]
        repositoryformatversion = 1
        bare = false
        worktree = .
        sparseCheckout = true
        sparseCheckoutCone = true
        [index]
        sparse = true
        [extensions]
        partialClone = origin

        """ + remote
      try writeSparseIndex()
    case .monitor:
      files["config"] =
        "[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\nfsmonitor = \"touch '\(folder.path)/RAN'; false\"\n"
    }
    for (file, text) in files { try folder.write(text, to: "up/evil/" + file) }
  }

  /// Writes an index that contains a folder only by the name of its tree.
  private func writeSparseIndex() throws {
    for file in ["keep/f", "far/deep/g", "en.lproj/L.strings"] {
      try folder.write(file, to: "sparse/" + file)
    }
    try folder.git("init", "-q", "sparse")
    try folder.commit(in: "sparse")
    try folder.git("sparse-checkout", "init", "--cone", "--sparse-index", in: "sparse")
    try folder.git("sparse-checkout", "set", "en.lproj", in: "sparse")
    try folder.write("", to: "up/evil/info/keep")
    for file in ["index", "info/sparse-checkout"] {
      try folder.copy("sparse/.git/" + file, to: "up/evil/" + file)
    }
  }
}
