/// The sizes of every text style at every content size category, on one platform.
public struct TypeScale: Hashable, Sendable {
  /// One style at one category.
  public struct Entry: Hashable, Sendable {
    /// The font's size, in points.
    public var pointSize: Double
    /// The distance from one baseline to the next, in points.
    public var leading: Double

    /// Creates an entry from a size and a baseline distance, both in points.
    public init(pointSize: Double, leading: Double) {
      self.pointSize = pointSize
      self.leading = leading
    }
  }

  private let entries: [TextStyle: [Entry]]

  /// Creates a scale from twelve entries for each style, in the order of the categories.
  ///
  /// - Precondition: Every style has an entry for every category.
  public init(_ entries: [TextStyle: [Entry]]) {
    let isComplete = TextStyle.allCases.allSatisfy {
      entries[$0]?.count == ContentSizeCategory.allCases.count
    }
    precondition(isComplete, "a type scale has twelve entries for each of the eleven styles")
    self.entries = entries
  }

  /// The size and leading of a style at a category.
  public subscript(style: TextStyle, category: ContentSizeCategory) -> Entry {
    guard let row = entries[style] else { preconditionFailure("a type scale holds every style") }
    return row[category.rawValue]
  }
}
