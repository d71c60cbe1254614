internal import CopyfitFiles
internal import CopyfitStream

/// A file that a command writes.
enum OutputFile {
  /// Writes a file as a whole or not at all; into what is no plain file, such as a device or a pipe, it writes.
  static func write(
    to path: String, _ body: (ByteStream) throws(ByteStream.Failure) -> Void
  ) throws(ByteStream.Failure) {
    switch OutputPlace(path) {
    case .stream(let stream): try body(stream)
    case .file(let file): try ByteStream.replace(file, body)
    case .node, .folder: try ByteStream.write(into: path, body)
    }
  }

  /// Writes a file with bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(ByteStream.Failure) {
    try write(to: path) { stream throws(ByteStream.Failure) in try stream.write(bytes) }
  }

  /// Why nothing can be written at a path, where that can be known before the work begins.
  static func problem(at path: String) -> String? {
    switch OutputPlace(path) {
    case .stream, .node: return nil
    case .folder: return "\(path): is a folder, not a file"
    case .file(let file):
      guard case .folder = OutputPlace(FilePath.parent(file)) else {
        return "\(path): its folder does not exist"
      }
      return ByteStream.isReadOnly(file)
        ? "\(path): the file is read-only, so it is not replaced" : nil
    }
  }

  /// Refuses to write where a link of a checkout, which may be a stranger's, leads out of it.
  ///
  /// - Parameter followsLinks: Whether the caller allows it.
  static func checkLinks(of paths: [String], followsLinks: Bool) throws(CommandError) {
    if followsLinks { return }
    let problems = paths.compactMap { path in
      ReadingBoundary.refusal(ofNamed: path).map {
        "\(path): cannot be written: \(FileError.refused($0).message)"
      }
    }
    guard problems.isEmpty else { throw .failed(problems) }
  }
}
