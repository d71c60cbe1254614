/// A font file with the number of a face in it, written `path` or `path#index`.
public struct FontFileReference: Hashable, Codable, Sendable {
  /// The file's path as passed by the caller.
  public var path: String
  /// The number of the face in a collection, from 0.
  public var index: Int

  /// Creates a reference to a face.
  public init(path: String, index: Int) {
    self.path = path
    self.index = index
  }

  /// Parses a reference; the part after the last `#` is an index only if it is a number.
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
