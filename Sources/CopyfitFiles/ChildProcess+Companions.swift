extension ChildProcess {
  /// The absolute path of a program that comes with this one: in this program's folder, else as `PATH` says it.
  ///
  /// What is beside the program that somebody runs is trusted as that is, wherever it lies.
  ///
  /// - Parameters:
  ///   - name: The name, without a slash.
  ///   - folders: Folders whose programs `PATH` may not lead to, absolute and without links.
  package static func companion(named name: String, outside folders: [String]) -> String? {
    let own = ownPath.map(FilePath.parent).flatMap {
      executable(named: name, in: $0, outside: [])
    }
    return own ?? executable(named: name, in: variable("PATH") ?? "", outside: folders)
  }

  /// The real path of this program's file; `nil` where the system does not say it.
  private static var ownPath: String? {
    #if os(Linux)
      SourceFolder.realPath(of: "/proc/self/exe")
    #else
      // A name without a slash was found in `PATH`, where companions are looked for, too.
      CommandLine.arguments.first.flatMap { $0.contains("/") ? SourceFolder.realPath(of: $0) : nil }
    #endif
  }
}
