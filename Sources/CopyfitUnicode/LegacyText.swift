internal import CCopyfitICU

/// Decodes text in charsets older than Unicode, such as Shift_JIS or KOI8-R.
public enum LegacyText {
  /// The maximum number of bytes that are decoded at once: 128 MiB, the maximum size of a file.
  private static let maximumLength = 128 << 20

  /// Decodes bytes of a charset to UTF-8; an incomplete last character is left out.
  ///
  /// - Parameters:
  ///   - bytes: The text in the charset, at most 128 MiB.
  ///   - charset: The charset's name as written in files; ICU resolves aliases.
  /// - Returns: `nil` if ICU has no such charset, or the bytes are invalid in it.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func utf8(decoding bytes: [UInt8], charset: String) -> [UInt8]? {
    guard !charset.isEmpty, bytes.count <= maximumLength else { return nil }
    // One byte gives at most three bytes of UTF-8, and two bytes may give two such characters.
    let capacity = bytes.count * 4 + 16
    var isRead = false
    let utf8 = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let written = unsafe convert(bytes, charset, into: buffer)
      isRead = written >= 0
      count = max(0, Int(written))
    }
    return isRead && !holdsReplacement(utf8, of: bytes) ? utf8 : nil
  }

  private static func convert(
    _ bytes: [UInt8], _ charset: String, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int32 {
    unsafe bytes.withUnsafeBytes { source in
      let target = UnsafeMutableRawBufferPointer(buffer)
      guard let from = unsafe source.bindMemory(to: CChar.self).baseAddress,
        let to = unsafe target.bindMemory(to: CChar.self).baseAddress
      else { return 0 }
      return unsafe copyfit_icu_to_utf8(
        charset, from, Int32(bytes.count), to, Int32(buffer.count))
    }
  }

  /// Whether the result contains U+FFFD, which replaces malformed bytes, or more U+001A than the text has itself,
  /// which replaces single bytes in some charsets.
  ///
  /// Source: ICU, `ucnv_cbToUWriteSub`.
  private static func holdsReplacement(_ utf8: [UInt8], of bytes: [UInt8]) -> Bool {
    if utf8.count(where: { $0 == substitute }) > bytes.count(where: { $0 == substitute }) {
      return true
    }
    return utf8.indices.contains {
      utf8[$0] == 0xEF && $0 + 2 < utf8.count && utf8[$0 + 1] == 0xBF && utf8[$0 + 2] == 0xBD
    }
  }

  /// The control character that stands for a character which a charset lacks.
  private static let substitute: UInt8 = 0x1A
}
