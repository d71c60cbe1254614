internal import CopyfitFiles
public import CopyfitFindings
internal import CopyfitLabels
public import CopyfitSourceText

extension Configuration {
  /// The names of the configuration file, in the order in which they are tried.
  public static let fileNames = ["copyfit.yml", ".copyfit.yml"]

  /// The maximum size of a configuration, in bytes: 1 MiB, several thousand labels.
  public static let maximumSize = 1 << 20

  static func bytes(
    of path: String, within boundary: ReadingBoundary
  ) throws(FileError) -> [UInt8] {
    try SourceFile.bytes(of: path, within: boundary, limit: maximumSize)
  }

  /// The files of the configuration: its own, then those that it extends.
  package var files: [String] { [file].compactMap(\.self) + bases.map(\.file) }

  /// An error at a place in the configuration, such as two labels with one identifier.
  public func error(_ message: String, at position: SourcePosition) -> AuditError {
    AuditError([Self.problem(message, at: place(of: position))])
  }

  /// The error that a list of patterns reached the maximum number of comparisons with paths.
  ///
  /// - Parameter pattern: The first pattern of the list.
  func errorOfExhaustion(of pattern: Located<PathPattern>) -> AuditError {
    let most = Phrase.grouped(PathPatternList.maximumComparisons)
    return error(
      "this list of patterns needs more than \(most) comparisons with paths: name folders or files in it, or list fewer "
        + "patterns",
      at: pattern.position)
  }

  /// An error in an entry of `labels`, which may be in a label file.
  package func error(_ message: String, of entry: ConfiguredLabel) -> AuditError {
    var configuration = self
    if let file = entry.file { (configuration.file, configuration.bases) = (file, []) }
    return configuration.error(message, at: entry.position)
  }

  /// The file of a position, and the position in that file.
  package func place(of position: SourcePosition) -> SourceLocation {
    guard let base = bases.last(where: { position.line > $0.offset }) else {
      return SourceLocation(file: file ?? Self.fileNames[0], position: position)
    }
    let line = position.line - base.offset
    return SourceLocation(
      file: base.file, position: SourcePosition(line: line, column: position.column))
  }

  static func problem(_ message: String, at place: SourceLocation) -> AuditError.Problem {
    AuditError.Problem(printable(message), at: place)
  }

  /// A message with control characters replaced, so that quotations from the file cannot control a terminal.
  package static func printable(_ message: String) -> String {
    message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : "\(scalar)"
    }.joined()
  }
}

extension ConfigurationReader {
  /// The error with all problems of a file.
  func error(in file: String) -> AuditError {
    AuditError(
      problems.map {
        Configuration.problem(
          $0.value, at: SourceLocation(file: file, position: $0.position))
      })
  }
}
