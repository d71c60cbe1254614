internal import CopyfitUnicode

/// The properties of a unit for analyzing a plain text.
struct PlainUnit {
  /// The script of a character that is always a cluster of its own and runs from left to right; 0 for others.
  var script: UInt32 = 0
  /// The role of such a character.
  var role = LineRole.none
  fileprivate var traits: Traits = []

  fileprivate struct Traits: OptionSet {
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

/// The runs of a plain text.
enum PlainRuns {
  /// One run in the stack's own face.
  case own(Script)
  /// Runs that differ in script, or in which other faces draw characters.
  case mixed
}

extension CoverageMemo {
  /// Finds the script runs of a text whose characters are all clusters of their own, from left to right, and the
  /// text's breaks until the scan refuses one; `nil` for other texts.
  ///
  /// Common characters belong to their neighbors, as in `ScriptRunFinder`. Brackets in a text with several scripts do
  /// not always, so it is not plain.
  ///
  /// - Parameter runs: The runs, empty before; stays empty if the result is `own`.
  mutating func plainRuns(
    in units: Span<UInt16>, _ scan: inout LineBreakScan, _ breaks: inout [LineBreak],
    to runs: inout [ScriptRun]
  ) -> PlainRuns? {
    let common = Script.common.rawValue
    var (script, isJapanese, traits) = (common, false, PlainUnit.Traits())
    for index in units.indices {
      let unit = plainUnit(units[index])
      if !scan.isRefused { scan.add(unit.role, at: index, to: &breaks) }
      traits.formUnion(unit.traits)
      if unit.script == script || unit.script == common { continue }
      if isJapanese, unit.traits.contains(.isJapanese) { continue }
      guard unit.script != 0 else { return nil }
      if script != common { runs.append(ScriptRun(end: index, script: Script(rawValue: script))) }
      (script, isJapanese) = (unit.script, unit.traits.contains(.isJapanese))
    }
    if runs.isEmpty, !traits.contains(.isForeign) { return .own(Script(rawValue: script)) }
    guard runs.isEmpty || !traits.contains(.isBracket) else { return nil }
    runs.append(ScriptRun(end: units.count, script: Script(rawValue: script)))
    return .mixed
  }

  /// The number of the face that shows a character of a plain text.
  @inline(__always)
  mutating func faceOfPlain(
    at position: Int, of analysis: inout TextAnalysis, _ script: Script
  ) -> Int {
    if plain[place(of: analysis.units[position])].isOwn { return 0 }
    return askAboutUnit(at: position, of: &analysis, script)
  }

  @inline(__always)
  private mutating func plainUnit(_ unit: UInt16) -> PlainUnit {
    let known = plain[place(of: unit)]
    if known.script != 0 { return known }
    learn(unit)
    return plain[place(of: unit)]
  }
}
