extension Label {
  /// The treatment of a label in a check.
  public enum Treatment: Hashable, Sendable {
    /// Its texts are measured.
    case measured
    /// Its width is unknown, with the reason.
    case undecided(Doubt)
    /// It is left out.
    case skipped(SkipReason)
  }

  /// The reason that a label is left out.
  public enum SkipReason: Hashable, Sendable {
    /// Its font has no meaning on the configured platform.
    case unusableFont
    /// A label file does not specify its font.
    case unknownFont
    /// Its text is unknown.
    case text(UnknownText)

    /// The reason in a clause.
    public var text: String {
      switch self {
      case .unusableFont: "the font cannot be used"
      case .unknownFont: "the font is unknown"
      case .text(let reason): reason.text
      }
    }
  }
}
