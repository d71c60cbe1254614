package import CopyfitFiles
internal import CopyfitSourceText

/// Reads labels and the limits of their frames from storyboards and xibs.
///
/// Only the given file is read. A file that cannot be read is a value, `.unreadable`, instead of a thrown error,
/// because it is one finding among others.
package enum InterfaceReader {
  /// The maximum size of a document, in bytes: 8 MiB, some fifty times the size of the largest known one.
  package static let maximumSize = 8 << 20

  /// Reads a storyboard or xib.
  ///
  /// - Parameters:
  ///   - file: The file's path in the result.
  ///   - path: The path at which to open the file; `nil` for `file`.
  ///   - boundary: The directories that may be read.
  package static func read(
    _ file: String, at path: String? = nil, within boundary: ReadingBoundary
  ) -> InterfaceReading {
    do throws(FileError) {
      return read(bytes: try SourceFile.bytes(of: path ?? file, within: boundary), file: file)
    } catch {
      return .unreadable(message: error.message, position: .start)
    }
  }

  /// Reads a storyboard or xib from its bytes; `file` is its path in the result.
  package static func read(bytes: [UInt8], file: String) -> InterfaceReading {
    guard !bytes.isEmpty else { return .unreadable(message: "the file is empty", position: .start) }
    guard bytes.count <= maximumSize else {
      let message = "the file is larger than \(maximumSize >> 20) MiB, the most that is read"
      return .unreadable(message: message, position: .start)
    }
    let source = SourceText(decoding: bytes)
    do throws(XMLSyntaxError) {
      let tree = try XMLTreeParser.parse(source)
      return read(tree, source, file: file)
    } catch {
      return .unreadable(
        message: "the file " + error.message, position: source.position(at: error.offset))
    }
  }

  private static func read(_ tree: XMLTree, _ source: SourceText, file: String) -> InterfaceReading
  {
    switch DocumentKind(tree) {
    case .iOS:
      document(tree, source, file: file)
    case .other(let platform): .skipped(platform)
    case .archive:
      .unreadable(
        message:
          "the file is in Interface Builder's old archive format, which Xcode 5 and later convert "
          + "when they save it",
        position: source.position(at: tree[0].offset), isOldFormat: true)
    case .foreign(let root):
      .unreadable(
        message: "the file is not an Interface Builder document: its root is <\(root)>",
        position: source.position(at: tree[0].offset))
    }
  }

  private static func document(
    _ tree: XMLTree, _ source: SourceText, file: String
  ) -> InterfaceReading {
    var outlets = OutletConnections(tree)
    if let excess = outlets.excess { return .unreadable(message: excess, position: .start) }
    guard let connections = outlets.all() else {
      return .unreadable(message: OutletConnections.tooManyConnections, position: .start)
    }
    return .document(DocumentReader(tree, source).document(file: file, outlets, connections))
  }
}
