/// A place in a text file, as shown in editors.
public struct SourcePosition: Hashable, Sendable {
  // A table stores a place for each of its texts.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// The line, counted from 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  /// Creates a place; both numbers count from 1.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Whether a place comes before another one of the same file.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A place in a file of the project.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path.
  public var file: String
  /// The place in the file.
  public var position: SourcePosition

  /// Creates a place in a file.
  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }
}

extension SourceLocation: Decodable {
  private enum CodingKeys: CodingKey { case file, line, column }

  /// Decodes a place as reports have it, by `file`, `line` and `column`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try values.decode(String.self, forKey: .file),
      position: SourcePosition(
        line: try values.decode(Int.self, forKey: .line),
        column: try values.decode(Int.self, forKey: .column)))
  }
}
