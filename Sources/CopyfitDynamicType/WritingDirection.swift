/// The direction that lines run in where their characters leave it open (`NSWritingDirection`).
public enum WritingDirection: String, Codable, Sendable, Hashable, CaseIterable {
  /// That of each paragraph's first strong character; left to right without one.
  case natural
  case leftToRight, rightToLeft
}
