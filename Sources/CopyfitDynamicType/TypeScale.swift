/// The sizes of text styles at the content size categories of one platform.
///
/// A scale is a value: a project that has its own table of sizes makes one of it.
public struct TypeScale: Hashable, Sendable {
  /// One style at one category.
  public struct Entry: Hashable, Sendable {
    /// The font's size, in points.
    public var pointSize: Double
    /// The distance from one baseline to the next, in points.
    public var leading: Double
    /// The weight of the style's font.
    public var weight: FontWeight
    /// The weight of the style's font with the bold trait.
    public var emphasizedWeight: FontWeight
    /// Whether nobody published the figures: they follow by a rule that the scale documents.
    public var isDerived = false

    /// Creates an entry from a size and a baseline distance, both in points.
    public init(
      pointSize: Double, leading: Double, weight: FontWeight = .regular,
      emphasizedWeight: FontWeight = .semibold
    ) {
      self.pointSize = pointSize
      self.leading = leading
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
    }
  }

  /// One style at all categories of a scale, from the smallest on.
  public struct Row: Hashable, Sendable {
    /// The style whose row it is.
    public var style: TextStyle
    /// One for each category of the scale, from the smallest on.
    public var entries: [Entry]

    /// Creates a row from its entries, one for each category of the scale.
    public init(_ style: TextStyle, _ entries: [Entry]) {
      self.style = style
      self.entries = entries
    }
  }

  /// What reports call the scale, such as `iOS`.
  public let name: String
  /// The categories that the scale tells apart, from the smallest on.
  public let categories: [ContentSizeCategory]
  /// The styles that the scale has, in the order of its table.
  public let styles: [TextStyle]
  /// For each style and category, by their raw values; `nil` where the style is missing.
  private let cells: [Entry?]
  /// For each category the one of `categories` that it counts as.
  private let readings: [ContentSizeCategory]

  /// Creates a scale from a table.
  ///
  /// - Parameters:
  ///   - name: What reports call the scale.
  ///   - categories: In ascending order, `large` among them.
  ///   - rows: For each style an entry for each of the categories.
  public init(
    name: String, categories: [ContentSizeCategory] = ContentSizeCategory.allCases, rows: [Row]
  ) throws(DynamicTypeError) {
    if let problem = Self.problem(categories, rows) {
      throw .invalidScale(name: name, problem)
    }
    self.init(checked: name, categories, rows)
  }

  /// Creates a scale from a table that is known to hold together.
  init(checked name: String, _ categories: [ContentSizeCategory], _ rows: [Row]) {
    self.name = name
    self.categories = categories
    styles = rows.map(\.style)
    let columns = ContentSizeCategory.allCases.map { category in
      categories.lastIndex { $0 <= category } ?? 0
    }
    readings = columns.map { categories[$0] }
    cells = TextStyle.allCases.flatMap { style in
      let row = rows.first { $0.style == style }
      return columns.map { column in row?.entries[column] }
    }
  }

  /// The size and leading of a style at a category, or `nil` where the scale lacks the style.
  ///
  /// A category that the scale does not tell apart counts as the next smaller one that it has, else as
  /// its smallest.
  public subscript(style: TextStyle, category: ContentSizeCategory) -> Entry? {
    cells[style.rawValue * readings.count + category.rawValue]
  }

  /// The category that another one counts as: itself where the scale tells it apart.
  public func category(for category: ContentSizeCategory) -> ContentSizeCategory {
    readings[category.rawValue]
  }

  /// The styles whose figures somebody published, in the order of the table.
  public var publishedStyles: [TextStyle] {
    styles.filter { style in categories.contains { self[style, $0]?.isDerived == false } }
  }
}

extension TypeScale {
  /// The first thing that keeps a table from being a scale.
  private static func problem(
    _ categories: [ContentSizeCategory], _ rows: [Row]
  ) -> DynamicTypeError.ScaleProblem? {
    let isAscending = zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 }
    guard !categories.isEmpty, isAscending else { return .categories }
    guard categories.contains(.large) else { return .largeMissing }
    var seen: Set<TextStyle> = []
    for row in rows {
      guard seen.insert(row.style).inserted else { return .duplicateStyle(row.style) }
      guard row.entries.count == categories.count else {
        return .rowLength(row.style, count: row.entries.count, expected: categories.count)
      }
      for (category, entry) in zip(categories, row.entries) {
        let lengths = [entry.pointSize, entry.leading]
        if let bad = lengths.first(where: { !($0 > 0 && $0.isFinite) }) {
          return .invalidLength(row.style, category, bad)
        }
      }
    }
    return nil
  }
}
