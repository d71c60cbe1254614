public import CopyfitFonts
public import CopyfitLayout
public import CopyfitUnicode

/// Lays out text slowly, to test the fast layout: it shapes every candidate line separately.
///
/// There are no sums and no shortcuts: each line is shaped as a part of its paragraph and compared with the same
/// integer limit. Tracking, letter spacing and tab stops are computed separately. Shared with the fast layout are
/// breaks, grapheme clusters, items with their faces, hanging space, the choice of a line's hyphen, and the grid;
/// separate tests cover those.
public struct ReferenceLayout: ~Copyable {
  private var analyzer = TextAnalyzer()
  var buffer = ShapingBuffer()
  private let verifies: Bool

  /// Creates a layout; with `verifies`, HarfBuzz also checks its own flags, which is even slower.
  public init(verifies: Bool = false) { self.verifies = verifies }

  /// The lines of a text in a box.
  public mutating func lines(
    of text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init(),
    in box: LayoutBox
  ) throws(LayoutError) -> [LayoutLine] {
    try lines(of: text, locale: locale, fonts: fonts, options: options, in: box, limit: nil)
  }

  /// The lines of a text within a limit in grid units, or else within the box's width.
  package mutating func lines(
    of text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init(),
    in box: LayoutBox, limit: Int64?
  ) throws(LayoutError) -> [LayoutLine] {
    var source = try source(text, locale: locale, fonts: fonts, options: options, in: box)
    return try lines(of: &source, limit ?? box.limit(grid: source.measure.grid.unitsPerEm))
  }

  /// The lines of a text at one size for each of several limits, in grid units.
  ///
  /// The advance of a candidate line does not depend on the limit, so it is shaped once and remembered.
  package mutating func lines(
    of text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init(),
    in box: LayoutBox, limits: [Int64]
  ) throws(LayoutError) -> [[LayoutLine]] {
    var source = try source(text, locale: locale, fonts: fonts, options: options, in: box)
    source.measure.remembersAdvances = true
    var layouts: [[LayoutLine]] = []
    for limit in limits { layouts.append(try lines(of: &source, limit)) }
    return layouts
  }

  /// The analysis of a text for a box.
  struct Source {
    let units: [UInt16]
    /// The offset in `units` of each unit of the text as laid out.
    var offsets: [Int]
    var analysis: TextAnalysis
    var measure: LineMeasure
    let options: LayoutOptions
    let box: LayoutBox
  }

  mutating func source(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions,
    in box: LayoutBox
  ) throws(LayoutError) -> Source {
    let units = Array(text.utf16)
    var offsets = Array(0...units.count)
    var analysis = try analyzer.analyze(units, locale: locale, fonts: fonts, options: options)
    if box.joinsHardBreaks && analysis.joinsDifferently {
      offsets = Self.offsetsOfJoined(units)
      let joined = offsets.dropLast().map {
        LineTerminator.contains(units[$0]) ? 0x20 : units[$0]
      }
      analysis = try analyzer.analyze(joined, locale: locale, fonts: fonts, options: options)
    }
    analysis = analysis.sized(to: box.pointSize)
    try forceJoints(of: &analysis)
    let measure = LineMeasure(
      analysis, grid: AdvanceGrid(analysis), pointSize: box.pointSize, verifies: verifies)
    return Source(
      units: units, offsets: offsets, analysis: analysis, measure: measure, options: options,
      box: box)
  }

  mutating func lines(
    of source: inout Source, _ limit: Int64
  ) throws(LayoutError) -> [LayoutLine] {
    let analysis = source.analysis
    var placer = LinePlacer(analysis, source.options, source.box)
    var lines: [LayoutLine] = []
    var start = 0
    let opensLine =
      source.options.opensLineAfterFinalTerminator && analysis.breaks.last?.kind == .hard
    while start < analysis.units.count || (opensLine && lines.last?.utf16Range.isEmpty == false) {
      let candidate = try next(from: start, limit, analysis, &source.measure)
      let geometry = placer.place(start..<candidate.end)
      lines.append(source.line(from: start, candidate, geometry))
      start = candidate.next
    }
    return lines
  }

