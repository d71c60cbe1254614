/// Decides when a search for the longest beginning of a text that fits a limit is over.
///
/// A longer run may fit where a shorter one does not: letters take other forms before others. But a line
/// does not become narrow again by many more clusters, unless each takes away some of its width.
package struct PrefixSearch {
  /// How many clusters in a row may not fit.
  private static let maximumMisfits = 8
  /// How far beyond the limit a run is never the beginning of one that fits, in ems.
  private static let slackInEms: Int64 = 3

  private let limit: Int64
  private let slack: Int64
  private let isEndless: Bool
  private var misfits = 0

  /// Whether no longer run fits.
  package private(set) var isOver = false

  /// Creates a search for runs of a text with options, on a grid.
  package init(limit: Int64, _ options: LayoutOptions, on grid: AdvanceGrid) {
    self.limit = limit
    slack = Self.slackInEms * grid.unitsPerEm
    isEndless = options.letterSpacing < 0
  }

  /// Takes note of the next longer run's advance.
  package mutating func add(_ advance: Int64) {
    misfits = advance <= limit ? 0 : misfits + 1
    isOver =
      !isEndless && (misfits >= Self.maximumMisfits || advance > limit && advance - limit > slack)
  }
}
