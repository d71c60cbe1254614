/// Finds what somebody may have meant by a name that is not known.
enum NearestName {
  /// The known name that is fewest edits away, the first of several; `nil` where none is near.
  static func of(_ name: String, among known: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars.prefix(maximumLength))
    let limit = max(2, typed.count / 3)
    let distances = known.map {
      (name: $0, edits: edits(typed, Array($0.lowercased().unicodeScalars)))
    }
    let near = distances.filter { $0.edits <= limit && $0.edits < $0.name.count }
    return near.min { $0.edits < $1.edits }?.name ?? completion(of: name, among: known)
  }

  /// The first known name that starts with a name of three characters or more.
  private static func completion(of name: String, among known: [String]) -> String? {
    name.count < 3 ? nil : known.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }

  /// Longer names are no slips of the finger.
  private static let maximumLength = 64

  /// How many characters must be inserted, removed, replaced or swapped with their neighbour.
  ///
  /// This is the optimal string alignment distance.
  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