  /// The offset in the source of each unit of the joined text, and the end: CR LF is one space.
  private static func offsetsOfJoined(_ source: [UInt16]) -> [Int] {
    source.indices.filter { index in
      index == 0 || source[index] != 0x0A || source[index - 1] != 0x0D
    } + [source.count]
  }

  fileprivate struct Candidate {
    var next: Int
    var end: Int
    var advance: Int64
    var hasHyphen = false
  }

  /// Scans breaks one by one for the last one that fits; skips soft hyphens that do not fit.
  private mutating func next(
    from start: Int, _ limit: Int64, _ analysis: TextAnalysis, _ measure: inout LineMeasure
  ) throws(LayoutError) -> Candidate {
    var best: Candidate?
    for lineBreak in analysis.breaks where lineBreak.offset > start {
      let isSoft = lineBreak.kind == .softHyphen
      let end = isSoft ? Int(lineBreak.offset) : max(Int(lineBreak.trimmedEnd), start)
      if isSoft && end - 1 <= start { continue }
      let advance = try measure.advance(start..<end, hasHyphen: isSoft, with: &buffer)
      if advance <= limit {
        best = Candidate(
          next: Int(lineBreak.offset), end: end, advance: advance, hasHyphen: isSoft)
        if lineBreak.kind == .hard { break }
      } else if !isSoft {
        if let best { return best }
        return try emergency(from: start, lineBreak, limit, analysis, &measure)
      }
    }
    return best ?? Candidate(next: analysis.units.count, end: analysis.units.count, advance: 0)
  }

  /// As many grapheme clusters of a word as fit, at least one.
  private mutating func emergency(
    from start: Int, _ misfit: LineBreak, _ limit: Int64, _ analysis: TextAnalysis,
    _ measure: inout LineMeasure
  ) throws(LayoutError) -> Candidate {
    let wordEnd = max(Int(misfit.trimmedEnd), start)
    var best: Candidate?
    var search = PrefixSearch(limit: limit, analysis.options, on: measure.grid)
    var end = start
    while end < wordEnd, !search.isOver {
      end = min(analysis.nextGrapheme(after: end), wordEnd)
      // A line that ends at a soft hyphen would show it, and that did not fit.
      if end < wordEnd, analysis.units[end - 1] == SoftHyphen.unit { continue }
      let trimmed = analysis.trimmedEnd(start..<end)
      let advance = try measure.advance(start..<trimmed, hasHyphen: false, with: &buffer)
      if best == nil || advance <= limit {
        best = Candidate(next: end, end: trimmed, advance: advance)
      }
      search.add(advance)
      // No later cluster makes a line of the word three ems narrower.
      if advance > limit + 3 * measure.grid.unitsPerEm { break }
    }
    guard var best else { return Candidate(next: Int(misfit.offset), end: wordEnd, advance: 0) }
    while best.next < wordEnd, HangingSpace.contains(analysis.units[best.next]) { best.next += 1 }
    if best.next >= wordEnd { best.next = Int(misfit.offset) }
    return best
  }
}

extension ReferenceLayout.Source {
  /// A line with offsets of the original text.
  fileprivate func line(
    from start: Int, _ candidate: ReferenceLayout.Candidate, _ geometry: LineGeometry
  ) -> LayoutLine {
    let range = offsets[start]..<offsets[candidate.next]
    return LayoutLine(
      utf16Range: range, trimmedEnd: offsets[candidate.end], advance: candidate.advance,
      width: box.points(candidate.advance, grid: measure.grid.unitsPerEm),
      endsWithHyphen: candidate.hasHyphen, text: String(decoding: units[range], as: UTF16.self),
      isRightToLeft: analysis.isRightToLeft(at: start), geometry: geometry)
  }
}
