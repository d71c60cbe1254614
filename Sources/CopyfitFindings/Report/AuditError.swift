public import CopyfitSourceText

/// The reason why an audit could not run: usage, configuration, a missing path (exit status 2).
public struct AuditError: Error, Hashable, Sendable {
  /// One problem, with its place if it has one.
  public struct Problem: Hashable, Sendable {
    /// The place; `nil` for a problem without a place.
    public var place: SourceLocation?
    /// The problem, as a clause.
    public var message: String

    /// Creates a problem.
    public init(_ message: String, at place: SourceLocation? = nil) {
      (self.place, self.message) = (place, message)
    }
  }

  /// At least one problem, in the order of the places.
  public var problems: [Problem]

  /// Creates an error with several problems.
  public init(_ problems: [Problem]) {
    self.problems = problems
  }

  /// Creates an error with several messages, whose texts start with their places if they have any.
  public init(messages: [String]) {
    problems = messages.map { Problem($0) }
  }

  /// Creates an error with one message.
  public init(_ message: String, at place: SourceLocation? = nil) {
    problems = [Problem(message, at: place)]
  }

  /// The problems as text, each with its place in front: `file:line:column: message`.
  public var messages: [String] { problems.map(\.description) }
}

extension AuditError.Problem: CustomStringConvertible {
  /// The message, with the place in front.
  public var description: String {
    place.map { "\($0.file):\($0.position.line):\($0.position.column): \(message)" } ?? message
  }
}

extension AuditError: CustomStringConvertible {
  /// The messages, one on each line.
  public var description: String { messages.joined(separator: "\n") }
}
