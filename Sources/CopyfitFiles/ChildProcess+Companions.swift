extension ChildProcess {
  /// The absolute path of a program that is installed with this one: in this program's folder, or else in `PATH`.
  ///
  /// A program beside the running one is trusted like that one, wherever it is.
  ///
  /// - Parameters:
  ///   - name: The name, without a slash.
  ///   - folders: Folders whose programs are not used from `PATH`, absolute and without links.
  package static func companion(named name: String, outside folders: [String]) -> String? {
    let own = ownPath.map(FilePath.parent).flatMap {
      executable(named: name, in: $0, outside: [])
    }
    return own ?? executable(named: name, in: variable("PATH") ?? "", outside: folders)
  }

  /// The path of this program's file, which may be found by its name in `PATH`; `nil` if it is unknown.
  package static var program: String? {
    ownPath
      ?? CommandLine.arguments.first.flatMap {
        executable(named: $0, in: variable("PATH") ?? "", outside: [])
      }
  }

  /// The real path of this program's file; `nil` if the system does not provide it.
  private static var ownPath: String? {
    #if os(Linux)
      SourceFolder.realPath(of: "/proc/self/exe")
    #else
      // A name without a slash was found in `PATH`, which is searched for companions, too.
      CommandLine.arguments.first.flatMap { $0.contains("/") ? SourceFolder.realPath(of: $0) : nil }
    #endif
  }
}
