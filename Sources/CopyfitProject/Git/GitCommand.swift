internal import CopyfitFiles

/// Asks git for objects of a repository by their names; nothing else is asked of git.
///
/// Git runs commands that settings name, and settings can come with a project: a folder in it may look like a bare
/// repository. So git looks for no repository itself, but gets the folder that `Repository` found; it reads the
/// settings of no user and no machine; and what could start a command or reach a network is switched off, also
/// where that repository's own settings want it. `safe.directory` is not needed, as git asks for it only where it
/// looks for a repository itself.
struct GitCommand: Hashable, Sendable {
  /// How long one question may take, in seconds.
  private static let maximumSeconds = 120.0

  /// The program's absolute path.
  let executable: String
  private let directory: String
  private let workTree: String

  /// Git for a repository; `nil` where no program of that name is in an absolute folder of `PATH` outside all work
  /// trees around it, or the repository cannot be read.
  ///
  /// - Parameter path: What `PATH` is taken for; `nil` for this process's own.
  init?(for repository: Repository, path: String? = nil) {
    let path = path ?? ChildProcess.variable("PATH") ?? "/usr/bin:/bin"
    // A submodule is part of the project around it, which may bring a program of this name.
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

  /// The same program for a submodule; `nil` where that cannot be read.
  func forSubmodule(_ repository: Repository) -> GitCommand? {
    GitCommand(for: repository, executable: executable)
  }

  /// Settings that win over those of the repository.
  private static let settings = [
    "safe.bareRepository=explicit", "protocol.allow=never", "protocol.ext.allow=never",
    "protocol.file.allow=never", "protocol.git.allow=never", "protocol.http.allow=never",
    "protocol.https.allow=never", "protocol.ssh.allow=never", "core.fsmonitor=false",
    "core.hooksPath=/dev/null", "core.pager=", "core.askPass=", "core.sshCommand=false",
    "core.gitProxy=", "credential.helper=", "core.attributesFile=/dev/null",
  ]

  /// All of git's environment: nothing of this process's own that git listens to.
  private static var environment: [String: String] {
    var environment = [
      "GIT_ALLOW_PROTOCOL": "none", "GIT_ASKPASS": "", "GIT_ATTR_NOSYSTEM": "1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_NO_LAZY_FETCH": "1", "GIT_NO_REPLACE_OBJECTS": "1", "GIT_OPTIONAL_LOCKS": "0",
      "GIT_PAGER": "", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "PATH": "/usr/bin:/bin",
    ]
    // On macOS `git` may be a stand-in that looks for Xcode's.
    for name in ["DEVELOPER_DIR", "TMPDIR"] {
      environment[name] = ChildProcess.variable(name)
    }
    return environment
  }

  /// What git prints; `nil` where it cannot be run, fails, takes too long or prints too much.
  ///
  /// - Parameter input: What git reads from its standard input.
  func output(of words: [String], input: [UInt8] = []) -> [UInt8]? {
    guard let answer = answer(to: words, input: input), answer.status == 0 else { return nil }
    return answer.output
  }

  /// What git prints whatever its status; `nil` where it cannot be run, takes too long or prints too much.
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
