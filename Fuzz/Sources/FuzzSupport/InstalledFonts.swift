#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The folder of the fonts that tests read.
public enum InstalledFonts {
  /// The folder `fonts` beside the program, which OSS-Fuzz's machines need, or that of Debian's packages.
  ///
  /// It ends with a slash.
  public static let folder: String = {
    let program = CommandLine.arguments.first ?? ""
    let own = program.dropLast(program.reversed().prefix { $0 != "/" }.count) + "fonts/"
    return access(String(own), R_OK) == 0 ? String(own) : "/usr/share/fonts/"
  }()
}
