public import CopyfitFiles

/// Why a file's text cannot be read.
///
/// The file's path is not part of it: who asked for the file knows it.
public enum SourceTextError: Error, Hashable, Sendable {
  /// The file itself cannot be read.
  case file(FileError)
  /// The text breaks the rules of its format.
  case syntax(message: String, position: SourcePosition)

  /// What is wrong, in one clause for a person, without file and place.
  public var message: String {
    switch self {
    case .file(let error): error.message
    case .syntax(let message, position: _): message
    }
  }

  /// The place in the file, where the error has one.
  public var position: SourcePosition? {
    if case .syntax(message: _, let position) = self { position } else { nil }
  }
}

extension SourceText {
  /// The text of a file.
  ///
  /// - Throws: `SourceTextError.file` for a file that `SourceFile` cannot read. Bytes that are not of the file's
  ///   encoding are no error.
  package init(
    contentsOf path: String, within boundary: ReadingBoundary
  ) throws(SourceTextError) {
    do throws(FileError) {
      self.init(decoding: try SourceFile.bytes(of: path, within: boundary))
    } catch {
      throw .file(error)
    }
  }
}
