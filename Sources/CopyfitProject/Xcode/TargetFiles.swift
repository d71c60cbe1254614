internal import CopyfitFiles

/// The files in the targets of an Xcode project, by their absolute paths.
///
/// File systems of the Mac ignore case and Unicode normalization, so the spelling of the paths in a project may differ
/// from that of the files.
struct TargetFiles {
  /// Files, and localized files, which are named without the folder of their language.
  struct Paths {
    private var all: Set<String> = []
    private var localized: Set<String> = []

    /// Adds a file, or a folder with its whole content.
    mutating func add(_ path: String) { all.insert(TargetFiles.folded(path)) }

    /// Adds a file in the folders of all languages.
    mutating func add(localized path: String) { localized.insert(TargetFiles.folded(path)) }

    /// Adds the files of another list.
    mutating func add(_ others: Paths) {
      all.formUnion(others.all)
      localized.formUnion(others.localized)
    }

    /// Whether any of the requested files, or a folder that contains one, is in the list.
    fileprivate func holdAny(of asked: Asked) -> Bool {
      all.contains(where: asked.around.contains) || localized.contains(where: asked.plain.contains)
    }

    /// Whether a file, or a folder that contains it, is in the list.
    func hold(_ path: FoldedPath) -> Bool {
      if let plain = path.withoutLanguage, localized.contains(plain) { return true }
      var path = path.text
      while path != "/" {
        if all.contains(path) { return true }
        path = FilePath.parent(path)
      }
      return false
    }
  }

  /// A path in the form in which it is compared.
  struct FoldedPath {
    let text: String
    /// The path without the folder of its language; `nil` if it has no such folder.
    let withoutLanguage: String?

    init(_ path: String) {
      text = TargetFiles.folded(path)
      let names = text.split(separator: "/")
      let language = names.dropLast().lastIndex { $0.hasSuffix(".lproj") }
      withoutLanguage = language.map { language in
        "/" + (names[..<language] + names[(language + 1)...]).joined(separator: "/")
      }
    }
  }

  var paths = Paths()
  /// The exceptions of each folder whose files all belong to a target, one for each of its targets.
  private var folders: [String: [Paths]] = [:]

  /// Adds a folder whose files all belong to a target, with exceptions.
  mutating func add(folder: String, exceptions: Paths) {
    folders[Self.folded(folder), default: []].append(exceptions)
  }

  /// Adds the files of other targets.
  mutating func add(_ others: TargetFiles) {
    paths.add(others.paths)
    folders.merge(others.folders, uniquingKeysWith: +)
  }

  /// Whether any of the requested files is in a target.
  ///
  /// - Complexity: O(*m* + *n*) on average, where *m* is the number of the target's files and folders, and *n* the number
  ///   of requested files in folders with exceptions.
  func holdAny(of asked: Asked) -> Bool {
    if paths.holdAny(of: asked) { return true }
    return folders.contains { folder, targets in
      asked.around.contains(folder)
        && asked.files(below: folder).contains { path in targets.contains { !$0.hold(path) } }
    }
  }

  /// Whether a file is in a target.
  ///
  /// - Complexity: O(*n*) for *n* folders around the file and the targets of each.
  func hold(_ path: FoldedPath) -> Bool {
    if paths.hold(path) { return true }
    guard !folders.isEmpty else { return false }
    var folder = path.text
    while folder != "/" {
      folder = FilePath.parent(folder)
      if folders[folder]?.contains(where: { !$0.hold(path) }) == true { return true }
    }
    return false
  }

  fileprivate static func folded(_ path: String) -> String { path.lowercased() }
}
