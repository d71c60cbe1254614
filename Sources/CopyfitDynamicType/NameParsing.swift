extension ContentSizeCategory {
  /// Creates a category like `init(name:)`, but throws if the name is unknown.
  ///
  /// - Throws: `DynamicTypeError.unknownCategory` with the name.
  public init(parsing name: String) throws(DynamicTypeError) {
    guard let category = Self(name: name) else { throw .unknownCategory(name) }
    self = category
  }
}

extension TextStyle {
  /// Creates a text style like `init(name:)`, but throws if the name is unknown.
  ///
  /// - Throws: `DynamicTypeError.unknownTextStyle` with the name.
  public init(parsing name: String) throws(DynamicTypeError) {
    guard let style = Self(name: name) else { throw .unknownTextStyle(name) }
    self = style
  }
}
