internal import CopyfitFonts

/// The boxes of a label at several sizes, to which texts are fitted at once.
///
/// The limits, which depend only on the sizes, are computed once for all texts in the same fonts.
public struct LayoutQuestion: Sendable {
  /// The boxes, in the order of `fits`.
  public let boxes: [LayoutBox]
  /// The fits of the last text, one for each box.
  public internal(set) var fits: [BoxFit]
  /// The grid of the terms, in units per em; 0 before the first text.
  private var grid: Int64 = 0
  private var rule: SystemStandIn.TrackingRule?
  /// The terms for testing whether a text is one line, one for each box.
  private(set) var terms: [Term] = []
  /// The smallest limit; `nil` if advances differ between sizes.
  private(set) var leastLimit: Int64?

  /// The limit of a line in one box, in grid units, and the blend of faces at its size.
  struct Term: Sendable {
    let limit: Int64
    let blend: Blend
  }

  /// Creates a question about boxes.
  public init(_ boxes: [LayoutBox]) {
    self.boxes = boxes
    fits = Array(repeating: BoxFit(), count: boxes.count)
  }

  /// Whether the terms apply to texts with a sheet.
  @inline(__always)
  func isAbout(_ sheet: FitSheet) -> Bool {
    guard sheet.grid == grid else { return false }
    switch sheet.blending {
    case .none: return rule == nil
    case .standIn(let other): return rule?.number == other.number
    case .bySize: return false
    }
  }

  /// Computes the terms for texts with a sheet.
  mutating func turn(to sheet: FitSheet, blend: (LayoutBox) -> Blend) {
    grid = sheet.grid
    if case .standIn(let rule) = sheet.blending { self.rule = rule } else { rule = nil }
    terms.removeAll(keepingCapacity: true)
    for box in boxes { terms.append(Term(limit: box.limit(grid: grid), blend: blend(box))) }
    let isSameEverywhere = terms.allSatisfy { $0.blend == .none }
    leastLimit = isSameEverywhere ? terms.reduce(.max) { min($0, $1.limit) } : nil
  }
}

/// The fit of a text in one of several boxes: the values that determine its height.
public struct BoxFit: Hashable, Sendable {
  /// The number of lines; 0 for empty text.
  public var lineCount: Int32 = 0
  /// Whether a word was broken inside because it is wider than a line.
  public var splitsWord = false
  /// Whether the text would have needed more shaping than its length allows: see `LineFit.reachesLimit`.
  public var reachesLimit = false
  /// The advance of the widest line, without hanging space at its end, in grid units.
  public var widestAdvance: Int64 = 0

  init() {}

  @inline(__always)
  fileprivate init(lineOf advance: Int64) {
    lineCount = 1
    widestAdvance = advance
  }

  @inline(__always)
  fileprivate init(_ lines: SteadyLines) {
    lineCount = lines.count
    widestAdvance = lines.widest
    splitsWord = lines.splitsWord
  }

  @inline(__always)
  fileprivate init(_ outcome: WalkOutcome) {
    lineCount = Int32(truncatingIfNeeded: outcome.lines.count)
    splitsWord = outcome.lines.splitsWord
    reachesLimit = outcome.reachesLimit
    widestAdvance = outcome.lines.widest
  }

  fileprivate init(_ fit: LineFit) {
    lineCount = Int32(truncatingIfNeeded: fit.lineCount)
    splitsWord = fit.splitsWord
    reachesLimit = fit.reachesLimit
    widestAdvance = fit.widestAdvance
  }
}

extension LayoutWorker {
  /// Fits a text to all boxes of a question, with the results of `fit(_:in:)` for each box.
  ///
  /// Boxes with the same line breaks share a walk. Allocates as little as `fit(_:in:)`.
  ///
  /// - Complexity: O(*b* + *w* *n*) for *b* boxes, *w* different line breaks and *n* break opportunities.
  public mutating func fit(_ text: borrowing PreparedText, to question: inout LayoutQuestion) {
    let sheet = text.storage.sheet
    guard takesShortcuts, sheet.isUniform, sheet.isEven else {
      return fitEach(text, to: &question)
    }
    if !question.isAbout(sheet) {
      if case .bySize = sheet.blending { return fitEach(text, to: &question) }
      question.turn(to: sheet) { blend(of: text.storage, sheet, $0) }
    }
    var fits: [BoxFit] = []
    // Swapped out, so that they are changed in place.
    swap(&fits, &question.fits)
    defer { swap(&fits, &question.fits) }
    var results = fits.mutableSpan
    if let least = question.leastLimit, let advance = sheet.line?.advance(.none, within: least) {
      for index in results.indices { results[index] = BoxFit(lineOf: advance) }
      return
    }
    let isSteady = text.storage.sums.areSteady
    for index in question.terms.indices {
      let term = question.terms[index]
      if let advance = sheet.line?.advance(term.blend, within: term.limit) {
        results[index] = BoxFit(lineOf: advance)
      } else if isSteady, let lines = SteadyLines(of: text.storage, within: term.limit) {
        results[index] = BoxFit(lines)
      } else {
        let box = question.boxes[index]
        results[index] = BoxFit(outcome(of: text.storage, sheet, box, term.blend, term.limit))
      }
    }
  }

  private mutating func fitEach(_ text: borrowing PreparedText, to question: inout LayoutQuestion) {
    for index in question.boxes.indices {
      question.fits[index] = BoxFit(fit(text, in: question.boxes[index]))
    }
  }
}
