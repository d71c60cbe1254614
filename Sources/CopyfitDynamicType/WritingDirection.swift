/// The base direction of paragraphs (`NSWritingDirection`).
public enum WritingDirection: String, Codable, Sendable, Hashable, CaseIterable {
  /// The direction of each paragraph's first strong character; left to right without one.
  case natural
  case leftToRight, rightToLeft
}
