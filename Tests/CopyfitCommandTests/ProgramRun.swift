import Foundation

/// The built program as a process of its own, for what only the system can do to one.
struct ProgramRun {
  private final class Marker {}

  /// Where the program was built, beside the tests; `nil` where only the tests were.
  static var program: URL? {
    let places = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    return places.compactMap { $0?.deletingLastPathComponent().appending(path: "copyfit") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static var isPossible: Bool { program != nil }

  let process = Process()
  private let errorPipe = Pipe()

  /// Starts the program on words.
  ///
  /// - Parameters:
  ///   - output: Where its results go.
  ///   - fileBlocks: How large a file may become that it writes, in the shell's blocks.
  ///   - script: What a shell does before it starts the program in its own place.
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

  /// Waits for its end: the status and what it wrote to standard error.
  func end() throws -> (status: Int32, messages: String) {
    let messages = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: messages, as: UTF8.self))
  }
}
