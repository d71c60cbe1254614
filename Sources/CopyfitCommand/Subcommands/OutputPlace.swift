internal import CopyfitStream
internal import Foundation

/// What an output path leads to: of two that lead to the same, only the last would be left.
enum OutputPlace: Hashable {
  /// A stream that the program has open.
  case stream(ByteStream)
  /// A device or pipe, by its file system and its number there.
  case node(system: Int, number: Int)
  /// A plain file, that is there or can be, without links.
  case file(String)
  /// A folder, which nothing can be written to.
  case folder(String)

  /// How many links a path may lead through, as in the systems' own limits.
  private static let mostLinks = 40

  /// Follows the links of a path, also where what they lead to is not there.
  init(_ path: String) {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var links = 0
    while links < Self.mostLinks, url.path != "/" {
      if let stream = ByteStream(devicePath: url.path) {
        self = .stream(stream)
        return
      }
      let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
      url = folder.appendingPathComponent(url.lastPathComponent, isDirectory: false)
      guard
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      else { break }
      url =
        (target.hasPrefix("/")
        ? URL(fileURLWithPath: target) : folder.appendingPathComponent(target)).standardizedFileURL
      links += 1
    }
    self.init(resolved: url.path)
  }

  private init(resolved path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case nil, .typeRegular?, .typeSymbolicLink?: self = .file(path)
    case .typeDirectory?: self = .folder(path)
    default:
      let system = attributes?[.systemNumber] as? Int
      let number = attributes?[.systemFileNumber] as? Int
      self =
        if let system, let number { .node(system: system, number: number) } else { .file(path) }
    }
  }
}
