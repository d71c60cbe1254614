internal import CopyfitFiles
internal import CopyfitSourceText

/// The build settings about systems in a file (`.xcconfig`) and in the files that it includes.
///
/// Other settings are not kept, because many files may include one with many settings.
///
/// Source: Xcode Help, "Build settings configuration file (xcconfig) format".
struct SettingsFile {
  /// The settings without conditions by their names.
  private(set) var values: [String: String] = [:]
  /// The names of settings with conditions, such as those for one SDK.
  private(set) var conditional: Set<String> = []
  private var read: Set<String> = []

  /// The names of the settings that are kept.
  private static let names: Set<String> = ["SUPPORTED_PLATFORMS", "SDKROOT"]

  /// The maximum number of files that include each other.
  private static let maximumFiles = 16

  /// Reads a file; `nil` if it, or a file that it includes, cannot be read.
  ///
  /// - Parameter path: The absolute path.
  init?(reading path: String, _ boundary: ReadingBoundary) {
    guard add(path, boundary) else { return nil }
  }

  /// Reads the bytes of a file; `nil` if a file that they include cannot be read.
  init?(_ bytes: [UInt8], at path: String, _ boundary: ReadingBoundary) {
    guard add(bytes, at: path, boundary) else { return nil }
  }

  /// Adds the settings of a file; returns whether it can be read.
  private mutating func add(_ path: String, _ boundary: ReadingBoundary) -> Bool {
    guard read.count < Self.maximumFiles else { return false }
    guard read.insert(path).inserted else { return true }
    guard let bytes = try? SourceFile.bytes(of: path, within: boundary) else { return false }
    return add(bytes, at: path, boundary)
  }

  private mutating func add(_ bytes: [UInt8], at path: String, _ boundary: ReadingBoundary) -> Bool
  {
    for line in SourceText(decoding: bytes).lines {
      if line.hasPrefix("#include") {
        guard include(line, from: path, boundary) else { return false }
      } else {
        addSetting(line)
      }
    }
    return true
  }

  /// Adds the settings of an included file, which may be missing after `#include?`.
  private mutating func include(
    _ line: Substring, from path: String, _ boundary: ReadingBoundary
  ) -> Bool {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    let place = FilePath.absolute(FilePath.resolved(String(parts[1]), in: FilePath.parent(path)))
    return add(place, boundary) || parts[0].contains("?")
  }

  private mutating func addSetting(_ line: Substring) {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    let name = parts[0].filter { !$0.isWhitespace }
    let bracket = name.firstIndex(of: "[")
    let plain = bracket.map { String(name[..<$0]) } ?? name
    guard Self.names.contains(plain) else { return }
    if bracket != nil {
      conditional.insert(plain)
    } else {
      let words = parts[1].split(whereSeparator: \.isWhitespace)
      values[name] = words.prefix { !$0.hasPrefix("//") }.joined(separator: " ")
    }
  }
}

extension SourceText {
  /// The lines of the text without spaces before them.
  fileprivate var lines: [Substring] {
    string(0..<utf8.count).split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  }
}
