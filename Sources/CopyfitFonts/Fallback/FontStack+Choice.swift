package import CopyfitUnicode

extension FontStack {
  /// The face that shows a grapheme cluster: the label's own where it has the whole cluster, else a
  /// fallback; `nil` where none has it.
  ///
  /// A cluster that asks to be shown as an emoji takes an emoji font before the label's own face where
  /// the installed fonts may be used, as on iOS.
  ///
  /// - Parameters:
  ///   - cluster: The scalars of one grapheme cluster.
  ///   - script: The script of the run that the cluster stands in.
  ///   - locale: The locale of the text.
  package func choice(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier
  ) -> FallbackChoice? {
    let own = FallbackChoice(face: face, countsForLineHeight: true)
    let isCovered = face.covers(cluster)
    if isCovered && !prefersEmojiFont(cluster) { return own }
    let other = fallback.choice(
      for: cluster, script: script, locale: locale, weight: face.traits.weight)
    return other ?? (isCovered ? own : nil)
  }

  private func prefersEmojiFont(_ cluster: [Unicode.Scalar]) -> Bool {
    guard case .installed = fallback, let first = cluster.first, cluster.count > 1 || !first.isASCII
    else { return false }
    return EmojiPresentation(cluster) == .emoji
  }
}
