internal import CopyfitStream
internal import Foundation

/// A file that a command is asked to write.
enum OutputFile {
  /// Writes a file as a whole or not at all; into what is no plain file, such as a device or a pipe, it writes.
  static func write(
    to path: String, _ body: (ByteStream) throws(ByteStream.Failure) -> Void
  ) throws(ByteStream.Failure) {
    if let stream = ByteStream(devicePath: path) { return try body(stream) }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if [nil, .typeRegular].contains(kind(of: url)) {
      try ByteStream.replace(url.path, body)
    } else {
      try ByteStream.write(into: url.path, body)
    }
  }

  /// Writes a file with the bytes, likewise.
  static func write(_ bytes: [UInt8], to path: String) throws(ByteStream.Failure) {
    try write(to: path) { stream throws(ByteStream.Failure) in try stream.write(bytes) }
  }

  /// Why nothing can be written at a path, where that can be known before the work begins.
  static func problem(at path: String) -> String? {
    if ByteStream(devicePath: path) != nil { return nil }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if let kind = kind(of: url) {
      return kind == .typeDirectory ? "\(path): is a folder, not a file" : nil
    }
    let folder = kind(of: url.deletingLastPathComponent())
    return folder == .typeDirectory ? nil : "\(path): its folder does not exist"
  }

  /// What a path leads to, or `nil` where nothing is there.
  private static func kind(of url: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType
  }
}
