/// Characters of texts whose marks are summed.
extension PairRules {
  /// The forms of a character in a text whose marks are summed; the first form has the character's advance.
  func keptForms(of unit: UInt16, _ nominal: UInt32) -> [UInt32]? {
    guard MarkedScript.isAm(unit) else { return forms(of: [nominal]) }
    let parts = MarkedScript.parts(ofAm: unit)
    guard let vowel = font.nominalGlyph(UInt32(parts.vowel)),
      let mark = font.nominalGlyph(UInt32(parts.mark)), font.isMark(mark)
    else { return nil }
    return forms(of: [vowel, mark])
  }

  /// The order among marks of a character by its forms, plus 1; 0 for letters, `nil` if texts with it are shaped.
  func mark(of unit: UInt16, _ forms: [UInt32]) -> UInt8? {
    guard list.kept != nil else { return 0 }
    guard unit.isMark == font.isMark(forms[0]) else { return nil }
    if unit.isMark { return MarkedScript.order(ofMark: unit) }
    // Each form of a letter would be moved in a different way.
    return list.adjustments.isEmpty || forms.count { !font.isMark($0) } == 1 ? 0 : nil
  }

  /// Whether a rule may match between two of the glyphs that together show a character.
  ///
  /// Other forms of a character replace each other, so no rule matches two of them.
  func mayChangeInside(_ character: Character, _ unit: UInt16) -> Bool {
    guard let kept = list.kept,
      MarkedScript.isAm(unit) || character.glyphs.contains(where: { kept.splits($0, tables) })
    else { return false }
    return meetsChange(character, character) || isLigature(character, character)
  }

  /// Whether a pivot of a rule with an effect accepts two characters.
  private func meetsChange(_ left: Character, _ right: Character) -> Bool {
    list.pivots.contains { pivot in
      !pivot.kind.isDisjoint(with: [.isRefused, .mayBeRefused])
        && left.reaches(pivot.first) && right.reaches(pivot.second)
    }
  }
}
