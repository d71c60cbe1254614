internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText

/// A configuration file, and the chain of files that it extends.
///
/// The line numbers of an extended file continue after those of the file that extends it, so that each position also
/// identifies its file.
struct ConfigurationChain {
  /// One of the files.
  private struct Link {
    var path: String
    var text: SourceText
    var root: YAMLNode?
    /// Duplicate keys.
    var duplicates: [SourceTextError]
    /// The number of lines before its first line.
    var offset: Int
  }

  /// The maximum length of the chain.
  static let maximumLength = 8

  private var links: [Link] = []
  private let boundary: ReadingBoundary
  /// Whether the list of projects is not read again.
  private var skipsProjects = false

  /// Reads the files, the nearest first.
  ///
  /// - Parameter boundary: The files that may be read.
  /// - Throws: `AuditError` for the first file that cannot be read, or that is not YAML.
  init(_ bytes: [UInt8], file: String, within boundary: ReadingBoundary) throws(AuditError) {
    self.boundary = boundary
    var next: (bytes: [UInt8], path: String)? = (bytes, file)
    while let (bytes, path) = next {
      let link = try Self.link(bytes, path, behind: links.last)
      links.append(link)
      next = try base(of: link)
    }
  }

  private static func link(
    _ bytes: [UInt8], _ path: String, behind last: Link?
  ) throws(AuditError) -> Link {
    let text = SourceText(decoding: bytes)
    let offset = last.map { $0.offset + $0.text.end.line } ?? 0
    var yaml = YAMLReader()
    let root: YAMLNode?
    do throws(SourceTextError) { root = try yaml.read(text) } catch {
      throw AuditError(
        Configuration.printable(error.message),
        at: SourceLocation(file: path, position: error.position ?? .start))
    }
    return Link(
      path: path, text: text, root: root, duplicates: yaml.duplicates, offset: offset)
  }

  /// The file that a file extends.
  private func base(of link: Link) throws(AuditError) -> (bytes: [UInt8], path: String)? {
    guard case .mapping(let pairs) = link.root?.content,
      let node = pairs.first(where: { $0.key.value == "extends" })?.value
    else { return nil }
    func failure(_ message: String) -> AuditError {
      AuditError(
        Configuration.printable(message),
        at: SourceLocation(file: link.path, position: node.position))
    }
    guard case .scalar(let name, isPlain: _) = node.content, !node.isNull, !name.isEmpty else {
      throw failure("expected a file such as ../copyfit-base.yml, found \(node.kind)")
    }
    let path = Self.path(name, besides: link.path)
    let isKnown = links.contains { FilePath.absolute($0.path) == FilePath.absolute(path) }
    if isKnown { throw failure("'\(name)' extends this file in turn") }
    guard links.count < Self.maximumLength else {
      throw failure("more than \(Self.maximumLength) files extend one another")
    }
    do throws(FileError) {
      return (try Configuration.bytes(of: path, within: boundary), path)
    } catch {
      throw failure("'\(name)' cannot be read: \(error.message)")
    }
  }

  /// The path of a name in a file, relative to that file's own path.
  private static func path(_ name: String, besides file: String) -> String {
    let folder = FilePath.parent(FilePath.absolute(file))
    let path = FilePath.absolute(name.hasPrefix("/") ? name : FilePath.joined(folder, name))
    let isAbsolute = name.hasPrefix("/") || file.hasPrefix("/")
    return isAbsolute ? path : FilePath.relative(path, to: WorkingFolder.path ?? "/")
  }
}

extension ConfigurationChain {
  /// The same for a project that the configuration lists: the list may be as long as there are projects, and was read.
  var forListed: ConfigurationChain {
    var chain = self
    chain.skipsProjects = true
    return chain
  }

  /// The configuration; for each key, the nearest file wins.
  ///
  /// - Parameter folder: The project's absolute path; `nil` for the folder of the nearest file.
  func configuration(inFolder folder: String? = nil) throws(AuditError) -> Configuration {
    let texts = links.map { $0.text.utf8 + [0x0A] }
    var reader = ConfigurationReader(SourceText(decoding: Array(texts.joined())))
    var configuration = Configuration()
    configuration.file = links.first?.path
    configuration.size = links.reduce(0) { $0 + $1.text.utf8.count }
    configuration.bases = links.dropFirst().map { .init(file: $0.path, offset: $0.offset) }
    let own = links.first.map { FilePath.parent(FilePath.absolute($0.path)) } ?? "/"
    for link in links.reversed() {
      for duplicate in link.duplicates {
        reader.report(
          duplicate.message, at: (duplicate.position ?? .start).moved(by: link.offset))
      }
      guard let root = link.root else { continue }
      let here = FilePath.parent(FilePath.absolute(link.path))
      reader.folder = here == folder ?? own ? nil : FilePath.relative(here, to: folder ?? own)
      (configuration.name, configuration.projects) = (nil, nil)
      configuration.keys = root.keys
      let read = skipsProjects ? root.without("projects") : root
      reader.read(read.moved(by: link.offset), over: &configuration)
      guard link.offset > 0 || folder != nil else { continue }
      configuration.nameFile(
        FilePath.relative(FilePath.absolute(link.path), to: folder ?? own), behind: link.offset)
    }
    if folder != nil { (configuration.name, configuration.projects) = (nil, nil) }
    reader.checkFonts(on: configuration.fonts.platform)
    guard reader.problems.isEmpty else {
      throw AuditError(
        reader.problems.map { problem in
          Configuration.problem(problem.value, at: configuration.place(of: problem.position))
        })
    }
    return configuration
  }
}

extension Configuration {
  /// Gives entries of `labels` from an extended file the name of that file and their line numbers in it.
  fileprivate mutating func nameFile(_ name: String, behind offset: Int) {
    for index in labels.indices where labels[index].position.line > offset {
      labels[index].file = name
      labels[index].position = labels[index].position.moved(by: -offset)
    }
  }
}

extension YAMLNode {
  /// The keys of a mapping; empty for other values.
  fileprivate var keys: [Located<String>] {
    guard case .mapping(let pairs) = content else { return [] }
    return pairs.map(\.key)
  }

  /// A mapping without a key.
  fileprivate func without(_ key: String) -> YAMLNode {
    guard case .mapping(let pairs) = content else { return self }
    var node = self
    node.content = .mapping(pairs.filter { $0.key.value != key })
    return node
  }

  /// The value with all its places moved down by a number of lines.
  fileprivate func moved(by lines: Int) -> YAMLNode {
    if lines == 0 { return self }
    var node = self
    node.position = position.moved(by: lines)
    switch content {
    case .scalar: break
    case .sequence(let elements): node.content = .sequence(elements.map { $0.moved(by: lines) })
    case .mapping(let pairs):
      node.content = .mapping(
        pairs.map { pair in
          let key = Located(pair.key.value, at: pair.key.position.moved(by: lines))
          return Pair(key: key, value: pair.value.moved(by: lines))
        })
    }
    return node
  }
}

extension SourcePosition {
  fileprivate func moved(by lines: Int) -> SourcePosition {
    SourcePosition(line: line + lines, column: column)
  }
}
