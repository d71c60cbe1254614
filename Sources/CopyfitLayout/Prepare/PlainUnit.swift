internal import CopyfitUnicode

/// The properties of a unit for analyzing a plain text.
struct PlainUnit {
  /// The script of a character that is always a cluster of its own and runs from left to right; 0 for others.
  var script: UInt32 = 0
  /// The role of such a character.
  var role = LineRole.none
  var traits: Traits = []

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// The stack's own face may lack the character.
    static let isForeign = Traits(rawValue: 1)
    /// The character opens or closes a pair of brackets.
    static let isBracket = Traits(rawValue: 2)
    /// The character is Japanese: Han, Hiragana and Katakana are one script in shaping.
    static let isJapanese = Traits(rawValue: 4)
  }

  init() {}

  /// Creates the properties of a character that is a cluster of its own.
  init(_ unit: UInt16, _ properties: CharacterProperties, isOwn: Bool) {
    let script = properties.script
    guard !BidiParagraph.mayRunRightToLeft(unit), script != .inherited else { return }
    self.script = script.rawValue
    role = properties.lineRole
    if !isOwn { traits.insert(.isForeign) }
    if Self.japanese.contains(script) { traits.insert(.isJapanese) }
    if properties.opensBracket || properties.closesBracket { traits.insert(.isBracket) }
  }

  private static let japanese = [Script.han, .hiragana, Script(code: "Kana")]

  /// Whether the stack's own face has a glyph for the character.
  @inline(__always)
  var isOwn: Bool { !traits.contains(.isForeign) }
}
