public import CopyfitFiles

/// The reason why a file's text cannot be read.
///
/// The error does not contain the file's path, because the caller knows it.
public enum SourceTextError: Error, Hashable, Sendable {
  /// The file itself cannot be read.
  case file(FileError)
  /// The text violates the rules of its format.
  case syntax(message: String, position: SourcePosition)
  /// The text exceeds a limit of the reader, such as its nesting. Other readers may read it.
  case limit(message: String, position: SourcePosition)

  /// The problem as one clause, without file and place.
  public var message: String {
    switch self {
    case .file(let error): error.message
    case .syntax(let message, position: _), .limit(let message, position: _): message
    }
  }

  /// The place in the file, if the error has one.
  public var position: SourcePosition? {
    switch self {
    case .file: nil
    case .syntax(message: _, let position), .limit(message: _, let position): position
    }
  }
}

extension SourceText {
  /// Reads the text of a file.
  ///
  /// - Throws: `SourceTextError.file` for a file that `SourceFile` cannot read. Invalid bytes are not an error.
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
