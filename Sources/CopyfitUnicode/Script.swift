/// A writing system, named by its ISO 15924 code as a big-endian tag (`Latn`).
public struct Script: RawRepresentable, Hashable, Sendable {
  /// The ISO 15924 code as a big-endian tag.
  public let rawValue: UInt32

  /// Creates a script from its code as a big-endian tag.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a script from a four-letter ISO 15924 code; any other text gives `unknown`.
  public init(code: String) {
    let bytes = Array(code.utf8)
    rawValue =
      bytes.count == 4 ? bytes.reduce(0) { $0 << 8 | UInt32($1) } : Script.unknown.rawValue
  }

  /// The four-letter ISO 15924 code.
  public var code: String {
    String(
      String.UnicodeScalarView([24, 16, 8, 0].compactMap { Unicode.Scalar(rawValue >> $0 & 0xFF) }))
  }

  /// Characters that several scripts use (`Zyyy`).
  public static let common = Script(rawValue: 0x5A79_7979)  // Zyyy
  /// Marks that inherit the script of their base character (`Zinh`).
  public static let inherited = Script(rawValue: 0x5A69_6E68)  // Zinh
  static let latin = Script(rawValue: 0x4C61_746E)  // Latn
  /// Chinese characters (`Hani`).
  public static let han = Script(rawValue: 0x4861_6E69)  // Hani
  /// The Japanese syllabary for inflections (`Hira`).
  public static let hiragana = Script(rawValue: 0x4869_7261)  // Hira
  /// Characters without a known script (`Zzzz`).
  public static let unknown = Script(rawValue: 0x5A7A_7A7A)  // Zzzz
}

extension Script: CustomStringConvertible {
  /// The ISO 15924 code, such as `Latn`.
  public var description: String { code }
}
