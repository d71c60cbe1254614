internal import CCopyfitICU

/// Text in the charsets that came before Unicode, such as Shift_JIS or KOI8-R.
public enum LegacyText {
  /// The most bytes that are decoded at once: 64 MiB, the largest file that is read.
  private static let maximumLength = 64 << 20

  /// Bytes of a charset as UTF-8; a last character that is cut off is left out.
  ///
  /// - Parameters:
  ///   - bytes: The text in the charset, at most 64 MiB.
  ///   - charset: The charset's name as files write it; ICU knows which names mean the same.
  /// - Returns: `nil` where ICU has no such charset, or the bytes are no text in it.
  /// - Complexity: O(*n*) for *n* bytes.
  public static func utf8(decoding bytes: [UInt8], charset: String) -> [UInt8]? {
    guard !charset.isEmpty, bytes.count <= maximumLength else { return nil }
    // One byte gives a character of at most three, two may give two of them.
    let capacity = bytes.count * 4 + 16
    var isRead = false
    let utf8 = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let written = unsafe convert(bytes, charset, into: buffer)
      isRead = written >= 0
      count = max(0, Int(written))
    }
    return isRead && !holdsReplacement(utf8) ? utf8 : nil
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

  /// Whether U+FFFD stands for what is malformed.
  private static func holdsReplacement(_ utf8: [UInt8]) -> Bool {
    utf8.indices.contains {
      utf8[$0] == 0xEF && $0 + 2 < utf8.count && utf8[$0 + 1] == 0xBF && utf8[$0 + 2] == 0xBD
    }
  }
}
