/// What an audit reports while it runs: none of it changes a result.
struct AuditEvents: Sendable {
  /// Called now and then, from any thread, with how many of how many texts are done.
  var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// Called with remarks on how a project was measured, which may differ from run to run.
  var note: (@Sendable (String) -> Void)?
  /// Called for each project with what was done and how long it took.
  var statistics: (@Sendable (AuditStatistics) -> Void)?
}
