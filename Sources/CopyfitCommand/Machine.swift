#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Copyfit
internal import CopyfitFiles

/// The properties of the machine on which the program runs.
enum Machine {
  /// The words after the program's name; Swift would repair words that are not UTF-8.
  static var arguments: [PathText] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let start = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe UnsafeBufferPointer(start: start, count: strlen(start))
      return PathText(unsafe bytes.map(UInt8.init(bitPattern:)))
    }
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The folder for the index of installed fonts; `nil` if the index is not wanted, or has no place.
  static func cacheDirectory(isWanted: Bool) -> String? {
    isWanted ? FontLibrary.userCacheDirectory : nil
  }
}
