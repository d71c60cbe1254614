internal import CopyfitFonts

/// Which face a font description came to on this machine.
public struct FontResolution: Hashable, Sendable {
  /// The PostScript name of the face that text is measured in.
  public let postScriptName: String
  /// Whether that face stands in for the system font.
  public let isStandIn: Bool
  /// The name that was asked for and not found; then the system font is measured instead.
  public let missingName: String?
  /// Whether the project names the font, rather than asking for the system font.
  public let isNamed: Bool
  let stack: FontStack
}
