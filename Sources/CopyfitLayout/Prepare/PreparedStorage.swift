internal import CopyfitFonts
internal import CopyfitUnicode

/// A face that may make the lines it stands in higher.
struct LineHeightRun: Hashable, Sendable {
  var range: Range<Int>
  var metrics: VerticalMetrics
}

/// What the advances of a text at a size depend on, beside its shaping.
enum Blending: Sendable {
  case none
  /// The stand-in's faces, two or one, and San Francisco's tracking.
  case standIn(isOneFamily: Bool)
  /// Tracking by the font's own table, or letter spacing.
  case bySize

  init(_ analysis: borrowing TextAnalysis, _ options: LayoutOptions) {
    if options.letterSpacing != 0 {
      self = .bySize
    } else if let standIn = analysis.fonts.standIn {
      self = .standIn(isOneFamily: standIn.isOneFamily)
    } else {
      self = analysis.fonts.face.tracksBySize ? .bySize : .none
    }
  }
}

/// What a prepared text consists of.
package final class PreparedStorage: Sendable {
  let identity: TextIdentity
  /// The text, its items and breaks; its flags with what shaping said.
  package let analysis: TextAnalysis
  package let grid: AdvanceGrid
  let tables: AdvanceTables
  let options: LayoutOptions
  let sheet: FitSheet
  let metrics: VerticalMetrics
  /// Where fallback faces stand that count for the line height; ascending.
  let heightRuns: [LineHeightRun]
  /// The text with its line terminators as spaces; `nil` where it has none inside.
  let joined: PreparedStorage?
  /// The sizes that need shaping of their own; beyond, the nearest of them holds.
  let sizes: ClosedRange<Double>?
  /// In a joined text, the offsets of spaces that stand for CR LF; ascending.
  let pairs: [Int]

  init(
    identity: TextIdentity, analysis: TextAnalysis, grid: AdvanceGrid, tables: AdvanceTables,
    options: LayoutOptions, heightRuns: [LineHeightRun], joined: PreparedStorage?, pairs: [Int],
    memory: consuming BreakSums = BreakSums()
  ) {
    self.identity = identity
    metrics = analysis.fonts.verticalMetrics
    sizes = analysis.sizes
    self.analysis = analysis
    self.grid = grid
    self.tables = tables
    self.options = options
    self.heightRuns = heightRuns
    let sums = BreakSums(analysis, tables, options, memory: memory)
    sheet = FitSheet(
      name: TextName(identity), grid: grid.unitsPerEm, blending: Blending(analysis, options),
      linePitch: options.linePitch, isEven: heightRuns.isEmpty,
      isSharedBySizes: analysis.tabs.isEmpty && !options.pushOut, metrics: metrics,
      paragraphStarts: analysis.paragraphStarts(options),
      line: heightRuns.isEmpty ? WholeLine(sums) : nil, sums: sums)
    self.joined = joined
    self.pairs = pairs
  }

  var count: Int { analysis.units.count }

  /// How many lines begin a paragraph that has one before it: as many at any width.
  var paragraphStarts: Int { sheet.paragraphStarts }

  var standIn: SystemStandIn? { _read { yield analysis.fonts.standIn } }

  /// Whether a ligature may stand over a position: what its parts measure nothing but shaping tells.
  ///
  /// A cluster's advance stands at its first unit, so that the others seem to have none.
  func mayBeInsideLigature(_ position: Int) -> Bool {
    position < count && analysis.flags[position].contains(.isUnsafe)
      && tables.isWithoutAdvance(at: position)
  }

  /// Whether a line that starts at an offset begins a paragraph that has one before it.
  func beginsNextParagraph(at offset: Int) -> Bool {
    offset > 0 && ParagraphSeparator.contains(analysis.units[offset - 1])
  }

  /// An offset into the text that was given: in a joined one, a space may stand for two units.
  func sourceOffset(_ offset: Int) -> Int {
    guard !pairs.isEmpty else { return offset }
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return offset + low
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    let units = analysis.units[range]
    // ASCII is copied many times quicker than what must be decoded.
    guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
    return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

extension TextAnalysis {
  fileprivate func paragraphStarts(_ options: LayoutOptions) -> Int {
    guard hasInnerHardBreak || options.opensLineAfterFinalTerminator else { return 0 }
    return breaks.count { lineBreak in
      lineBreak.kind == .hard && ParagraphSeparator.contains(units[Int(lineBreak.offset) - 1])
        && (lineBreak.offset < units.count || options.opensLineAfterFinalTerminator)
    }
  }
}
