/// A value of a JSON text that knows where it stands.
public struct JSONNode: Hashable, Sendable {
  /// What the value is.
  public enum Content: Hashable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number, as it is written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, escapes resolved.
    public var name: String
    /// Where the name starts.
    public var offset: Int
    /// The value.
    public var value: JSONNode
  }

  /// What the value is.
  public var content: Content
  /// Where the value starts, in bytes of UTF-8.
  public var offset: Int

  /// The value's members in the order of the file; none where it is no object.
  public var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value's text, or `nil` where it is not a text.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value of a name, the last where several have it; `nil` where none has.
  public subscript(name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  /// What the value is, for a message.
  public var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
