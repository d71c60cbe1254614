internal import CopyfitFiles
internal import CopyfitProject

/// A project as an earlier report names it, which may have been made in another folder.
struct ReportedProject: Hashable, Sendable {
  var name: String
  /// The project's folder, from the one that the report was made in.
  var path: String

  /// The name without the folder that distinguishes it from others of that name.
  var givenName: String {
    let folder = " (\(path))"
    return name.hasSuffix(folder) ? String(name.dropLast(folder.count)) : name
  }

  /// How many names of folders say that a project is this one; `nil` where they do not.
  fileprivate func depth(in files: ProjectFiles) -> Int? {
    let root = FilePath.absolute(files.root).split(separator: "/")
    let names = path.split(separator: "/")
    if path.hasPrefix("/") { return names == root ? names.count : nil }
    // A path upwards says where the report was made, not where the project is.
    let known = names.drop { $0 == ".." || $0 == "." }
    return !known.isEmpty && root.suffix(known.count).elementsEqual(known) ? known.count : nil
  }
}

extension [ReportedProject] {
  /// Which of them each project is, by its place; `nil` for one that they do not name.
  ///
  /// The name says it. Where a report or a run has several of one name, the folders distinguish them as far as
  /// the report knows them, whatever folder the run starts from.
  ///
  /// - Parameter folder: The folder that the report lies in.
  func places(of projects: [ProjectFiles], from folder: String) -> [Int?] {
    let places = projects.map { place(of: $0, among: projects, from: folder) }
    return places.map { place in places.count { $0 == place } > 1 ? nil : place }
  }

  private func place(
    of files: ProjectFiles, among projects: [ProjectFiles], from folder: String
  ) -> Int? {
    let candidates = indices.filter { self[$0].givenName == files.givenName }
    let root = FilePath.absolute(files.root)
    let same =
      candidates.first { FilePath.absolute(FilePath.joined(folder, self[$0].path)) == root }
      ?? candidates.first { self[$0].name == files.name }
    if let same { return same }
    let isAlone = projects.count { $0.givenName == files.givenName } == 1
    if isAlone, candidates.count == 1 { return candidates[0] }
    return candidates.compactMap { index in
      self[index].depth(in: files).map { (index: index, depth: $0) }
    }.max { $0.depth < $1.depth }?.index
  }
}
