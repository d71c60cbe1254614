/// The content of a text file: decoded to UTF-8, with lines and columns for its offsets.
public struct SourceText: Hashable, Sendable {
  /// The text in valid UTF-8, without a byte order mark; malformed bytes are U+FFFD.
  public let utf8: [UInt8]
  /// The encoding of the file.
  public let encoding: TextEncoding
  /// Whether the file has a byte order mark.
  public let hasByteOrderMark: Bool
  /// The offset in `utf8` of the first malformed bytes; `nil` without any.
  public let firstInvalidOffset: Int?
  private let lines: LineIndex

  /// Decodes a file's bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(decoding bytes: [UInt8]) {
    let mark = TextEncoding.byteOrderMark(of: bytes)
    let encoding = mark?.encoding ?? TextEncoding.guess(from: bytes)
    let decoded = encoding.decode(bytes[(mark?.length ?? 0)...])
    self.utf8 = decoded.utf8
    self.encoding = encoding
    self.hasByteOrderMark = mark != nil
    self.firstInvalidOffset = decoded.firstInvalid
    self.lines = LineIndex(decoded.utf8)
  }

  /// The line and column of an offset in `utf8`, including its end.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: utf8)
  }

  /// The range of a line's bytes in `utf8`, with its line end; `nil` without such a line.
  ///
  /// - Parameter line: The number of the line, counted from 1.
  package func range(ofLine line: Int) -> Range<Int>? { lines.range(ofLine: line, in: utf8) }

  /// The offset of a place in `utf8`; the end of its line if the line is shorter, and `nil` without such a line.
  ///
  /// - Complexity: O(log *n*) for *n* bytes.
  package func offset(of place: SourcePosition) -> Int? { lines.offset(of: place, in: utf8) }

  /// The text in a range of offsets in `utf8`, which must not divide a character.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// Whether a range of offsets in `utf8` has only ASCII's white space.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package func isBlank(_ range: Range<Int>) -> Bool {
    utf8[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// The place after the last character.
  public var end: SourcePosition { position(at: utf8.count) }
}
