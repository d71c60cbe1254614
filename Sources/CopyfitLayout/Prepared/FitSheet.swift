internal import CopyfitFonts
internal import CopyfitUnicode

/// The properties of a text that fits read in addition to its sums.
///
/// It has no references, so reading it changes no reference counts.
struct FitSheet: Sendable {
  // The values for one-line texts come first, so that they are adjacent in memory.
  /// Whether the sheet is valid for every box: the text is shaped once for all sizes, and has no hard break inside.
  var isUniform = false
  /// Whether the label's font alone determines the height of lines.
  let isEven: Bool
  /// Whether sizes with equal breaks can share a walk; tabs depend on the size.
  let isSharedBySizes: Bool
  let grid: Int64
  /// The text as one line, if this can be determined without a walk.
  let line: WholeLine?
  /// The dependence of the text's advances on the size.
  let blending: Blending
  let name: TextName
  let linePitch: LayoutOptions.LinePitch
  let metrics: VerticalMetrics
  let paragraphStarts: Int

  /// Creates the sheet of a text with known sums.
  init(
    _ text: borrowing TextAnalysis, _ sums: borrowing BreakSums, isEven: Bool,
    grid: AdvanceGrid, as identity: TextIdentity
  ) {
    let options = text.options
    name = TextName(identity)
    self.grid = grid.unitsPerEm
    blending = Blending(text, options)
    linePitch = options.linePitch
    self.isEven = isEven
    isSharedBySizes = text.tabs.isEmpty && !options.pushOut
    metrics = text.fonts.verticalMetrics
    paragraphStarts = text.paragraphStarts
    line = isEven ? WholeLine(sums) : nil
  }
}

/// The dependence of a text's advances on the size, in addition to its shaping.
enum Blending: Sendable {
  case none
  /// The stand-in's faces, and the tracking of their clusters.
  case standIn(SystemStandIn.TrackingRule)
  /// Tracking by the font's own table, or letter spacing.
  case bySize

  fileprivate init(_ analysis: borrowing TextAnalysis, _ options: LayoutOptions) {
    if options.letterSpacing != 0 {
      self = .bySize
    } else if let standIn = analysis.fonts.standIn {
      self = .standIn(standIn.trackingRule)
    } else {
      self = analysis.fonts.face.tracksBySize ? .bySize : .none
    }
  }
}

extension TextAnalysis {
  /// The number of lines that begin a paragraph other than the first.
  fileprivate var paragraphStarts: Int {
    guard hasInnerHardBreak || options.opensLineAfterFinalTerminator else { return 0 }
    return breaks.count { lineBreak in
      lineBreak.kind == .hard && ParagraphSeparator.contains(units[Int(lineBreak.offset) - 1])
        && (lineBreak.offset < units.count || options.opensLineAfterFinalTerminator)
    }
  }
}
