/// A four-character name of a font table or a variation axis, such as `hhea` or `wght`.
public struct FontTag: RawRepresentable, Hashable, Sendable {
  /// The four characters as a big-endian number.
  public let rawValue: UInt32

  /// Creates a tag from four characters as a big-endian number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension FontTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal of up to four characters, padded with spaces.
  public init(stringLiteral value: String) {
    precondition((1...4).contains(value.utf8.count), "a tag has one to four characters")
    self.init(padding: value.utf8)
  }

  private init(padding bytes: some Collection<UInt8>) {
    let spaces = Array(repeating: UInt8(ascii: " "), count: max(0, 4 - bytes.count))
    rawValue = (Array(bytes) + spaces).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension FontTag {
  /// Creates a tag from one to four printable ASCII characters, padded with spaces; `nil` for another name.
  public init?(name: String) {
    let bytes = Array(name.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    self.init(padding: bytes)
  }
}

extension FontTag: Comparable {
  /// Whether a tag comes before another one, by its bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontTag: CustomStringConvertible {
  /// The four characters.
  public var description: String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: rawValue >> $0)) }))
  }
}
