/// A report that is written piece by piece, so that a long one is never in memory completely.
public protocol StreamedReport: Sendable {
  /// Writes the report.
  ///
  /// - Parameter output: Receives the pieces in their order.
  /// - Throws: The error of `output`, which ends the writing.
  func write<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure)
}

extension StreamedReport {
  /// The whole report; it ends with a line end unless it is empty.
  public var text: String {
    var text = ""
    write { text += $0 }
    return text
  }
}

/// Joins small pieces of a report into blocks.
struct PieceBuffer {
  /// The size of a block, in bytes.
  static let blockSize = 1 << 16

  private var text = ""

  /// Adds a piece, and passes on a complete block.
  mutating func add<Failure: Error>(
    _ piece: String, to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    text += piece
    if text.utf8.count >= Self.blockSize { try flush(to: output) }
  }

  /// Passes on the rest.
  mutating func flush<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard !text.isEmpty else { return }
    try output(text)
    text.removeAll(keepingCapacity: true)
  }
}
