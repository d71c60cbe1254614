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

  init(_ comparison: GitComparison, top: String, root: String) {
    (self.comparison, self.top, self.root) = (comparison, top, root)
  }

  /// Compares a project's files, the files that the commit had in their place, and the files that affect all labels.
  mutating func add(_ files: ProjectFiles) {
    for path in files.interfaceDocuments + files.stringTables { add(path) }
    for path in files.swiftSources + files.objectiveCSources + files.xcodeProjects { add(path) }
    if let below = FilePath.below(top, root) {
      for path in comparison.paths(in: below)
      where CatalogReader.reads(path) || CodePath.isOfCode(path) || ProjectFontFiles.isFont(path) {
        add(FilePath.relative("/" + path, to: "/" + below))
      }
    }
    for path in files.generalPaths { add(path) }
    for folder in files.fontFolders { addFonts(in: folder) }
    for font in ProjectFontFiles(below: files.root).fonts { add(font) }
    compareContents()
  }

  /// Compares all fonts in a folder, now and in the commit; fonts are found through links, too.
  private mutating func addFonts(in path: String) {
    if SourceFolder.kind(withoutFollowing: FilePath.joined(root, path)) != .folder { addLink(path) }
    addOldFonts(in: path)
    var open = [path]
    var visited: Set<ExactString> = []
    while let folder = open.popLast() {
      let place = FilePath.joined(root, folder)
      guard let real = SourceFolder.realPath(of: place), visited.insert(ExactString(real)).inserted
      else { continue }
      for entry in (try? SourceFolder.entries(of: place)) ?? []
      where entry.name != ".git" && entry.isUTF8 {
        let inner = FilePath.joined(folder, entry.name)
        if entry.kind == .folder || entry.kind == .linkedFolder { open.append(inner) }
        if entry.kind == .linkedFolder {
          addLink(inner)
          addOldFonts(in: inner)
        } else if ProjectFontFiles.isFont(entry.name) {
          add(inner)
        }
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
    guard let below = FilePath.below(top, SourceFolder.realPath(of: place) ?? place) else { return }
    let names = comparison.paths(in: below).filter(ProjectFontFiles.isFont)
    for name in names {
      add(FilePath.joined(path, FilePath.relative("/" + name, to: "/" + below)))
    }
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
    guard links < Self.maximumLinks, let target = SourceFolder.realPath(of: place(link)),
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
