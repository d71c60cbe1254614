/// The reason why a font, a style or a scale cannot be described or resolved.
public enum DynamicTypeError: Error, Hashable, Sendable {
  /// A point size that is not positive and finite.
  case invalidPointSize(Double)
  /// A number of pixels per point that is not positive and finite.
  case invalidDisplayScale(Double)
  /// A font scale of Android outside `AndroidFontScale.range`.
  case invalidFontScale(Double)
  /// A weight outside OpenType's classes, 1 to 1000.
  case invalidWeight(Int)
  /// A width outside the range of traits, -1 to 1.
  case invalidWidth(Double)
  /// A minimum size that is larger than the maximum.
  case contradictoryBounds(minimum: Double, maximum: Double)
  /// A font without a name, family or path.
  case emptyFontName
  /// A coordinate of a variation axis that is not finite.
  case invalidCoordinate(FontTag, Double)
  /// An unknown name of a text style.
  case unknownTextStyle(String)
  /// An unknown name of a content size category.
  case unknownCategory(String)
  /// A style that a type scale lacks.
  case styleMissing(TextStyle, scale: String)
  /// A type scale that is inconsistent.
  case invalidScale(name: String, ScaleProblem)
  /// A font's textual form that cannot be read.
  case fontSyntax(FontSyntaxProblem)
  /// A font with more modifiers than the limit.
  case tooManyModifiers(limit: Int)

  /// A problem of a type scale.
  public enum ScaleProblem: Hashable, Sendable {
    /// No category, or categories that are not in ascending order.
    case categories
    /// The category `large`, the base of all scaling, is missing.
    case largeMissing
    /// A style has more than one row.
    case duplicateStyle(TextStyle)
    /// A row has more or fewer entries than the scale has categories.
    case rowLength(TextStyle, count: Int, expected: Int)
    /// A size or leading that is not positive and finite.
    case invalidLength(TextStyle, ContentSizeCategory, Double)
  }
}

/// A problem in the textual form of a font, and its place.
public struct FontSyntaxProblem: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable {
    /// A token other than the expected one.
    case expected(String, found: String)
    /// An unknown name; `known` are the possible ones.
    case unknown(what: String, name: String, known: [String])
    /// A value that is not allowed in its place.
    case invalid(what: String, value: String, expected: String)
    /// A number outside its range.
    case outOfRange(what: String, value: String, expected: String)
    /// A label that is given twice.
    case duplicate(label: String)
  }

  /// The kind of problem.
  public var kind: Kind
  /// The place of the problem in the text, in characters from 0.
  public var offset: Int

  /// Creates a problem at a place, in characters from 0.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
