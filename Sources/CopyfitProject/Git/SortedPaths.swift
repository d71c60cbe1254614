/// Paths in which those of a folder are found without looking at all; they are in the order of their bytes.
struct SortedPaths {
  private let paths: [String]

  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths in a folder, itself included; all for the empty one.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* paths and *m* that are found.
  func paths(in folder: String) -> [String] {
    if folder.isEmpty { return paths }
    let own = position(of: folder)
    let isThere = own < paths.count && paths[own].utf8.elementsEqual(folder.utf8)
    // A zero is the character behind the slash.
    let inside = paths[position(of: folder + "/")..<position(of: folder + "0")]
    return (isThere ? [paths[own]] : []) + inside
  }

  /// The first path that is not before another.
  private func position(of path: String) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
