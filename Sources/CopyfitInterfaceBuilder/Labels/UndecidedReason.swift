internal import CopyfitLabels

/// The reason that a label's width is undecided.
typealias UndecidedReason = Doubt
