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
  /// The face.
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
      // What a private character means is known to the fonts of the app alone.
      if cluster.contains(where: \.isPrivateUse) { return nil }
      return database.fallbackFace(for: cluster, script: script, locale: locale, weight: weight)
        .map { FallbackChoice(face: $0, countsForLineHeight: false) }
    }
  }

  /// The emoji font for a grapheme cluster that asks for one, or `nil` if there is none among the
  /// fonts that may be used.
  func emojiChoice(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FallbackChoice? {
    switch self {
    case .none:
      return nil
    case .faces(let faces):
      return Self.namedEmoji(faces, for: cluster)
    case .installed(let database, let preferred):
      return Self.namedEmoji(preferred, for: cluster)
        ?? database.emojiFace(for: cluster, script: script, locale: locale, weight: weight)
        .map { FallbackChoice(face: $0, countsForLineHeight: false) }
    }
  }

  /// The first face that the caller named and that has a cluster, in colour where it asks for that.
  private static func named(
    _ faces: [FontFace], for cluster: [Unicode.Scalar]
  ) -> FallbackChoice? {
    if EmojiPresentation.isAsked(by: cluster), let emoji = namedEmoji(faces, for: cluster) {
      return emoji
    }
    return faces.first { $0.covers(cluster) }
      .map { FallbackChoice(face: $0, countsForLineHeight: true) }
  }

  private static func namedEmoji(
    _ faces: [FontFace], for cluster: [Unicode.Scalar]
  ) -> FallbackChoice? {
    faces.first { $0.hasColor && $0.covers(cluster) }
      .map { FallbackChoice(face: $0, countsForLineHeight: true) }
  }
}

extension Unicode.Scalar {
  /// Whether the character means what two parties agree on (general category Co).
  fileprivate var isPrivateUse: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
