import CopyfitUnicode
import Testing

/// Script and region come from the language subtags, not from extensions.
@Test(
  arguments: [
    ("zh-Hant-HK", "Hant", "HK"), ("zh_HK", nil, "HK"), ("es-419", nil, "419"), ("de", nil, nil),
    ("zh-Hant-HK-u-lb-strict", "Hant", "HK"), ("ja@lb=loose", nil, nil), ("", nil, nil),
    ("ar-u-nu-latn", nil, nil), ("ar-EG-u-nu-latn", nil, "EG"), ("sr_Latn_RS", "Latn", "RS"),
    ("en-x-Hans-us", nil, nil),
  ] as [(String, String?, String?)])
func subtags(_ name: String, _ script: String?, _ region: String?) {
  let locale = LocaleIdentifier(name)
  #expect(locale.script == script)
  #expect(locale.region == region)
}

/// Options of line breaking are kept in both spellings.
@Test(arguments: [
  ("ja@lb=strict", "ja-u-lb-strict"), ("ja_JP@lb=loose", "ja-JP-u-lb-loose"),
  ("ja-u-lb-normal", "ja-u-lb-normal"), ("ja@lw=phrase", "ja-u-lw-phrase"),
  ("en@ss=standard", "en-u-ss-standard"),
])
func breakingOptions(_ name: String, _ tag: String) {
  #expect(LocaleIdentifier(name).tag == tag)
}

/// Modifiers of POSIX may be scripts.
@Test(arguments: [
  ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"), ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"),
  ("ca@valencia", "ca-valencia"), ("@latin", "und-Latn"),
])
func modifiers(_ name: String, _ tag: String) {
  #expect(LocaleIdentifier(name).tag == tag)
}

/// A subtag that ICU would treat as a variant is kept.
@Test(arguments: [
  ("xx_yy_zz_bad", "xx-yy-zz-bad"), ("pt_BR", "pt-BR"), ("en_US_POSIX", "en-US-u-va-posix"),
])
func partsThatMeanNothing(_ name: String, _ tag: String) {
  #expect(LocaleIdentifier(name).tag == tag)
}
