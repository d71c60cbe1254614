internal import CopyfitFiles

/// Requests objects of a repository from git by name, and uses git for nothing else.
///
/// Git runs commands that its settings name, and settings can come with a project: a folder in it may look like a bare
/// repository. So git does not search for a repository, but receives the folder that `Repository` found. It does not
/// read the settings of the user or the machine. Everything that could start a command or use a network is turned off,
/// even if the repository's own settings turn it on. `safe.directory` is not needed, because git checks it only when it
/// searches for a repository itself.
struct GitCommand: Hashable, Sendable {
  /// The time limit of one request, in seconds.
  private static let maximumSeconds = 120.0

  /// The program's absolute path.
  let executable: String
  private let directory: String
  private let workTree: String

  /// Git for a repository; `nil` if `PATH` has no absolute folder with the program outside all work trees around the
  /// repository, or the repository cannot be read.
  ///
  /// - Parameter path: A replacement of `PATH`; `nil` for this process's own.
  init?(for repository: Repository, path: String? = nil) {
    let path = path ?? ChildProcess.variable("PATH") ?? "/usr/bin:/bin"
    // A submodule is part of an outer project, which may contain a program of this name.
    let trees = Repository.workTrees(around: repository.workTree)
    guard let executable = ChildProcess.executable(named: "git", in: path, outside: trees) else {
      return nil
    }
    self.init(for: repository, executable: executable)
  }

  private init?(for repository: Repository, executable: String) {
    guard let directory = repository.gitDirectory else { return nil }
    self.executable = executable
    self.directory = directory
    workTree = repository.workTree
  }

  /// The same program for a submodule; `nil` if the submodule cannot be read.
  func forSubmodule(_ repository: Repository) -> GitCommand? {
    GitCommand(for: repository, executable: executable)
  }

  /// Settings that override those of the repository.
  private static let settings = [
    "safe.bareRepository=explicit", "protocol.allow=never", "protocol.ext.allow=never",
    "protocol.file.allow=never", "protocol.git.allow=never", "protocol.http.allow=never",
    "protocol.https.allow=never", "protocol.ssh.allow=never", "core.fsmonitor=false",
    "core.hooksPath=/dev/null", "core.pager=", "core.askPass=", "core.sshCommand=false",
    "core.gitProxy=", "credential.helper=", "core.attributesFile=/dev/null",
  ]

  /// The whole environment of git, without this process's own variables for git.
  private static var environment: [String: String] {
    var environment = [
      "GIT_ALLOW_PROTOCOL": "none", "GIT_ASKPASS": "", "GIT_ATTR_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_PAGER": "", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "PATH": "/usr/bin:/bin",
    ]
    // On macOS, `git` may be a shim that looks for Xcode's.
    for name in ["DEVELOPER_DIR", "TMPDIR"] {
      environment[name] = ChildProcess.variable(name)
    }
    return environment
  }

  /// The output of git; `nil` if it cannot be run, fails, takes too long or prints too much.
  func output(of words: [String]) -> [UInt8]? {
    guard let answer = answer(to: words), answer.status == 0 else { return nil }
    return answer.output
  }

  /// The output of git with any exit status; `nil` if it cannot be run, takes too long or prints too much.
  func answer(to words: [String], input: [UInt8] = []) -> ChildProcess.Answer? {
    var git = ChildProcess(
      executable: executable,
      arguments: ["--git-dir=\(directory)", "--work-tree=\(workTree)", "--no-pager"]
        + Self.settings.flatMap { ["-c", $0] } + words,
      environment: Self.environment)
    git.maximumSeconds = Self.maximumSeconds
    return try? git.run(input: input)
  }
}
