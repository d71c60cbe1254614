package import CopyfitUnicode

extension FontStack {
  /// The face that shows a grapheme cluster: the label's own where it has the whole cluster, else a
  /// fallback; `nil` where none has it.
  ///
  /// A cluster that asks to be shown as an emoji takes an emoji font before the label's own face, as on
  /// iOS: one that the caller added, or an installed one where those may be used.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of one grapheme cluster.
  ///   - script: The script of the run that the cluster stands in.
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

  /// The face that shows the beginning of a cluster that no font has whole; `nil` where none has that.
  ///
  /// The cluster is drawn in one face all the same: the characters that this one lacks are missing.
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
