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

  private mutating func findItems(in paragraph: Range<Int>, _ analysis: inout TextAnalysis) {
    guard !paragraph.isEmpty else { return }
    if levels.isEmpty,
      let script = coverage?.scriptOfPlain(
        analysis.units.span.extracting(paragraph))
    {
      return analysis.addItem(in: paragraph, of: script)
    }
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

/// The properties that the characters of an item share.
private struct ItemKind {
  let script: Script
  let level: UInt8
  /// The number of the face; `nil` for an invisible character, which joins its neighbors.
  let face: Int?
}

/// Collects characters into items.
private struct ItemCutter {
  let paragraph: Range<Int>
  var skipped = 0
  private var item: ShapingItem?
  /// Whether the item has no visible character yet; the first one determines the face.
  private var isFaceOpen = false

  init(paragraph: Range<Int>) { self.paragraph = paragraph }

  /// Adds a character.
  mutating func add(_ position: Int, _ kind: ItemKind, to analysis: inout TextAnalysis) {
    if goesOn(kind) { return }
    if isFaceOpen, let item, item.script == kind.script, item.level == kind.level {
      if let face = kind.face {
        self.item?.face = face
        isFaceOpen = false
      }
      return
    }
    end(position, &analysis)
    isFaceOpen = kind.face == nil && (item == nil || isFaceOpen)
    item = ShapingItem(
      start: position, end: position, paragraph: paragraph,
      face: kind.face ?? item?.face ?? 0, script: kind.script, level: kind.level)
  }

  /// Whether adding a character would not change the item.
  @inline(__always)
  func goesOn(_ kind: ItemKind) -> Bool {
    guard let item, !isFaceOpen else { return false }
    return item.script == kind.script && item.level == kind.level
      && (kind.face == nil || item.face == kind.face)
  }

  mutating func addTab(at position: Int, _ analysis: inout TextAnalysis) {
    end(position, &analysis)
    item = nil
    skipped = 0
    analysis.tabs.append(Int32(position))
  }

  /// The maximum number of consecutive characters that rules skip, marks and default-ignorable characters, in an item.
  ///
  /// HarfBuzz 6 takes quadratic time for them.
  private static let maximumSkipped = 512

  /// Counts the marks at the end of a cluster of `count` characters; returns whether they are few.
  @inline(__always)
  mutating func skip(_ marks: Int, of count: Int) -> Bool {
    guard skipped + count < Self.maximumSkipped else { return false }
    skipped = marks < count ? marks : skipped + marks
    return true
  }

  /// Ends the item after too many skipped characters; the next item is of the same kind.
  mutating func countSkipped(upTo position: Int, _ analysis: inout TextAnalysis) {
    skipped += 1
    guard skipped >= Self.maximumSkipped, position < paragraph.upperBound else { return }
    skipped = 0
    end(position, &analysis)
    item?.start = position
  }

  mutating func finish(_ analysis: inout TextAnalysis) { end(paragraph.upperBound, &analysis) }

  private mutating func end(_ position: Int, _ analysis: inout TextAnalysis) {
    guard var item, item.start < position else { return }
    item.end = position
    analysis.items.append(item)
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
