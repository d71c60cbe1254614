internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType
internal import CopyfitUnicode

/// The scripts whose marks have no advance, so that their letters are summed as if they had no marks.
///
/// In these scripts, HarfBuzz reorders only marks, splits one vowel in two, and sets the advances of a font's marks to
/// 0 after all rules.
enum MarkedScript {
  private static let thai = Script(code: "Thai")
  static let all = [thai, Script(code: "Laoo")]

  /// Whether a unit is a character of one of the scripts.
  static func contains(_ unit: UInt16) -> Bool { 0xE00...0xEFF ~= unit }

  /// Whether a unit is the vowel AM, which HarfBuzz replaces with a mark and the vowel AA.
  @inline(__always)
  static func isAm(_ unit: UInt16) -> Bool { unit & ~0x80 == 0xE33 }

  /// The mark and the vowel that replace AM.
  static func parts(ofAm unit: UInt16) -> (mark: UInt16, vowel: UInt16) { (unit + 0x1A, unit - 1) }

  /// The class by which HarfBuzz orders a mark, plus 1; `nil` if its text is shaped.
  ///
  /// Marks of class 9 have a different order in HarfBuzz than in Unicode.
  static func order(ofMark unit: UInt16) -> UInt8? {
    guard contains(unit) else { return nil }
    let order = unsafe hb_unicode_combining_class(hb_unicode_funcs_get_default(), UInt32(unit))
    guard order != HB_UNICODE_COMBINING_CLASS_VIRAMA, order.rawValue < 255
    else { return nil }
    return UInt8(order.rawValue) + 1
  }

  /// Whether HarfBuzz shows a script with the rules of a font and removes the advances of its marks.
  ///
  /// Without rules for Thai, it shows Thai with glyphs of private-use characters.
  static func isShown(_ script: Script, by font: FontRules) -> Bool {
    guard font.hasGlyphClasses else { return false }
    return script != thai || font.hasSubstitutions(for: FontTag("thai"))
  }
}

extension UInt16 {
  /// Whether a unit is a character that combines with the one before.
  var isMark: Bool {
    Unicode.Scalar(self).map { CharacterProperties(of: $0).isMark } ?? false
  }
}
