package import Copyfit
internal import CopyfitFindings

/// What measuring a text in one font came to.
package struct TaskOutcome: Sendable {
  /// What a label's text came to.
  struct Use: Sendable {
    /// The rules that it breaks, each with its locale's figures.
    var broken: [(rule: Rule, locale: LocaleFinding)] = []
    var cells = 0
    /// In how many of them more must be known to tell whether the text is kept.
    var undecidedCells = 0
    /// Whether each verdict holds in all the room that the text may have.
    var isDecided = true
    /// Whether a cell was measured in pieces.
    var reachesLimit = false
    /// The cells themselves, where the report is to hold them.
    var keptCells: [LabelText.Cell] = []
  }

  /// Why a text could not be measured.
  package enum Obstacle: Hashable, Sendable {
    /// No font of this machine has its script; `package` is what to install.
    case script(code: String, package: String?)
    /// A font that is needed cannot be used.
    case font(CopyfitError)
    /// The text is longer than any label.
    case length
  }

  /// The font that the text was measured in.
  package var font: FontResolution?
  /// The characters that no font had.
  package var missing: [Unicode.Scalar] = []
  /// The characters that a font named by the project lacks and another one drew.
  var borrowed: [Unicode.Scalar] = []
  /// Whether the text was measured in pieces, since it cannot be split at any position.
  var reachesLimit = false
  /// In the order of the task's uses; empty where there is an obstacle.
  var uses: [Use] = []
  package var obstacle: Obstacle?

  /// Creates the outcome of a text that was not measured yet.
  package init() {}
}
