internal import CopyfitFiles

/// Files and the folders around them, as a tree of their names in which other paths are looked up.
///
/// Case and Unicode normalization are ignored, as file systems of the Mac do. Looking up a path keeps nothing of it.
struct PathTree {
  /// Where a path leads to.
  struct Place: Hashable {
    /// The innermost file or folder of the tree that the path leads to or into; 0 is the root.
    var node: Int
    /// The number of names in the path below it, which the tree does not have.
    var missing = 0

    static let root = Place(node: 0)

    /// The file or folder itself; `nil` if the tree does not have it.
    var known: Int? { missing == 0 ? node : nil }
  }

  private struct Step: Hashable {
    var folder: Int
    var name: String
  }

  private var nodes: [Step: Int] = [:]
  /// The folder around each file and folder; the root contains itself.
  private var folders = [0]

  /// Adds a file and the folders around it.
  ///
  /// - Parameter path: An absolute path without `.` and `..`.
  /// - Returns: The file's number.
  mutating func insert(_ path: String) -> Int {
    Self.names(of: path).reduce(0) { folder, name in
      let step = Step(folder: folder, name: name)
      if let known = nodes[step] { return known }
      nodes[step] = folders.count
      folders.append(folder)
      return folders.count - 1
    }
  }

  /// The place that a path leads to from a folder; an absolute path starts at the root.
  ///
  /// - Complexity: O(*n*) for a path of *n* bytes.
  func place(of path: String, in folder: Place = .root) -> Place {
    let start = path.utf8.first == .slash ? .root : folder
    return Self.names(of: path).reduce(into: start) { place, name in
      switch name {
      case ".": break
      case "..":
        if place.missing > 0 { place.missing -= 1 } else { place.node = folders[place.node] }
      default:
        let inner = place.missing > 0 ? nil : nodes[Step(folder: place.node, name: name)]
        if let inner { place.node = inner } else { place.missing += 1 }
      }
    }
  }

  /// A file or folder and the folders around it, the innermost first, without the root.
  func trail(of node: Int) -> [Int] {
    Array(sequence(first: node) { folders[$0] }.prefix { $0 != 0 })
  }

  private static func names(of path: String) -> [String] { FilePath.names(of: path.lowercased()) }
}
