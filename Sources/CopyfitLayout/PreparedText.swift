public import CopyfitFonts

/// A text that is shaped once and gives its lines at any size and width by arithmetic.
///
/// A prepared text is immutable and can be shared between threads.
public struct PreparedText: Sendable {
  /// The characters that no font has, in ascending order without duplicates.
  public var missing: [Unicode.Scalar] { storage.analysis.missing.ascending }
  /// The faces other than the stack's own, in the order of first use.
  public var fallbackFaces: [FontFace] { storage.analysis.fallbacks.map(\.face) }
  /// Whether a part of it is drawn by a font that neither the caller nor the project named.
  package var usesInstalledFonts: Bool {
    storage.analysis.fallbacks.contains { !$0.countsForLineHeight }
  }
  /// The characters that a fallback face drew, in ascending order without duplicates.
  public var fallbackCharacters: [Unicode.Scalar] { storage.analysis.fallbackCharacters.ascending }
  /// The number of grapheme clusters.
  public var characterCount: Int { storage.analysis.characterCount }
  /// The length of the text in UTF-16 code units.
  package var length: Int { storage.count }
  /// The number of grid units per em, a multiple of every font's units per em.
  public var grid: Int64 { storage.sheet.grid }

  /// Whether the text is shaped separately for each size, because a variable font's optical size follows it, or because
  /// a fallback font has tracking by size.
  public var isPreparedPerSize: Bool { storage.sizes != nil }

  /// Whether the text was cut at unsafe positions because safe ones are too far apart; then measurements differ from
  /// those of the text as a whole.
  public var hasForcedJoints: Bool { storage.analysis.hasForcedJoints }

  /// Whether the text has line terminators.
  package var hasLineTerminators: Bool {
    storage.analysis.breaks.contains { $0.kind == .hard }
  }

  let storage: PreparedStorage

  init(_ storage: PreparedStorage) { self.storage = storage }

  /// The text whose lines are used in a box.
  func storage(in box: LayoutBox) -> PreparedStorage {
    box.joinsHardBreaks ? storage.joined ?? storage : storage
  }
}

extension PreparedText {
  /// Whether two texts have the same shaping: every advance and every safe position.
  ///
  /// In text that is summed from pairs, safe positions do not count. In scripts with marks, advances count only up to
  /// them, because HarfBuzz adds the advance of AM to the previous character.
  package func isShaped(like other: PreparedText) -> Bool {
    let (tables, others) = (storage.tables, other.storage.tables)
    let (flags, otherFlags) = (storage.analysis.flags, other.storage.analysis.flags)
    return storage.count == other.storage.count && tables.display.count == others.display.count
      && tables.tracked == others.tracked && tables.spaced == others.spaced
      && flags.indices.allSatisfy { position in
        let isSummed = tables.areSummed(at: position) || others.areSummed(at: position)
        let isInside =
          isSummed && position < storage.count
          && MarkedScript.contains(storage.analysis.units[position])
          && flags[position].union(otherFlags[position]).contains(.isUnsafe)
        return (isSummed || flags[position] == otherFlags[position])
          && (isInside || tables.areEqual(others, at: position))
      }
  }
}

extension AdvanceTables {
  fileprivate func areEqual(_ other: AdvanceTables, at position: Int) -> Bool {
    text[position] == other.text[position]
      && (display.isEmpty || display[position] == other.display[position])
  }
}

extension [Unicode.Scalar] {
  /// The elements without duplicates, in ascending order.
  fileprivate var ascending: [Unicode.Scalar] {
    if isEmpty { return [] }
    var (result, last) = (sorted(), 0)
    for index in result.indices.dropFirst() where result[index] != result[last] {
      last += 1
      result[last] = result[index]
    }
    result.removeLast(result.count - last - 1)
    return result
  }
}
