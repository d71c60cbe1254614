internal import CopyfitFiles
public import CopyfitFindings

extension Configuration {
  /// Reads a configuration file, and the files that it extends; these must be in its repository, or else in its folder.
  ///
  /// - Parameter path: The file's path, which starts each message.
  /// - Throws: `AuditError` with all errors of the file, in the order of their places.
  public static func read(_ path: String) throws(AuditError) -> Configuration {
    var boundary = ReadingBoundary(around: FilePath.parent(FilePath.absolute(path)))
    boundary.allowFile(path)
    return try read(path, inFolder: nil, within: boundary)
  }

  /// Reads a configuration file for a project, which may be in another folder.
  ///
  /// - Parameters:
  ///   - folder: The project's absolute path; `nil` for the file's folder.
  ///   - boundary: The files that may be read.
  static func read(
    _ path: String, inFolder folder: String?, within boundary: ReadingBoundary
  ) throws(AuditError) -> Configuration {
    try ConfigurationChain.read(path, within: boundary).configuration(inFolder: folder)
  }

  /// Reads a configuration from memory; `file` starts each message, and decides which files it may extend.
  public static func read(_ bytes: [UInt8], file: String) throws(AuditError) -> Configuration {
    let folder = FilePath.parent(FilePath.absolute(file))
    return try ConfigurationChain(bytes, file: file, within: ReadingBoundary(around: folder))
      .configuration()
  }
}

extension ConfigurationChain {
  /// Reads a configuration file and the files that it extends.
  ///
  /// - Parameter boundary: The files that may be read.
  static func read(
    _ path: String, within boundary: ReadingBoundary
  ) throws(AuditError) -> ConfigurationChain {
    let contents: [UInt8]
    do throws(FileError) {
      contents = try Configuration.bytes(of: path, within: boundary)
    } catch {
      throw AuditError("\(path): the configuration cannot be read: \(error.message)")
    }
    return try ConfigurationChain(contents, file: path, within: boundary)
  }
}
