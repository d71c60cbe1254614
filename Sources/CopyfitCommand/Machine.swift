#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Copyfit

/// What the program wants to know of the machine it runs on.
enum Machine {
  /// The words behind the program's name; `nil` where one is not UTF-8, which Swift would repair.
  static var arguments: [String]? {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe CommandLine.unsafeArgv[index],
        let word = unsafe String(validatingCString: start)
      else { return nil }
      words.append(word)
    }
    return words
  }

  /// Whether there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Where the index of the installed fonts is kept; `nil` where it is not wanted or has no place.
  static func cacheDirectory(isWanted: Bool) -> String? {
    isWanted ? FontLibrary.userCacheDirectory : nil
  }
}
