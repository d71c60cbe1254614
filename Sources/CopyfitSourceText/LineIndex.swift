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
    let bytes = unsafe utf8.span.bytes
    for start in stride(from: 0, to: utf8.count, by: Self.blockSize) {
      scalarsBefore.append(scalars)
      linesBefore.append(UInt32(lineStarts.count - 1))
      let end = min(start + Self.blockSize, utf8.count)
      var offset = start
      while offset < end {
        let count = min(8, end - offset)
        let word = count == 8 ? bytes.word(at: offset) : bytes.lastWord(from: offset)
        scalars &+= UInt32(count - word.continuationBytes)
        if count < 8 || word.mayEndLine {
          for end in offset..<(offset + count) where Self.endsLine(at: end, in: utf8) {
            lineStarts.append(UInt32(end) + 1)
          }
        }
        offset += 8
      }
    }
    self.lineStarts = lineStarts
    self.scalarsBefore = scalarsBefore
    self.linesBefore = linesBefore
  }

  /// Whether a line ends with the byte at an offset.
  private static func endsLine(at offset: Int, in utf8: [UInt8]) -> Bool {
    switch utf8[offset] {
    case 0x0A: true
    case 0x0D: offset + 1 == utf8.count || utf8[offset + 1] != 0x0A
    default: false
    }
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

  /// The range of a line's bytes in the `utf8` that was indexed, with its line end; `nil` without such a line.
  ///
  /// - Parameter line: The number of the line, counted from 1.
  package func range(ofLine line: Int, in utf8: [UInt8]) -> Range<Int>? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let end = line < lineStarts.count ? Int(lineStarts[line]) : utf8.count
    return Int(lineStarts[line - 1])..<end
  }

  /// The offset of a place in the `utf8` that was indexed; the end of its line if the line is shorter, and `nil` without
  /// such a line.
  ///
  /// - Complexity: O(log *n*) for *n* bytes.
  package func offset(of place: SourcePosition, in utf8: [UInt8]) -> Int? {
    guard let line = range(ofLine: place.line, in: utf8) else { return nil }
    let wanted = scalars(before: line.lowerBound, in: utf8) + max(0, place.column - 1)
    // The last block with too few scalars before it.
    var (low, high) = (0, scalarsBefore.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(scalarsBefore[middle]) <= wanted { low = middle } else { high = middle }
    }
    var offset = max(line.lowerBound, low * Self.blockSize)
    var count = scalars(before: offset, in: utf8)
    while offset < line.upperBound {
      if utf8[offset] & 0xC0 != 0x80 {
        if count == wanted { return offset }
        count += 1
      }
      offset += 1
    }
    return line.upperBound
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
    if block + 1 < scalarsBefore.count,
      scalarsBefore[block + 1] - scalarsBefore[block] == Self.blockSize
    {
      // Each byte of the block is a scalar.
      return Int(scalarsBefore[block]) + offset - block * Self.blockSize
    }
    let rest = utf8[(block * Self.blockSize)..<offset]
    return rest.reduce(Int(scalarsBefore[block])) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }
}

/// Eight bytes of UTF-8.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The number of bytes that continue a character: the first bit is set, the second is not.
  fileprivate var continuationBytes: Int { (self >> 7 & ~(self >> 6) & Self.ones).nonzeroBitCount }

  /// Whether a byte is less than 14, as those that end lines are.
  fileprivate var mayEndLine: Bool { (self &- 0x0E * Self.ones) & ~self & (0x80 * Self.ones) != 0 }
}
