extension String {
  /// The text as a name in a message, in quotation marks; only the start of a long one.
  package var quoted: String { "\"\(shortened)\"" }

  /// The text as a name in a message; only the start of a long one, because thousands of messages with one name must not fill
  /// the memory.
  package var shortened: String {
    utf8.count <= Self.maximumNameLength ? self : prefix(Self.shortenedLength) + "…"
  }

  /// The maximum length of a name in a message, in bytes of UTF-8; sentences that real apps use as keys are shorter.
  private static let maximumNameLength = 1_000
  /// The number of characters of a longer name that a message has.
  private static let shortenedLength = 100
}
