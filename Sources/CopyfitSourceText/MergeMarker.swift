/// The lines that git writes where it cannot merge.
package enum MergeMarker {
  /// What starts a conflict.
  package static let start = "<<<<<<<"
  /// What ends a conflict.
  package static let end = ">>>>>>>"
  /// What the lines start with; the second stands before the text that both sides come from.
  package static let all = [start, "|||||||", "=======", end]

  /// What such a line is and what to do about it, as the object of a clause.
  package static let object = "a merge conflict's marker; resolve the conflict"
  /// The same as a clause.
  package static let message = "this is \(object)"
}

extension TextScanner {
  /// Whether the text goes on with a merge conflict's marker.
  package var isAtMergeMarker: Bool { MergeMarker.all.contains { isAt($0) } }
}

/// Follows the merge conflicts of a text that is read line by line: of their sides the first is read.
package struct MergeConflict {
  private var isOpen = false
  /// Whether the rest of the text was searched for the end of a conflict, and has none.
  private var hasNoMoreEnds = false

  /// Starts outside of any conflict.
  package init() {}

  /// Whether a line is one of a conflict's: its start, or what follows that.
  package func hasMarker(at scanner: TextScanner) -> Bool {
    scanner.isAt(MergeMarker.start) || isOpen && scanner.isAtMergeMarker
  }

  /// Steps to the end of a marker's line, and over the sides that are not read.
  ///
  /// - Returns: Whether the marker is reported: the others of its conflict are not.
  package mutating func skipMarker(_ scanner: inout TextScanner) -> Bool {
    let isStart = scanner.isAt(MergeMarker.start)
    let isTold = isStart || !isOpen
    if isOpen, !isStart, !scanner.isAt(MergeMarker.end) {
      var ahead = scanner
      // A conflict without an end does not count: the text is not searched for it again and again.
      isOpen = !hasNoMoreEnds && ahead.skip(to: "\n\(MergeMarker.end)")
      hasNoMoreEnds = !isOpen
      if isOpen { scanner.offset = ahead.offset + 1 }
    }
    isOpen = isStart || isOpen && !scanner.isAt(MergeMarker.end)
    scanner.skip { $0 != 0x0A && $0 != 0x0D }
    return isTold
  }
}
