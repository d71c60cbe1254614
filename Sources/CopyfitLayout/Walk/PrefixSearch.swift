/// Decides when a search for the longest prefix of a text that fits a limit can end.
///
/// A longer prefix may fit if a shorter one does not, because letters change form before others. But many more clusters
/// do not make a line narrower again, unless each has a negative advance.
package struct PrefixSearch {
  /// The maximum number of consecutive clusters that do not fit.
  private static let maximumMisfits = 8
  /// The distance beyond the limit after which no longer prefix fits, in ems.
  private static let slackInEms: Int64 = 3

  private let limit: Int64
  private let slack: Int64
  private let isEndless: Bool
  private var misfits = 0

  /// Whether no longer prefix fits.
  package private(set) var isOver = false

  /// Creates a search for prefixes of a text with options, on a grid.
  package init(limit: Int64, _ options: LayoutOptions, on grid: AdvanceGrid) {
    self.limit = limit
    slack = Self.slackInEms * grid.unitsPerEm
    isEndless = options.letterSpacing < 0
  }

  /// Adds the advance of the next longer prefix.
  package mutating func add(_ advance: Int64) {
    misfits = advance <= limit ? 0 : misfits + 1
    isOver =
      !isEndless && (misfits >= Self.maximumMisfits || advance > limit && advance - limit > slack)
  }
}
