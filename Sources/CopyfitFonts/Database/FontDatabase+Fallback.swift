internal import CopyfitDynamicType
internal import CopyfitUnicode

/// Faces for characters that are missing in a label's own face.
extension FontDatabase {
  /// The face for a cluster: from the families for its script, then for its locale, then the common ones, then any;
  /// `nil` if no face shows the whole cluster.
  func fallbackFace(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FontFace? {
    let question = FallbackQuestion(
      presentation: EmojiPresentation(cluster), script: script, locale: locale, weight: weight)
    let faces = fallbackMemo.faces(for: question) { facesOfScript(question) }
    return faces.first { $0.covers(cluster) }
      ?? fallbackMemo.choice(for: cluster, question) { otherFace(for: cluster, question) }
  }

  /// The emoji font for a cluster that requests emoji presentation; `nil` if none is installed.
  func emojiFace(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FontFace? {
    let question = FallbackQuestion(
      presentation: .emoji, script: script, locale: locale, weight: weight)
    return fallbackMemo.faces(for: question) { facesOfScript(question) }
      .first { $0.covers(cluster) }
  }

  /// The first two that are installed; opening all of them would take too long.
  private func facesOfScript(_ question: FallbackQuestion) -> [FontFace] {
    let families = PreferredFamilies(script: question.script, locale: question.locale)
    let names = question.presentation == .emoji ? PreferredFamilies.emoji : families.ofScript
    let found = names.lazy.compactMap { self.preferredFace($0, question) }
    return Array(found.prefix(2))
  }

  private func otherFace(
    for cluster: [Unicode.Scalar], _ question: FallbackQuestion
  ) -> FontFace? {
    let families = PreferredFamilies(script: question.script, locale: question.locale)
    let emoji = question.presentation == .emoji ? PreferredFamilies.emoji : []
    let names = emoji + families.ofScript + families.ofLocale + families.common
    return names.lazy.compactMap { self.preferredFace($0, question) }
      .first { $0.covers(cluster) } ?? anyFace(for: cluster, weight: question.weight)
  }

  /// Installed fonts come first, because the system does not fall back to an app's own fonts.
  private func preferredFace(_ family: String, _ question: FallbackQuestion) -> FontFace? {
    let match = FontMatch(weight: question.weight)
    return face(ofFamily: family, match, in: installed)
      ?? face(ofFamily: family, match, in: named)
  }

  private func anyFace(for cluster: [Unicode.Scalar], weight: FontWeight) -> FontFace? {
    let match = FontMatch(weight: weight)
    let order = fallbackMemo.order(for: weight) { everyFace(match) }
    return order.lazy
      .filter { $0.mayCover(cluster) }
      .filter { self.cache.probe($0, match.variations(of: $0))?.covers(cluster) == true }
      .compactMap { self.cache.face($0, match.variations(of: $0)) }.first
  }

  /// All faces in the order in which they are tried: plain sans, serif, monospaced, and the others.
  private func everyFace(_ match: FontMatch) -> [FontFaceSummary] {
    // A font of last resort has a box for every character, so no character would be missing.
    let faces = (installed.faces + named.faces).filter { !$0.isOfLastResort }
    let ranked = faces.map { face in
      (rank: [face.isInstalled ? 0 : 1, face.designRank] + match.distances(to: face), face: face)
    }
    return ranked.sorted { lhs, rhs in
      if lhs.rank != rhs.rank { return lhs.rank.lexicographicallyPrecedes(rhs.rank) }
      let families = [lhs.face.names.family, rhs.face.names.family]
      return families[0] != families[1]
        ? families[0].utf8.lexicographicallyPrecedes(families[1].utf8)
        : lhs.face.isBefore(rhs.face)
    }.map(\.face)
  }
}

extension FontFaceSummary {
  /// The difference of a family from the system font, by the words of its name.
  fileprivate var designRank: Int {
    let words = Set(names.family.lowercased().split(separator: " "))
    let ranks: [(word: Substring, rank: Int)] = [("mono", 2), ("serif", 1), ("sans", 0)]
    return ranks.first { words.contains($0.word) }?.rank ?? 3
  }

  /// Whether the font is Apple's or Unicode's *Last Resort*, which shows blocks instead of characters.
  fileprivate var isOfLastResort: Bool {
    names.family.lowercased().filter { $0 != " " }.contains("lastresort")
  }
}
