/// The markers that git writes if it cannot merge.
package enum MergeMarker {
  /// The marker at the start of a conflict.
  package static let start = "<<<<<<<"
  /// The marker at the end of a conflict.
  package static let end = ">>>>>>>"
  /// All markers; the second precedes the common ancestor of both sides.
  package static let all = [start, "|||||||", "=======", end]

  /// The number of the first line that starts with the marker at the start or end of a conflict and the name of a branch.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    let ends = [start, end].map { Array("\($0) ".utf8) }
    var (line, offset) = (1, 0)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"),
        ends.contains(where: { bytes[offset...].starts(with: $0) })
      {
        return line
      }
      guard let next = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (line, offset) = (line + 1, next + 1)
    }
    return nil
  }

  /// A description of such a line and the fix, as the object of a clause.
  package static let object = "a merge conflict's marker; resolve the conflict"
  /// The description as a clause.
  package static let message = "this is \(object)"
}

extension TextScanner {
  /// Whether a merge conflict's marker is next.
  package var isAtMergeMarker: Bool { MergeMarker.all.contains { isAt($0) } }
}

/// Follows the merge conflicts of a text that is read line by line: only the first side is read.
package struct MergeConflict {
  private var isOpen = false
  /// Whether the rest of the text was searched for the end of a conflict and has none.
  private var hasNoMoreEnds = false

  /// Creates a state outside of any conflict.
  package init() {}

  /// Whether the next line is a marker: the start of a conflict, or another marker in it.
  package func hasMarker(at scanner: TextScanner) -> Bool {
    scanner.isAt(MergeMarker.start) || isOpen && scanner.isAtMergeMarker
  }

  /// Skips the rest of a marker's line, and the sides that are not read.
  ///
  /// - Returns: Whether the marker is to be reported: only the first one of a conflict is.
  package mutating func skipMarker(_ scanner: inout TextScanner) -> Bool {
    let isStart = scanner.isAt(MergeMarker.start)
    let isTold = isStart || !isOpen
    if isOpen, !isStart, !scanner.isAt(MergeMarker.end) {
      var ahead = scanner
      // A conflict without an end is ignored, so that the text is not searched repeatedly.
      isOpen = !hasNoMoreEnds && ahead.skip(to: "\n\(MergeMarker.end)")
      hasNoMoreEnds = !isOpen
      if isOpen { scanner.offset = ahead.offset + 1 }
    }
    isOpen = isStart || isOpen && !scanner.isAt(MergeMarker.end)
    scanner.skip { $0 != 0x0A && $0 != 0x0D }
    return isTold
  }
}
