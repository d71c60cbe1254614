/// The character set of old Macintosh name records.
///
/// Source: Unicode Consortium, *Mappings/VENDORS/APPLE/ROMAN.TXT*.
enum MacRoman {
  /// The text of some bytes.
  static func decode(_ bytes: [UInt8]) -> String {
    let scalars = bytes.map { $0 < 0x80 ? Unicode.Scalar($0) : upperHalf[Int($0) - 0x80] }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let upperHalf = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ\
    –—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)
}
