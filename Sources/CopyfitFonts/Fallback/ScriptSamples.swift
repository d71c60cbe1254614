internal import CopyfitUnicode

/// Letters that show whether a font covers a script.
enum ScriptSamples {
  /// The scripts of a locale.
  static func scripts(of locale: LocaleIdentifier) -> [Script] {
    let code = locale.maximized.script ?? "Zyyy"
    let codes =
      switch code {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang", "Hani"]
      case "Hans", "Hant": ["Hani"]
      case "Aran": ["Arab"]
      default: [code]
      }
    return codes.map { Script(code: $0) }
  }

  /// Sample letters of a script; empty if it has none.
  static func sample(of script: Script) -> [Unicode.Scalar] {
    if let known = samples[script.code] { return Array(known.unicodeScalars) }
    return firstLetter(of: script).map { [$0] } ?? []
  }

  /// The first letter of a script, for rarely used scripts.
  private static func firstLetter(of script: Script) -> Unicode.Scalar? {
    guard ScriptNames.name(of: script.code) != nil else { return nil }
    let planes = [0x0530...0xABFF, 0x10000...0x1FFFF]
    return planes.lazy.flatMap { $0 }.lazy
      .compactMap { Unicode.Scalar(UInt32($0)) }
      .first { scalar in
        let properties = CharacterProperties(of: scalar)
        return properties.isAlphabetic && properties.script == script
      }
  }

  private static let samples: [String: String] = [
    "Arab": "ابت", "Armn": "աբգ", "Beng": "কখগ", "Bopo": "ㄅㄆ", "Brai": "\u{2801}", "Cans": "ᐁᐂ",
    "Cher": "ᎠᎡ", "Cyrl": "абв", "Deva": "कखग", "Ethi": "ሀለ", "Geor": "აბგ", "Grek": "αβγ",
    "Gujr": "કખગ", "Guru": "ਕਖਗ", "Hang": "가나한", "Hani": "一人中", "Hans": "一人中",
    "Hant": "一人中", "Hebr": "אבג", "Hira": "あいう", "Hrkt": "あア", "Jpan": "一あア", "Kana": "アイウ",
    "Khmr": "កខគ", "Knda": "ಕಖಗ", "Kore": "가나한", "Laoo": "ກຂຄ", "Latn": "abc", "Mlym": "കഖഗ",
    "Mong": "ᠠᠡ", "Mymr": "ကခဂ", "Orya": "କଖଗ", "Sinh": "කඛග", "Syrc": "ܐܒ", "Taml": "கஙச",
    "Telu": "కఖగ", "Tfng": "ⴰⴱ", "Thaa": "ހށނ", "Thai": "กขค", "Tibt": "ཀཁག", "Yiii": "ꀀꀁ",
    "Zsye": "😀",
  ]
}
