/// The way in which text that does not fit is truncated, clipped or wrapped (`NSLineBreakMode`).
public enum LineBreakMode: String, Codable, Sendable, Hashable, CaseIterable {
  case tail, head, middle, clip, wordWrap, charWrap

  /// Whether an ellipsis replaces lost text.
  public var showsEllipsis: Bool { self == .tail || self == .head || self == .middle }
}
