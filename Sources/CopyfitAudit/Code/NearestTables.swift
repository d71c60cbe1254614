internal import CopyfitCatalogs

/// Tables that have a key, by their folders, to find the one that is nearest to a file.
///
/// Each folder above a table has the table that is the fewest folders below it, so that the search for a file visits only
/// the folders above the file, whatever the number of tables.
struct NearestTables: Sendable {
  /// The nearest table.
  struct Answer {
    var table: TableIdentity
    /// Whether no other table is as near.
    var isOnly: Bool
  }

  /// A folder in another one, which is known by its number.
  private struct Step: Hashable {
    var parent: Int
    var name: Substring
  }

  /// The highest table below a folder.
  private struct Highest {
    /// The number of folders between the project's folder and the table's bundle.
    var depth: Int
    var answer: Answer
  }

  private var folders: [Step: Int] = [:]
  /// The tables by the numbers of the folders; the first folder is the project's.
  private var highest: [Highest] = []

  /// - Complexity: O(*n*), where *n* is the number of folders above all tables.
  init(_ tables: [TableIdentity]) {
    for table in tables {
      let names = table.bundle.split(separator: "/")
      let found = Highest(depth: names.count, answer: Answer(table: table, isOnly: true))
      var folder = 0
      add(found, to: folder)
      for name in names {
        folder = folders[Step(parent: folder, name: name)] ?? newFolder(name, in: folder)
        add(found, to: folder)
      }
    }
  }

  private mutating func newFolder(_ name: Substring, in parent: Int) -> Int {
    folders[Step(parent: parent, name: name)] = highest.count
    return highest.count
  }

  private mutating func add(_ found: Highest, to folder: Int) {
    guard folder < highest.count else { return highest.append(found) }
    if found.depth < highest[folder].depth {
      highest[folder] = found
    } else if found.depth == highest[folder].depth {
      highest[folder].answer.join(found.answer)
    }
  }

  /// The table with the fewest folders between its bundle and a file, up and down; `nil` without tables.
  ///
  /// Of several, it is the first in their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of folders above the file.
  func nearest(to file: String) -> Answer? {
    guard var known = highest.first else { return nil }
    var (folder, up) = (0, 0)
    for name in file.split(separator: "/").dropLast() {
      guard let inner = folders[Step(parent: folder, name: name)] else { break }
      (folder, up) = (inner, up + 1)
      // A folder farther down is shared by the table and the file, which saves the way up and down.
      var next = highest[folder]
      next.depth -= 2 * up
      if next.depth < known.depth {
        known = next
      } else if next.depth == known.depth {
        known.answer.join(next.answer)
      }
    }
    return known.answer
  }
}

extension NearestTables.Answer {
  /// Adds a table that is as near.
  fileprivate mutating func join(_ other: Self) {
    guard table != other.table else { return }
    self = .init(table: min(table, other.table), isOnly: false)
  }
}
