/// The functions that an audit calls while it runs.
///
/// They do not change results.
struct AuditEvents: Sendable {
  /// Called from time to time, from any thread, with the number of finished texts and of all texts.
  var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// Called for each project with the work that was done, and its duration.
  var statistics: (@Sendable (AuditStatistics) -> Void)?
}
