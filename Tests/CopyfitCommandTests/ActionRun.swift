import Foundation

/// A run of a step's script with a program that only records its arguments.
struct ActionRun {
  let status: Int32
  /// The program's arguments; a temporary file is `FILE`.
  let call: String
  /// The script's output lines for the runner.
  let lines: [String]
  let outputs: String

  private static let program = """
    #!/bin/sh
    echo "$@" > called
    echo ::error::found
    echo ::error::told >&2
    for word; do
      case $word in github=*) echo ::error::noted > "${word#github=}" ;; esac
    done
    exit 1

    """

  private static let defaults = [
    "PATHS": ".", "REPORT": "r.json", "GITHUB_OUTPUT": "out", "ARGUMENTS": "", "SARIF": "",
    "ANNOTATIONS": "false", "BASELINE": "",
  ]

  init(script: String, _ inputs: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-action-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "program")
    try Data(Self.program.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-o", "pipefail", "-c", script]
    process.currentDirectoryURL = folder
    process.environment = Self.defaults.merging(["COPYFIT": program.path]) { $1 }
      .merging(inputs) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let log = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    lines = String(decoding: log, as: UTF8.self).split(separator: "\n").map(String.init)
    func file(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    call = try file("called").replacing(/github=\S+/, with: "github=FILE")
    outputs = try file("out")
  }
}
