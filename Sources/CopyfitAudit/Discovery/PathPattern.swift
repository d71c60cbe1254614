/// A pattern for paths below the project: `*`, `?` and `**`, separated by `/`.
///
/// `*` and `?` stay within one name; `**` stands for any number of folders, none included. A pattern
/// that ends in `/**` covers everything below a folder.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// Whether a path, relative to the project and separated by `/`, has the pattern's form.
  public func matches(_ path: String) -> Bool {
    false
  }
}
