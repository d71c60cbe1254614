/// A value of a YAML text that knows where it stands.
///
/// Scalars stay text: what `no` or `1.0` means is the reader's to say, who knows what is expected.
public struct YAMLNode: Hashable, Sendable {
  /// What the value is.
  public indirect enum Content: Hashable, Sendable {
    /// A text; `isPlain` where it has no quotes and is no block.
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

  /// What the value is.
  public var content: Content
  /// Where it starts.
  public var position: SourcePosition

  /// Creates a value.
  public init(content: Content, position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// Whether the value is left out: nothing, `~` or `null`, without quotes.
  public var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// What the value is, for a message.
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
