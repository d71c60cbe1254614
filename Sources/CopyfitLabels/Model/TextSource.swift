/// The text of a label, as far as it is known.
public indirect enum TextSource: Hashable, Sendable {
  /// The text of a key, in every language of its table.
  case key(TextKey)
  /// A text in the label itself.
  case literal(LiteralText)
  /// One of several texts; which one is unknown.
  case oneOf([TextSource])
  /// A text that is only known at run time, with the reason, and the key of the text that it replaces.
  case unknown(reason: UnknownText, replacing: TextKey?)
}

/// A key of a string table.
public struct TextKey: Hashable, Sendable {
  /// The folder with the table's `.lproj` or catalog, relative to the project; `""` for the project's folder.
  public var bundle: String
  /// The table's name.
  public var table: String
  /// The key.
  public var key: String
  /// The key path of the element's attribute that contains the key; `nil` if the label itself names it.
  public var attribute: String?
  /// The text in the only language whose table may lack the key; `nil` if it has no such text.
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
  /// The tag of its language; `nil` for the source language.
  public var locale: String?

  /// Creates a text.
  public init(_ text: String, locale: String? = nil) {
    self.text = text
    self.locale = locale
  }
}
