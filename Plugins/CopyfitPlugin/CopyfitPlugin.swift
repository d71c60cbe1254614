import Foundation
import PackagePlugin

/// `swift package copyfit …`: runs the command in the folder of the package that depends on this one.
@main
struct CopyfitPlugin: CommandPlugin {
  /// Builds the command if necessary, runs it, and ends with its status.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try command()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }

  private func command() throws -> URL {
    let result = try packageManager.build(
      .product("copyfit"), parameters: .init(configuration: .release))
    let executables = result.builtArtifacts.filter { $0.kind == .executable }
    guard result.succeeded,
      let command = executables.first(where: { $0.url.lastPathComponent == "copyfit" })
    else { throw BuildFailure(log: result.logText) }
    return command.url
  }
}

/// The command cannot be built.
private struct BuildFailure: Error, CustomStringConvertible {
  let log: String

  var description: String { "copyfit cannot be built:\n\(log)" }
}
