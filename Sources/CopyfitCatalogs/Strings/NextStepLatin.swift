/// NextStep's encoding, which octal escapes in `.strings` files use.
///
/// Source: Core Foundation's `kCFStringEncodingNextStepLatin`, which maps 0xFE and 0xFF, undefined in the encoding, to
/// U+0000.
enum NextStepLatin {
  /// The character of a code.
  static func scalar(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : upperHalf[Int(code) - 0x80]
  }

  private static let upperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
      + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëì" + "ÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{0}\u{0}")
      .unicodeScalars)
}
