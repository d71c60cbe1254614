internal import CopyfitFiles
internal import CopyfitProject

/// A project in an earlier report, which may have been made in another folder.
struct ReportedProject: Hashable, Sendable {
  var name: String
  /// The project's folder, relative to the folder in which the report was made.
  var path: String

  /// Whether the project has a given name, with or without the folder that distinguishes it from equal names.
  func isNamed(_ givenName: String) -> Bool {
    name == givenName || name == "\(givenName) (\(path))"
  }

  /// The number of folder names that the report's path and a project's folder have in common; `nil` if the path is not
  /// that of the folder.
  fileprivate func depth(in files: ProjectFiles) -> Int? {
    let root = FilePath.absolute(files.root).split(separator: "/")
    let names = path.split(separator: "/")
    if path.hasPrefix("/") { return names == root ? names.count : nil }
    // `..` depends on the folder in which the report was made.
    let known = names.drop { $0 == ".." || $0 == "." }
    return !known.isEmpty && root.suffix(known.count).elementsEqual(known) ? known.count : nil
  }
}

extension [ReportedProject] {
  /// The index of each project in the report; `nil` for a project that it does not contain.
  ///
  /// Projects are found by their names. If several have the same name, their folders decide, as far as the report
  /// contains them.
  ///
  /// - Parameter folder: The folder of the report.
  func places(of projects: [ProjectFiles], from folder: String) -> [Int?] {
    let places = projects.map { place(of: $0, among: projects, from: folder) }
    return places.map { place in places.count { $0 == place } > 1 ? nil : place }
  }

  private func place(
    of files: ProjectFiles, among projects: [ProjectFiles], from folder: String
  ) -> Int? {
    let candidates = indices.filter { self[$0].isNamed(files.givenName) }
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
