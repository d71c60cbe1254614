import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout

/// The cells of the matrix to compare.
struct MatrixDensity: Sendable {
  /// The sizes, in points.
  var sizes: [Double]
  /// The widths, in points; limits are these, each line's own width in them, and one grid unit less and more.
  var widths: [Double]
  /// The size at which HarfBuzz verifies its flags on every candidate line; `nil` for none.
  var verifiedSize: Double?

  /// The sizes of `body` in the twelve categories.
  static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
}

/// The result of comparing one text in one font.
struct MatrixOutcome: Sendable {
  var cells = 0
  var differences: [String] = []

  static func += (left: inout Self, right: Self) {
    left.cells += right.cells
    left.differences += right.differences
  }
}

/// Compares the fast layout of one text in one font with the reference.
struct MatrixComparison: ~Copyable {
  private let name: String
  private let stack: FontStack
  private let text: MatrixText
  private let density: MatrixDensity
  private var worker = LayoutWorker()
  private(set) var outcome = MatrixOutcome()

  init(_ name: String, _ stack: FontStack, _ text: MatrixText, _ density: MatrixDensity) {
    self.name = name
    self.stack = stack
    self.text = text
    self.density = density
  }

  /// Compares every cell.
  mutating func run() throws {
    for strategy in text.strategies {
      let options = LayoutOptions(lineBreakStrategy: strategy)
      let prepared = try worker.prepare(
        text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options)
      for size in density.sizes { try compare(prepared, size, options) }
    }
  }

  private mutating func compare(
    _ prepared: PreparedText, _ size: Double, _ options: LayoutOptions
  ) throws {
    let box = LayoutBox(pointSize: size)
    let limits = worker.limits(aroundLinesOf: prepared, in: box, widths: density.widths)
    var reference = ReferenceLayout(verifies: size == density.verifiedSize)
    let slow = try reference.lines(
      of: text.text, locale: LocaleIdentifier(text.locale), fonts: stack, options: options,
      in: box, limits: limits)
    for (limit, slow) in zip(limits, slow) {
      let fast = worker.lines(of: prepared, in: box, limit: limit)
      let fit = worker.fit(prepared, in: box, limit: limit)
      outcome.cells += 1
      let isCounted =
        fit.lineCount == fast.count && fit.widestAdvance == fast.map(\.advance).max() ?? 0
      if fast.agree(with: slow) && isCounted { continue }
      outcome.differences.append(
        """
        \(name), \(text.locale), \(text.text.debugDescription), \(size) pt, limit \(limit) \
        (\(box.points(limit, grid: prepared.grid)) pt), \(options.lineBreakStrategy)
          fast:      \(fast.summary)
          reference: \(slow.summary)
          counted:   \(fit.lineCount) lines, \(fit.widestAdvance)
        """)
    }
  }
}

extension [LayoutLine] {
  /// The ends and widths of lines.
  fileprivate var summary: String {
    map { "\($0.utf16Range.upperBound):\($0.advance)" }.joined(separator: " ")
  }
}
