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
    // The names are split by bytes, because a slash may form a character with the scalars after it.
    let parts = file.utf8.split(separator: .slash, omittingEmptySubsequences: false)
    guard let last = parts.dropLast().last(where: { isBundle(Substring($0)) }) else { return nil }
    return String(file[..<last.endIndex])
  }

  /// The bundle whose translations are in a file; `nil` for any other file.
  package static func bundle(translatedBy file: String) -> String? {
    bundle(of: file).flatMap { bundle in
      let folder = FilePath.joined(bundle, contents) + "/"
      return file.utf8.starts(with: folder.utf8) ? bundle : nil
    }
  }
}
