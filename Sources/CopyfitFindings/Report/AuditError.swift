/// Why an audit could not run at all: usage, configuration, a path that is missing (exit status 2).
///
/// Each message is for a person and starts with its place, `file:line:column: `, where it has one.
public struct AuditError: Error, Hashable, Sendable {
  /// At least one message, in the order of the places.
  public var messages: [String]

  /// Creates an error of several messages, each for a person and with its place.
  public init(messages: [String]) {
    self.messages = messages
  }

  /// Creates an error of one message.
  public init(_ message: String) {
    self.init(messages: [message])
  }
}

extension AuditError: CustomStringConvertible {
  /// The messages, one a line.
  public var description: String { messages.joined(separator: "\n") }
}
