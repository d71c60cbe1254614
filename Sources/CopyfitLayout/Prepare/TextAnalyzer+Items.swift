internal import CopyfitUnicode

extension TextAnalyzer {
  /// Divides the text into paragraphs, paragraphs into lines that end at terminators, and lines into items.
  mutating func findItems(_ analysis: inout TextAnalysis) throws(ICUError) {
    var lineStart = 0
    var paragraphEnd = 0
    for (index, lineBreak) in analysis.breaks.enumerated() where lineBreak.kind == .hard {
      let end = Int(lineBreak.offset)
      if lineStart >= paragraphEnd {
        paragraphEnd = analysis.paragraphEnd(from: index)
        try beginParagraph(lineStart..<paragraphEnd, &analysis)
      }
      findItems(in: lineStart..<analysis.endWithoutTerminator(lineStart..<end), &analysis)
      lineStart = end
    }
    guard lineStart < analysis.units.count else { return }
    if lineStart >= paragraphEnd {
      try beginParagraph(lineStart..<analysis.units.count, &analysis)
    }
    findItems(in: lineStart..<analysis.units.count, &analysis)
  }

  /// Resolves the levels of a paragraph of UAX #9, which may have several lines (P1).
  private mutating func beginParagraph(
    _ paragraph: Range<Int>, _ analysis: inout TextAnalysis
  ) throws(ICUError) {
    levelsStart = paragraph.lowerBound
    if try findLevels(analysis, paragraph) { analysis.rightToLeftParagraphs.append(paragraph) }
  }

  /// Adds the items of a plain line; returns whether it is one.
  private mutating func findPlainItems(
    in line: Range<Int>, _ analysis: inout TextAnalysis
  ) -> Bool {
    var (scan, breaks): (LineBreakScan, [LineBreak]) = (LineBreakScan(nil), [])
    scriptRuns.removeAll(keepingCapacity: true)
    guard
      let runs = coverage?.plainRuns(
        in: analysis.units.span.extracting(line), &scan, &breaks, to: &scriptRuns)
    else { return false }
    addItems(of: runs, in: line, &analysis)
    return true
  }

  /// Adds the items of the plain runs of a line.
  mutating func addItems(
    of runs: PlainRuns, in line: Range<Int>, _ analysis: inout TextAnalysis
  ) {
    if case .own(let script) = runs { return analysis.addItem(in: line, of: script) }
    var cutter = ItemCutter(paragraph: line)
    var position = line.lowerBound
    for (index, run) in scriptRuns.enumerated() {
      let script = fallbackScript(ofRun: index, in: line, analysis)
      var last: Int?
      while position < line.lowerBound + run.end {
        let face = coverage?.faceOfPlain(at: position, of: &analysis, script)
        if face != last {
          cutter.add(position, ItemKind(script: run.script, level: 0, face: face), to: &analysis)
          last = face
        }
        position += 1
      }
    }
    cutter.finish(&analysis)
  }

  private mutating func findItems(in paragraph: Range<Int>, _ analysis: inout TextAnalysis) {
    guard !paragraph.isEmpty else { return }
    if takesShortcuts, levels.isEmpty, findPlainItems(in: paragraph, &analysis) { return }
    scriptRuns.removeAll(keepingCapacity: true)
    scripts.appendRuns(in: analysis.units.span.extracting(paragraph), to: &scriptRuns)
    var cutter = ItemCutter(paragraph: paragraph)
    var position = paragraph.lowerBound
    var run = 0
    var script = fallbackScript(ofRun: 0, in: paragraph, analysis)
    while position < paragraph.upperBound {
      let end = analysis.graphemeEnd(after: position, in: paragraph)
      while scriptRuns[run].end <= position - paragraph.lowerBound {
        run += 1
        script = fallbackScript(ofRun: run, in: paragraph, analysis)
      }
      let face = coverage?.face(
        for: position..<end, of: &analysis, script: script)
      let level = levels.isEmpty ? 0 : levels[position - levelsStart]
      let kind = ItemKind(script: scriptRuns[run].script, level: level, face: face)
      let cluster = Cluster(range: position..<end, face: face, run: run)
      if !cutter.goesOn(kind) || !goesOn(cluster, &cutter, analysis.units.span) {
        addCluster(cluster, &cutter, &analysis)
      }
      position = end
    }
    cutter.finish(&analysis)
  }

  /// Adds a cluster of letters and marks to an item, if all of them are of the kind of the first one; returns whether
  /// they are.
  @inline(__always)
  private func goesOn(
    _ cluster: Cluster, _ cutter: inout ItemCutter, _ units: Span<UInt16>
  ) -> Bool {
    let range = cluster.range
    guard scriptRuns[cluster.run].end >= range.upperBound - cutter.paragraph.lowerBound,
      levels.isEmpty
        || range.allSatisfy({ levels[$0 - levelsStart] == levels[range.lowerBound - levelsStart] }),
      let marks = coverage?.marks(atEndOf: range, in: units)
    else { return false }
    return cutter.skip(marks, of: range.count)
  }

