package import CopyfitFonts
package import CopyfitLayout
package import CopyfitUnicode

extension ReferenceLayout {
  /// The parameters for truncating a text: each limit is combined with each mode.
  package struct VisibleQuestion {
    let limits: [Int64]
    let lines: Int
    let modes: [TruncationMode]

    /// Creates a question; limits are in grid units.
    package init(limits: [Int64], lines: Int, modes: [TruncationMode]) {
      self.limits = limits
      self.lines = lines
      self.modes = modes
    }
  }

  /// The visible text if only the first lines are drawn, for each limit and mode.
  ///
  /// Every grapheme cluster where the line may be cut is tried. The text that would be drawn is shaped whole: as parts
  /// of its paragraph, with tabs at their positions in the line.
  package mutating func visibleTexts(
    of text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init(),
    in box: LayoutBox, _ question: VisibleQuestion
  ) throws(LayoutError) -> [[VisibleText]] {
    var source = try source(text, locale: locale, fonts: fonts, options: options, in: box)
    source.measure.remembersAdvances = true
    var result: [[VisibleText]] = []
    for limit in question.limits {
      let all = try self.lines(of: &source, limit)
      var visible: [VisibleText] = []
      for mode in question.modes {
        visible.append(try self.visible(of: &source, all, limit, question.lines, mode))
      }
      result.append(visible)
    }
    return result
  }

  private mutating func visible(
    of source: inout Source, _ all: [LayoutLine], _ limit: Int64, _ lines: Int,
    _ mode: TruncationMode
  ) throws(LayoutError) -> VisibleText {
    var last: Int?
    if all.count > lines { last = lines - 1 }
    for index in all.indices.prefix(lines).reversed() where all[index].advance > limit {
      last = index
    }
    guard let last else {
      let shown = String(decoding: source.analysis.units, as: UTF16.self)
      return VisibleText(lines: all.count, text: shown, hiddenCharacters: 0)
    }
    var search = CutSearch(source, all[last], limit)
    let cut = try search.cut(mode, &buffer)
    // Keeps the advances that the search has cached.
    source = search.source
    return search.visibleText(cut, mode, lines: last + 1)
  }
}

/// Finds the best cut of a line among all.
private struct CutSearch {
  private(set) var source: ReferenceLayout.Source
  private let line: LayoutLine
  private let limit: Int64
  private let units: [UInt16]
  private let start: Int
  /// The possible ends of the text before the cut, in ascending order.
  private var ends: [Int] = []
  /// The possible starts of the text after the cut, in ascending order.
  private var starts: [Int] = []
  /// The end of the text without hanging space.
  private let end: Int
  private let ellipsis: String

  typealias Cut = (before: Int, after: Int)

  init(_ source: ReferenceLayout.Source, _ line: LayoutLine, _ limit: Int64) {
    self.source = source
    self.line = line
    self.limit = limit
    units = source.analysis.units
    start = source.offsets.firstIndex(of: line.utf16Range.lowerBound) ?? 0
    let end = max(source.analysis.trimmedEnd(0..<units.count), start)
    self.end = end
    ellipsis = source.analysis.fonts.face.glyph(for: "…") == nil ? "..." : "…"
    let isTerminator = { [units] in LineTerminator.contains(units[$0]) }
    let firstEnd = (start..<end).first(where: isTerminator) ?? end
    let lastStart = (start..<end).last(where: isTerminator).map { $0 + 1 } ?? start
    let isBoundary = { [flags = source.analysis.flags, count = units.count] (position: Int) in
      position == count || flags[position].contains(.startsGrapheme)
    }
    // A line may begin inside a cluster, between a space and its mark.
    let clusters = (start...units.count).filter { $0 == start || isBoundary($0) }
    for (cluster, next) in zip(clusters, clusters.dropFirst()) {
      let trimmed = source.analysis.trimmedEnd(cluster..<next)
      if trimmed > cluster, next <= firstEnd { ends.append(trimmed) }
      if trimmed > cluster, cluster >= lastStart, isBoundary(cluster) { starts.append(cluster) }
    }
  }

