/// A text file's content: decoded to UTF-8, with lines and columns for its offsets.
public struct SourceText: Hashable, Sendable {
  /// The text in well-formed UTF-8, without a byte order mark; what could not be decoded is U+FFFD.
  public let utf8: [UInt8]
  /// What the file was encoded in.
  public let encoding: TextEncoding
  /// Whether the file said so itself.
  public let hasByteOrderMark: Bool
  /// The offset in `utf8` of the first thing that was not text in the encoding; `nil`: all was.
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

  /// The line and column of an offset into `utf8`, its end included.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: utf8)
  }

  /// The text of a range of offsets into `utf8`, which must not cut a character.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }

  /// The place after the last character.
  public var end: SourcePosition { position(at: utf8.count) }
}
