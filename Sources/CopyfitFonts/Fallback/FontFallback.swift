public import CopyfitDynamicType
public import CopyfitUnicode

/// Where glyphs come from that a label's own face lacks.
public enum FontFallback: Hashable, Sendable {
  /// Nowhere: the characters are missing.
  case none
  /// The faces, in order; the caller named them.
  case faces([FontFace])
  /// The named faces first, then the installed fonts.
  case installed(FontDatabase, preferred: [FontFace])
}

/// The face that shows a cluster in place of the label's own.
public struct FallbackChoice: Hashable, Sendable {
  public var face: FontFace
  /// Whether the face may raise the line: only where the caller or the project named it.
  public var countsForLineHeight: Bool

  /// Creates a choice.
  public init(face: FontFace, countsForLineHeight: Bool) {
    self.face = face
    self.countsForLineHeight = countsForLineHeight
  }
}

extension FontFallback {
  /// The face for a grapheme cluster that the label's own face lacks, or `nil` where no font has it.
  ///
  /// The answer depends on the arguments and the fonts alone, never on earlier questions.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of one grapheme cluster.
  ///   - script: The script of the run that the cluster stands in.
  ///   - locale: The locale of the text; it decides between the forms of Han characters.
  ///   - weight: The weight to come near to.
  public func choice(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FallbackChoice? {
    switch self {
    case .none:
      return nil
    case .faces(let faces):
      return Self.named(faces, for: cluster)
    case .installed(let database, let preferred):
      if let choice = Self.named(preferred, for: cluster) { return choice }
      return database.fallbackFace(for: cluster, script: script, locale: locale, weight: weight)
        .map { FallbackChoice(face: $0, countsForLineHeight: false) }
    }
  }

  private static func named(
    _ faces: [FontFace], for cluster: [Unicode.Scalar]
  ) -> FallbackChoice? {
    faces.first { $0.covers(cluster) }
      .map { FallbackChoice(face: $0, countsForLineHeight: true) }
  }
}
