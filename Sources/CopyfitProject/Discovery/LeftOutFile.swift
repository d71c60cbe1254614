package import CopyfitFindings

/// A file of a relevant kind that is left out because it is not the app's, or because of the configuration.
package struct LeftOutFile: Hashable, Sendable {
  /// The path relative to the project.
  package var path: String
  package var reason: SkipReason
  /// Whether it is a storyboard or xib.
  package var isDocument: Bool

  /// Several files that are no storyboards and xibs, with the same reason.
  static func all(_ paths: [String], _ reason: SkipReason) -> [LeftOutFile] {
    paths.map { LeftOutFile(path: $0, reason: reason, isDocument: false) }
  }
}
