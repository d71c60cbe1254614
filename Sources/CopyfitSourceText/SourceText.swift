/// A text file's content: decoded to UTF-8, with lines and columns for its offsets.
public struct SourceText: Hashable, Sendable {
  /// The text in well-formed UTF-8, without a byte order mark; what could not be decoded is U+FFFD.
  public let utf8: [UInt8]
  /// What the file was encoded in.
  public let encoding: TextEncoding
  /// Whether the file said so itself.
  public let hasByteOrderMark: Bool
  /// Where the first byte sequence stands that is not text in the encoding; `nil`: all is.
  public let firstInvalid: SourcePosition?
  private let lines: LineIndex

  /// Decodes a file's bytes.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(decoding bytes: [UInt8]) {
    let mark = TextEncoding.byteOrderMark(of: bytes)
    let encoding = mark?.encoding ?? TextEncoding.guess(from: bytes)
    let decoded = encoding.decode(bytes[(mark?.length ?? 0)...])
    let lines = LineIndex(decoded.utf8)
    self.utf8 = decoded.utf8
    self.encoding = encoding
    self.hasByteOrderMark = mark != nil
    self.firstInvalid = decoded.firstInvalid.map { lines.position(at: $0, in: decoded.utf8) }
    self.lines = lines
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
