internal import CopyfitLabels

/// Why a label's width is undecided.
typealias UndecidedReason = Doubt
