#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program that runs until it exits, within limits.
///
/// No shell is involved. The program has only the given environment, and its standard error is discarded. When a limit
/// is reached, it is ended with everything that it started.
package struct ChildProcess: Sendable {
  /// The program's absolute path.
  package var executable: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The program's whole environment.
  package var environment: [String: String]
  /// The time limit, in seconds.
  package var maximumSeconds = 60.0
  /// The limit of its processor time in seconds, as far as the system reports it; `nil` for none.
  package var maximumProcessorSeconds: Double?
  /// How often in a row it may be found waiting, without input, output and use of the processor; `nil` for any number.
  ///
  /// The checks are half a second apart, or more on a busy machine.
  package var maximumIdleChecks: Int?
  /// What a process has done so far, by its ID; `nil` if that is unknown.
  var activity: @Sendable (Int32) -> ProcessActivity? = { ProcessActivity(ofProcess: $0) }
  /// The time between two checks, in seconds.
  var secondsBetweenChecks = 0.5
  /// The maximum size of the output, in bytes.
  package var maximumOutput = 256 << 20

  /// The output and exit status of a program.
  package struct Answer: Hashable, Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    package var status: Int32
    /// The whole standard output.
    package var output: [UInt8]
    /// The processor time of the program in seconds.
    package var processorSeconds: Double

    /// Creates an answer.
    package init(status: Int32, output: [UInt8], processorSeconds: Double = 0) {
      self.status = status
      self.output = output
      self.processorSeconds = processorSeconds
    }
  }

  /// The reason why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// The program cannot be started; `reason` is the system's.
    case notStarted(reason: String)
    /// The program exceeded the time limit.
    case timeLimit
    /// The program exceeded the limit of its processor time.
    case processorLimit
    /// The program waited too long.
    case idleLimit
    /// The program exceeded the output limit.
    case outputLimit
  }

  /// Whether the system tells what a program does, so that the limits of processor time and of waiting apply.
  package static var watchesActivity: Bool { ProcessActivity.isKnown }

  /// Creates a program with its arguments and environment.
  package init(executable: String, arguments: [String], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}

extension ChildProcess {
  /// The absolute path of a program that is found by name in `PATH`.
  ///
  /// - Parameters:
  ///   - name: The name, without a slash.
  ///   - path: Folders separated by colons. Relative ones, which depend on the working folder, are ignored.
  ///   - folders: Folders whose programs are not used, absolute and without links: all folders of a project.
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

  /// A variable of this process's environment; `nil` if it is not set, or not UTF-8.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(validatingCString: value)
  }
}
