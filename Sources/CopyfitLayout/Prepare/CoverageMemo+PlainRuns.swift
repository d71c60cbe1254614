internal import CopyfitUnicode

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
