package import CopyfitFindings

/// A file of a relevant kind that is left out because it is not the app's, or because of the configuration.
package struct LeftOutFile: Hashable, Sendable {
  /// The path relative to the project.
  package var path: String
  package var reason: SkipReason
  /// Whether it is a storyboard or xib.
  package var isDocument: Bool
}
