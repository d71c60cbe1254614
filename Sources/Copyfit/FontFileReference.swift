/// A font file with the number of a face in it, written `path` or `path#index`.
public struct FontFileReference: Hashable, Sendable {
  /// The file's path, as it was given.
  public var path: String
  /// Which face of a collection, counted from 0.
  public var index: Int

  /// Creates a reference to a face by its number.
  public init(path: String, index: Int) {
    self.path = path
    self.index = index
  }

  /// Reads a reference; what follows the last `#` is an index only where it is a number.
  public init(_ text: String) {
    if let mark = text.lastIndex(of: "#"), let index = Int(text[text.index(after: mark)...]),
      index >= 0
    {
      path = String(text[..<mark])
      self.index = index
    } else {
      path = text
      index = 0
    }
  }
}
