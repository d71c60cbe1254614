package import Copyfit
package import CopyfitFindings

/// The result of measuring a text in one font.
package struct TaskOutcome: Sendable {
  /// The result for a label's text.
  struct Use: Sendable {
    /// The broken rules, each with its values in the locale.
    var broken: [(rule: Rule, locale: LocaleFinding)] = []
    var cells = 0
    /// The number of cells whose room is not known well enough for a verdict.
    var undecidedCells = 0
    /// Whether each verdict is the same in every possible room.
    var isDecided = true
    /// Whether a cell was measured in pieces.
    var reachesLimit = false
    /// The cells, if the report contains them.
    var keptCells: [LabelText.Cell] = []
  }

  /// The reason why a text could not be measured.
  package enum Obstacle: Hashable, Sendable {
    /// No font on this machine has the script; `package` contains one.
    case script(code: String, package: String?)
    /// A font that is needed cannot be used.
    case font(CopyfitError)
    /// The text is longer than any label.
    case length

    /// The reason for reports.
    package var skipReason: SkipReason {
      switch self {
      case .script(let code, package: _): .noFont(script: code)
      case .font: .unusableFont
      case .length: .tooLong(limit: MeasuringLimit.textLength)
      }
    }
  }

  /// The font that the text was measured in.
  package var font: FontResolution?
  /// The characters that no font had.
  package var missing: [Unicode.Scalar] = []
  /// The characters that the project's font lacks, but another font has.
  var borrowed: [Unicode.Scalar] = []
  /// Whether the text was measured in pieces, because of a long run that cannot be split.
  var reachesLimit = false
  /// The results in the order of the task's uses; empty if there is an obstacle.
  var uses: [Use] = []
  package var obstacle: Obstacle?

  /// Creates the outcome of a text that was not measured yet.
  package init() {}
}
