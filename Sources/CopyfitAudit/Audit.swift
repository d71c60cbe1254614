/// One run over a project: its labels in every locale, category and on every device.
public struct Audit: Sendable {
  public let options: AuditOptions

  public init(_ options: AuditOptions) {
    self.options = options
  }

  /// Measures the project.
  ///
  /// - Parameter progress: Called now and then, from any thread, with how many of how many texts
  ///   are done.
  /// - Throws: `AuditError` where nothing could be checked at all. What kept a part from being
  ///   checked is in the report's `failures`.
  public func run(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) throws(AuditError) -> AuditReport {
    throw AuditError("The audit is not built yet.")
  }
}
