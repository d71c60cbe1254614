/// Reads a text from start to end, byte by byte.
///
/// It knows no grammar and never fails: at the end there is no byte, and steps have no effect.
public struct TextScanner: Sendable {
  /// The text in UTF-8.
  public let utf8: [UInt8]
  /// The offset of the next byte, at most the text's length.
  public var offset: Int

  /// Starts reading at an offset.
  public init(_ utf8: [UInt8], at offset: Int = 0) {
    self.utf8 = utf8
    self.offset = min(max(0, offset), utf8.count)
  }

  /// Whether nothing is left to read.
  @inlinable
  public var isAtEnd: Bool { offset >= utf8.count }

  /// The next byte, or `nil` at the end.
  @inlinable
  public var byte: UInt8? { offset < utf8.count ? utf8[offset] : nil }

  /// The byte `distance` bytes after the next one, or `nil` beyond the end.
  @inlinable
  public func byte(ahead distance: Int) -> UInt8? {
    offset + distance < utf8.count ? utf8[offset + distance] : nil
  }

  /// The next character, U+FFFD if the text is malformed, or `nil` at the end.
  public var scalar: Unicode.Scalar? {
    String(decoding: utf8[offset..<min(offset + 4, utf8.count)], as: UTF8.self).unicodeScalars.first
  }

  /// Whether `literal` is next.
  @inlinable
  public func isAt(_ literal: String) -> Bool {
    var place = offset
    for byte in literal.utf8 {
      guard place < utf8.count, utf8[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Skips bytes, at most to the end.
  @inlinable
  public mutating func advance(by count: Int = 1) {
    offset = min(offset + count, utf8.count)
  }

  /// Skips `literal` if it is next.
  @discardableResult
  @inlinable
  public mutating func skip(_ literal: String) -> Bool {
    guard isAt(literal) else { return false }
    offset += literal.utf8.count
    return true
  }

  /// Skips all bytes up to the first that does not meet the condition.
  @inlinable
  public mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < utf8.count, condition(utf8[offset]) { offset += 1 }
  }

  /// Moves to the next occurrence of `literal`, or to the end.
  ///
  /// - Returns: Whether it was found.
  @discardableResult
  @inlinable
  public mutating func skip(to literal: String) -> Bool {
    guard let first = literal.utf8.first else { return true }
    while offset < utf8.count {
      if utf8[offset] == first, isAt(literal) { return true }
      offset += 1
    }
    return false
  }

  /// The text between two offsets.
  public func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[range], as: UTF8.self)
  }
}
