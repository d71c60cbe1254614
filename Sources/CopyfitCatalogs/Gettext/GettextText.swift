internal import CopyfitSourceText
internal import Foundation

/// Decodes the bytes of a gettext catalog as its header says.
enum GettextText {
  /// The text of a PO file.
  ///
  /// It is taken for UTF-8 unless its header names another encoding that is known.
  static func decode(_ bytes: [UInt8]) -> SourceText {
    let text = SourceText(decoding: bytes)
    guard !text.hasByteOrderMark, let encoding = encoding(in: bytes),
      let string = String(data: Data(bytes), encoding: encoding)
    else { return text }
    return SourceText(decoding: Array(string.utf8))
  }

  /// A string of an MO file, whose header is known by then.
  static func decode(_ bytes: ArraySlice<UInt8>, in encoding: String.Encoding?) -> String? {
    guard let encoding else { return String(validating: bytes, as: UTF8.self) }
    return String(data: Data(bytes), encoding: encoding)
  }

  /// The encoding that a header names; `nil` for UTF-8, its part ASCII, and what is not known.
  static func encoding(in bytes: [UInt8]) -> String.Encoding? {
    var scanner = TextScanner(bytes)
    guard scanner.skip(to: "charset=") else { return nil }
    scanner.skip("charset=")
    let start = scanner.offset
    scanner.skip {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
    }
    return encodings[scanner.string(start..<scanner.offset).uppercased()]
  }

  /// The encodings by the names that they have in headers, those that Foundation decodes everywhere.
  private static let encodings: [String: String.Encoding] = [
    "ISO-8859-1": .isoLatin1, "ISO8859-1": .isoLatin1, "LATIN1": .isoLatin1,
    "ISO-8859-2": .isoLatin2, "ISO8859-2": .isoLatin2,
    "CP1250": .windowsCP1250, "WINDOWS-1250": .windowsCP1250,
    "CP1251": .windowsCP1251, "WINDOWS-1251": .windowsCP1251,
    "CP1252": .windowsCP1252, "WINDOWS-1252": .windowsCP1252,
    "CP1253": .windowsCP1253, "WINDOWS-1253": .windowsCP1253,
    "CP1254": .windowsCP1254, "WINDOWS-1254": .windowsCP1254,
  ]
}
