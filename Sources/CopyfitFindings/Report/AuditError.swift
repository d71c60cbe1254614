/// The reason why an audit could not run: usage, configuration, a missing path (exit status 2).
///
/// Each message starts with its place, `file:line:column: `, if there is one.
public struct AuditError: Error, Hashable, Sendable {
  /// At least one message, in the order of the places.
  public var messages: [String]

  /// Creates an error with several messages, each with its place.
  public init(messages: [String]) {
    self.messages = messages
  }

  /// Creates an error with one message.
  public init(_ message: String) {
    self.init(messages: [message])
  }
}

extension AuditError: CustomStringConvertible {
  /// The messages, one on each line.
  public var description: String { messages.joined(separator: "\n") }
}
