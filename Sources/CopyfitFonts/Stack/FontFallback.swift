public import CopyfitDynamicType
public import CopyfitUnicode

/// The source of glyphs that are missing in a label's own face.
public enum FontFallback: Hashable, Sendable {
  /// No fallback: the characters are missing.
  case none
  /// The faces that the caller named, in order.
  case faces([FontFace])
  /// The named faces first, then the installed fonts.
  case installed(FontDatabase, preferred: [FontFace])
}

/// The face that shows a cluster in place of the label's own face.
public struct FallbackChoice: Hashable, Sendable {
  /// The face.
  public var face: FontFace
  /// Whether the face may raise the line; only faces that the caller or the project named do.
  public var countsForLineHeight: Bool

  /// Creates a choice.
  public init(face: FontFace, countsForLineHeight: Bool) {
    self.face = face
    self.countsForLineHeight = countsForLineHeight
  }
}

extension FontFallback {
  /// The face for a grapheme cluster that is missing in the label's own face, or `nil` if no font has it.
  ///
  /// The answer depends only on the arguments and the fonts, never on earlier calls.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of one grapheme cluster.
  ///   - script: The script of the run that contains the cluster.
  ///   - locale: The locale of the text, which decides the forms of Han characters.
  ///   - weight: The preferred weight.
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
      // Only the app's own fonts know the meaning of a private-use character.
      if cluster.contains(where: \.isPrivateUse) { return nil }
      return database.fallbackFace(for: cluster, script: script, locale: locale, weight: weight)
        .map { FallbackChoice(face: $0, countsForLineHeight: false) }
    }
  }

  /// The emoji font for a grapheme cluster that requests emoji presentation; `nil` if the available fonts include none.
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

  /// The first face from the caller that has a cluster, in color if the cluster requests it.
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
  /// Whether the character is for private use (general category Co).
  fileprivate var isPrivateUse: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
