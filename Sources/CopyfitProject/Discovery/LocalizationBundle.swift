internal import CopyfitFiles

/// The paths of an Xcode localization bundle, a folder `….xcloc`.
package enum LocalizationBundle {
  /// The folder in a bundle with the translations.
  package static let contents = "Localized Contents"
  /// The file that describes the content of a bundle.
  package static let description = "contents.json"

  /// Whether a folder is a bundle, by its name.
  static func isBundle(_ path: some StringProtocol) -> Bool { path.hasSuffix(".xcloc") }

  /// The bundle that contains a file; `nil` for any other file.
  package static func bundle(of file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.dropLast().lastIndex(where: isBundle) else {
      return nil
    }
    return parts[...last].joined(separator: "/")
  }

  /// The bundle whose translations are in a file; `nil` for any other file.
  package static func bundle(translatedBy file: String) -> String? {
    bundle(of: file).flatMap { file.hasPrefix(FilePath.joined($0, contents) + "/") ? $0 : nil }
  }
}
