extension ContentSizeCategory {
  /// Reads a name as `init(name:)` does.
  ///
  /// - Throws: `DynamicTypeError.unknownCategory` with the name.
  public init(parsing name: String) throws(DynamicTypeError) {
    guard let category = Self(name: name) else { throw .unknownCategory(name) }
    self = category
  }
}

extension TextStyle {
  /// Reads a name as `init(name:)` does.
  ///
  /// - Throws: `DynamicTypeError.unknownTextStyle` with the name.
  public init(parsing name: String) throws(DynamicTypeError) {
    guard let style = Self(name: name) else { throw .unknownTextStyle(name) }
    self = style
  }
}
