/// A font that verdicts were reached with, for the head of a report.
public struct FontRecord: Hashable, Sendable {
  /// What the font is used for: `label`, `system` or `fallback`.
  public var role: String
  public var postScriptName: String
  public var version: String
  /// The digest of the font's file, in hexadecimal.
  public var sha256: String
  /// Whether the font stands in for the system font.
  public var standIn: Bool

  public init(
    role: String, postScriptName: String, version: String, sha256: String, standIn: Bool
  ) {
    self.role = role
    self.postScriptName = postScriptName
    self.version = version
    self.sha256 = sha256
    self.standIn = standIn
  }
}
