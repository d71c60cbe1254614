internal import CopyfitFiles

extension TargetFiles {
  /// The files that are requested, in forms by which many projects can look them up.
  struct Asked {
    /// The files, ordered by the bytes of their paths.
    private let files: [FoldedPath]
    /// The files and the folders around them.
    let around: Set<String>
    /// The localized files, without the folder of their language.
    let plain: Set<String>

    /// - Parameter paths: The absolute paths of the files.
    ///
    /// - Complexity: O(*n* log *n*) for *n* files and the folders around them.
    init(_ paths: [String]) {
      let files = paths.map(FoldedPath.init)
      var around: Set<String> = []
      for file in files {
        var path = file.text
        while path != "/", around.insert(path).inserted { path = FilePath.parent(path) }
      }
      self.files = files.sorted { Self.isBefore($0.text, $1.text) }
      self.around = around
      plain = Set(files.compactMap(\.withoutLanguage))
    }

    private static func isBefore(_ one: String, _ other: String) -> Bool {
      one.utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// The files in a folder and in the folders below it.
    func files(below folder: String) -> some Sequence<FoldedPath> {
      let start = folder + "/"
      var (low, high) = (0, files.count)
      while low < high {
        let middle = (low + high) / 2
        if Self.isBefore(files[middle].text, start) { low = middle + 1 } else { high = middle }
      }
      return files[low...].prefix { $0.text.hasPrefix(start) }
    }
  }
}
