public import CopyfitFonts

/// A text shaped once, from which its lines at any size and width follow by arithmetic.
///
/// A prepared text is immutable and may be shared between threads.
public struct PreparedText: Sendable {
  /// The characters that no font had; ascending, each once.
  public var missing: [Unicode.Scalar] { storage.analysis.missing.ascending }
  /// The faces used other than the stack's own, in the order of first use.
  public var fallbackFaces: [FontFace] { storage.analysis.fallbacks.map(\.face) }
  /// Whether a font that neither the caller nor the project named draws a part of it.
  package var usesInstalledFonts: Bool {
    storage.analysis.fallbacks.contains { !$0.countsForLineHeight }
  }
  /// The characters that a fallback face drew; ascending, each once.
  public var fallbackCharacters: [Unicode.Scalar] { storage.analysis.fallbackCharacters.ascending }
  /// The number of grapheme clusters.
  public var characterCount: Int { storage.analysis.characterCount }
  /// Grid units per em: a multiple of every font's units per em.
  public var grid: Int64 { storage.sheet.grid }

  /// Whether the text is shaped anew for each size: a variable font's optical size follows it, or a
  /// fallback font is tracked by it.
  public var isPreparedPerSize: Bool { storage.sizes != nil }

  /// Whether the text was cut where no position lets it be cut, since none does for too long: what is
  /// measured then is not the text as a whole.
  public var hasForcedJoints: Bool { storage.analysis.hasForcedJoints }

  let storage: PreparedStorage

  init(_ storage: PreparedStorage) { self.storage = storage }

  /// The text that lines are made of in a box.
  func storage(in box: LayoutBox) -> PreparedStorage {
    box.joinsHardBreaks ? storage.joined ?? storage : storage
  }
}

extension PreparedText {
  /// Whether shaping said the same about two texts: every advance, and every position that may be cut in what is
  /// not summed up from pairs.
  package func isShaped(like other: PreparedText) -> Bool {
    let (tables, others) = (storage.tables, other.storage.tables)
    return tables.text == others.text && tables.display == others.display
      && tables.tracked == others.tracked && tables.spaced == others.spaced
      && storage.analysis.flags.indices.allSatisfy { position in
        storage.analysis.flags[position] == other.storage.analysis.flags[position]
          || tables.areSummed(at: position) || others.areSummed(at: position)
      }
  }
}

extension [Unicode.Scalar] {
  /// Each element once, in ascending order.
  fileprivate var ascending: [Unicode.Scalar] { isEmpty ? [] : Set(self).sorted() }
}
