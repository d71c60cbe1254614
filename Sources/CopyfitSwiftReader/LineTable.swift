/// Converts offsets in a text to lines and columns.
struct LineTable {
  private let bytes: [UInt8]
  /// The offset of each line's start.
  private let starts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and column of an offset, both counted from 1, the column in Unicode scalars.
  func place(at offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = bytes[starts[low]..<max(starts[low], min(offset, bytes.count))]
    return (low + 1, 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}
