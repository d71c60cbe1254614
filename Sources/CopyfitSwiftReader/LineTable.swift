/// Converts offsets in a text to lines and columns.
struct LineTable {
  private let bytes: [UInt8]
  /// The offset of each line's start.
  private let starts: [Int]
  /// The number of Unicode scalars that begin before each multiple of `step`; a line may have millions of them.
  private let counts: [Int]

  private static let step = 256

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.step) {
      let count = bytes[start..<min(start + Self.step, bytes.count)].count(where: Self.beginsScalar)
      counts.append((counts.last ?? 0) + count)
    }
    self.counts = counts
  }

  /// The line and column of an offset, both counted from 1, the column in Unicode scalars.
  ///
  /// - Complexity: O(log *n*) for *n* lines.
  func place(at offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let end = max(starts[low], min(offset, bytes.count))
    return (low + 1, 1 + count(before: end) - count(before: starts[low]))
  }

  /// The number of Unicode scalars that begin before an offset.
  private func count(before offset: Int) -> Int {
    let block = offset / Self.step
    return counts[block]
      + bytes[block * Self.step..<offset].count(where: Self.beginsScalar)
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
