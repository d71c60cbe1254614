internal import CopyfitFiles
public import CopyfitFindings

extension Configuration {
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

  /// Reads a configuration from memory; `file` starts each message, and says what it may extend.
  public static func read(_ bytes: [UInt8], file: String) throws(AuditError) -> Configuration {
    let folder = FilePath.parent(FilePath.absolute(file))
    return try ConfigurationChain(bytes, file: file, within: ReadingBoundary(around: folder))
      .configuration()
  }
}
