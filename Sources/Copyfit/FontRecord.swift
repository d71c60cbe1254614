/// A font that verdicts were reached with, for the head of a report.
public struct FontRecord: Hashable, Sendable {
  /// What a font is used for.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A label names it.
    case label
    /// It is the system font, or stands in for it.
    case system
    /// It draws characters that a label's own font lacks.
    case fallback
  }

  /// What the font is used for.
  public var role: Role
  /// The name by which programs ask for the font (`name` ID 6).
  public var postScriptName: String
  /// The version that the font states (`name` ID 5), as it states it.
  public var version: String
  /// The SHA-256 digest of the font's file, in hexadecimal.
  public var sha256: String
  /// Whether the font stands in for the system font.
  public var standIn: Bool
  /// What was asked of the font and is not met, each a sentence without a full stop; sorted.
  public var notes: [String]
  /// How far its widths may be from those of the font that it stands in for; `nil` where it stands in
  /// for none.
  public var deviation: FontDeviation?

  /// Creates a record of a font.
  public init(
    role: Role, postScriptName: String, version: String, sha256: String, standIn: Bool,
    notes: [String] = [], deviation: FontDeviation? = nil
  ) {
    self.role = role
    self.postScriptName = postScriptName
    self.version = version
    self.sha256 = sha256
    self.standIn = standIn
    self.notes = notes
    self.deviation = deviation
  }
}
