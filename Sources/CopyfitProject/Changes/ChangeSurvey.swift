internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// Finds the files of a project that differ from a commit, among those that affect its results.
struct ChangeSurvey {
  /// The maximum number of links in a path, as in the systems' own limits.
  private static let maximumLinks = 40

  private var comparison: GitComparison
  /// The top of the work tree, and the project's folder in it; both are absolute paths without links.
  private let top: String
  private let root: String
  /// The paths that were compared, relative to the project's folder.
  private var seen: Set<ExactString> = []
  /// The changes of the files, without unchanged files.
  private(set) var changes: [(path: String, change: GitComparison.Change, git: GitCommand)] = []
  /// The files that may only have been touched: their indexes in `changes`, and their paths.
  private var touched: [(index: Int, place: String, object: String)] = []
  /// The number of older versions that are not in the repository.
  private(set) var missing = 0
  /// The number of entries of all folders of fonts together, and of the fonts that the commit has there, that may still
  /// be read: as many as the search for the fonts reads.
  private var fontEntriesLeft: Int
  /// Whether a folder of fonts has more entries.
  private var isExhausted = false

  init(
    _ comparison: GitComparison, top: String, root: String,
    fontEntries: Int = FontLibrary.maximumFolderEntries
  ) {
    (self.comparison, self.top, self.root) = (comparison, top, root)
    fontEntriesLeft = fontEntries
  }

  /// Compares a project's files, the files that the commit had in their place, and the files that affect all labels.
  ///
  /// - Parameter other: Another file to compare, relative to the project's folder.
  mutating func add(_ files: ProjectFiles, besides other: String? = nil) {
    for path in files.interfaceDocuments + files.stringTables { add(path) }
    for path in files.swiftSources + files.objectiveCSources + files.xcodeProjects { add(path) }
    if let below = FilePath.below(top, root) {
      let findsFonts = files.fontFolders.isEmpty
      for path in comparison.paths(in: below)
      where CatalogReader.reads(path) || CodePath.isOfCode(path)
        || FileKind(path) == .document || findsFonts && ProjectFontFiles.isFont(path)
      {
        add(FilePath.relative("/" + path, to: "/" + below))
      }
    }
    for path in files.generalPaths { add(path) }
    if let other { add(other) }
    for folder in files.fontFolders { addFonts(in: folder) }
    if files.fontFolders.isEmpty {
      for font in ProjectFontFiles(below: files.root).fonts { add(font) }
    }
    compareContents()
  }

  private mutating func add(_ path: String) {
    guard seen.insert(ExactString(path)).inserted else { return }
    let place = FilePath.absolute(FilePath.joined(root, path))
    guard let below = FilePath.below(top, place) else { return }
    add(path, at: below, links: 0)
  }

  /// A file behind links changed if one of the links changed, or its target.
  private mutating func add(_ path: String, at below: String, links: Int) {
    let (link, rest) = splitAtLink(below)
    let found = comparison.change(of: link)
    guard found.change == .none, SourceFolder.target(ofLink: place(link)) != nil else {
      return note(path, found.change, found.git, at: link)
    }
    // The target may be deleted since the commit.
    guard links < Self.maximumLinks, let target = SourceFolder.destination(of: place(link)),
      let inner = FilePath.below(top, FilePath.joined(target, rest))
    else { return }
    add(path, at: inner, links: links + 1)
  }

  private mutating func note(
    _ path: String, _ change: GitComparison.Change, _ git: GitCommand, at below: String
  ) {
    if change == .none { return }
    if case .touched(let object) = change {
      touched.append((changes.count, place(below), object))
    }
    changes.append((path, change, git))
  }

  private func place(_ below: String) -> String { FilePath.joined(top, below) }

  /// Splits a path after its first link.
  private func splitAtLink(_ below: String) -> (String, String) {
    if SourceFolder.realPath(of: place(below)).map(ExactString.init) == ExactString(place(below)) {
      return (below, "")
    }
    var end = below.startIndex
    while end < below.endIndex {
      let next = below.utf8[end...].dropFirst().firstIndex(of: .slash) ?? below.endIndex
      let part = String(below[..<next])
      if SourceFolder.target(ofLink: place(part)) != nil {
        return (part, String(Substring(below.utf8[next...].drop { $0 == .slash })))
      }
      end = next
    }
    return (below, "")
  }

