internal import CopyfitFiles

/// A project whose files include a folder that git takes for a bare repository of its own.
///
/// Its settings name a command, which writes a file when it is run. Everything is stored as plain files, as a pull
/// request could bring it.
package final class HostileProject {
  /// What makes git run the command.
  package enum Trap: CaseIterable, Sendable {
    /// An object that is missing, and to be fetched by the command.
    case missingObject
    /// A sparse index of which a folder is missing, likewise.
    case sparseIndex
    /// The program that watches the folder.
    case monitor
  }

  /// The folder with the clone, and with the file that the command writes.
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

  /// An index that stands for a folder by the name of its tree alone.
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
