/// A value of a YAML text, with its place.
///
/// Scalars remain text: the caller, who knows the expected type, interprets `no` or `1.0`.
public struct YAMLNode: Hashable, Sendable {
  /// The content of a value.
  public indirect enum Content: Hashable, Sendable {
    /// A text; `isPlain` if it has no quotes and is not a block.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Pair])
  }

  /// A key and its value.
  public struct Pair: Hashable, Sendable {
    /// The key with its place.
    public var key: Located<String>
    /// The value.
    public var value: YAMLNode

    /// Creates a pair.
    public init(key: Located<String>, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// The content of the value.
  public var content: Content
  /// The place of the value.
  public var position: SourcePosition

  /// Creates a value.
  public init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// Whether the value is empty: nothing, `~` or `null`, without quotes.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The kind of value, for a message.
  public var kind: String {
    switch content {
    case .scalar where isNull: "nothing"
    case .scalar(let text, isPlain: true): "'\(Self.shortened(text))'"
    case .scalar(let text, isPlain: false): "the text \"\(Self.shortened(text))\""
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count > 60 ? text.prefix(60) + "…" : text
  }
}
