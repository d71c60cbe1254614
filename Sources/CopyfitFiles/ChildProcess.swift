#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that is run to its end, within limits.
///
/// No shell is asked. The program gets the given environment and nothing of this process's own, and what it says
/// of errors is dropped. When a limit is reached, it ends with all that it started.
package struct ChildProcess: Sendable {
  /// The program's absolute path.
  package var executable: String
  /// The words behind the program's name.
  package var arguments: [String]
  /// All of the program's environment.
  package var environment: [String: String]
  /// How long the program may run, in seconds.
  package var maximumSeconds = 60.0
  /// How many bytes the program may print.
  package var maximumOutput = 256 << 20

  /// What a program printed, and the status that it ended with.
  package struct Answer: Hashable, Sendable {
    /// The exit status, or 128 and the number of the signal that ended the program.
    package var status: Int32
    /// All of its standard output.
    package var output: [UInt8]

    /// Creates an answer of the given parts.
    package init(status: Int32, output: [UInt8]) {
      self.status = status
      self.output = output
    }
  }

  /// Why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// The program cannot be started; `reason` is the system's.
    case notStarted(reason: String)
    /// The program ran longer than it may.
    case timeLimit
    /// The program printed more than it may.
    case outputLimit
  }

  /// Creates a program with its words and its environment.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}

extension ChildProcess {
  /// The absolute path of a program by its name, as `PATH` says it.
  ///
  /// - Parameters:
  ///   - name: The name, without a slash.
  ///   - path: Folders separated by colons; relative ones, which would mean the working folder, are left out.
  ///   - folders: Folders whose programs are not run, absolute and without links: all that come with a project.
  package static func executable(
    named name: String, in path: String, outside folders: [String]
  ) -> String? {
    for place in path.split(separator: ":") where place.hasPrefix("/") {
      guard
        let file = SourceFolder.realPath(of: FilePath.joined(String(place), name)),
        SourceFolder.kind(of: file) == .file, unsafe access(file, X_OK) == 0,
        let real = SourceFolder.realPath(of: String(place)),
        folders.allSatisfy({
          FilePath.below($0, real) == nil && FilePath.below($0, file) == nil
        })
      else { continue }
      return FilePath.joined(real, name)
    }
    return nil
  }

  /// A variable of this process's own environment; `nil` where it is not set, or not UTF-8.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(validatingCString: value)
  }
}
