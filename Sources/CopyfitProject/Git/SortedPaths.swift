/// Paths in the order of their bytes, so that those in a folder are found by a binary search.
struct SortedPaths {
  private let paths: [String]

  init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths in a folder, including the folder's own; all paths for the empty path.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* paths and *m* results.
  func paths(in folder: String) -> [String] {
    if folder.isEmpty { return paths }
    let own = position(of: folder)
    let isThere = own < paths.count && paths[own].utf8.elementsEqual(folder.utf8)
    // `0` is the character after the slash.
    let inside = paths[position(of: folder + "/")..<position(of: folder + "0")]
    return (isThere ? [paths[own]] : []) + inside
  }

  /// The position of the first path that is not before another path.
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
