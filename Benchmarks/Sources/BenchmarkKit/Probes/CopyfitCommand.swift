import Foundation

/// The built command, with a folder for its input.
struct CopyfitCommand {
  let path: String
  let folder: URL

  /// Finds the given command or the one beside this program; `nil` if it is not built.
  init?(given: String?) throws(BenchmarkError) {
    let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    path = given ?? own.deletingLastPathComponent().appending(path: "copyfit").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      guard given == nil else { throw .cannotRun(path) }
      return nil
    }
    folder = FileManager.default.temporaryDirectory.appending(
      path: "copyfit-benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(folder.path)
    }
  }

  /// Removes the folder.
  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file to the folder, and creates its parent folders; returns its path.
  func write(_ text: String, to name: String) throws(BenchmarkError) -> String {
    let file = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw .cannotWrite(file.path)
    }
    return file.path
  }

  /// Copies a file to the folder, as `write` does.
  func copy(_ file: URL, to name: String) throws(BenchmarkError) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .cannotOpen(path: file.path)
    }
    _ = try write(text, to: name)
  }

  /// Runs the command several times; throws if the status is not accepted.
  func run(
    _ arguments: [String], times: Int, input: String? = nil, accepting statuses: Set<Int32> = [0],
    watchesMemory: Bool = false
  ) throws(BenchmarkError) -> [ChildProcess.Usage] {
    let process = ChildProcess(
      program: path, arguments: arguments, input: input, watchesMemory: watchesMemory)
    var usages: [ChildProcess.Usage] = []
    for _ in 0..<times {
      let usage = try process.run()
      guard statuses.contains(usage.status) else {
        throw .commandFailed(arguments.joined(separator: " "), status: usage.status)
      }
      usages.append(usage)
    }
    return usages
  }
}
