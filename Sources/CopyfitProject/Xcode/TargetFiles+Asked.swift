internal import CopyfitFiles

extension TargetFiles {
  /// The requested files, among which those of many projects are looked up.
  struct Asked {
    /// A requested file.
    struct File {
      /// Its number in the tree, and those of the folders around it, the innermost first.
      let trail: [Int]
      /// The number of its path without the folder of its language; `nil` if it has no such folder.
      let plain: Int?
    }

    private(set) var tree = PathTree()
    /// The files that a project may decide about, and the folders around them.
    private(set) var around: Set<Int> = []
    /// Those that are localized, without the folder of their language.
    private(set) var plain: Set<Int> = []
    /// The numbers of the paths without the folder of a language, by those of the files.
    private var plainPaths: [Int: Int] = [:]
    /// The files that a project may decide about, in each folder around them.
    private var files: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - paths: The absolute paths of the files that a project may decide about.
    ///   - others: Those of other files that may be looked up.
    ///
    /// - Complexity: O(*n*) for *n* files and the folders around them.
    init(_ paths: [String], others: [String] = []) {
      for path in paths {
        let file = insert(path)
        for node in tree.trail(of: file) {
          around.insert(node)
          if node != file { files[node, default: []].append(file) }
        }
        if let own = plainPaths[file] { plain.insert(own) }
      }
      for path in others { _ = insert(path) }
    }

    private mutating func insert(_ path: String) -> Int {
      let file = tree.insert(path)
      let names = FilePath.names(of: path)
      let isLanguage = { (name: String) in
        name.lowercased().utf8.reversed().starts(with: ".lproj".utf8.reversed())
      }
      guard let language = names.dropLast().lastIndex(where: isLanguage) else { return file }
      let rest = names[..<language] + names[(language + 1)...]
      plainPaths[file] = tree.insert(rest.joined(separator: "/"))
      return file
    }

    /// A requested file by its absolute path; `nil` for any other file.
    func file(_ path: String) -> File? { tree.place(of: path).known.map(file) }

    private func file(_ node: Int) -> File {
      File(trail: tree.trail(of: node), plain: plainPaths[node])
    }

    /// The files that a project may decide about in a folder and in the folders below it.
    func files(below folder: Int) -> some Sequence<File> {
      (files[folder] ?? []).lazy.map(file)
    }
  }
}
