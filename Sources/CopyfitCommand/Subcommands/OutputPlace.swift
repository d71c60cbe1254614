internal import CopyfitFiles
internal import CopyfitStream

/// The target of an output path; if two paths have the same target, only the last output remains.
enum OutputPlace: Hashable {
  /// A stream that the program has open.
  case stream(ByteStream)
  /// A device or pipe.
  case node(FileStatus.Identity)
  /// A plain file, without links, that exists or can be created.
  case file(String)
  /// A folder, which nothing can be written to.
  case folder(String)

  /// The maximum number of links in a path, as in the systems' own limits.
  private static let maximumLinks = 40

  /// Follows the links of a path, even if their target does not exist.
  init(_ path: String) {
    var place = FilePath.absolute(path)
    var links = 0
    while links < Self.maximumLinks, place != "/" {
      if let stream = ByteStream(devicePath: place) {
        self = .stream(stream)
        return
      }
      let parent = FilePath.parent(place)
      let folder = SourceFolder.realPath(of: parent) ?? parent
      place = FilePath.joined(folder, FilePath.name(place))
      guard let target = SourceFolder.target(ofLink: place) else { break }
      place = FilePath.absolute(FilePath.resolved(target, in: folder))
      links += 1
    }
    self.init(resolved: place)
  }

  private init(resolved path: String) {
    switch SourceFolder.kind(withoutFollowing: path) {
    case nil, .file: self = .file(path)
    case .folder, .linkedFolder: self = .folder(path)
    case .other:
      let isLink = SourceFolder.target(ofLink: path) != nil
      let node = isLink ? nil : (try? FileStatus(path, followingLinks: false))?.identity
      self = node.map { .node($0) } ?? .file(path)
    }
  }
}
