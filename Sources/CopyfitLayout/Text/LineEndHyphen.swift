internal import CopyfitFonts
internal import CopyfitUnicode

/// The visible hyphen of a line that ends at a soft hyphen.
package struct LineEndHyphen: Hashable, Sendable {
  /// U+2010, or U+002D if the font lacks it.
  package var unit: UInt16
  /// The hyphen as a separate item, if it is not shaped with the letters before it.
  package var detached: ShapingItem?
}

extension TextAnalysis {
  /// The hyphen of a line that ends at a soft hyphen within an item.
  ///
  /// It comes from the item's font and is shaped with the letters before it, as in any word. It is shaped alone if only
  /// the label's font has a hyphen, and in cursive scripts, whose letters keep the forms of the whole word (CSS Text 3,
  /// § 5.6).
  package func lineEndHyphen(in item: ShapingItem) -> LineEndHyphen {
    let own = face(of: item).hyphen
    let others = own == nil ? fonts.face.hyphen : nil
    let unit = own ?? others ?? 0x2010
    guard others != nil || CursiveScripts.contains(item.script) else {
      return LineEndHyphen(unit: unit)
    }
    let detached = ShapingItem(
      start: 0, end: 1, paragraph: 0..<1, face: others == nil ? item.face : 0,
      script: item.script, level: item.level)
    return LineEndHyphen(unit: unit, detached: detached)
  }
}

extension FontFace {
  /// The face's hyphen: U+2010, or U+002D.
  fileprivate var hyphen: UInt16? {
    if glyph(for: "\u{2010}") != nil { return 0x2010 }
    return glyph(for: "-") != nil ? 0x2D : nil
  }
}

/// The scripts with joining letters.
private enum CursiveScripts {
  /// Source: the scripts for which HarfBuzz chooses its Arabic shaper (`hb-ot-shaper.hh`).
  private static let codes: Set<String> = [
    "Adlm", "Arab", "Aran", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg",
    "Sogd", "Syrc",
  ]

  static func contains(_ script: Script) -> Bool { codes.contains(script.code) }
}
