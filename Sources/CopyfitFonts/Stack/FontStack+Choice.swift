package import CopyfitUnicode

extension FontStack {
  /// The face that shows a grapheme cluster: the label's own if it has the whole cluster, or else a fallback; `nil` if
  /// no face has it.
  ///
  /// As on iOS, a cluster that requests emoji presentation uses an emoji font before the label's own face: one that the
  /// caller added, or an installed one if these are allowed.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of one grapheme cluster.
  ///   - script: The script of the run that contains the cluster.
  ///   - locale: The locale of the text.
  package func choice(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier
  ) -> FallbackChoice? {
    let weight = face.traits.weight
    guard face.covers(cluster) else {
      return fallback.choice(for: cluster, script: script, locale: locale, weight: weight)
    }
    let own = FallbackChoice(face: face, countsForLineHeight: true)
    guard asksForEmojiFont(cluster) else { return own }
    return fallback.emojiChoice(for: cluster, script: script, locale: locale, weight: weight)
      ?? own
  }

  /// The face that shows the start of a cluster that no font has completely; `nil` if no face has the start.
  ///
  /// The cluster is still drawn in one face; the characters that this face lacks are missing.
  package func partialChoice(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier
  ) -> FallbackChoice? {
    guard let base = cluster.first(where: { !CharacterProperties(of: $0).isUnseen }),
      cluster.count > 1
    else { return nil }
    return choice(for: [base], script: script, locale: locale)
  }

  private func asksForEmojiFont(_ cluster: [Unicode.Scalar]) -> Bool {
    EmojiPresentation.isAsked(by: cluster) && !face.hasColor
  }
}
