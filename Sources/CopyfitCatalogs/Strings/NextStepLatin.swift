/// NextStep's encoding, in which octal escapes of `.strings` files are read.
///
/// Source: Core Foundation's `kCFStringEncodingNextStepLatin`; 0xFE and 0xFF, which the encoding leaves
/// undefined, come out as U+0000 there.
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