  mutating func cut(
    _ mode: TruncationMode, _ buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Cut {
    let ellipsisAdvance = try source.measure.advance(of: ellipsis, with: &buffer)
    let room = limit - ellipsisAdvance
    switch mode {
    case .tail: return (try longestBeginning(within: room, &buffer), units.count)
    case .clip: return (try longestBeginning(within: limit, &buffer), units.count)
    case .wrap:
      if line.advance > limit { return (start, units.count) }
      return (source.offsets.firstIndex(of: line.trimmedEnd) ?? start, units.count)
    case .head:
      return (start, try longestEnd(from: start, behind: ellipsisAdvance, &buffer))
    case .middle:
      return try balancedCut(ellipsisAdvance, &buffer)
    }
  }

  private mutating func balancedCut(
    _ ellipsis: Int64, _ buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Cut {
    let half = Int64((Double(limit - ellipsis) / 2).rounded(.down))
    let before = try longestBeginning(within: half, &buffer)
    let taken = try source.measure.advance(start..<before, hasHyphen: false, with: &buffer)
    let after = try longestEnd(from: before, behind: taken + ellipsis, &buffer)
    guard after < units.count else {
      return (try longestBeginning(within: limit - ellipsis, &buffer), after)
    }
    let longer = try longestBeginning(
      within: limit, before: End(start: after, distance: ellipsis), &buffer)
    return (max(before, longer), after)
  }

  /// The end of the text that is visible after a beginning, and its distance from the beginning.
  private struct End {
    var start: Int
    var distance: Int64
  }

  private mutating func longestBeginning(
    within limit: Int64, before rest: End? = nil, _ buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int {
    var search = PrefixSearch(limit: limit, source.options, on: source.measure.grid)
    var longest = start
    for beginning in ends where beginning <= rest?.start ?? units.count && !search.isOver {
      var advance = try source.measure.advance(start..<beginning, hasHyphen: false, with: &buffer)
      if let rest {
        advance = try source.measure.end(
          of: rest.start..<end, from: advance + rest.distance, with: &buffer)
      }
      if advance <= limit { longest = beginning }
      if units[beginning - 1] != SoftHyphen.unit { search.add(advance) }
    }
    return longest
  }

  private func longestEnd(
    from first: Int, behind origin: Int64, _ buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Int {
    for after in starts where after >= first {
      if try source.measure.end(of: after..<end, from: origin, with: &buffer) <= limit {
        return after
      }
    }
    return units.count
  }

  func visibleText(_ cut: Cut, _ mode: TruncationMode, lines: Int) -> VisibleText {
    let shownEnd = cut.after < units.count ? end : units.count
    let sign = mode.showsEllipsis ? ellipsis : ""
    let shown =
      String(decoding: units[..<cut.before], as: UTF16.self) + sign
      + String(decoding: units[cut.after..<shownEnd], as: UTF16.self)
    let offsets = source.offsets
    let (before, after) = (
      offsets[start]..<offsets[cut.before], offsets[cut.after]..<offsets[shownEnd]
    )
    let hidden =
      source.graphemes(in: before.upperBound..<after.lowerBound)
      + source.graphemes(in: after.upperBound..<source.units.count)
    return VisibleText(
      lines: lines, text: shown, hiddenCharacters: hidden,
      lastLine: CutLine(beforeCut: before, ellipsis: sign, afterCut: after))
  }
}

extension ReferenceLayout.Source {
  /// The number of grapheme clusters of the original text in a range.
  ///
  /// Uses Swift's clusters, which may follow a newer Unicode version than ICU's; the test texts have no differences.
  fileprivate func graphemes(in range: Range<Int>) -> Int {
    var start = 0
    return String(decoding: units, as: UTF16.self).count { character in
      defer { start += character.utf16.count }
      return range.contains(start)
    }
  }
}
