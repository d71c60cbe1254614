internal import CopyfitDynamicType
internal import CopyfitUnicode

/// Faces for characters that a label's own face lacks.
extension FontDatabase {
  /// The face for a cluster: of the families made for its script, of its locale's, of the common ones, and
  /// then any; `nil` where no face shows the whole cluster.
  func fallbackFace(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FontFace? {
    let presentation = EmojiPresentation(cluster)
    for tier in FallbackTier.allCases {
      let key = FallbackMemo.ListKey(
        tier: tier, presentation: presentation, script: script, locale: locale, weight: weight)
      let faces = fallbackMemo.list(for: key) { preferredFaces(key) }
      if let face = faces.first(where: { $0.covers(cluster) }) { return face }
    }
    return anyFace(for: cluster, weight: weight)
  }

  private func preferredFaces(_ key: FallbackMemo.ListKey) -> [FontFace] {
    let families = PreferredFamilies(script: key.script, locale: key.locale)
    let names =
      switch (key.tier, key.presentation) {
      case (.script, .emoji): PreferredFamilies.emoji
      case (.script, .text): families.ofScript
      case (.locale, .emoji): families.ofScript + families.ofLocale
      case (.locale, .text): families.ofLocale
      case (.common, _): families.common
      }
    let match = FontMatch(weight: key.weight)
    // Installed first: an app's own fonts take no part in what the system falls back to.
    return names.compactMap { name in
      face(ofFamily: name, match, in: installed) ?? face(ofFamily: name, match, in: named)
    }
  }

  private func anyFace(for cluster: [Unicode.Scalar], weight: FontWeight) -> FontFace? {
    let key = FallbackMemo.ClusterKey(cluster: cluster.filter(\.needsGlyph), weight: weight)
    let match = FontMatch(weight: weight)
    return fallbackMemo.choice(for: key) {
      let order = fallbackMemo.order(for: weight) { everyFace(match) }
      return order.lazy
        .filter { self.cache.probe($0, match.variations(of: $0))?.covers(key.cluster) == true }
        .compactMap { self.cache.face($0, match.variations(of: $0)) }.first
    }
  }

  /// All faces in the order in which they are tried: plain sans, serif, monospaced, and the others.
  private func everyFace(_ match: FontMatch) -> [FontFaceSummary] {
    let ranked = (installed.faces + named.faces).map { face in
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
  /// How unlike the system font a family is, by the words of its name.
  fileprivate var designRank: Int {
    let words = Set(names.family.lowercased().split(separator: " "))
    let ranks: [(word: Substring, rank: Int)] = [
      ("lastresort", 4), ("mono", 2), ("serif", 1), ("sans", 0),
    ]
    return ranks.first { words.contains($0.word) }?.rank ?? 3
  }
}
