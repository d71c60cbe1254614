/// The sizes of text styles at the content size categories of one platform.
///
/// A project with its own table of sizes can create a scale from it.
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
    /// Whether the values are not published but derived by a rule that the scale documents.
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

  /// One style at all categories of a scale, in ascending order.
  public struct Row: Hashable, Sendable {
    /// The style of the row.
    public var style: TextStyle
    /// The entries for the categories of the scale, in ascending order.
    public var entries: [Entry]

    /// Creates a row from its entries, one for each category of the scale.
    public init(_ style: TextStyle, _ entries: [Entry]) {
      self.style = style
      self.entries = entries
    }
  }

  /// The name of the scale in reports, such as `iOS`.
  public let name: String
  /// The categories that the scale distinguishes, in ascending order.
  public let categories: [ContentSizeCategory]
  /// The styles of the scale, in the order of its table.
  public let styles: [TextStyle]
  /// The entries by style and category; `nil` if the style is missing.
  private let cells: [Entry?]
  /// The category among `categories` that each category counts as.
  private let readings: [ContentSizeCategory]

  /// Creates a scale from a table.
  ///
  /// - Parameters:
  ///   - name: The name of the scale in reports.
  ///   - categories: The categories in ascending order, including `large`.
  ///   - rows: The rows of the styles, with an entry for each of the categories.
  public init(
    name: String, categories: [ContentSizeCategory] = ContentSizeCategory.allCases, rows: [Row]
  ) throws(DynamicTypeError) {
    if let problem = Self.problem(categories, rows) {
      throw .invalidScale(name: name, problem)
    }
    self.init(checked: name, categories, rows)
  }

  /// Creates a scale from a table that is known to be valid.
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

  /// The size and leading of a style at a category, or `nil` if the scale lacks the style.
  ///
  /// A category that the scale does not distinguish counts as the next smaller one that it has, or else as its
  /// smallest.
  public subscript(style: TextStyle, category: ContentSizeCategory) -> Entry? {
    cells[style.rawValue * readings.count + category.rawValue]
  }

  /// The category that another one counts as, itself if the scale distinguishes it.
  public func category(for category: ContentSizeCategory) -> ContentSizeCategory {
    readings[category.rawValue]
  }

  /// The styles with published values, in the order of the table.
  public var publishedStyles: [TextStyle] {
    styles.filter { style in categories.contains { self[style, $0]?.isDerived == false } }
  }
}

extension TypeScale {
  /// The first problem of a table; `nil` if it is valid.
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
