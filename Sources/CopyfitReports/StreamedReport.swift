/// A report that is written piece by piece, so that a long one is never in memory as a whole.
public protocol StreamedReport: Sendable {
  /// Writes the report.
  ///
  /// - Parameter output: Takes the pieces in their order.
  /// - Throws: What `output` throws, which ends the writing.
  func write<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure)
}

extension StreamedReport {
  /// The whole report; what is not empty ends with a line end.
  public var text: String {
    var text = ""
    write { text += $0 }
    return text
  }
}

/// Joins small pieces of a report to blocks.
struct PieceBuffer {
  /// How many bytes make a block.
  static let blockSize = 1 << 16

  private var text = ""

  /// Takes a piece, and hands on what has become a block.
  mutating func add<Failure: Error>(
    _ piece: String, to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    text += piece
    if text.utf8.count >= Self.blockSize { try flush(to: output) }
  }

  /// Hands on what is left.
  mutating func flush<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    guard !text.isEmpty else { return }
    try output(text)
    text.removeAll(keepingCapacity: true)
  }
}
