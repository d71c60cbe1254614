internal import CopyfitFiles
public import CopyfitFindings
public import CopyfitSourceText

extension Configuration {
  /// The names of the file, in the order in which they are looked for.
  public static let fileNames = ["copyfit.yml", ".copyfit.yml"]

  /// The largest file that is read, in bytes: 1 MiB, some thousand labels.
  public static let maximumSize = 1 << 20

  /// Reads a configuration file, and those in its repository, else in its folder, that it extends.
  ///
  /// - Parameter path: The file's path, which starts each message; it may lie anywhere.
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  public static func read(_ path: String) throws(AuditError) -> Configuration {
    var boundary = ReadingBoundary(around: FilePath.parent(FilePath.absolute(path)))
    boundary.allowFile(path)
    return try read(path, inFolder: nil, within: boundary)
  }

  /// Reads a configuration file for a project in a folder that need not be the file's own.
  ///
  /// - Parameters:
  ///   - folder: The project's folder, absolute; `nil`: the file's.
  ///   - boundary: What may be read.
  static func read(
    _ path: String, inFolder folder: String?, within boundary: ReadingBoundary
  ) throws(AuditError) -> Configuration {
    let contents: [UInt8]
    do throws(FileError) { contents = try bytes(of: path, within: boundary) } catch {
      throw AuditError("\(path): the configuration cannot be read: \(error.message)")
    }
    return try ConfigurationChain(contents, file: path, within: boundary)
      .configuration(inFolder: folder)
  }

  static func bytes(
    of path: String, within boundary: ReadingBoundary
  ) throws(FileError) -> [UInt8] {
    try SourceFile.bytes(of: path, within: boundary, limit: maximumSize)
  }

  /// Reads a configuration from memory; `file` starts each message, and says what it may extend.
  public static func read(_ bytes: [UInt8], file: String) throws(AuditError) -> Configuration {
    let folder = FilePath.parent(FilePath.absolute(file))
    return try ConfigurationChain(bytes, file: file, within: ReadingBoundary(around: folder))
      .configuration()
  }

  /// The files that the configuration is made of: its own, then those that it extends.
  package var files: [String] { [file].compactMap(\.self) + bases.map(\.file) }

  /// An error at a place of the configuration, such as two labels with one identity.
  public func error(_ message: String, at position: SourcePosition) -> AuditError {
    let place = place(of: position)
    return AuditError(Self.message(message, file: place.file, at: place.position))
  }

  /// An error in an entry of labels, which a file of labels may hold.
  package func error(_ message: String, of entry: ConfiguredLabel) -> AuditError {
    var configuration = self
    if let file = entry.file { (configuration.file, configuration.bases) = (file, []) }
    return configuration.error(message, at: entry.position)
  }

  /// The file and the place in it that a position stands for.
  package func place(of position: SourcePosition) -> (file: String, position: SourcePosition) {
    guard let base = bases.last(where: { position.line > $0.offset }) else {
      return (file ?? Self.fileNames[0], position)
    }
    let line = position.line - base.offset
    return (base.file, SourcePosition(line: line, column: position.column))
  }

  static func message(
    _ message: String, file: String, at position: SourcePosition
  ) -> String {
    "\(file):\(position.line):\(position.column): \(printable(message))"
  }

  /// A message whose quotations from the file cannot steer a terminal.
  package static func printable(_ message: String) -> String {
    message.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : "\(scalar)"
    }.joined()
  }
}
