/// Splits the input into lines; stores at most one unfinished line.
struct LineSplitter {
  /// A line to answer.
  struct Line: Hashable {
    /// Its range in `bytes`, without its end; for a line that is too long, only its beginning.
    var range: Range<Int>
    /// The line's number, counted from 1, including blank lines.
    var number: Int
    var isTooLong = false
  }

  /// The input that is not answered yet; reads append to it.
  var bytes: [UInt8] = []
  /// The complete lines.
  private(set) var lines: [Line] = []
  private var lineStart = 0
  private var scanned = 0
  private var number = 1
  /// Whether the current line was already answered because it is too long.
  private var isSkipping = false
  /// Whether the input may still begin with a byte order mark.
  private var isAtStart = true

  /// Finds the lines in the appended `bytes`; at the end, the last line needs no line end.
  mutating func split(atEnd: Bool = false) {
    if isAtStart {
      if bytes.count < Self.byteOrderMark.count, Self.byteOrderMark.starts(with: bytes), !atEnd {
        return
      }
      if bytes.starts(with: Self.byteOrderMark) { bytes.removeFirst(Self.byteOrderMark.count) }
      isAtStart = false
    }
    while let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
      finishLine(at: end)
      number += 1
      lineStart = end + 1
      scanned = end + 1
    }
    scanned = bytes.count
    if isSkipping {
      lineStart = bytes.count
    } else if bytes.count - lineStart > RequestLimits.lineLength {
      finishLine(at: bytes.count)
      isSkipping = true
      lineStart = bytes.count
    } else if atEnd {
      finishLine(at: bytes.count)
      lineStart = bytes.count
    }
  }

  private mutating func finishLine(at end: Int) {
    guard !isSkipping else {
      isSkipping = false
      return
    }
    let range = lineStart..<end
    if range.count > RequestLimits.lineLength {
      let beginning = range.prefix(RequestLimits.lineLength)
      lines.append(Line(range: beginning, number: number, isTooLong: true))
    } else if !bytes[range].allSatisfy(Self.isSpace) {
      lines.append(Line(range: range, number: number))
    }
  }

  /// RFC 8259 allows a reader to ignore it.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Removes the answered lines and their bytes.
  mutating func removeLines() {
    lines.removeAll(keepingCapacity: true)
    bytes.removeSubrange(..<lineStart)
    scanned -= lineStart
    lineStart = 0
  }
}
