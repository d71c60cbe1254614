/// Why a font, a style or a scale could not be described or resolved.
public enum DynamicTypeError: Error, Hashable, Sendable {
  /// A point size that is not positive and finite.
  case invalidPointSize(Double)
  /// A number of pixels per point that is not positive and finite.
  case invalidDisplayScale(Double)
  /// A weight that is no class of OpenType, 1 to 1000.
  case invalidWeight(Int)
  /// A width that is no trait's value, -1 to 1.
  case invalidWidth(Double)
  /// Bounds of a size whose minimum is larger than the maximum.
  case contradictoryBounds(minimum: Double, maximum: Double)
  /// A font without a name, family or path.
  case emptyFontName
  /// A coordinate of a variation axis that is not finite.
  case invalidCoordinate(FontTag, Double)
  /// A name that is no text style's.
  case unknownTextStyle(String)
  /// A name that is no content size category's.
  case unknownCategory(String)
  /// A style that a type scale says nothing about.
  case styleMissing(TextStyle, scale: String)
  /// A type scale that does not hold together.
  case invalidScale(name: String, ScaleProblem)
  /// A font's textual form that cannot be read.
  case fontSyntax(FontSyntaxProblem)
  /// A font with more modifiers than are resolved.
  case tooManyModifiers(limit: Int)

  /// What is wrong with a type scale.
  public enum ScaleProblem: Hashable, Sendable {
    /// No category at all, or one twice or out of order.
    case categories
    /// The category `large`, which sizes are scaled from, is missing.
    case largeMissing
    /// A style has more than one row.
    case duplicateStyle(TextStyle)
    /// A row has more or fewer entries than the scale has categories.
    case rowLength(TextStyle, count: Int, expected: Int)
    /// A size or leading that is not positive and finite.
    case invalidLength(TextStyle, ContentSizeCategory, Double)
  }
}

/// What is wrong with the textual form of a font, and where.
public struct FontSyntaxProblem: Hashable, Sendable {
  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// Something else than what must stand there.
    case expected(String, found: String)
    /// A name that nothing has; `known` are those that something has.
    case unknown(what: String, name: String, known: [String])
    /// A value that its place does not allow.
    case invalid(what: String, value: String, expected: String)
    /// A label that is given twice.
    case duplicate(label: String)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where in the text the problem stands, in characters from 0.
  public var offset: Int

  /// Creates a problem at a place, in characters from 0.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
