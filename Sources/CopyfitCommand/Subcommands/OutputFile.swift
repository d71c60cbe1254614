#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CopyfitFiles
internal import CopyfitStream

/// A file that a command is asked to write.
enum OutputFile {
  /// Writes a file as a whole or not at all; into what is no plain file, such as a device or a pipe, it writes.
  static func write(
    to path: String, _ body: (ByteStream) throws(ByteStream.Failure) -> Void
  ) throws(ByteStream.Failure) {
    if leadsOut(path) { throw .system(code: EPERM, message: linkProblem) }
    switch OutputPlace(path) {
    case .stream(let stream): try body(stream)
    case .file(let file): try ByteStream.replace(file, body)
    case .node, .folder: try ByteStream.write(into: path, body)
    }
  }

  /// Writes a file with the bytes, likewise.
  static func write(_ bytes: [UInt8], to path: String) throws(ByteStream.Failure) {
    try write(to: path) { stream throws(ByteStream.Failure) in try stream.write(bytes) }
  }

  /// Why nothing can be written at a path, where that can be known before the work begins.
  static func problem(at path: String) -> String? {
    if leadsOut(path) { return "\(path): \(linkProblem)" }
    switch OutputPlace(path) {
    case .stream, .node: return nil
    case .folder: return "\(path): is a folder, not a file"
    case .file(let file):
      guard case .folder = OutputPlace(FilePath.parent(file)) else {
        return "\(path): its folder does not exist"
      }
      return ByteStream.isReadOnly(file)
        ? "\(path): the file is read-only, and stays as it is" : nil
    }
  }

  private static let linkProblem =
    "it is or goes through a link that leads out of the repository; name the file that it leads to"

  /// Whether a link of a checkout, which may be a stranger's, decides where a path leads.
  private static func leadsOut(_ path: String) -> Bool {
    ReadingBoundary.refusal(ofNamed: path) != nil
  }
}
