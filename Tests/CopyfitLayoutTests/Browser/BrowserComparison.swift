import CopyfitFonts
import CopyfitUnicode

@testable import CopyfitLayout

/// Our lines of one language's texts, compared with the browser's.
struct BrowserComparison: ~Copyable {
  /// A cell with a difference.
  struct Difference {
    var kind: BrowserDifference
    var text: String
    var cell: BrowserRecording.Cell
    /// The starts of our lines after the first.
    var starts: [Int]
    var differsInCount: Bool { starts.count != cell.starts.count }
  }

  /// The number of compared cells.
  private(set) var compared = 0
  /// The number of omitted cells: in one of the engines a word is wider than the line.
  private(set) var overlong = 0
  /// The cells that differ.
  private(set) var differences: [Difference] = []
  /// Texts with a difference in the width of one line that is larger than rounding.
  private(set) var mismeasured: [String] = []
  /// Texts with a character that none of the fonts has.
  private(set) var uncovered: [String] = []

  private var worker = LayoutWorker()

  /// Lays out all recorded texts.
  init(_ recording: BrowserRecording, _ stack: FontStack) throws {
    var finder = try LineBreakFinder(locale: recording.locale)
    let options = LayoutOptions(lineBreakStrategy: .none)
    for entry in recording.entries {
      let text = try worker.prepare(
        entry.text, locale: recording.locale, fonts: stack, options: options)
      if !text.missing.isEmpty { uncovered.append(entry.text) }
      measure(entry, text, try BrowserTolerance(entry.text), size: recording.sizes.last ?? 0)
      let judge = try BrowserJudge(entry, &finder)
      for cell in entry.cells { compare(cell, of: entry, text, judge) }
    }
  }

  private mutating func measure(
    _ entry: BrowserRecording.Entry, _ text: PreparedText, _ tolerance: BrowserTolerance,
    size: Double
  ) {
    let width = worker.fit(text, in: LayoutBox(pointSize: size)).width
    if !tolerance.range.contains(Double(entry.width64) / 64 - width) {
      mismeasured.append(entry.text)
    }
  }

  private mutating func compare(
    _ cell: BrowserRecording.Cell, of entry: BrowserRecording.Entry, _ text: PreparedText,
    _ judge: BrowserJudge
  ) {
    let box = LayoutBox(pointSize: cell.size, width: cell.width)
    guard !cell.overflows, !worker.fit(text, in: box).splitsWord else {
      overlong += 1
      return
    }
    compared += 1
    let starts = starts(of: text, in: box)
    guard starts != cell.starts else { return }
    let fork = judge.fork(starts, cell.starts)
    let kind = judge.kind(of: fork) ?? kindOfWidth(at: fork, cell, text)
    differences.append(Difference(kind: kind, text: entry.text, cell: cell, starts: starts))
  }

  private mutating func starts(of text: PreparedText, in box: LayoutBox) -> [Int] {
    worker.lines(of: text, in: box).dropFirst().map(\.utf16Range.lowerBound)
  }

  /// The reason for a difference of a line's width: both engines may break at the end of the longer line.
  private mutating func kindOfWidth(
    at fork: BrowserJudge.Fork, _ cell: BrowserRecording.Cell, _ text: PreparedText
  ) -> BrowserDifference {
    // The browser never has the longer line, because its tolerance is not larger than ours.
    guard fork.isOurs else { return .unexplained }
    let box = LayoutBox(pointSize: cell.size, width: cell.width)
    var ruler = LineRuler(
      text.storage(in: box), box: box, limit: box.limit(grid: text.grid))
    let allowed = cell.width...cell.width + LayoutBox.tolerance
    let advance = ruler.advance(fork.start, fork.trimmedEnd, &worker.edges)
    if allowed.contains(box.points(advance, grid: text.grid)) { return .rounding }
    let withSpace = ruler.advance(fork.start, fork.end, &worker.edges)
    if allowed.contains(box.points(withSpace, grid: text.grid)) { return .hangingSpace }
    let inParagraph = ruler.roughAdvance(fork.start, fork.trimmedEnd, &worker.edges)
    return inParagraph > box.limit(grid: text.grid) ? .edge : .unexplained
  }
}

/// The maximum difference by which the browser's width of a whole text is larger than ours, in pixels.
///
/// Our widths are integers in design units. The browser rounds each item up to 1/64 px (its `LayoutUnit`); an item ends
/// where script or direction changes, and at U+200C. Advances of glyphs are rounded to 2⁻¹⁶ px, which is ± 2⁻¹⁷ each,
/// so ± 1/1024 px for the 130 characters of the longest texts; a quarter of 1/64 px is four times that.
struct BrowserTolerance {
  var range: ClosedRange<Double>

  init(_ text: String) throws {
    let units = Array(text.utf16)
    var runs: [ScriptRun] = []
    var finder = ScriptRunFinder()
    finder.appendRuns(in: units.span, to: &runs)
    var paragraph = try BidiParagraph()
    var levels: [UInt8] = []
    try paragraph.resolve(units.span, into: &levels)
    let ends = Set(runs.map(\.end))
    let items = units.indices.count { index in
      index == 0 || ends.contains(index) || levels[index] != levels[index - 1]
        || units[index] == 0x200C
    }
    range = -0.25 / 64...(Double(items) + 0.25) / 64
  }
}