  /// Compares the contents of the files that were touched.
  private mutating func compareContents() {
    for (git, group) in Dictionary(grouping: touched, by: { changes[$0.index].git }) {
      // Works in batches, because the contents of both sides are in memory together.
      for start in stride(from: 0, to: group.count, by: 256) {
        let part = group[start..<min(start + 256, group.count)]
        for (file, old) in zip(part, git.contents(of: part.map(\.object))) {
          let isSame = old.map { GitComparison.isSame(file.place, as: $0) } ?? false
          if old == nil { missing += 1 }
          let isLink = SourceFolder.target(ofLink: file.place) != nil
          changes[file.index].change =
            isSame ? .none : .changed(old: old == nil || isLink ? nil : file.object)
        }
      }
    }
    touched = []
  }
}

// MARK: - Folders of fonts

extension ChangeSurvey {
  /// Compares all fonts in a folder, now and in the commit; fonts are found through links, too.
  ///
  /// A folder with more entries than the maximum counts as changed. Folders outside the work tree are not read, because
  /// git knows nothing about them.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the maximum number of entries, for all folders together.
  private mutating func addFonts(in path: String) {
    if isExhausted { return changes.append((path, .changed(old: nil), comparison.git)) }
    if SourceFolder.kind(withoutFollowing: FilePath.joined(root, path)) != .folder { addLink(path) }
    addOldFonts(in: path)
    var open = [(path: path, isLink: false)]
    var visited: Set<ExactString> = []
    while !isExhausted, let folder = open.popLast() {
      let place = FilePath.joined(root, folder.path)
      guard let real = SourceFolder.realPath(of: place), FilePath.below(top, real) != nil,
        visited.insert(ExactString(real)).inserted
      else { continue }
      if folder.isLink { addOldFonts(in: folder.path) }
      for entry in fontEntries(of: place) { visit(entry, in: folder.path, &open) }
    }
    if isExhausted { changes.append((path, .changed(old: nil), comparison.git)) }
  }

  /// The entries of a folder that may be fonts or lead to some; hidden ones are not searched for fonts.
  private mutating func fontEntries(of place: String) -> [SourceFolder.Entry] {
    let found: [SourceFolder.Entry]?
    do throws(FileStatus.Failure) {
      found = try SourceFolder.entries(of: place, atMost: fontEntriesLeft)
    } catch {
      return []
    }
    takeFontEntries(found?.count ?? .max)
    return (found ?? []).filter { $0.isUTF8 && !$0.name.hasPrefix(".") }
  }

  private mutating func takeFontEntries(_ count: Int) {
    if count > fontEntriesLeft { isExhausted = true } else { fontEntriesLeft -= count }
  }

  private mutating func visit(
    _ entry: SourceFolder.Entry, in folder: String, _ open: inout [(path: String, isLink: Bool)]
  ) {
    let path = FilePath.joined(folder, entry.name)
    switch entry.kind {
    case .folder: open.append((path, false))
    case .linkedFolder:
      addLink(path)
      open.append((path, true))
    case .file, .other:
      if ProjectFontFiles.isFont(entry.name) { add(path) }
      // The target of a broken link may have been a folder with fonts.
      if entry.kind == .other, entry.isLink {
        addLink(path)
        addOldFonts(in: path)
      }
    }
  }

  /// Compares where a link to a folder leads, without what is in the folder.
  private mutating func addLink(_ path: String) {
    let place = FilePath.absolute(FilePath.joined(root, path))
    let folder = FilePath.parent(place)
    let real = FilePath.joined(SourceFolder.realPath(of: folder) ?? folder, FilePath.name(place))
    guard let below = FilePath.below(top, real), !below.isEmpty else { return }
    let found = comparison.change(of: below)
    note(path, found.change, found.git, at: below)
  }

  /// Compares the fonts that a folder, or the target of a link to it, has in the commit.
  private mutating func addOldFonts(in path: String) {
    let place = FilePath.absolute(FilePath.joined(root, path))
    guard let below = FilePath.below(top, SourceFolder.destination(of: place) ?? place) else {
      return
    }
    let names = comparison.paths(in: below).filter(ProjectFontFiles.isFont)
    takeFontEntries(names.count)
    if isExhausted { return }
    for name in names {
      add(FilePath.joined(path, FilePath.relative("/" + name, to: "/" + below)))
    }
  }
}
