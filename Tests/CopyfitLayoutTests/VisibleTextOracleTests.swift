import CopyfitFonts
import CopyfitLayout
import CopyfitTestSupport
import CopyfitUnicode
import ReferenceLayout
import Testing

/// The visible parts of texts that do not fit, compared with a search that shapes all candidates.
///
/// A cell is one text in one font, at one size, within one width, with a number of lines, in one mode. Every cell must
/// show the same text and hide the same number of characters, without exception.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct VisibleTextOracleTests {
  private static let sizes = [17.0, 40]
  private static let widths = [6.0, 41, 97, 180]

  @Test(arguments: MatrixColumn.all)
  func agreesWithReference(_ column: MatrixColumn) throws {
    let stack = try column.stack()
    let texts = Exhaustive.isAsked ? column.texts(own: 14) : column.texts(own: 3, hard: 2)
    var outcome = MatrixOutcome()
    for (index, text) in texts.enumerated() {
      var comparison = VisibleTextComparison(column.name, stack, text)
      try comparison.run(
        sizes: Exhaustive.isAsked ? Self.sizes : [Self.sizes[index % 2]],
        widths: Exhaustive.isAsked ? Self.widths + [20, 130] : Self.widths)
      outcome += comparison.outcome
    }
    for difference in outcome.differences.prefix(10) { Issue.record("\(difference)") }
    #expect(outcome.differences.count == 0, "of \(outcome.cells) cells")
    #expect(outcome.cells > 0)
  }

  /// Letter spacing, character wrapping, a given direction, and fonts with tracking (`trak`), with an optical size
  /// (`opsz`) and with both, as the label's own font and as a fallback.
  @Test(arguments: MatrixText.hardCases)
  func agreesInEveryOption(_ text: MatrixText) throws {
    var spaced = LayoutOptions(opensLineAfterFinalTerminator: true)
    spaced.letterSpacing = 1.25
    spaced.baseDirection = .rightToLeft
    var characters = LayoutOptions()
    characters.wrapping = .character
    characters.letterSpacing = -0.5
    let standIn = FontStack(standIn: try TestFonts.standIn())
    let dejaVu = FontStack(face: try TestFonts.face(TestFonts.dejaVu))
    let tracked = try PatchedFont(PatchedFont.tracking)
    let optical = try PatchedFont(PatchedFont.opticalSizes)
    let both = try PatchedFont(PatchedFont.tracking + PatchedFont.opticalSizes)
    let sized = try [tracked, optical, both].map { FontStack(face: try $0.face()) }
    let behind = FontStack(
      face: try TestFonts.face(TestFonts.noto("Thai")), fallback: .faces([try both.face()]))
    let cases =
      [(standIn, spaced), (dejaVu, spaced), (dejaVu, characters), (sized[2], spaced)]
      + (sized + [behind]).map { ($0, LayoutOptions()) }
    var outcome = MatrixOutcome()
    for (stack, options) in cases {
      var comparison = VisibleTextComparison("options", stack, text, options)
      try comparison.run(sizes: [21], widths: [6, 60, 133])
      outcome += comparison.outcome
    }
    for difference in outcome.differences.prefix(5) { Issue.record("\(difference)") }
    #expect(outcome.differences.count == 0, "of \(outcome.cells) cells")
  }
}

/// Compares the visible text of one text in one font with the reference.
struct VisibleTextComparison: ~Copyable {
  private let name: String
  private let stack: FontStack
  private let text: MatrixText
  private let options: LayoutOptions
  private var worker = LayoutWorker()
  private(set) var outcome = MatrixOutcome()

  init(
    _ name: String, _ stack: FontStack, _ text: MatrixText, _ options: LayoutOptions = .init()
  ) {
    self.name = name
    self.stack = stack
    self.text = text
    self.options = options
  }

  /// Compares every cell.
  mutating func run(sizes: [Double], widths: [Double]) throws {
    let prepared = try worker.prepare(
      text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options)
    for size in sizes {
      let joined = LayoutBox(pointSize: size, joinsHardBreaks: true)
      try compare(prepared, joined, widths, lines: 1)
      let box = LayoutBox(pointSize: size)
      // The allowed number of lines, and the number that fits a height of two and a half lines.
      try compare(prepared, box, widths, lines: 1)
      let height = 2.5 * worker.fit(prepared, in: box).firstLineHeight
      try compare(prepared, box, widths, lines: linesWithin(height, box))
    }
  }

  /// The number of lines within a height, from the end of each line of the reference.
  private mutating func linesWithin(_ height: Double, _ box: LayoutBox) throws -> Int {
    var box = box
    box.width = 90
    let prepared = try worker.prepare(
      text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options)
    var reference = ReferenceLayout()
    let lines = try reference.lines(
      of: text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options, in: box)
    let slow = max(lines.prefix { $0.geometry.bottom <= height + 1 / 64 }.count, 1)
    let fast = worker.lineCount(of: prepared, in: box, withinHeight: height)
    if min(fast, lines.count) != min(slow, lines.count) {
      outcome.differences.append(
        "\(name), \(text.text.debugDescription): \(fast) lines, not \(slow)")
    }
    return slow
  }

  private mutating func compare(
    _ prepared: PreparedText, _ box: LayoutBox, _ widths: [Double], lines: Int
  ) throws {
    let limits = limits(prepared, box, widths)
    var reference = ReferenceLayout()
    let slow = try reference.visibleTexts(
      of: text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options,
      in: box, .init(limits: limits, lines: lines, modes: TruncationMode.allCases))
    for (limit, slow) in zip(limits, slow) {
      for (mode, slow) in zip(TruncationMode.allCases, slow) {
        let fast = worker.visibleText(
          of: prepared, in: box, limit: limit, Truncation(lines: lines, mode: mode))
        outcome.cells += 1
        if fast == slow { continue }
        outcome.differences.append(
          """
          \(name), \(text.locale), \(text.text.debugDescription), \(box.pointSize) pt, \
          limit \(limit) (\(box.points(limit, grid: prepared.grid)) pt), \(lines) lines, \(mode)
            fast:      \(fast)
            reference: \(slow)
          """)
      }
    }
  }

  /// The widths, the widths that the first truncated line needs, and one grid unit less and more.
  private mutating func limits(
    _ prepared: borrowing PreparedText, _ box: LayoutBox, _ widths: [Double]
  ) -> [Int64] {
    var limits: Set<Int64> = [worker.fit(prepared, in: box).widestAdvance - 1]
    for width in widths {
      let limit = LayoutBox(pointSize: box.pointSize, width: width).limit(grid: prepared.grid)
      limits.insert(limit)
    }
    let middle = widths[widths.count / 2]
    let limit = LayoutBox(pointSize: box.pointSize, width: middle).limit(grid: prepared.grid)
    if let line = worker.lines(of: prepared, in: box, limit: limit).first {
      limits.formUnion([line.advance - 1, line.advance])
    }
    return limits.sorted()
  }
}
