/// A font that was used for verdicts, for the head of a report.
public struct FontRecord: Hashable, Sendable {
  /// The use of a font.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// The font of a label.
    case label
    /// The system font or its stand-in.
    case system
    /// A font for characters that a label's own font lacks.
    case fallback
  }

  /// The use of the font.
  public var role: Role
  /// The font's PostScript name (`name` ID 6).
  public var postScriptName: String
  /// The font's version (`name` ID 5), as in the font.
  public var version: String
  /// The SHA-256 digest of the font's file, in hexadecimal.
  public var sha256: String
  /// Whether the font is the system font's stand-in.
  public var standIn: Bool
  /// The differences from the request, each as a sentence without a full stop; sorted.
  public var notes: [String]
  /// The possible difference of its widths from those of the font that it replaces; `nil` if it replaces none.
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
