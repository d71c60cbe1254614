/// A value of a JSON text, with its place.
public struct JSONNode: Hashable, Sendable {
  /// The content of a value.
  public enum Content: Hashable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number as written.
    case number(String)
    case bool(Bool)
    case null
  }

  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name with escapes resolved.
    public var name: String
    /// The offset of the name.
    public var offset: Int
    /// The value.
    public var value: JSONNode
  }

  /// The content of the value.
  public var content: Content
  /// The offset of the value, in bytes of UTF-8.
  public var offset: Int

  /// The value's members in the order of the file; empty if it is not an object.
  public var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The value's text, or `nil` if it is not text.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value with a name, the last one if there are several; `nil` without one.
  public subscript(name: String) -> JSONNode? {
    members.last { $0.name == name }?.value
  }

  /// The kind of value, for a message.
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
