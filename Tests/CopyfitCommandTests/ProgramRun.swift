import Foundation

/// The built program as a separate process, to test effects of the system on it.
struct ProgramRun {
  private final class Marker {}

  /// The built program beside the tests; `nil` if only the tests were built.
  static var program: URL? {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    return places.compactMap { $0?.deletingLastPathComponent().appending(path: "copyfit") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static var isPossible: Bool { program != nil }

  let process = Process()
  private let errorPipe = Pipe()

  /// Starts the program with arguments.
  ///
  /// - Parameters:
  ///   - output: The target of its results.
  ///   - fileBlocks: The maximum size of a file that it writes, in the shell's blocks.
  ///   - script: A shell script that runs before the program in the same process.
  init(
    _ words: [String], output: FileHandle = .nullDevice, fileBlocks: Int? = nil,
    after script: String? = nil
  ) throws {
    process.executableURL = Self.program
    process.arguments = words
    let script = script ?? fileBlocks.map { "ulimit -f \($0)" }
    if let script, let program = Self.program {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script + "; exec \"$0\" \"$@\"", program.path] + words
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errorPipe
    try process.run()
  }

  /// Waits for its end; returns the status and its standard error.
  func end() throws -> (status: Int32, messages: String) {
    let messages = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: messages, as: UTF8.self))
  }
}
