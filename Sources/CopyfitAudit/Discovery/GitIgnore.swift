internal import CopyfitSourceText
internal import Foundation

/// Asks git which files it ignores.
enum GitIgnore {
  /// The paths, relative to a folder, that git ignores there; none outside a work tree, and `nil` where
  /// git is not there or refuses to answer.
  ///
  /// Files that are tracked are never ignored.
  static func ignored(_ paths: [String], in folder: String) -> Set<String>? {
    guard !paths.isEmpty, isInWorkTree(folder) else { return [] }
    let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: list) }
    let input = Data(paths.map { $0 + "\0" }.joined().utf8)
    guard (try? input.write(to: list)) != nil, let output = run(on: list, in: folder) else {
      return nil
    }
    return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  private static func isInWorkTree(_ folder: String) -> Bool {
    var folder = FilePath.absolute(folder)
    while SourceFolder.kind(of: FilePath.joined(folder, ".git")) == nil {
      if folder == "/" { return false }
      folder = FilePath.parent(folder)
    }
    return true
  }

  /// Whether a status of `git check-ignore` says that some paths are ignored, or none.
  private static func hasAnswered(_ status: Int32) -> Bool { status == 0 || status == 1 }

  /// Runs `git check-ignore`, without the monitor that a repository's own settings could start.
  private static func run(on list: URL, in folder: String) -> Data? {
    guard let input = try? FileHandle(forReadingFrom: list) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-c", "core.fsmonitor=false", "-C", folder, "check-ignore", "-z", "--stdin",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return hasAnswered(process.terminationStatus) ? data : nil
  }
}
