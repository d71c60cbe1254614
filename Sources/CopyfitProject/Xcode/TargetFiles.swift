internal import CopyfitFiles

/// The files that the targets of an Xcode project have, by their absolute paths.
///
/// File systems of the Mac ignore case and how letters are composed, so the paths of a project need not be those of the
/// files letter by letter.
struct TargetFiles {
  /// Files, or files in the folder of any language, which are named without that folder.
  struct Paths {
    private var all: Set<String> = []
    private var localized: Set<String> = []

    /// Adds a file, or a folder with all that is in it.
    mutating func add(_ path: String) { all.insert(TargetFiles.folded(path)) }

    /// Adds a file in the folders of all languages.
    mutating func add(localized path: String) { localized.insert(TargetFiles.folded(path)) }

    /// Whether a file is among them, or a folder that holds it.
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

  /// A folder of which a target has all files but some.
  struct SynchronizedFolder {
    var folder: String
    var exceptions: Paths
  }

  /// A path as it is compared.
  struct FoldedPath {
    let text: String
    /// The path without the folder of its language; `nil` where there is none.
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
  var folders: [SynchronizedFolder] = []

  /// Whether a target has a file.
  func hold(_ path: FoldedPath) -> Bool {
    paths.hold(path)
      || folders.contains { folder in
        path.text.hasPrefix(TargetFiles.folded(folder.folder) + "/")
          && !folder.exceptions.hold(path)
      }
  }

  fileprivate static func folded(_ path: String) -> String { path.lowercased() }
}
