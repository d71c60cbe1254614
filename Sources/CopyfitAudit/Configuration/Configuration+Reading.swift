public import CopyfitSourceText

extension Configuration {
  /// The names of the file, in the order in which they are looked for.
  public static let fileNames = ["copyfit.yml", ".copyfit.yml"]

  /// Reads a configuration.
  ///
  /// - Parameter path: The file's path, which starts each message.
  /// - Throws: `AuditError` with all errors of the file, in their order.
  public static func read(_ path: String) throws(AuditError) -> Configuration {
    throw AuditError("\(path): error: not read yet")
  }
}

extension Configuration {
  /// An error at a place of the configuration, such as two labels with one identity.
  public func error(_ message: String, at position: SourcePosition) -> AuditError {
    AuditError("\(file ?? "copyfit.yml"):\(position.line):\(position.column): error: \(message)")
  }
}
