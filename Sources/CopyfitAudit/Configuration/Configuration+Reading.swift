public import CopyfitSourceText

extension Configuration {
  /// The names of the file, in the order in which they are looked for.
  public static let fileNames = ["copyfit.yml", ".copyfit.yml"]

  /// The largest file that is read, in bytes: 1 MiB, some thousand labels.
  public static let maximumSize = 1 << 20

  /// Reads a configuration file.
  ///
  /// - Parameter path: The file's path, which starts each message.
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  public static func read(_ path: String) throws(AuditError) -> Configuration {
    let bytes: [UInt8]
    do throws(SourceTextError) {
      bytes = try SourceFile.bytes(of: path)
      if bytes.count > maximumSize { throw .tooLarge(limit: maximumSize) }
    } catch {
      throw AuditError("\(path): the configuration cannot be read: \(error.message)")
    }
    return try read(bytes, file: path)
  }

  /// Reads a configuration from memory; `file` starts each message.
  public static func read(_ bytes: [UInt8], file: String) throws(AuditError) -> Configuration {
    var yaml = YAMLReader()
    let text = SourceText(decoding: bytes)
    var reader = ConfigurationReader(text)
    var configuration = Configuration()
    do throws(SourceTextError) {
      let root = try yaml.read(text)
      if let root { configuration = reader.configuration(root) }
    } catch {
      reader.report(advised(error.message), at: error.position ?? .start)
    }
    for duplicate in yaml.duplicates {
      reader.report(duplicate.message, at: duplicate.position ?? .start)
    }
    configuration.file = file
    guard reader.problems.isEmpty else {
      throw AuditError(
        messages: reader.problems.map { message($0.value, file: file, at: $0.position) })
    }
    return configuration
  }

  /// What the YAML parser says, with what to do where it says little.
  private static func advised(_ message: String) -> String {
    guard message == "mapping values are not allowed in this context" else { return message }
    return message + "; a text with ': ' in it needs quotation marks"
  }

  /// An error at a place of the configuration, such as two labels with one identity.
  public func error(_ message: String, at position: SourcePosition) -> AuditError {
    AuditError(Self.message(message, file: file ?? Self.fileNames[0], at: position))
  }

  private static func message(
    _ message: String, file: String, at position: SourcePosition
  ) -> String {
    "\(file):\(position.line):\(position.column): \(printable(message))"
  }

  /// A message whose quotations from the file cannot steer a terminal.
  static func printable(_ message: String) -> String {
    message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : "\(scalar)"
    }.joined()
  }
}
