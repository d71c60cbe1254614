/// Converts offsets in a text's UTF-8 to lines and columns.
///
/// Lines end at LF, CR LF and CR, as in editors. The index takes one pass over the text. Each lookup after it is fast,
/// even if the whole text is one line.
public struct LineIndex: Hashable, Sendable {
  /// The offsets of line starts in ascending order; the first is 0.
  private let lineStarts: [UInt32]
  /// The number of scalars that start before each block of `blockSize` bytes.
  private let scalarsBefore: [UInt32]
  /// The number of lines that end before each block.
  private let linesBefore: [UInt32]
  private static let blockSize = 64

  /// Indexes a UTF-8 text of less than 4 GiB.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ utf8: [UInt8]) {
    var lineStarts: [UInt32] = [0]
    var scalarsBefore: [UInt32] = []
    var linesBefore: [UInt32] = []
    scalarsBefore.reserveCapacity(utf8.count / Self.blockSize + 1)
    linesBefore.reserveCapacity(utf8.count / Self.blockSize + 1)
    var scalars: UInt32 = 0
    let bytes = utf8.span
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      scalarsBefore.append(scalars)
      linesBefore.append(UInt32(lineStarts.count - 1))
      for offset in start..<min(start + Self.blockSize, bytes.count) {
        let byte = bytes[offset]
        if byte & 0xC0 != 0x80 { scalars &+= 1 }
        // Few bytes are that small.
        guard byte <= 0x0D else { continue }
        let isCarriageReturn =
          byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if byte == 0x0A || isCarriageReturn { lineStarts.append(UInt32(offset) + 1) }
      }
    }
    self.lineStarts = lineStarts
    self.scalarsBefore = scalarsBefore
    self.linesBefore = linesBefore
  }

  /// The line and column of an offset in the `utf8` that was indexed, including its end.
  ///
  /// - Complexity: O(1).
  public func position(at offset: Int, in utf8: [UInt8]) -> SourcePosition {
    let offset = min(max(0, offset), utf8.count)
    let line = lineNumber(at: offset)
    let start = Int(lineStarts[line])
    let column = scalars(before: offset, in: utf8) - scalars(before: start, in: utf8)
    return SourcePosition(line: line + 1, column: column + 1)
  }

  /// The index of the last line that starts at or before an offset.
  private func lineNumber(at offset: Int) -> Int {
    guard !linesBefore.isEmpty else { return 0 }
    var line = Int(linesBefore[min(offset / Self.blockSize, linesBefore.count - 1)])
    while line + 1 < lineStarts.count, Int(lineStarts[line + 1]) <= offset { line += 1 }
    return line
  }

  private func scalars(before offset: Int, in utf8: [UInt8]) -> Int {
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    guard block >= 0 else { return 0 }
    let rest = utf8[(block * Self.blockSize)..<offset]
    return rest.reduce(Int(scalarsBefore[block])) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }
}
