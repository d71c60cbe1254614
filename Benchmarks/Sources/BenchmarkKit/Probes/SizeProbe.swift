import Foundation

/// The size of the command without debugging information, as it is installed.
struct SizeProbe: Probe {
  let name = StageName.size
  let command: CopyfitCommand?

  private static let strip = "/usr/bin/strip"

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    guard FileManager.default.isExecutableFile(atPath: Self.strip) else {
      return Findings(goals: unmeasured("\(Self.strip) is missing"))
    }
    let stripped = command.folder.appending(path: "stripped").path
    let arguments = ["-o", stripped, command.path]
    let usage = try ChildProcess(program: Self.strip, arguments: arguments).run()
    guard usage.status == 0, let size = size(of: stripped) else {
      throw .commandFailed(Self.strip, status: usage.status)
    }
    return Findings(goals: [goal(Double(size) / 1e6, "")])
  }

  func unmeasured(_ reason: String) -> [Goal] { [goal(nil, reason)] }

  private func size(of path: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
  }

  private func goal(_ megabytes: Double?, _ reason: String) -> Goal {
    Goal(
      "the size of the command, stripped", megabytes, atMost: 30, aim: 24, unit: "MB",
      reason: reason)
  }
}
