extension DynamicTypeError: CustomStringConvertible {
  /// The problem and the expected value.
  public var description: String {
    switch self {
    case .invalidPointSize(let size):
      "the point size \(Self.text(size)) cannot be used; expected one that is positive and finite"
    case .invalidDisplayScale(let scale):
      "the display scale \(Self.text(scale)) cannot be used; expected one that is positive and finite"
    case .invalidFontScale(let scale):
      "the font scale \(Self.text(scale)) cannot be used; expected one from 0.1 to 10"
    case .invalidWeight(let weight):
      "the weight \(weight) cannot be used; expected a class from 1 to 1000"
    case .contradictoryBounds(let minimum, let maximum):
      "the smallest size \(minimum) is larger than the largest, \(maximum)"
    case .emptyFontName:
      "the font's name is empty; expected a PostScript name, a family or a file"
    case .invalidWidth(let width):
      "the width \(Self.text(width)) cannot be used; expected a trait from -1 to 1"
    case .invalidCoordinate(let axis, let value):
      "the coordinate \(Self.text(value)) of the axis \(axis) cannot be used; "
        + "expected one that is finite"
    case .unknownTextStyle(let name):
      "unknown text style '\(name)'; expected one of: \(Self.list(TextStyle.allCases.map(\.name)))"
    case .unknownCategory(let name):
      """
      unknown content size category '\(name)'; expected one of: \
      \(Self.list(ContentSizeCategory.allCases.map(\.name)))
      """
    case .styleMissing(let style, let scale):
      "the type scale \(scale) has no text style \(style)"
    case .invalidScale(let name, let problem):
      "the type scale \(name) cannot be used: \(problem)"
    case .fontSyntax(let problem):
      problem.description
    case .tooManyModifiers(let limit):
      "the font has more than \(limit) modifiers; describe it with fewer"
    }
  }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func text(_ number: Double) -> String {
    number.isNaN ? "NaN (not a number)" : "\(number)"
  }
}

extension DynamicTypeError {
  /// Whether a number is outside its range.
  package var isNumberOutOfRange: Bool {
    switch self {
    case .invalidPointSize, .invalidDisplayScale, .invalidFontScale, .invalidWeight, .invalidWidth,
      .invalidCoordinate, .contradictoryBounds:
      return true
    case .fontSyntax(let problem):
      if case .outOfRange = problem.kind { return true }
      return false
    case .emptyFontName, .unknownTextStyle, .unknownCategory, .styleMissing, .invalidScale,
      .tooManyModifiers:
      return false
    }
  }
}

extension DynamicTypeError.ScaleProblem: CustomStringConvertible {
  /// The problem and its fix.
  public var description: String {
    switch self {
    case .categories:
      "its categories must be at least one, in ascending order, each once"
    case .largeMissing:
      "it lacks the category large, from which sizes are scaled"
    case .duplicateStyle(let style):
      "\(style) has more than one row"
    case .rowLength(let style, let count, let expected):
      "\(style) has \(count) entries for \(expected) categories"
    case .invalidLength(let style, let category, let value):
      "\(style) at \(category) is \(value); expected lengths that are positive and finite"
    }
  }
}

extension FontSyntaxProblem: CustomStringConvertible {
  /// The problem and the expected value, without the place.
  public var description: String {
    switch kind {
    case .expected(let wanted, let found):
      "expected \(wanted), found \(found)"
    case .unknown(let what, let name, let known):
      "unknown \(what) '\(name)'; expected one of: \(DynamicTypeError.list(known))"
    case .invalid(let what, let value, let expected),
      .outOfRange(let what, let value, let expected):
      "the \(what) '\(value)' cannot be used; expected \(expected)"
    case .duplicate(let label):
      "'\(label)' is given twice"
    }
  }
}