  /// The script that selects fallback faces for a run: Han characters among kana are Japanese, unless the locale
  /// specifies their language.
  private func fallbackScript(
    ofRun run: Int, in paragraph: Range<Int>, _ analysis: TextAnalysis
  ) -> Script {
    let script = scriptRuns[run].script
    guard script == .han else { return script }
    let start = run == 0 ? 0 : scriptRuns[run - 1].end
    let units = (start..<scriptRuns[run].end).shifted(by: paragraph.lowerBound)
    return analysis.units[units].contains(where: Kana.contains) ? .hiragana : script
  }

  /// A grapheme cluster.
  private struct Cluster {
    var range: Range<Int>
    /// The number of the face that shows it; `nil` if it is invisible.
    var face: Int?
    /// The index of the script run that contains its start.
    var run: Int
  }

  /// Adds a cluster's characters to the item, which ends at each change.
  private mutating func addCluster(
    _ cluster: Cluster, _ cutter: inout ItemCutter, _ analysis: inout TextAnalysis
  ) {
    var (position, run) = (cluster.range.lowerBound, cluster.run)
    while position < cluster.range.upperBound {
      let unit = analysis.units[position]
      guard unit != 0x09 else {
        cutter.addTab(at: position, &analysis)
        position += 1
        continue
      }
      while scriptRuns[run].end <= position - cutter.paragraph.lowerBound { run += 1 }
      let scalar = analysis.units.span.scalar(at: position)
      let level = levels.isEmpty ? 0 : levels[position - levelsStart]
      let kind = ItemKind(script: scriptRuns[run].script, level: level, face: cluster.face)
      cutter.add(position, kind, to: &analysis)
      let next = position + UTF16.width(scalar)
      if GraphemeFinder.standsAlone(unit) {
        cutter.skipped = 0
      } else {
        let properties = scripts.characters.properties(of: scalar)
        if properties.isDefaultIgnorable { analysis.flags[position].insert(.isIgnorable) }
        if properties.isSkippedByRules {
          cutter.countSkipped(upTo: next, &analysis)
        } else {
          cutter.skipped = 0
        }
      }
      position = next
    }
  }

  /// Finds the levels, empty if all are 0, and whether the paragraph runs from right to left.
  private mutating func findLevels(
    _ analysis: TextAnalysis, _ paragraph: Range<Int>
  ) throws(ICUError) -> Bool {
    levels.removeAll(keepingCapacity: true)
    let direction = BidiParagraph.Direction(analysis.options.baseDirection)
    guard
      direction == .rightToLeft
        || analysis.units[paragraph].contains(where: BidiParagraph.mayRunRightToLeft)
    else { return false }
    if bidi == nil { bidi = try BidiParagraph() }
    try bidi?.resolve(
      analysis.units.span.extracting(paragraph), direction: direction, into: &levels)
    return bidi?.isRightToLeft ?? false
  }
}

extension BidiParagraph.Direction {
  fileprivate init(_ direction: LayoutOptions.BaseDirection) {
    self =
      switch direction {
      case .natural: .firstStrong
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}

extension CharacterProperties {
  /// Whether rules of fonts may look past the character to the next one.
  fileprivate var isSkippedByRules: Bool { isMark || isDefaultIgnorable }
}

extension TextAnalysis {
  /// Adds an item in the own face, from left to right.
  mutating func addItem(in paragraph: Range<Int>, of script: Script) {
    items.append(
      ShapingItem(
        start: paragraph.lowerBound, end: paragraph.upperBound, paragraph: paragraph, face: 0,
        script: script, level: 0))
  }

  fileprivate func graphemeEnd(after position: Int, in paragraph: Range<Int>) -> Int {
    var end = position + 1
    while end < paragraph.upperBound, !flags[end].contains(.startsGrapheme) { end += 1 }
    return end
  }

  /// The end of the UAX #9 paragraph that contains a hard break.
  fileprivate func paragraphEnd(from hardBreak: Int) -> Int {
    for lineBreak in breaks[hardBreak...] where lineBreak.kind == .hard {
      let end = Int(lineBreak.offset)
      if BidiParagraph.isSeparator(units[end - 1]) { return end }
    }
    return units.count
  }

  /// The end of a paragraph's text; CR LF is one terminator.
  fileprivate func endWithoutTerminator(_ paragraph: Range<Int>) -> Int {
    let last = paragraph.upperBound - 1
    let isPair = units[last] == 0x0A && last > paragraph.lowerBound && units[last - 1] == 0x0D
    return isPair ? last - 1 : last
  }
}
