internal import CopyfitFiles
internal import Foundation

/// A folder for tests with git, which is removed with the object.
package final class GitFolder {
  /// The reason that git could not do what a test needs.
  package struct Failure: Error {
    package var words: [String]
    package var status: Int32?
  }

  /// The absolute path without links.
  package let path: String

  /// Whether git is installed.
  package static var isPossible: Bool { program != nil }
  private static var program: String? {
    ChildProcess.executable(
      named: "git", in: ChildProcess.variable("PATH") ?? "", outside: [])
  }

  /// - Parameter files: The content of each file, by its path.
  package init(_ files: [String: String] = [:]) throws {
    let folder = NSTemporaryDirectory() + "/copyfit-git-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = SourceFolder.realPath(of: folder) ?? folder
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and creates its folders.
  package func write(_ text: String, to file: String) throws {
    let full = path + "/" + file
    try FileManager.default.createDirectory(
      atPath: FilePath.parent(full), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }

  /// Removes a file or folder.
  package func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + file)
  }

  /// Copies a file into an existing folder.
  package func copy(_ file: String, to place: String) throws {
    let target = path + "/" + place
    if holds(place) { try remove(place) }
    try FileManager.default.copyItem(atPath: path + "/" + file, toPath: target)
  }

  /// Whether a path exists.
  package func holds(_ file: String) -> Bool { SourceFolder.holds(path + "/" + file) }

  /// Runs git and returns its output.
  ///
  /// - Parameters:
  ///   - folder: The subfolder in which it runs.
  ///   - statuses: The accepted exit statuses.
  @discardableResult
  package func git(
    _ words: String..., in folder: String = "", input: String = "", statuses: Set<Int32> = [0]
  ) throws -> String {
    let settings = [
      "user.name=A", "user.email=a@example.org", "commit.gpgsign=false", "init.defaultBranch=main",
      "protocol.file.allow=always", "gc.auto=0",
    ]
    guard let program = Self.program else { throw Failure(words: words) }
    let git = ChildProcess(
      executable: program,
      arguments: ["-C", FilePath.joined(path, folder)] + settings.flatMap { ["-c", $0] } + words,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": path, "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
      ])
    let answer = try git.run(input: Array(input.utf8))
    guard statuses.contains(answer.status) else {
      throw Failure(words: words, status: answer.status)
    }
    return String(decoding: answer.output, as: UTF8.self)
  }

  /// Commits all files of the folder.
  package func commit(in folder: String = "") throws {
    try git("add", "-f", "-A", in: folder)
    try git("commit", "-q", "-m", "x", in: folder)
  }
}
