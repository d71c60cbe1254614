internal import CopyfitFiles
internal import CopyfitStream

/// A file that a command writes.
enum OutputFile {
  /// Replaces a plain file completely or not at all; writes directly to devices and pipes.
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

  /// The reason that nothing can be written to a path, if it can be found before the work begins.
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

  /// Refuses to write if a link in a checkout, which may be a stranger's, leads out of the checkout.
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
