public import CopyfitDynamicType
public import CopyfitFonts

/// Which face a font description came to on this machine.
public struct FontResolution: Hashable, Sendable {
  /// The PostScript name of the face that text is measured in.
  public let postScriptName: String
  /// The face's file, and its number in a collection.
  public let file: String
  public let faceIndex: Int
  /// The coordinates of a variable face; empty where all are at their defaults.
  public let variations: [FontVariation]
  /// The OpenType features that text is shaped with, beside those that are on anyway.
  public let features: [FontFeature]
  /// What was asked for and is not met: a weight that the family lacks, a coordinate beyond its axis.
  public let notes: [FontNote]
  /// Whether that face stands in for the system font.
  public let isStandIn: Bool
  /// The name that was asked for and not found; then the system font is measured instead.
  public let missingName: String?
  /// Whether the project names the font, rather than asking for the system font.
  public let isNamed: Bool
  let stack: FontStack

  /// Whether the face stands in for the system font and nobody has compared their widths: the margin of
  /// its verdicts is assumed.
  public var hasAssumedWidths: Bool { stack.standIn.map { !$0.isMeasured } ?? false }
}

extension FontResolution {
  init(_ found: FoundFace, fallback: FontFallback, isNamed: Bool) {
    self.init(
      FontStack(face: found.face, fallback: fallback), notes: found.notes, isNamed: isNamed)
  }

  init(_ standIn: SystemStandIn, notes: [FontNote], fallback: FontFallback) {
    self.init(FontStack(standIn: standIn, fallback: fallback), notes: notes, isNamed: false)
  }

  /// The system font in place of one that nobody has.
  init(_ system: FontResolution, missingName: String) {
    self.init(system.stack, notes: system.notes, missingName: missingName, isNamed: true)
  }

  private init(
    _ stack: FontStack, notes: [FontNote], missingName: String? = nil, isNamed: Bool
  ) {
    postScriptName = stack.face.names.postScript
    file = stack.face.path
    faceIndex = stack.face.index
    variations = stack.face.variations
    features = stack.face.features
    self.notes = notes
    isStandIn = stack.standIn != nil
    self.missingName = missingName
    self.isNamed = isNamed
    self.stack = stack
  }
}
