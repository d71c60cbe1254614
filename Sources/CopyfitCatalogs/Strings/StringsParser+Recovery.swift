internal import CopyfitSourceText

/// Reading beyond faults, so that one fault hides neither the other texts nor the other faults of a file.
extension StringsParser {
  /// Keeps an entry whose only fault is that its `;` is missing.
  ///
  /// - Returns: Whether it is kept.
  mutating func keepEntry(despite error: StringsSyntaxError, of key: String) -> Bool {
    guard error.reason == .missingSemicolon, mayResume else { return false }
    // Reading does not end at these faults. One more than the limit is kept, to show where the unlisted ones begin.
    if faults.count > CatalogProblem.maximumPerKind {
      countedFaults += 1
    } else {
      add(error, of: key, lost: error.offset..<error.offset)
    }
    // A comment after the value may describe the next entry.
    if let end = comment?.end, end <= error.offset { comment = nil }
    return true
  }

  /// Goes on at the next line that starts like an entry.
  ///
  /// - Returns: Whether reading goes on.
  mutating func resume(
    after error: StringsSyntaxError, in key: String, from start: Int
  ) -> Bool {
    guard mayResume, error.reason != .tooDeep else { return false }
    // A text that is never closed has no next line.
    let isAtEnd = error.reason == .unclosedText && scanner.isAtEnd
    skip(from: start, toEnd: isAtEnd)
    add(error, of: key, lost: start..<scanner.offset)
    return true
  }

  /// Goes on after a byte at which the system would stop if it did not reject the file for an earlier fault.
  ///
  /// - Returns: Whether there is an earlier fault.
  mutating func resume(after stop: StringsStop) -> Bool {
    guard mayResume, !faults.isEmpty else { return false }
    skip(from: stop.offset, toEnd: stop.reason == .unclosedKey)
    faults.append(
      StringsFault(
        message: stop.message, offset: stop.offset, lost: stop.offset..<scanner.offset))
    return true
  }

  /// Adds a comment that is never closed to earlier faults, if it hides entries.
  ///
  /// - Returns: Whether there is an earlier fault.
  mutating func addFault(for comment: StringsStop) -> Bool {
    guard !faults.isEmpty else { return false }
    let lost = (comment.offset + 2)..<scanner.utf8.count
    if StringsRecovery.entries(in: scanner.utf8, from: lost.lowerBound) > 0 {
      faults.append(StringsFault(message: comment.message, offset: comment.offset, lost: lost))
    }
    return true
  }

  /// Whether reading may go on; entries in brackets belong to the value around them.
  private var mayResume: Bool { readsOnAfterFaults && depth == 0 }

  private mutating func add(_ error: StringsSyntaxError, of key: String, lost: Range<Int>) {
    faults.append(
      StringsFault(message: error.message(of: key), offset: error.offset, key: key, lost: lost))
  }

  /// Skips the line at an offset, and all further lines that do not start like an entry.
  ///
  /// The whole rest is skipped if many faults would make reading slow.
  private mutating func skip(from start: Int, toEnd: Bool) {
    let furthest = scanner.offset
    forget(from: start)
    scanner.offset = start
    skipLine()
    bytesReadTwice += max(0, furthest - scanner.offset)
    if toEnd || faults.count >= CatalogProblem.maximumPerKind
      || bytesReadTwice > scanner.utf8.count
    {
      scanner.offset = scanner.utf8.count
    }
    while skipToToken(), !StringsRecovery(scanner).isAtEntryLine {
      skipLine()
      comment = nil
    }
  }

  private mutating func skipLine() { scanner.skip { $0 != 0x0A && $0 != 0x0D } }

  /// Forgets what was noted in an entry that is not kept.
  private mutating func forget(from start: Int) {
    escapes.removeSubrange(escapesWithKey...)
    doubleComments.forget(from: start)
    if let comment = unclosedComment, comment >= start { unclosedComment = nil }
    (comment, lineOfSemicolon) = (nil, nil)
  }
}

extension StringsSyntaxError {
  /// The fault of the entry with a key and its fix, in one clause.
  fileprivate func message(of key: String) -> String {
    reason == .missingSemicolon
      ? "a ';' is missing here, after the value of \(key.quoted); add it"
      : "in the entry of \(key.quoted), \(message)"
  }
}
