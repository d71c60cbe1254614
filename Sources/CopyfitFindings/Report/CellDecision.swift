/// Whether the verdict in the maximum room of a text applies in every room that the text may have.
public enum CellDecision: String, Hashable, Sendable {
  /// The verdict is the same in every room.
  case decided
  /// No text is lost in any room, because it has no limit of lines and height, but a word may be split in a narrower one.
  case grows
  /// Text that fits in the maximum room may be lost in a smaller one.
  case undecided
}
