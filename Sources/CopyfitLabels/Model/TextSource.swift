/// What a label shows, as far as it is known.
public indirect enum TextSource: Hashable, Sendable {
  /// The text of a key, in every language that its table has.
  case key(TextKey)
  /// A text that is written in the label itself.
  case literal(LiteralText)
  /// One of several texts; which one is unknown.
  case oneOf([TextSource])
  /// A text that only the running app knows, with the reason; and the key of a text that it takes the place of.
  case unknown(reason: UnknownText, replacing: TextKey?)
}

/// A key of a string table.
public struct TextKey: Hashable, Sendable {
  /// The folder that holds the table's `.lproj` or catalog, relative to the project; `""` for the project's.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The key.
  public var key: String
  /// The key path of the attribute of the element that the key was found in; `nil` where the label itself names it.
  public var attribute: String?
  /// What is shown in the one language whose table may lack the key; `nil`: nothing.
  public var fallback: LiteralText?

  /// Creates a reference to a key.
  public init(
    bundle: String, table: String, key: String, attribute: String? = nil,
    fallback: LiteralText? = nil
  ) {
    self.bundle = bundle
    self.attribute = attribute
    self.table = table
    self.key = key
    self.fallback = fallback
  }
}

/// A text in one language.
public struct LiteralText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The tag of its language; `nil` for the language that the project is written in.
  public var locale: String?

  /// Creates a text.
  public init(_ text: String, locale: String? = nil) {
    self.text = text
    self.locale = locale
  }
}
