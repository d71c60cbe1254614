internal import CopyfitUnicode

extension TextAnalyzer {
  /// Finds the breaks of a text of words; returns `false`, and finds none, if ICU's rules are needed.
  mutating func findPairBreaks(
    _ analysis: inout TextAnalysis, _ rules: LineBreakPairs
  ) -> Bool {
    var breaks: [LineBreak] = []
    // Swapped out, so that they are changed in place.
    swap(&breaks, &analysis.breaks)
    defer { swap(&breaks, &analysis.breaks) }
    let units = analysis.units.span
    var scan = LineBreakScan(rules)
    for index in units.indices {
      scan.add(scripts.characters.lineRole(of: units[index]), at: index, to: &breaks)
      if scan.isRefused { break }
    }
    return scan.finish(units.count, &breaks)
  }

  /// Analyzes a text from left to right with a cluster for each unit, like most texts of apps; finds nothing in other
  /// texts.
  mutating func findPlainParts(
    _ analysis: inout TextAnalysis, _ rules: LineBreakPairs?
  ) -> PlainParts {
    guard takesShortcuts, analysis.options.baseDirection != .rightToLeft,
      analysis.options.wrapping != .character, !analysis.units.isEmpty
    else { return .none }
    var breaks: [LineBreak] = []
    swap(&breaks, &analysis.breaks)
    defer { swap(&breaks, &analysis.breaks) }
    var scan = LineBreakScan(rules)
    scriptRuns.removeAll(keepingCapacity: true)
    guard
      let runs = coverage?.plainRuns(in: analysis.units.span, &scan, &breaks, to: &scriptRuns)
    else {
      breaks.removeAll(keepingCapacity: true)
      return .none
    }
    analysis.beginClusterAtEveryUnit()
    addItems(of: runs, in: 0..<analysis.units.count, &analysis)
    return scan.finish(analysis.units.count, &breaks) ? .all : .allButBreaks
  }

  /// The result for a possibly plain text.
  enum PlainParts {
    case none, allButBreaks, all
  }
}

extension CharacterTable {
  /// The role of a unit; `none` for one half of a surrogate pair.
  @inline(__always)
  fileprivate mutating func lineRole(of unit: UInt16) -> LineRole {
    guard let scalar = Unicode.Scalar(unit) else { return .none }
    return properties(of: scalar).lineRole
  }
}
