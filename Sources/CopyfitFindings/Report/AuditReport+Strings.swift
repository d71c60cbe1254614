extension AuditReport.Coverage {
  /// All strings of the project, whatever became of them.
  package var strings: Int {
    measured + withoutFrame + undecided
      + skipped.reduce(0) { $0 + ($1.what == .string ? $1.count : 0) }
  }
}
